#!/usr/bin/env python3
"""Measures the start in windows of five sizes, as ratios to 1280×720 too, and memory and processor at rest.

Each number is the median of several starts, whose sizes and scenes take turns, so that a busy moment of the machine
meets all alike.
"""
import argparse
import os
import re
import statistics
import subprocess
import time

import rest
from screen import Screen

SIZES = [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160)]
SCENES = ("opening", "hub", "jungle", "hands", "win-or-lose", "simon-says")


def memory(process):
    """The process's proportional set size in MiB: its own memory, and its share of shared memory."""
    with open(f"/proc/{process.pid}/smaps_rollup", encoding="ascii") as file:
        return int(re.search(r"^Pss:\s+(\d+)", file.read(), re.M)[1]) / 1024


def first_frame(bungle, screen, data, size=(1280, 720), scene="opening"):
    """The seconds from the program's start to its first picture, its processor time in them, its process."""
    # A column of pixels: a row could cross a part of a scene that has a single colour.
    part = (screen.size[0] // 2 - 170, screen.size[1] // 2 - 330, 1, 660)
    before = screen.grab(*part).pixels
    began = time.monotonic()
    process = subprocess.Popen(
        [bungle, "--size", f"{size[0]}x{size[1]}", "--scene", scene, "--data", data], env=screen.env,
        stdout=subprocess.DEVNULL)
    while time.monotonic() - began < 10:
        now = screen.grab(*part).pixels
        # An empty window has a single colour.
        if now != before and len({now[i:i + 3] for i in range(0, len(now), 3)}) > 2:
            break
    return time.monotonic() - began, rest.cpu(process), process


def measure(bungle, screen, size, scene, watch):
    """Milliseconds and processor milliseconds to the first picture; after `watch` MiB and per cent of a core."""
    data = os.path.join(screen.home.name, "data-sizes")
    shown, used, process = first_frame(bungle, screen, data, size, scene)
    found = [1_000 * shown, 1_000 * used]
    if watch:
        time.sleep(4)
        spent, began = rest.cpu(process), time.monotonic()
        time.sleep(watch)
        found += [memory(process), 100 * (rest.cpu(process) - spent) / (time.monotonic() - began)]
    process.terminate()
    process.wait(10)
    time.sleep(0.2)
    return found


def rows(bungle, scenes, count):
    """Yields a table with a line for each scene and size."""
    screen = Screen(*SIZES[-1])
    try:
        found = {(scene, size): [] for scene in scenes for size in SIZES}
        for turn in range(count + 1):
            for scene, size in found:
                # The first start reads from the disk, so its time does not count; only its rest is measured.
                numbers = measure(bungle, screen, size, scene, 0 if turn else 3)
                found[scene, size].append(numbers)
    finally:
        screen.close()
    yield f"{'':24}  first frame (CPU), ms   beside 720p     PSS    a core at rest"
    for (scene, size), numbers in found.items():
        shown, used = (statistics.median(start[column] for start in numbers[1:]) for column in (0, 1))
        usual = statistics.median(start[0] for start in found[scene, SIZES[0]][1:])
        pss, core = numbers[0][2:]
        yield (f"{scene:12} {size[0]}×{size[1]:<6}  {shown:12.0f} ({used:.0f})   {shown / usual:13.2f}"
               f"   {pss:5.0f} MiB   {core:6.1f} %")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bungle", default=".build/release/bungle", help="the game")
    parser.add_argument("--scenes", nargs="+", default=SCENES, help="where to begin")
    parser.add_argument("--count", type=int, default=5, help="how many starts of each")
    options = parser.parse_args()
    for row in rows(os.path.abspath(options.bungle), options.scenes, options.count):
        print(row, flush=True)


if __name__ == "__main__":
    main()
