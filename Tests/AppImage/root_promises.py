"""Bare Debian systems, without SDL or Swift, made by debootstrap: the file alone must play there."""

import itertools
import os
import shlex
import shutil

from promises import Skip, check, equal, promise, run
from standin import environment, facts, need_root, privately

SYSTEMS = (("bookworm", "Debian 12"), ("trixie", "Debian 13"))
USERS = ((0, "root"), (1000, "a user"))

# Everything is on file systems of the namespace's own, so the root is the same afterwards.
SETTING = """
mount -t tmpfs -o mode=755 none {root}/dev
mknod -m 666 {root}/dev/null c 1 3
mknod -m 666 {root}/dev/zero c 1 5
mknod -m 666 {root}/dev/urandom c 1 9
mkdir -m 1777 {root}/dev/shm
{fuse}
mount -t proc none {root}/proc
mount -t tmpfs -o mode=1777{noexec} none {root}/tmp
mount -t tmpfs -o mode=1777 none {root}/var/tmp
mount -t tmpfs none {root}/mnt
mkdir -p '{root}/mnt/my games'
cp {appimage} '{root}/mnt/my games/The Game.AppImage'
ln -s 'my games/The Game.AppImage' {root}/mnt/link
{more}
exec chroot --userspec={user}:{user} {root} \
  env -i PATH=/usr/bin:/bin SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy {command}
"""


def root_of(context, suite):
    need_root()
    privately("")
    if shutil.which("debootstrap") is None:
        raise Skip("debootstrap is not installed")
    root = context.roots.resolve() / suite
    if not (root / "etc/debian_version").exists() or (root / "debootstrap").exists():
        shutil.rmtree(root, ignore_errors=True)
        root.mkdir(parents=True)
        command = ["debootstrap", "--variant=minbase", "--include=fuse3", suite, root]
        done = run(command, None, timeout=1800)
        if done.returncode != 0:
            shutil.rmtree(root, ignore_errors=True)
            raise Skip(f"debootstrap could not make {suite}: {done.stdout.strip()[-200:]}")
    return root


def play_in(context, root, command, user=0, fuse=True, noexec="", more="", expect=0):
    node = f"mknod -m 666 {root}/dev/fuse c 10 229" if fuse else ""
    script = SETTING.format(root=root, fuse=node, noexec=noexec, more=more, user=user,
                            appimage=context.played, command=command)
    return run(privately(script), expect, env=environment(), timeout=300)


def same_as_here(context, done):
    """A replay must end as it ends here; the stand-in must have read the same data."""
    if context.appimage:
        equal(done.stdout, context.played_here, "what was played")
        return
    found = facts(done.stdout)
    equal(found["data"], facts(context.played_here)["data"], "data")
    check(found["APPDIR"].startswith(("/tmp/", "/var/tmp/")), found["APPDIR"])


def has_no_sdl(context, suite):
    found = run(["find", root_of(context, suite), "-xdev", "(", "-iname", "libSDL*", "-o", "-iname",
                 "libswift*", ")"]).stdout
    equal(found, "", "in the root")


def plays(context, suite, arguments):
    root, count = root_of(context, suite), 0
    names = ("'/mnt/my games/The Game.AppImage'", "/mnt/link")
    for (user, _), fuse, name in itertools.product(USERS, (True, False), names):
        done = play_in(context, root, f"{name} {arguments}", user, fuse)
        same_as_here(context, done)
        equal(done.stderr, "", "standard error")
        count += 1
    return f"{count} ways"


def plays_noexec(context, suite, arguments):
    root = root_of(context, suite)
    for (user, _), fuse in itertools.product(USERS, (True, False)):
        same_as_here(context, play_in(context, root, f"/mnt/link {arguments}", user, fuse,
                                      noexec=",noexec"))


def plays_six(context, suite, arguments):
    root = root_of(context, suite)
    inner = (f"for n in 1 2 3 4 5 6; do /mnt/link {arguments} > /tmp/out.$n & done; wait; "
             "sleep 0.5; grep -c appimage /proc/self/mounts; cd /tmp; ls -d .mount* 2>/dev/null; "
             "cksum out.* | cut -d' ' -f1,2 | sort | uniq -c | wc -l; cat out.1")
    for (user, _), fuse in itertools.product(USERS, (True, False)):
        done = play_in(context, root, f"sh -c {shlex.quote(inner)}", user, fuse)
        lines = done.stdout.splitlines(keepends=True)
        equal(lines[0], "0\n", "mounts left")
        if context.appimage:
            equal(lines[1], "1\n", "different outputs of six copies")
            equal("".join(lines[2:]), context.played_here, "what was played")


def refuses_damage(context, suite, arguments):
    root = root_of(context, suite)
    for more, word in (("truncate -s -1000 {game}", "truncated"),
                       ("printf x | dd of={game} bs=1 seek=1500000 conv=notrunc", "altered")):
        more = more.format(game=f"'{root}/mnt/my games/The Game.AppImage'")
        for (user, _), fuse in itertools.product(USERS, (True, False)):
            done = play_in(context, root, f"/mnt/link {arguments}", user, fuse, more=more, expect=127)
            check(word in done.stderr and done.stdout == "", done.stderr)


for (suite, system), (act, what) in itertools.product(SYSTEMS, (
        (has_no_sdl, "is bare: no SDL, no Swift"),
        (plays, "plays as root and as a user, with and without FUSE, with spaces and by a link"),
        (plays_noexec, "plays with a noexec /tmp"),
        (plays_six, "plays six copies at once and leaves no mount"),
        (refuses_damage, "refuses a truncated and an altered file"))):
    def kept(context, act=act, suite=suite):
        return act(context, suite) if act is has_no_sdl else act(context, suite, context.arguments)
    promise(f"{system} {what}")(kept)
