"""How little the game does while nobody plays."""
import os
import time

from game import Game

SECONDS = 20
# Scenes, and the keys that lead to where a player may linger.
PLACES = [
    ("hub", ()), ("jungle", ()), ("jungle", ("Tab", "Return")), ("hands", ()),
    ("win-or-lose", ()), ("simon-says", ()),
    ("simon-says", ("Return", "Return")), ("settings", ()), ("information", ()),
]


def cpu(process):
    """Seconds of CPU that a process has used."""
    return time.clock_gettime_ns((~process.pid << 3) | 2) / 1e9


def wakeups(process):
    """How often its threads have gone to sleep by themselves."""
    total = 0
    for thread in os.listdir(f"/proc/{process.pid}/task"):
        with open(f"/proc/{process.pid}/task/{thread}/status", encoding="ascii") as file:
            total += sum(
                int(line.split()[1]) for line in file if line.startswith("voluntary_ctxt"))
    return total


def used(bungle, screen, scene, keys, wait):
    """The share of a core that is used, and the wakeups a second, `wait` seconds after the last key."""
    with Game(bungle, screen, "--scene", scene) as game:
        for key in keys:
            game.key(key)
            time.sleep(0.3)
        time.sleep(wait)
        began, slept = cpu(game.process), wakeups(game.process)
        time.sleep(SECONDS)
        return (cpu(game.process) - began) / SECONDS, (wakeups(game.process) - slept) / SECONDS


def rows(bungle, screen):
    """What every place costs at rest, and what the jungle costs once it sleeps."""
    # Simon plays for a while, picked-up animals move, and the sound's device closes late.
    places = [(" ".join((scene, *keys)), scene, keys, 12) for scene, keys in PLACES]
    found = []
    for name, scene, keys, wait in [*places, ("jungle, asleep", "jungle", (), 66)]:
        share, woken = used(bungle, screen, scene, keys, wait)
        found.append((f"at rest: {name}", f"{share * 100:.2f} %, {woken:.1f} wake-ups/s"))
    return found
