"""Measures processor time and wake-ups of the game while nobody plays."""
import os
import time

from game import Game

SECONDS = 20
# Scenes, and the keys that lead to a page at which a player may linger.
PLACES = [
    ("hub", ()), ("jungle", ()), ("jungle", ("Tab", "Return")), ("hands", ()),
    ("win-or-lose", ()), ("simon-says", ()),
    ("simon-says", ("Return", "Return")), ("settings", ()), ("information", ()),
]


def cpu(process):
    """The seconds of processor time that a process has used."""
    return time.clock_gettime_ns((~process.pid << 3) | 2) / 1e9


def wakeups(process):
    """The number of voluntary context switches of a process's threads: each is followed by a wake-up."""
    total = 0
    for thread in os.listdir(f"/proc/{process.pid}/task"):
        with open(f"/proc/{process.pid}/task/{thread}/status", encoding="ascii") as file:
            total += sum(
                int(line.split()[1]) for line in file if line.startswith("voluntary_ctxt"))
    return total


def used(bungle, screen, scene, keys, wait):
    """The used share of a core and the wake-ups a second, measured `wait` seconds after the last key."""
    with Game(bungle, screen, "--scene", scene) as game:
        for key in keys:
            game.key(key)
            time.sleep(0.3)
        time.sleep(wait)
        began, slept = cpu(game.process), wakeups(game.process)
        time.sleep(SECONDS)
        return (cpu(game.process) - began) / SECONDS, (wakeups(game.process) - slept) / SECONDS


def rows(bungle, screen):
    """The costs of every page at rest, and of the jungle with its animals asleep."""
    # The 12 s let Simon's playback and a picked-up animal end, and the audio device close.
    places = [(" ".join((scene, *keys)), scene, keys, 12) for scene, keys in PLACES]
    found = []
    for name, scene, keys, wait in [*places, ("jungle, asleep", "jungle", (), 66)]:
        share, woken = used(bungle, screen, scene, keys, wait)
        found.append((f"at rest: {name}", f"{share * 100:.2f} %, {woken:.1f} wake-ups/s"))
    return found
