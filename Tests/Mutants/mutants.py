#!/usr/bin/env python3
"""Asks the tests: would you notice?

Careless changes of the code are compiled into one copy of the game, each behind a number; with the number
in the environment the change is in force. Each is asked of the tests of its own module, and what survives
there of those of all that builds on it. Beside this file lies a list of changes for each module:

    303 the rabbit runs home backwards
    file Scenes/Jungle/JungleTimelines.swift
    - Cut(facing(.player), to: 1)
    + Cut(facing(.player), to: -1)

What stands after `-` must be in the file exactly once. The words in which it differs from what stands after
`+` become a choice between the two; below a line `whole` all of it is one expression, below `statement` it is
whole lines. Other lines that a change may have:

    picture NAME like OTHER      a picture file is changed instead: another one, `blue`, or `empty`
    tests NAME...                asks these Swift tests first
    desktop NAME                 asks this promise of Tests/Desktop instead of all Swift tests
    unseen because ...           nobody could meet it; it is not asked and does not count

    mutants.py [--only MODULE,NUMBER...]     builds, asks, prints a table; fails where something survives
    mutants.py --check                       only looks whether every change still fits the code
"""
import argparse
import collections
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time

from changes import HERE, ROOT, check, in_files, module_of, read, text_of, with_choices

COPY = os.path.join(ROOT, ".build", "mutants", "game")
SCRATCH = os.path.join(ROOT, ".build", "mutants", "build")
RELEASE = os.path.join(SCRATCH, "release")
BUILD = ["swift", "build", "-c", "release", "-Xswiftc", "-enable-testing", "--build-tests",
         "--scratch-path", SCRATCH, "--package-path", COPY]
# What a run may take at least before it counts as hanging: the tests of a module, all of them, a promise.
OWN, ALL, PROMISE = 90, 240, 400
# Without a change all of them end sooner than this, in seconds, or the machine has no time for them.
PATIENCE = 1200

SWITCH = """internal import Glibc

private let chosen = getenv("MUTANT").flatMap { Int(String(cString: $0)) }

/// Whether the change with this number is in force.
@usableFromInline @inline(never) func mutant(_ number: Int) -> Bool { chosen == number }
"""


# --- A copy with all changes in it

COPIED = ["Package.swift", "Package.resolved", "Makefile", "README.md", "Sources", "Tests", "Resources"]


def paths(base, top):
    """Every file below a folder of `base`, as seen from there."""
    for folder, below, names in os.walk(os.path.join(base, top)):
        below[:] = [name for name in below if not name.startswith(".build")]
        for name in names:
            yield os.path.relpath(os.path.join(folder, name), base)


def write(path, content):
    """Writes a file of the copy; what is as it was keeps its time, and is not compiled again."""
    path = os.path.join(COPY, path)
    if os.path.isfile(path):
        with open(path, "rb") as file:
            if file.read() == content:
                return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)


def copy(every):
    """Brings the copy up to date, with the changes in it."""
    files, wanted = in_files(every), set()
    for top in COPIED:
        whole = os.path.join(ROOT, top)
        wanted |= set(paths(ROOT, top)) if os.path.isdir(whole) else {top} if os.path.exists(whole) else set()
    for path in wanted:
        with open(os.path.join(ROOT, path), "rb") as file:
            content = file.read()
        if path.startswith("Sources/") and path[8:] in files:
            content = with_choices(content.decode(), files[path[8:]]).encode()
        if path in ("Package.swift", "Sources/Animation/Package.swift"):
            # What is behind a number may be of no use, and looks at the environment.
            text = re.sub(r"^ *\.treatAllWarnings\(as: \.error\),\n", "", content.decode(), flags=re.M)
            content = text.replace(" + [.strictMemorySafety()]", "").encode()
        write(path, content)
    for file in files:
        folder = file.split("/")
        part = "/".join(folder[:2] if folder[0] in ("Scenes", "Animation") else folder[:1])
        path = f"Sources/{part}/Mutant.swift"
        write(path, SWITCH.encode())
        wanted.add(path)
    for top in ("Sources", "Tests", "Resources"):
        for path in set(paths(COPY, top)) - wanted:
            os.remove(os.path.join(COPY, path))


def build(every):
    """Compiles the copy; changes that do not compile are left out and say so."""
    for _ in range(8):
        copy([change for change in every if not change.problem and not change.unseen])
        done = subprocess.run(BUILD, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode == 0:
            return
        wrong = {}
        for path, line, words in re.findall(r"^(/\S+\.swift):(\d+):\d+: error: (.*)", done.stdout, re.M):
            # A choice of several lines has its number some lines above.
            above = "\n".join(text_of(path).split("\n")[max(0, int(line) - 6):int(line)])
            if numbers := re.findall(r"mutant\((\d+)\)", above):
                wrong[int(numbers[-1])] = words
        for change in every:
            if change.number in wrong:
                change.problem = f"it does not compile: {wrong[change.number]}"
                print(f"mutants: {change.number} {change.problem}", file=sys.stderr, flush=True)
        if not wrong:
            sys.exit(f"{done.stdout[-4000:]}\nmutants: the copy does not compile")
    sys.exit("mutants: too many changes do not compile")


# --- Asking

def output_of(words, seconds, number, enough=None):
    """What a program says, and its exit code; None for one that was ended, late or because it said enough."""
    process = subprocess.Popen(
        words, cwd=COPY, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        env=os.environ | {"MUTANT": str(number), "BUNGLE_RESOURCES": f"{COPY}/Resources"}
        if words[0] == sys.executable else os.environ | {"MUTANT": str(number)})
    late = threading.Timer(seconds, os.killpg, (process.pid, signal.SIGKILL))
    late.start()
    said, ended = [], False
    for line in process.stdout:
        said.append(re.sub(r"\x1b\[[\d;]*m", "", line))
        if not ended and enough and enough(said[-1]):
            ended = True
            os.killpg(process.pid, signal.SIGKILL)
    code = process.wait()
    late.cancel()
    return "".join(said), None if code == -signal.SIGKILL else code


# What is recorded anew with one command: it notices everything, and can be told to overlook it.
RECORDED = re.compile("when it was looked at|a committed visit")
ISSUE = re.compile(r"✘ Test (.+?) recorded an issue(?: with \d+ arguments? (.+?))? at (\S+\.swift:\d+)")


def issues(said):
    """The tests that failed in what was printed, with where and with what."""
    return [" ".join(filter(None, found)) for found in ISSUE.findall(said)]


def sentence(usual):
    """Whether a line says that a test with a sentence of its own noticed; the other tests need not end then."""
    return lambda line: any(test not in usual and not RECORDED.search(test) for test in issues(line))


def swift_tests(number, filters, seconds, enough=None):
    """What the Swift tests noticed: a list of tests, with where and with what."""
    binary = os.path.join(RELEASE, "bungle-in-the-junglePackageTests.xctest")
    words = [binary, "--testing-library", "swift-testing"]
    for name in filters:
        words += ["--filter", name]
    said, code = output_of(words, seconds, number, enough)
    noticed = issues(said)
    if code is None:
        return noticed + ["it hangs"]
    if code != 0 and not re.search(r"Test run with \d+ tests? .*(passed|failed) after", said):
        noticed.insert(0, "it crashes")
    elif code != 0 and not noticed:
        noticed.append("a test fails without saying where")
    return noticed


def promises(number, name):
    """What the promises of Tests/Desktop noticed."""
    said, code = output_of(
        [sys.executable, os.path.join(COPY, "Tests/Desktop/run.py"), "--bungle", f"{RELEASE}/bungle",
         "--shots", os.path.join(ROOT, "out", "mutants"), "--only", name, "--screens", "1"], PROMISE, number)
    if code is None:
        return ["it hangs"]
    return re.findall(r"^FAIL  (.*)", said, re.M) or (["it crashes"] if code != 0 else [])


def disturb(change):
    """Puts other pictures in the place of those that a change names; what they were is kept beside."""
    art, images = os.path.join(COPY, "Resources/art"), os.path.join(COPY, "Resources/images")
    kept = []
    for size in sorted(os.listdir(images)):
        for name, how, *other in change.pictures:
            path = os.path.join(images, size, f"{name}.png")
            if not os.path.isfile(path):
                continue
            svg = text_of(os.path.join(art, f"{other[0] if other else name}.svg"))
            if how == "blue":
                svg = re.sub(r"#(\w\w)(\w\w)(\w\w)\b", r"#\3\2\1", svg)
            if how == "empty":
                svg = re.match(r"(?s)(?:<\?.*?\?>\s*)?<svg[^>]*>", svg)[0] + "</svg>"
            drawn = subprocess.run(
                ["rsvg-convert", "--zoom", size.rstrip("x")], input=svg.encode(), stdout=subprocess.PIPE,
                check=True).stdout
            kept.append((path, path + ".kept"))
            os.replace(path, path + ".kept")
            with open(path, "wb") as file:
                file.write(drawn)
    return kept


def builders():
    """The test targets by the modules that they build on, those that are slow last."""
    said = subprocess.run(
        ["swift", "package", "--package-path", COPY, "--scratch-path", SCRATCH, "describe", "--type", "json"],
        stdout=subprocess.PIPE, check=True).stdout
    needs = {target["name"]: {*target.get("target_dependencies", []), *target.get("product_dependencies", [])}
             for target in json.loads(said)["targets"]}

    def below(name):
        return {name}.union(*(below(other) for other in needs.get(name, ())))

    tests = sorted((name for name in needs if name.endswith("Tests")), key=lambda name: name == "SDLPlatformTests")
    return {module: [name for name in tests if module in below(name)] for module in needs | {"Animation": set()}}


def ask(change, usual, built_on, slow):
    """A test that notices, one with a sentence of its own before what is recorded; None if none does.

    `slow` says how many times as long as usual this machine may take today.
    """
    def best(noticed):
        return min((test for test in noticed if test not in usual), key=lambda test: bool(RECORDED.search(test)),
                   default=None)

    kept = disturb(change)
    try:
        own = change.tests or (["GoldenTests"] if change.pictures else [f"{change.module}Tests"])
        if os.path.isdir(os.path.join(ROOT, "Tests", f"{own[0]}")) or change.tests or change.pictures \
                or change.module == "Animation":
            if noticed := best(swift_tests(change.number, own, OWN * slow, sentence(usual))):
                return noticed
        if change.desktop:
            return best(promises(change.number, change.desktop))
        wide = [name for name in built_on.get(module_of(change), []) if name not in own]
        # What plays whole visits on a device takes longer than all others together.
        for names in (wide[:-1], wide[-1:]) if "SDLPlatformTests" in wide else (wide,):
            filters = [f"^{name}\\." for name in names]
            if names and (noticed := best(swift_tests(change.number, filters, ALL * slow, sentence(usual)))):
                return noticed
        return None
    finally:
        for path, before in kept:
            os.replace(before, path)


def summary(chosen, answers):
    """A line for each module: how much of what a person could meet was noticed."""
    lines = ["", "| module | noticed | of | | by what is recorded alone |", "|---|---:|---:|---:|---|"]
    modules = list(dict.fromkeys(change.module for change in chosen))
    for name in modules + ["all"]:
        met = [c.number for c in chosen if name in (c.module, "all") and not c.unseen]
        noticed = sum(answers.get(number) is not None for number in met)
        if met:
            recorded = [number for number in met if RECORDED.search(answers.get(number) or "")]
            lines.append(f"| {name} | {noticed} | {len(met)} | {100 * noticed / len(met):.0f} % "
                         f"| {', '.join(map(str, recorded))} |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description="Would the tests notice?")
    parser.add_argument("--only", default="", help="modules or numbers, parted by commas")
    parser.add_argument("--check", action="store_true", help="only look whether the changes fit the code")
    parser.add_argument("--built", action="store_true", help="ask what was built the last time")
    options = parser.parse_args()
    lists = sorted(name for name in os.listdir(HERE) if name.endswith(".txt"))
    every = [change for name in lists for change in read(os.path.join(HERE, name))]
    counts = collections.Counter(change.number for change in every)
    if twice := [number for number, count in counts.items() if count > 1]:
        sys.exit(f"mutants: given twice: {sorted(twice)}")
    if not check(every) or options.check:
        return 1 if any(change.problem for change in every) else 0
    if not options.built:
        began = time.monotonic()
        build(every)
        print(f"built in {time.monotonic() - began:.0f} s", flush=True)
    only = set(filter(None, options.only.split(",")))
    chosen = [c for c in every if not only or {c.module, str(c.number)} & only]
    began = time.monotonic()
    usual, built_on = swift_tests(0, [], PATIENCE), builders()
    if "it hangs" in usual:
        sys.exit(f"mutants: without a change the tests do not end in {PATIENCE} s; try again on a calmer machine")
    slow = max(1, (time.monotonic() - began) / (ALL / 2))
    for test in usual:
        print(f"fails without a change too: {test}")
    answers = {}
    print("| | module | change | noticed by |\n|---|---|---|---|")
    for change in chosen:
        if change.unseen:
            said = f"*unseen because {change.unseen}*"
        elif change.problem:
            said = f"**stale**: {change.problem}"
        else:
            answers[change.number] = ask(change, usual, built_on, slow)
            said = answers[change.number] or "**nobody**"
        print(f"| {change.number} | {change.module} | {change.words} | {said} |", flush=True)
    print(summary(chosen, answers))
    missing = [c.number for c in chosen if not c.unseen and answers.get(c.number) is None]
    print(f"\nunnoticed: {', '.join(map(str, missing)) or 'none'}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
