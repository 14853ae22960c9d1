#!/usr/bin/env python3
"""Every requirement of the game that is met (R) and every case of the animation library (T) is quoted, by its own
number, by the name of a test; a test may quote several. What is commented out or disabled proves nothing."""
import pathlib
import re
import sys

# What the game does so far; a row that comes is added there with its tests.
ROWS = [int(number) for number in re.findall(
    r"^\| R(\d+) \|", pathlib.Path("Tests/Requirements.md").read_text(encoding="utf-8"), re.M)]

# The cases of the library, whose tests lie in its own package.
CASES = [*range(1, 43), *range(44, 47), *range(48, 68), *range(70, 98)]

# What says what is proved: tests, promises, and the first lines of what is linted.
NAMES = [
    ("**/*.swift", r'@(?:Test|Suite)\(\s*"([^"]*)"(?!\s*,\s*\.disabled)'),
    ("**/*.py", r'\ndef test_\w+\([^)]*\):\n    """(.*?)"""'),
    ("AppImage/*.py", r'\bpromise\(\s*f?"([^"]*)"'),
    ("Lint/*.py", r'\A#!.*\n"""(.*?)"""'),
]


COMMENT = r"^\s*//.*?$|/\*.*?\*/"


def quoted(folder, letter):
    """The names of what lies in a folder, by the numbers that they quote."""
    found = {}
    for files, name in NAMES:
        for file in sorted(pathlib.Path(folder).glob(files)):
            text = file.read_text(encoding="utf-8")
            if file.suffix == ".swift":
                text = re.sub(COMMENT, "", text, flags=re.M | re.DOTALL)
            for words in re.findall(name, text, re.DOTALL):
                if re.search(rf"\b{letter}\d+ *[-–…] *{letter}?\d", words):
                    sys.exit(f"{file}: a range leaves open what is proved, quote each: {words}")
                numbers = {int(number) for number in re.findall(rf"\b{letter}(\d+)\b", words)}
                promise = re.sub(rf"\b{letter}\d+\b,? ?", "", " ".join(words.split())).strip()
                for number in numbers:
                    found.setdefault(number, []).append(f"{promise} ({file})")
    return found


def show(letter, found):
    for number, promises in sorted(found.items()):
        print(f"{letter}{number}")
        for promise in promises:
            print(f"  {promise}")


def main():
    rows, cases = quoted("Tests", "R"), quoted("Sources/Animation/Tests", "T")
    if "--list" in sys.argv:
        show("R", rows)
        show("T", cases)
        return
    missing = [f"R{row}" for row in ROWS if row not in rows]
    missing += [f"T{case}" for case in CASES if case not in cases]
    unknown = [f"R{row}" for row in rows if row not in ROWS]
    unknown += [f"T{case}" for case in cases if case not in CASES]
    if unknown:
        sys.exit(f"There is no {', '.join(unknown)}, which a test's name quotes.")
    if missing:
        sys.exit(f"No test's name quotes {', '.join(missing)}: name it in the test that proves it.")


main()
