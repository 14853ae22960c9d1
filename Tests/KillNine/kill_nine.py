#!/usr/bin/env python3
"""Kills a program in the midst of its saves, again and again, and counts what is left.

Every score that was called saved must be there, none twice, and the file must open without a word.
First it dies once at each of its writes, from the making of the file to the third score; then at
moments of chance, every third round with two programs that save into the same file at once.

    kill_nine.py SAVER [ROUNDS [--untraced]]
"""

import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter


def confirmed(output):
    """How many scores a program called saved, up to the line that was cut off."""
    lines = output.decode().split("\n")[:-1]
    for line in lines:
        if not line.startswith("saved "):
            sys.exit(f"kill_nine: unexpected: {line}")
    return len(lines)


def run_to(call, number, *words):
    """Runs a program that dies at its `number`th such system call."""
    return subprocess.run(
        ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}"]
        + ["-e", f"inject={call}:signal=KILL:when={number}", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )


def kill_at_every_write(saver):
    # A saver that is not killed would save for ever.
    if run_to("exit_group", 1, "true").returncode not in (-signal.SIGKILL, 128 + signal.SIGKILL):
        sys.exit(
            "kill_nine: this machine lets no program be traced, so that none can be killed at a write;"
            " make test-kills TRACED=no leaves it to chance")
    kills = 0
    # What is only done once, while the file is made, has only one moment to die at.
    for call, most in {"pwrite64": 200, "fsync,fdatasync": 200, "ftruncate": 1, "unlink": 1}.items():
        for number in range(1, most + 1):
            with tempfile.TemporaryDirectory(prefix="kill-nine-") as folder:
                saved = confirmed(run_to(call, number, saver, folder, "A").stdout)
                check(stored(saver, folder), {"A": saved})
            kills += 1
            if saved >= 3:
                break
    print(f"kill_nine: killed at each of {kills} writes, every score called saved there once")


def play_round(saver, folder, names, is_early, chance):
    running = [
        subprocess.Popen([saver, folder, name], stdout=subprocess.PIPE, bufsize=0)
        for name in names
    ]
    # Early is while the file is opened or made; otherwise in the midst of the saves.
    heads = [b"" if is_early else process.stdout.read(1) for process in running]
    time.sleep(chance.uniform(0.0, 0.05))
    for process in running:
        process.send_signal(signal.SIGKILL)
    counts = {}
    for name, head, process in zip(names, heads, running):
        counts[name] = confirmed(head + process.stdout.read())
        process.wait()
        process.stdout.close()
    return counts


def stored(saver, folder):
    listing = subprocess.run([saver, folder], stdout=subprocess.PIPE, check=True).stdout.decode()
    scores = Counter()
    for line in listing.splitlines():
        name, _, points = line.rpartition(" ")
        if name in ("notice", "problem") or not points.isdigit():
            sys.exit(f"kill_nine: unexpected: {line}")
        scores[name, int(points)] += 1
    return scores


def check(scores, counts):
    doubled = [score for score, times in scores.items() if times > 1]
    if doubled:
        sys.exit(f"kill_nine: saved twice: {doubled[:5]}")
    lost = [
        (name, points)
        for name, count in counts.items()
        for points in range(count)
        if (name, points) not in scores
    ]
    if lost:
        sys.exit(f"kill_nine: called saved and lost: {lost[:5]}")
    # One more may have reached the disk than could be told.
    for name, points in scores:
        if points > counts[name]:
            sys.exit(f"kill_nine: never asked for: {name} {points}")


def main():
    if len(sys.argv) not in (2, 3, 4) or sys.argv[3:] not in ([], ["--untraced"]):
        sys.exit("usage: kill_nine.py SAVER [ROUNDS [--untraced]]")
    saver = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    if len(sys.argv) < 4:
        kill_at_every_write(saver)
    chance = random.Random(9)
    number = total = 0
    while number < rounds:
        # A folder of its own for some rounds each, so that new files are killed too.
        with tempfile.TemporaryDirectory(prefix="kill-nine-") as folder:
            counts = {}
            for _ in range(min(20, rounds - number)):
                number += 1
                names = [f"A{number}", f"B{number}"] if number % 3 == 0 else [f"A{number}"]
                counts.update(play_round(saver, folder, names, number % 4 == 1, chance))
            check(stored(saver, folder), counts)
            total += sum(counts.values())
    print(f"kill_nine: {rounds} kills, {total} scores called saved, all there once")


if __name__ == "__main__":
    main()
