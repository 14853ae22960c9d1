#!/usr/bin/env python3
"""Checks that a built game brings neither ICU's tables nor the whole of Foundation, some 35 MB of it.

    symbols.py EXECUTABLE
"""
import re
import subprocess
import sys

LIBRARY = re.compile(r"^lib(_?Foundation(ICU|Internationalization|Networking)?|icu.*)\.so")
SYMBOL = re.compile(r"(^icudt\d|^u(cal|loc|dat|num)_\w+_\d|^\$s10Foundation\d|^_?\$s10Foundation[A-Z])")


def lines(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def main():
    executable = sys.argv[1]
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", "\n".join(lines("readelf", "--dynamic", executable)))
    names = [line.split()[-1] for line in lines("nm", executable) if line.split()]
    if len(needed) < 3 or len(names) < 1000:
        sys.exit(f"{executable} cannot be looked into; is it stripped?")
    found = [name for name in needed if LIBRARY.match(name)]
    found += [name for name in names if SYMBOL.match(name)]
    if found:
        sys.exit(f"{executable} brings Foundation or ICU: {', '.join(found[:5])} …")
    print("Neither Foundation nor ICU is linked.")


if __name__ == "__main__":
    main()
