#!/usr/bin/env python3
"""Plays the whole game on a screen of its own, with a real mouse and real keys, and looks at the pixels.

Each test is a promise; its docstring is what is promised. Pictures of what was seen are left in --shots.
"""
import argparse
import contextlib
import multiprocessing
import os
import subprocess
import sys
import time
import traceback

import bad_input
import commands
import friend
import hands
import jungle
import recording
import records
import simon
import sound
import watch
import win_or_lose
import window
from screen import Screen

MODULES = {module.__name__: module for module in (
    hands, friend, window, simon, jungle, win_or_lose, recording, watch, sound, records, commands, bad_input)}


class Context:
    def __init__(self, bungle, screen, shots):
        self.bungle, self.screen, self.shots = bungle, screen, shots

    def shot(self, game, name):
        game.shot(os.path.join(self.shots, f"{name}.png"))


def outcome(test, context):
    """Runs a test; returns whether it passed, and the line to print."""
    promise = test.__doc__.strip().split("\n")[0]
    began = time.monotonic()
    try:
        test(context)
    except AssertionError as error:
        return False, f"FAIL  {promise}: {error or traceback.format_exc().splitlines()[-3].strip()}"
    except (Exception, SystemExit):  # A broken test must not end the others.
        return False, f"FAIL  {promise}\n{traceback.format_exc()}"
    return True, f"ok    {promise} ({time.monotonic() - began:.1f} s)"


def play(bungle, shots, tests, outcomes):
    """Runs tests from the queue `tests` on an own screen until the queue gives None."""
    try:
        with contextlib.closing(Screen()) as screen:
            context = Context(bungle, screen, shots)
            for module, name in iter(tests.get, None):
                outcomes.put(((module, name), *outcome(getattr(MODULES[module], name), context)))
    finally:
        outcomes.put(None)


# At most this many failed tests are retried: beside other screens a slow machine may miss a time limit.
MOST_TRIED_AGAIN = 2


def alone(bungle, shots, test):
    """Retries a failed test while no other test runs; returns whether it passed."""
    with contextlib.closing(Screen()) as screen:
        is_kept, words = outcome(getattr(MODULES[test[0]], test[1]), Context(bungle, screen, shots))
    print(f"again, alone: {words}", flush=True)
    return is_kept


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bungle", default=".build/release/bungle", help="the game")
    parser.add_argument("--shots", default="out/desktop", help="the folder for pictures")
    parser.add_argument("--only", default="", help="run the tests whose name contains this")
    parser.add_argument("--screens", type=int, default=3, help="how many screens to play on at once")
    parser.add_argument("--times", type=int, default=1, help="play everything so many times")
    parser.add_argument("--slowed", action="store_true", help="keep every core busy twice beside the game")
    options = parser.parse_args()
    os.makedirs(options.shots, exist_ok=True)
    with contextlib.ExitStack() as load:
        for _ in range(2 * os.cpu_count() if options.slowed else 0):
            load.callback(subprocess.Popen([sys.executable, "-c", "while True: pass"]).kill)
        return 0 if all([play_all(options) for _ in range(options.times)]) else 1


def play_all(options):
    """Runs every selected test; returns whether all passed."""
    tests, outcomes = multiprocessing.Queue(), multiprocessing.Queue()
    count = 0
    for module in MODULES.values():
        for name in vars(module):
            if name.startswith("test_") and options.only in name:
                tests.put((module.__name__, name))
                count += 1
    players = []
    for _ in range(options.screens):
        tests.put(None)
        players.append(multiprocessing.Process(target=play, args=(
            os.path.abspath(options.bungle), os.path.abspath(options.shots), tests, outcomes)))
        players[-1].start()
    passed, broken = 0, []
    for _ in players:
        for test, is_kept, words in iter(outcomes.get, None):
            print(words, flush=True)
            passed += is_kept
            broken += [] if is_kept else [test]
    for player in players:
        player.join()
    if 0 < len(broken) <= MOST_TRIED_AGAIN and options.screens > 1:
        where = (os.path.abspath(options.bungle), os.path.abspath(options.shots))
        again = [test for test in broken if not alone(*where, test)]
        passed, broken = passed + len(broken) - len(again), again
    # Tests without a screen are neither passed nor failed, so they are counted apart.
    unplayed = count - passed - len(broken)
    print(f"{passed} passed, {len(broken)} failed" + (f", {unplayed} not played" if unplayed else ""))
    return passed == count > 0


if __name__ == "__main__":
    sys.exit(main())
