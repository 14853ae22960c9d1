#!/usr/bin/env python3
"""Asks the tests: would you notice?

Careless changes of the code are compiled into one copy of the game, each behind a number; with the number
in the environment the change is in force. Each is run against the tests of its own module, and what
survives there against all. Beside this file lies a list of changes for each module:

    303 the rabbit runs home backwards
    file Scenes/Jungle/JungleTimelines.swift
    - Tween(facing(.player), to: 1, duration: 0.22
    + Tween(facing(.player), to: -1, duration: 0.22

What stands after `-` must be found in the file exactly once. The words in which it differs from what
stands after `+` become a choice between the two; with `whole` as a line of its own above it, all of it
is one expression, with `statement` whole lines. A picture is changed by `picture NAME like OTHER`.

    mutants.py [--only MODULE or NUMBER]
"""
import argparse
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
COPY = os.path.join(ROOT, ".build", "mutants", "game")
SCRATCH = os.path.join(ROOT, ".build", "mutants", "build")
BUILD = ["swift", "build", "-c", "release", "-Xswiftc", "-enable-testing", "--build-tests",
         "--scratch-path", SCRATCH, "--package-path", COPY]
# What a run may take before it counts as hanging.
SECONDS = 180

SWITCH = """internal import Glibc

private let chosen = getenv("MUTANT").flatMap { Int(String(cString: $0)) }

/// Whether the change with this number is in force.
@inline(never) func mutant(_ number: Int) -> Bool { chosen == number }
"""


class Change:
    def __init__(self, module, number, words):
        self.module, self.number, self.words = module, number, words
        self.file = self.original = self.changed = self.picture = None
        self.is_statement = self.is_whole = False
        self.problem = None


def read(path):
    """The changes of one list, in their order."""
    module, changes, side = os.path.splitext(os.path.basename(path))[0], [], None
    with open(path, encoding="utf-8") as text:
        for line in text.read().split("\n"):
            head = re.fullmatch(r"(\d+) (.+)", line)
            if head:
                changes.append(Change(module, int(head[1]), head[2]))
            elif line.startswith("file "):
                changes[-1].file = line[5:]
            elif line.startswith("picture "):
                changes[-1].picture = line.split()[1::2]
            elif line == "statement":
                changes[-1].is_statement = True
            elif line == "whole":
                changes[-1].is_whole = True
            elif line[:2] in ("- ", "+ ") or line in ("-", "+"):
                name = "original" if line[0] == "-" else "changed"
                before = getattr(changes[-1], name)
                setattr(changes[-1], name, line[2:] if before is None else f"{before}\n{line[2:]}")
    return changes


WORD = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d[\d_.]*|\.?\w+(?:\.\w+)*|\s+|.', re.S)


def is_expression(text):
    """Whether a text may be one, as far as can be seen without a compiler."""
    return text.strip() != "" and text[0] not in "( " and text.count("(") == text.count(")")


def difference(change):
    """What stands before and after the words that differ, and these words themselves."""
    if change.is_whole:
        return "", change.original, change.changed, ""
    one, other = WORD.findall(change.original), WORD.findall(change.changed)
    first = 0
    while first < min(len(one), len(other)) and one[first] == other[first]:
        first += 1
    last = 0
    while last < min(len(one), len(other)) - first and one[-1 - last] == other[-1 - last]:
        last += 1
    # A choice is between two expressions: something on either side, and no half of a pair of brackets.
    while first > 0 and not all(is_expression("".join(words[first:len(words) - last])) for words in (one, other)):
        first -= 1
    return ("".join(one[:first]), "".join(one[first:len(one) - last]),
            "".join(other[first:len(other) - last]), "".join(one[len(one) - last:]))


def apply(changes):
    """Writes the changes into the copy, each behind its number; those that no longer fit say so."""
    parts = set()
    for change in changes:
        if change.picture:
            continue
        path = os.path.join(COPY, "Sources", change.file or "")
        if not os.path.isfile(path):
            change.problem = f"there is no {change.file}"
            continue
        with open(path, encoding="utf-8") as text:
            code = text.read()
        if code.count(change.original) != 1:
            change.problem = f"{code.count(change.original)} times in {change.file}: {change.original}"
            continue
        if change.is_statement:
            both = (f"if mutant({change.number}) {{\n{change.changed or ''}\n}} else {{\n"
                    f"{change.original}\n}}")
        else:
            before, one, other, after = difference(change)
            both = f"{before}(mutant({change.number}) ? ({other}) : ({one})){after}"
        with open(path, "w", encoding="utf-8") as text:
            text.write(code.replace(change.original, both))
        folder = change.file.split("/")
        parts.add("/".join(folder[:2] if folder[0] in ("Scenes", "Animation") else folder[:1]))
    for part in parts:
        with open(os.path.join(COPY, "Sources", part, "Mutant.swift"), "w", encoding="utf-8") as text:
            text.write(SWITCH)


def copy():
    """A fresh copy of what is compiled, drawn and read; what has not changed keeps its time."""
    os.makedirs(COPY, exist_ok=True)
    subprocess.run(
        ["rsync", "-a", "--delete", "--checksum", "--exclude", "/.build*", "--exclude", "/out",
         "--exclude", "/.git", f"{ROOT}/", f"{COPY}/"], check=True)
    for manifest in ("Package.swift", "Sources/Animation/Package.swift"):
        path = os.path.join(COPY, manifest)
        with open(path, encoding="utf-8") as text:
            code = text.read()
        code = re.sub(r"^ *\.treatAllWarnings\(as: \.error\),\n", "", code, flags=re.M)
        with open(path, "w", encoding="utf-8") as text:
            text.write(re.sub(r" \+ \[\.strictMemorySafety\(\)\]", "", code))


def run(change, *words):
    """The name of the first test that notices; None if none does."""
    swaps = []
    if change and change.picture:
        one, other = ([f"{COPY}/Resources/images/{size}/{name}.png" for size in ("1x", "2x")]
                      for name in change.picture)
        for path, source in zip(one, other):
            shutil.copy(path, path + ".kept")
            shutil.copy(source, path)
            swaps.append(path)
    try:
        done = subprocess.run(
            ["swift", "test", "-c", "release", "-Xswiftc", "-enable-testing", "--skip-build",
             "--scratch-path", SCRATCH, "--package-path", COPY, *words],
            env=os.environ | ({"MUTANT": str(change.number)} if change else {}), text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return f"hangs: not done after {SECONDS} s"
    finally:
        for path in swaps:
            os.replace(path + ".kept", path)
    if done.returncode == 0:
        return None
    failed = re.findall(r'Test ("?.+?"?) (?:recorded an issue|failed)', done.stdout)
    return failed[0] if failed else "it crashes"


def main():
    parser = argparse.ArgumentParser(description="Would the tests notice?")
    parser.add_argument("--only", default="", help="a module, or a number")
    options = parser.parse_args()
    lists = sorted(name for name in os.listdir(HERE) if name.endswith(".txt"))
    every = [change for name in lists for change in read(os.path.join(HERE, name))]
    numbers = [change.number for change in every]
    twice = {number for number in numbers if numbers.count(number) > 1}
    if twice:
        sys.exit(f"mutants: given twice: {sorted(twice)}")
    copy()
    apply(every)
    if subprocess.run(BUILD).returncode != 0:
        sys.exit("mutants: a change does not compile; its number stands beside the error above")
    if noticed := run(None):
        sys.exit(f"mutants: without a change the tests fail: {noticed}")
    chosen = [c for c in every if options.only in ("", c.module, str(c.number))]
    survived = 0
    print("| | module | change | noticed by |\n|---|---|---|---|")
    for change in chosen:
        if change.problem:
            noticed = f"**stale**: {change.problem}"
        else:
            tests = "GoldenTests" if change.picture else f"{change.module}Tests"
            noticed = run(change, "--filter", tests) or run(change)
        survived += noticed is None or change.problem is not None
        print(f"| {change.number} | {change.module} | {change.words} | {noticed or '**nobody**'} |",
              flush=True)
    print(f"\n{len(chosen) - survived} of {len(chosen)} were noticed")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
