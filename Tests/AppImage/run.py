#!/usr/bin/env python3
"""Keeps the AppImage's promises to the letter: one line for each, then the count."""

import argparse
import signal
import sys

import promises
from standin import Context

# Each module registers its promises when it is imported.
import start_promises  # noqa: F401
import damage_promises  # noqa: F401
import cache_promises  # noqa: F401
import trust_promises  # noqa: F401
import age_promises  # noqa: F401
import hostile_promises  # noqa: F401
import section_promises  # noqa: F401
import portable_promises  # noqa: F401
import bundle_promises  # noqa: F401
import install_promises  # noqa: F401
import root_promises  # noqa: F401


def main():
    # A shell's background job ignores interrupts, and so would everything started here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runtime", required=True, help="the runtime that the Makefile built")
    parser.add_argument("--checked", default="", help="the same, built with an address sanitizer")
    parser.add_argument("--appimage", default="", help="the game's AppImage")
    parser.add_argument("--roots", default="", help="keeps bare systems here")
    parser.add_argument("--only", default="", help="a part of the wanted promises' sentences")
    options = parser.parse_args()
    context = Context(options.runtime, options.checked, options.appimage, options.roots)
    try:
        kept = promises.keep_all(context, options.only)
    finally:
        context.close()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
