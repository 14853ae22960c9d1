#!/usr/bin/env python3
"""R1 R2 Checks what the compiler does not: which part may import which, and what may not be written at all."""
import os
import re
import sys

SCENES = sorted(os.listdir("Sources/Scenes"))
SDL = {"CSDL2", "CSDL2Image", "CSDL2Mixer", "CSDL2TTF"}
OWNERS = {"CSQLite": "Records", "CDeflate": "SDLPlatform"}

# Which part may import what; a part that is not listed may import anything but SDL and SQLite.
ALLOWED = {
    "Animation": set(),
    "Rules": set(),
    "Sounds": {"Animation", "Stage"},
    "Phrases": {"Rules"},
    "Stage": {"Animation", "Phrases", "Rules"},
    "Figures": {"Animation", "Rules", "Stage"},
    "Widgets": {"Animation", "Phrases", "Rules", "Stage"},
    **{f"Scenes/{scene}": {"Animation", "Figures", "Phrases", "Rules", "Stage", "Widgets"} for scene in SCENES},
    "Director": {"Animation", "Figures", "Phrases", "Rules", "Stage", "Widgets", *SCENES},
    "Studio": {"Animation", "Director", "Figures", "Phrases", "Rules", "Stage", "Widgets", *SCENES},
    "SDLPlatform": {"Animation", "Stage", "Sounds", "Threads", "CDeflate", "CFriBidi", "CLinux", "Glibc", "Synchronization", *SDL},
    "Threads": {"CLinux", "Glibc", "Synchronization"},
    "Voice": {"Phrases", "Stage", "Threads", "Glibc", "Synchronization"},
}
PURE = [part for part in ALLOWED if part not in {"SDLPlatform", "Threads", "Voice"}]

# In parts without a world: no clock, and no chance that no seed decides.
IMPURE = [
    (r"\bSystemRandomNumberGenerator\b", "unseeded chance"),
    (r"\.random\(\s*in:(?![^)]*\busing:|[^\n]*\busing:)", "unseeded chance"),
    (r"\.(randomElement|shuffled|shuffle)\(\)", "unseeded chance"),
    (r"\b(ContinuousClock|SuspendingClock|DispatchTime|Date\(|clock_gettime)\b", "a clock"),
    (r"\bTask\.(sleep|detached)\b", "work of its own"),
]
# Anywhere in the game's sources.
FORBIDDEN = [
    (r"\btry!", "`try!` ends the game where an error could be told"),
    (r"\bas!", "`as!` ends the game where a type is not what it seems"),
    (r"nonisolated\(unsafe\)", "`nonisolated(unsafe)` switches the compiler's checks off"),
    (r"@unchecked\s+Sendable", "`@unchecked Sendable` switches the compiler's checks off"),
    (r"@_exported", "`@_exported` hides an arrow"),
]
LONGEST = 400
# What the repository shows first, and what is made beside it.
TOP = {"LICENSE", "Makefile", "Package.swift", "README.md", "Resources", "Sources", "Tests"}
MADE = {"Package.resolved", "dist", "out"}
IMPORT = re.compile(
    r"^(?:@\w+\s+)*(?:public\s+|package\s+|internal\s+|fileprivate\s+|private\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.M)


def without_comments(text):
    """The same lines with comments and the insides of one-line strings blanked."""
    text = re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)
    text = re.sub(r"/\*.*?\*/", lambda found: "\n" * found.group().count("\n"), text, flags=re.S)
    return re.sub(r"//[^\n]*", "", text)


def sources():
    """Every Swift file of the game with the part it belongs to."""
    for folder, below, files in os.walk("Sources"):
        if "Package.swift" in files:
            # A package of its own: its manifest and its tests are no part of the game.
            files.remove("Package.swift")
            below[:] = ["Sources"]
        parts = folder.split(os.sep)[1:]
        part = "/".join(parts[:2] if parts[:1] == ["Scenes"] else parts[:1])
        for file in sorted(files):
            if file.endswith(".swift"):
                yield part, os.path.join(folder, file)


PICTURE = re.compile(r'\bImageAsset\(\s*"([^"\\]+)"')


def twice_named():
    """A picture's name and size stand in one place, or one of two is forgotten when it changes."""
    places = {}
    for part, path in sources():
        if part != "Paintbox":
            with open(path, encoding="utf-8") as file:
                for name in PICTURE.findall(file.read()):
                    places.setdefault(name, []).append(path)
    for name, paths in sorted(places.items()):
        if len(paths) > 1:
            yield f"{paths[1]}: the picture {name} has its name in {paths[0]} already"


def problems():
    yield from twice_named()
    for name in sorted(set(os.listdir(".")) - TOP - MADE):
        if not name.startswith("."):
            yield f"{name}: nobody looks for it at the top; put it below Sources, Tests or Resources"
    for part, path in sources():
        with open(path, encoding="utf-8") as file:
            text = file.read()
        code = without_comments(text)
        for found in IMPORT.finditer(code):
            name = found.group(1)
            line = code.count("\n", 0, found.start()) + 1
            if part in ALLOWED and name not in ALLOWED[part]:
                yield f"{path}:{line}: {part} may not import {name}"
            elif name in SDL and part != "SDLPlatform":
                yield f"{path}:{line}: only SDLPlatform may import {name}"
            elif part != OWNERS.get(name, part):
                yield f"{path}:{line}: only {OWNERS[name]} may import {name}"
            elif name.startswith("Foundation") and part != "Paintbox":
                yield f"{path}:{line}: {name} makes the game larger by half"
        rules = FORBIDDEN + (IMPURE if part in PURE else [])
        for number, line in enumerate(code.split("\n"), 1):
            for pattern, reason in rules:
                if re.search(pattern, line):
                    yield f"{path}:{number}: {reason}"
        length = text.count("\n")
        if length > LONGEST:
            yield f"{path}: {length} lines; more than {LONGEST} are too many for one file"


def main():
    found = list(problems())
    for problem in found:
        print(problem)
    if found:
        print(f"{len(found)} arrows point the wrong way, or something is written that may not be.")
        return 1
    print("Every arrow points the right way.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
