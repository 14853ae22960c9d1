#!/usr/bin/env python3
"""Measures the game on a screen of its own, and prints one table with the timelines' and the rules' speed.

Times are medians of several starts; CPU time is that of the game's process, 100 % being one core.
"""
import argparse
import ctypes
import os
import platform
import re
import statistics
import subprocess
import time

import rest
import sizes
from game import Game, center
from screen import Screen
from sizes import first_frame, memory


class ClientMessage(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong),
                ("message_type", ctypes.c_ulong), ("format", ctypes.c_int),
                ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 12)]


class Hand:
    """Mouse and keys without a program in between, so that it can be timed."""

    def __init__(self, screen):
        self.screen = screen
        self.test = ctypes.CDLL("libXtst.so.6")
        pointer, number, whole = ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int
        self.test.XTestFakeMotionEvent.argtypes = [pointer, whole, whole, whole, number]
        self.test.XTestFakeButtonEvent.argtypes = [pointer, ctypes.c_uint, whole, number]
        self.test.XTestFakeKeyEvent.argtypes = [pointer, ctypes.c_uint, whole, number]
        screen.x.XStringToKeysym.restype = number
        screen.x.XStringToKeysym.argtypes = [ctypes.c_char_p]
        screen.x.XKeysymToKeycode.restype = ctypes.c_ubyte
        screen.x.XKeysymToKeycode.argtypes = [pointer, number]

    def move(self, x, y):
        self.test.XTestFakeMotionEvent(self.screen.display, -1, x, y, 0)
        self.screen.x.XSync(self.screen.display, 0)

    def button(self, is_down):
        self.test.XTestFakeButtonEvent(self.screen.display, 1, int(is_down), 0)
        self.screen.x.XSync(self.screen.display, 0)

    def close(self, window):
        """Sends what the window's close button sends."""
        x, display = self.screen.x, self.screen.display
        protocols, delete = (
            x.XInternAtom(display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
        message = ClientMessage(type=33, window=window, message_type=protocols, format=32)
        message.data[0] = delete
        x.XSendEvent.argtypes = [
            ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
        x.XSendEvent(display, window, 0, 0, ctypes.byref(message))
        x.XSync(display, 0)

    def key(self, name):
        symbol = self.screen.x.XStringToKeysym(name.encode())
        code = self.screen.x.XKeysymToKeycode(self.screen.display, symbol)
        for is_down in (1, 0):
            self.test.XTestFakeKeyEvent(self.screen.display, code, is_down, 0)
        self.screen.x.XSync(self.screen.display, 0)


def milliseconds(seconds):
    return 1_000 * statistics.median(seconds)


def usage(process, seconds, during=None):
    """Per cent of a core and wake-ups a second while `during` goes on, or while nothing happens."""
    cpu, count, began = rest.cpu(process), rest.wakeups(process), time.monotonic()
    while time.monotonic() - began < seconds:
        if during:
            during()
        else:
            time.sleep(0.1)
    passed = time.monotonic() - began
    return 100 * (rest.cpu(process) - cpu) / passed, (rest.wakeups(process) - count) / passed


def starts(bungle, screen, count=9):
    hand = Hand(screen)
    shown, gone = [], []
    data = os.path.join(screen.home.name, "data-start")
    for _ in range(count):
        seconds, _, process = first_frame(bungle, screen, data)
        shown.append(seconds)
        time.sleep(1)
        window = screen.hand("search", "--all", "--onlyvisible", "--pid", process.pid).split()[0]
        began = time.monotonic()
        hand.close(int(window))
        process.wait(10)
        gone.append(time.monotonic() - began)
        time.sleep(0.3)
    # The first start reads the program from the disk.
    return milliseconds(shown[1:]), milliseconds(gone[1:])


def latency(screen, part, act, rest_between=0.25, count=15):
    """From an event to the first changed pixel in a part of the screen, in seconds."""
    found = []
    for turn in range(count):
        time.sleep(rest_between)
        before = screen.grab(*part).pixels
        began = time.monotonic()
        act(turn)
        while time.monotonic() - began < 0.5:
            if screen.grab(*part).pixels != before:
                found.append(time.monotonic() - began)
                break
    return found


def play(bungle, screen, rows):
    hand = Hand(screen)
    with Game(bungle, screen, "--scene", "jungle") as game:
        layout = game.layout("jungle")
        lion, region = center(layout["home.lion"]), center(layout["region"])
        time.sleep(2)
        # A held animal follows the pointer; a short line across it is enough to see it move.
        hand.move(*game.at(*lion))
        hand.button(True)
        spots = [game.at(lion[0] + 60 + 40 * (turn % 2), lion[1]) for turn in range(2)]
        hand.move(*spots[0])
        x, y = game.at(*lion)
        dragged = latency(
            screen, (x - 20, y, 200, 1), lambda turn: hand.move(*spots[(turn + 1) % 2]))
        hand.move(*game.at(*lion))
        hand.button(False)
        time.sleep(3)

        def round_():
            hand.move(*game.at(*lion))
            hand.button(True)
            for step in range(1, 21):
                part = step / 20
                hand.move(*game.at(
                    lion[0] + (region[0] - lion[0]) * part, lion[1] + (region[1] - lion[1]) * part))
                time.sleep(1 / 60)
            hand.button(False)
            time.sleep(4)

        cpu, _ = usage(game.process, 20, round_)
        rows.append(("while rounds are played", f"{cpu:.1f} % of a core"))
        rows.append(("memory in play (PSS)", f"{memory(game.process):.0f} MiB"))
        screen.hand("windowminimize", game.window)
        time.sleep(6)
        cpu, count = usage(game.process, 15)
        rows.append(("minimised", f"{cpu:.2f} %, {count:.1f} wake-ups/s"))
    with Game(bungle, screen, "--scene", "hub") as game:
        time.sleep(3)
        x, y, width, height, _ = screen.geometry(game.window)
        # At rest, so that a frame is drawn for the event and not because something moves.
        keyed = latency(
            screen, (x, y + height // 2, width, 1),
            lambda turn: hand.key(("Right", "Left")[turn % 2]), rest_between=1.5)
    for name, found in (
            ("pointer to pixel, dragging at 60 frames a second", dragged),
            ("key to pixel, at rest", keyed)):
        if found:
            rows.append((name, f"{milliseconds(found):.1f} ms (n = {len(found)})"))


def timelines(path):
    """Each benchmark's name, measure, lowest, median and highest, out of its text tables."""
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
