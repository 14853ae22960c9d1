"""How little the game does while nobody plays."""
import os
import time

from game import Game

SECONDS = 20
# Half a percent of a core.
MOST = 0.005
# Scenes, and the keys that lead to where a player may linger.
PLACES = [
    ("hub", ()), ("jungle", ()), ("jungle", ("Tab", "Return")), ("hands", ()),
    ("win-or-lose", ()), ("win-or-lose", ("Return", "Return")), ("simon-says", ()),
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


def used(context, scene, keys, wait):
    """The share of a core that is used, and the wakeups a second, `wait` seconds after the last key."""
    with Game(context.bungle, context.screen, "--scene", scene) as game:
        for key in keys:
            game.key(key)
            time.sleep(0.3)
        time.sleep(wait)
        began, slept = cpu(game.process), wakeups(game.process)
        time.sleep(SECONDS)
        return (cpu(game.process) - began) / SECONDS, (wakeups(game.process) - slept) / SECONDS


def test_rest(context):
    """R105 half a percent of a core at most while nobody plays, in every scene."""
    found = {}
    for scene, keys in PLACES:
        # Simon plays for a while, picked-up animals move, and the sound's device closes late.
        name = " ".join((scene, *keys))
        found[name] = used(context, scene, keys, 12)
        print(f"      {name}: {found[name][0] * 100:.2f} % of a core, {found[name][1]:.1f} wakeups a second")
    busy = {name: f"{share * 100:.2f} %" for name, (share, _) in found.items() if share > MOST}
    assert not busy, busy


def test_sleep(context):
    """R105 later nothing is drawn any more: the jungle sleeps."""
    share, woken = used(context, "jungle", (), 34)
    print(f"      jungle, asleep: {share * 100:.2f} % of a core, {woken:.1f} wakeups a second")
    assert share < 0.001 and woken < 2, (share, woken)
