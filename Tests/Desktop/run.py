#!/usr/bin/env python3
"""Plays the whole game on a screen of its own, with a real mouse and real keys, and looks at the pixels.

Each test is a promise; its docstring is what is promised. Pictures of what was seen are left in --shots.
"""
import argparse
import os
import sys
import time
import traceback

import bad_input
import hands
import jungle
import recording
import simon
import trainer
import window
from screen import Screen


class Context:
    def __init__(self, bungle, screen, shots):
        self.bungle, self.screen, self.shots = bungle, screen, shots

    def shot(self, game, name):
        game.shot(os.path.join(self.shots, f"{name}.png"))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bungle", default=".build/release/bungle", help="the game")
    parser.add_argument("--shots", default="out/desktop", help="the folder for pictures")
    parser.add_argument("--only", default="", help="run the tests whose name contains this")
    options = parser.parse_args()
    os.makedirs(options.shots, exist_ok=True)
    screen = Screen()
    context = Context(os.path.abspath(options.bungle), screen, os.path.abspath(options.shots))
    passed = failed = 0
    try:
        for module in (bad_input, jungle, hands, trainer, simon, window, recording):
            for name, test in vars(module).items():
                if not name.startswith("test_") or options.only not in name:
                    continue
                promise = test.__doc__.strip().split("\n")[0]
                began = time.monotonic()
                try:
                    test(context)
                    passed += 1
                    print(f"ok    {promise} ({time.monotonic() - began:.1f} s)", flush=True)
                except AssertionError as error:
                    failed += 1
                    print(f"FAIL  {promise}: {error or traceback.format_exc().splitlines()[-3].strip()}", flush=True)
                except Exception:  # The other promises are still worth hearing about.
                    failed += 1
                    print(f"FAIL  {promise}\n{traceback.format_exc()}", flush=True)
    finally:
        screen.close()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
