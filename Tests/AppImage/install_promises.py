"""What `make` puts on a system, and takes away again."""

import os
import re
import subprocess

from bundle_promises import ID, LINUX, REPOSITORY, bundle
from promises import check, equal, promise, run
from standin import environment

PIXELS = (1280).to_bytes(4, "big") + (720).to_bytes(4, "big")


def make(*arguments, expect=0):
    return run(["make", "-s", *arguments], expect, cwd=REPOSITORY, timeout=900)


def files_in(folder):
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def entry_in(prefix):
    file = prefix / f"share/applications/{ID}.desktop"
    equal(run(["desktop-file-validate", file]).stdout, "", "desktop-file-validate")
    return file.read_text()


@promise("Installed below a prefix with spaces it finds its data, and uninstalls without a trace")
def installs(context):
    packed = bundle(context) / "usr"
    left_over = ("lib/", "share/doc/")
    wanted = {name for name in files_in(packed)
              if not name.startswith(left_over) and not name.endswith(".appdata.xml")}
    target = context.new_folder() / "a place"
    staged = [f"DESTDIR={target}", "PREFIX=/opt/the game"]
    make(*staged, "install")
    prefix = target / "opt/the game"
    equal(sorted(files_in(prefix)), sorted(wanted), "files")
    run([prefix / "bin/bungle", "doctor"], cwd="/", env=environment(SDL_VIDEODRIVER="dummy"))
    make(*staged, "uninstall")
    equal(files_in(target), set(), "files left in a staged tree")


@promise("Uninstalling takes away the directories that installing made, and only those")
def directories(context):
    bundle(context)
    outer = context.new_folder()
    (outer / "share/applications").mkdir(parents=True)
    (outer / "share/icons").mkdir()
    before = sorted(outer.rglob("*"))
    for times in (1, 2):
        for _ in range(times):
            make(f"PREFIX={outer}", "install")
        make(f"PREFIX={outer}", "uninstall")
        equal(sorted(outer.rglob("*")), before, f"left behind after {times}")


@promise("Below a prefix that no session looks into, the desktop entry says where the game is")
def whole_paths(context):
    bundle(context)
    for name in ("plain", "the 100% $game"):
        prefix = context.new_folder() / name
        # For make and for the shell that it calls, a dollar sign is doubled and then quoted.
        make(f"PREFIX={str(prefix).replace('$', chr(92) + '$$')}", "install")
        entry = entry_in(prefix)
        commands = re.findall(r'^Exec="(.*)"( --scene \S+)?$', entry, re.MULTILINE)
        equal(len(commands), 5, f"commands in {entry}")
        for command, _ in commands:
            plain = command.replace(chr(92) * 2 + "$", "$").replace("%%", "%")
            equal(plain, f"{prefix}/bin/bungle", "Exec")
        (tried,) = re.findall(r"^TryExec=(.*)$", entry, re.MULTILINE)
        equal(tried, f"{prefix}/bin/bungle", "TryExec")


@promise("Debian's own directory for games is a place for it, and found by its name alone")
def games(context):
    bundle(context)
    target = context.new_folder()
    make(f"DESTDIR={target}", "PREFIX=/usr", "BINDIR=/usr/games", "install")
    check("\nExec=bungle\n" in entry_in(target / "usr"), "Exec")
    run([target / "usr/games/bungle", "doctor"], cwd="/", env=environment(SDL_VIDEODRIVER="dummy"))


@promise("Icons that a desktop knows already are looked at again")
def icons(context):
    bundle(context)
    prefix = context.new_folder()
    theme = prefix / "share/icons/hicolor"
    theme.mkdir(parents=True)
    os.utime(theme, (0, 0))
    make(f"PREFIX={prefix}", "install")
    check(theme.stat().st_mtime > 1, "the theme's time is as it was")
    equal([path for path in theme.iterdir() if path.is_file()], [], "a cache that nobody asked for")


@promise("Every screenshot that the metainfo names is drawn, in the size that it names")
def screenshots(context):
    bundle(context)
    folder = context.new_folder()
    make("screenshots", f"DIST={folder}")
    text = (LINUX / f"{ID}.metainfo.xml").read_text()
    names = re.findall(r'width="1280" height="720">.*/screenshots/(.*\.png)<', text)
    equal(len(names), 4, "screenshots")
    for name in names:
        equal((folder / "screenshots" / name).read_bytes()[16:24], PIXELS, f"size of {name}")


@promise("The summary is short enough for every catalogue, and the metainfo says what they ask")
def catalogues(context):
    text = (LINUX / f"{ID}.metainfo.xml").read_text()
    (summary,) = re.findall("<summary>(.*)</summary>", text)
    check(len(summary) <= 35 and not summary.endswith("."), f"{len(summary)} letters: {summary}")
    for part in ('<url type="homepage">', 'scheme_preference="light"', 'scheme_preference="dark"',
                 "<display_length", "<control>touch</control>", '<content_rating type="oars-1.1"/>'):
        check(part in text, f"no {part}")


@promise("Where Swift is and cannot run, make says what it lacks")
def swift_without_libraries(context):
    swift = context.folder / "swift"
    complaint = "swift: error while loading shared libraries: libncurses.so.6: cannot open"
    swift.write_text(f"#!/bin/sh\necho '{complaint}' >&2\nexit 127\n")
    swift.chmod(0o755)
    done = subprocess.run(["make", "-s", "swift-version", f"SWIFT={swift}"], cwd=REPOSITORY,
                          capture_output=True, text=True)
    check(done.returncode != 0, "it went on")
    for words in ("cannot run", complaint, "libncurses6"):
        check(words in done.stdout, done.stdout + done.stderr)
