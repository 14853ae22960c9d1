"""What becomes of the copies of versions that are gone."""

import os
import pathlib
import shutil
import time

from promises import check, equal, promise, run
from standin import environment, started, stopped

EXTRACT = "--appimage-extract-and-run"
WEEK = 7 * 24 * 60 * 60


def version(context, number):
    """An AppImage that differs from the others in one file."""
    appdir = context.new_folder()
    shutil.copytree(context.appdir, appdir, symlinks=True, dirs_exist_ok=True)
    (appdir / "version").write_text(f"{number}\n")
    return context.pack(appdir, context.new_folder() / "game.AppImage")


def fill(cache, file):
    """Runs the file from the cache; the entry that then is its own."""
    before = entries(cache)
    run([file, EXTRACT], env=environment(XDG_CACHE_HOME=cache))
    (new,) = entries(cache) - before
    return new


def entries(cache):
    folder = pathlib.Path(cache) / "appimage-run"
    return {path.name for path in folder.glob("*") if path.suffix != ".note"}


@promise("A newer version at the same path clears the older one's copy away, and no other's")
def updated(context):
    cache = context.new_folder()
    other = fill(cache, version(context, 0))
    game = version(context, 1)
    old = fill(cache, game)
    # A file that is being run cannot be written into: updates put another in its place.
    os.replace(version(context, 2), game)
    new = fill(cache, game)
    equal(entries(cache), {other, new}, "copies")
    check(not (cache / "appimage-run" / f"{old}.note").exists(), "the note was left")


@promise("The copy of an older version that still runs is left to it")
def in_use(context):
    cache = context.new_folder()
    game = version(context, 3)
    process, _ = started([game, EXTRACT, "wait"], env=environment(XDG_CACHE_HOME=cache))
    (old,) = entries(cache)
    os.replace(version(context, 4), game)
    new = fill(cache, game)
    equal(entries(cache), {old, new}, "copies while it runs")
    equal(stopped(process), 0, "exit status")
    os.replace(version(context, 5), game)
    equal(entries(cache) | {fill(cache, game)}, {old, new} | entries(cache), "copies")
    equal(len(entries(cache)), 1, "copies when it has ended")


@promise("A copy that was not used for six weeks is cleared away when another is made")
def unused(context):
    cache = context.new_folder()
    first, second = version(context, 6), version(context, 7)
    old, recent = fill(cache, first), fill(cache, second)
    for entry, weeks in ((old, 7), (recent, 5)):
        then = time.time() - weeks * WEEK
        os.utime(cache / "appimage-run" / f"{entry}.note", (then, then))
    new = fill(cache, version(context, 8))
    equal(entries(cache), {recent, new}, "copies")
    # Using a copy makes it young again.
    run([second, EXTRACT], env=environment(XDG_CACHE_HOME=cache))
    age = time.time() - (cache / "appimage-run" / f"{recent}.note").stat().st_mtime
    check(age < WEEK, f"{age} seconds")
