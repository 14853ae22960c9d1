#!/usr/bin/env python3
"""Measures the game on a screen of its own, and prints one table with the timelines' and the rules' speed.

Times are medians of several starts; CPU time is that of the game's process, 100 % being one core.
"""
import argparse
import os
import platform
import re
import subprocess
import time

import in_play
import rest
import sizes
from game import Game
from in_play import XTest, latency, milliseconds, usage
from screen import Screen
from sizes import first_frame


def starts(bungle, screen, count=9):
    hand = XTest(screen)
    shown, gone = [], []
    data = os.path.join(screen.home.name, "data-start")
    for _ in range(count):
        seconds, _, process = first_frame(bungle, screen, data)
        shown.append(seconds)
        time.sleep(1)
        window = screen.xdotool("search", "--all", "--onlyvisible", "--pid", process.pid).split()[0]
        began = time.monotonic()
        hand.close(int(window))
        process.wait(10)
        gone.append(time.monotonic() - began)
        time.sleep(0.3)
    # The first start reads the program from the disk.
    return milliseconds(shown[1:]), milliseconds(gone[1:])


def play(bungle, screen, rows):
    dragged, share, used = in_play.measure(bungle, screen)
    rows.append(("pointer to pixel, dragging at 60 frames a second", f"{dragged:.1f} ms"))
    rows.append(("while rounds are played", f"{share:.1f} % of a core"))
    rows.append(("memory in play (PSS)", f"{used:.0f} MiB"))
    with Game(bungle, screen, "--scene", "jungle") as game:
        screen.xdotool("windowminimize", game.window)
        time.sleep(6)
        cpu, count = usage(game.process, 15)
        rows.append(("minimised", f"{cpu:.2f} %, {count:.1f} wake-ups/s"))
    hand = XTest(screen)
    with Game(bungle, screen, "--scene", "hub") as game:
        time.sleep(3)
        x, y, width, height, _ = screen.geometry(game.window)
        # The scene is at rest, so a frame is drawn only for the key.
        keyed = latency(
            screen, (x, y + height // 2, width, 1),
            lambda turn: hand.key(("Right", "Left")[turn % 2]), rest_between=1.5)
        rows.append(("key to pixel, at rest", f"{milliseconds(keyed):.1f} ms (n = {len(keyed)})"))


def timelines(path):
    """Reads benchmark tables: for each row the benchmark's name, the metric, lowest, median and highest."""
    rows, name, before = [], "", ""
    with open(path, encoding="utf-8") as file:
        for line in map(str.strip, file):
            cells = [cell.strip() for cell in line.split("│")[1:-1]]
            if line.startswith("╒"):
                name = before
            elif cells and cells[0] != "Metric":
                rows.append((name, cells[0], cells[1], cells[3], cells[7]))
            before = line
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bungle", default=".build/release/bungle", help="the game")
    parser.add_argument("--endurance", help="the program that plays without a window")
    parser.add_argument("--timelines", help="what the timelines' benchmark printed")
    options = parser.parse_args()
    bungle = os.path.abspath(options.bungle)
    rows = []
    screen = Screen()
    try:
        shown, gone = starts(bungle, screen)
        rows += [("start to first frame", f"{shown:.0f} ms"), ("closed to gone", f"{gone:.0f} ms")]
        play(bungle, screen, rows)
        rows += rest.rows(bungle, screen)
    finally:
        screen.close()
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        model = re.search(r"^model name\s*: (.*)", file.read(), re.M)
    print(f"{model[1] if model else platform.machine()}, {os.cpu_count()} cores")
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        print(f"{name:<{width}}  {value}")
    print("\nin larger windows")
    for row in sizes.rows(bungle, sizes.SCENES, 5):
        print(row)
    if options.endurance:
        print()
        for measure in ("speed", "seek"):
            print(subprocess.run(
                [options.endurance, measure], capture_output=True, text=True, check=True).stdout, end="")
    if options.timelines:
        print("\ntimelines: median (lowest to highest)")
        for name, metric, low, middle, high in timelines(options.timelines):
            print(f"{name}: {metric} {middle} ({low} to {high})")


if __name__ == "__main__":
    main()
