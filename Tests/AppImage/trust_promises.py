"""Who else could have put something in the way: other users, and systems that are not ours."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys

from promises import check, equal, promise, run
from standin import NOBODY, as_nobody, environment, facts, need_root, privately

EXTRACT = "--appimage-extract-and-run"
ATTACKER = 64001
STARTS = 120

# Swaps two directories as fast as it can.
SWAPPER = """
import ctypes, sys
swap = ctypes.CDLL(None).renameat2
while True: swap(-100, sys.argv[1].encode(), -100, sys.argv[2].encode(), 2)
"""


def place_of(done):
    return os.path.dirname(os.path.dirname(facts(done.stdout)["APPDIR"]))


def plant(folder, cache):
    """Beside the victim's cache, the attacker's, with a script in the place of the program."""
    trap = folder / "trap"
    (entry,) = (path for path in cache.iterdir() if path.suffix != ".note")
    (trap / entry.name / "usr/bin").mkdir(parents=True)
    for program in ("AppRun", "usr/bin/witness"):
        (trap / entry.name / program).write_text("#!/bin/sh\necho taken over by $(id -u)\n")
        (trap / entry.name / program).chmod(0o755)
    run(["chown", "-R", str(ATTACKER), trap])
    return trap


@promise("Another user who swaps folders in everybody's temporary directory runs nothing as us")
def race(context):
    need_root()
    open_to_all = context.new_folder(mode=0o1777)
    env = environment(TMPDIR=open_to_all, HOME="", XDG_CACHE_HOME="")
    victim = as_nobody([context.standin, EXTRACT])
    cache = open_to_all / f"appimage-run-{NOBODY}"
    equal(place_of(run(victim, env=env)), str(open_to_all), "a directory where only owners rename")
    open_to_all.chmod(0o777)
    trap = plant(open_to_all, cache)
    swapper = subprocess.Popen(["setpriv", f"--reuid={ATTACKER}", "--clear-groups",
                                sys.executable, "-c", SWAPPER, trap, cache])
    try:
        for _ in range(STARTS):
            done = run(victim, None, env=env)
            check("taken over" not in done.stdout, done.stdout)
            equal(done.returncode, 0, done.stderr)
    finally:
        swapper.send_signal(signal.SIGKILL)
        swapper.wait()
        shutil.rmtree(f"/tmp/appimage-run-{NOBODY}", ignore_errors=True)
    return f"{STARTS} starts"


@promise("A cache below a directory that others may rename in is not used")
def renamable(context):
    for mode in (0o777, 0o757):
        outer = context.new_folder(mode=mode)
        for cache in (outer, outer / "inner"):
            cache.mkdir(exist_ok=True)
            spare = context.new_folder()
            done = run([context.standin, EXTRACT], env=environment(XDG_CACHE_HOME=cache, HOME=spare))
            equal(place_of(done), str(spare / ".cache"), "the place")
            equal([path for path in cache.iterdir() if path.name != "inner"], [], "what was made")


def small_root(context, loader=None):
    """A root with one program in it, the AppImage, and a loader of that content, or none."""
    root = context.new_folder()
    for folder in ("proc", "tmp", "lib64"):
        (root / folder).mkdir()
    if loader is not None:
        (root / "lib64/ld-linux-x86-64.so.2").write_bytes(loader)
    appdir = context.new_folder()
    (appdir / "usr/bin").mkdir(parents=True)
    shutil.copy("/bin/true", appdir / "usr/bin/game")
    (appdir / "AppRun").symlink_to("usr/bin/game")
    context.pack(appdir, root / "game.AppImage")
    return root


@promise("Where there is no glibc, or an older one, one sentence says so")
def other_systems(context):
    for loader, words in ((None, "has another"), (b"\0GLIBC_2.2.5\0GLIBC_2.33\0", "is older")):
        root = small_root(context, loader)
        script = f"mount -t proc none {root}/proc; exec chroot {root} /game.AppImage"
        done = run(privately(script), 127, env=environment())
        equal(done.stderr.count("\n"), 1, f"lines of {done.stderr!r}")
        check("needs the C library glibc, 2." in done.stderr and words in done.stderr, done.stderr)
        check(not list(pathlib.Path(root / "tmp").glob(".mount*")), "a mount was left")
