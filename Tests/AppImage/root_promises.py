"""Bare Debian systems without SDL or Swift, made by debootstrap: the file alone must play there."""

import functools
import itertools
import shlex
import shutil

from promises import Skip, check, equal, promise, run
from standin import environment, need_root, privately

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
cp -r {folder}/play {root}/mnt/play
{more}
exec chroot --userspec={user}:{user} {root} \
  env -i PATH=/usr/bin:/bin SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy sh -c {command}
"""


def root_of(context, suite):
    if context.roots is None:
        raise Skip("no folder for bare systems was named")
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
                            appimage=context.played, folder=context.folder,
                            command=shlex.quote(command))
    return run(privately(script), expect, env=environment(), timeout=300)


def has_no_sdl(context, suite):
    found = run(["find", root_of(context, suite), "-xdev", "(", "-iname", "libSDL*", "-o", "-iname",
                 "libswift*", ")"]).stdout
    equal(found, "", "in the root")


def plays(context, suite):
    root, here, count = root_of(context, suite), context.play_here(), 0
    for (user, _), fuse, name in itertools.product(
            USERS, (True, False), ("'/mnt/my games/The Game.AppImage'", "/mnt/link")):
        done = play_in(context, root, f"sh /mnt/play/play {name}", user, fuse)
        equal(done.stdout, here, "what was played")
        equal(done.stderr, "", "standard error")
        count += 1
    return f"{count} ways"


def plays_abroad(context, suite):
    root, english = root_of(context, suite), context.play_here()
    for session in ("de_DE.UTF-8", "ja_JP.UTF-8"):
        here = context.play_here(LANG=session)
        check(here != english, f"nothing is different in {session}")
        done = play_in(context, root, f"LANG={session} sh /mnt/play/play /mnt/link", 1000, False)
        equal(done.stdout, here, "what was played")
        equal(done.stderr, "", "standard error")


def plays_noexec(context, suite):
    root, here = root_of(context, suite), context.play_here()
    for (user, _), fuse in itertools.product(USERS, (True, False)):
        done = play_in(context, root, "sh /mnt/play/play /mnt/link", user, fuse, ",noexec")
        equal(done.stdout, here, "what was played")


def plays_six(context, suite):
    root, here = root_of(context, suite), context.play_here()
    script = ("for n in 1 2 3 4 5 6; do sh /mnt/play/play /mnt/link > /tmp/out.$n & done; wait; "
              "sleep 0.5; ! grep appimage /proc/self/mounts; ! ls -d /tmp/.mount* 2>/dev/null; "
              "cat /tmp/out.*")
    for (user, _), fuse in itertools.product(USERS, (True, False)):
        equal(play_in(context, root, script, user, fuse).stdout, 6 * here, "what was played")


def refuses_damage(context, suite):
    root = root_of(context, suite)
    # More than one letter, which may already stand there.
    for more, word in (("truncate -s -1000 {game}", "truncated"),
                       ("printf altered | dd of={game} bs=1 seek=1500000 conv=notrunc", "altered")):
        more = more.format(game=f"'{root}/mnt/my games/The Game.AppImage'")
        for (user, _), fuse in itertools.product(USERS, (True, False)):
            done = play_in(context, root, "/mnt/link", user, fuse, more=more, expect=127)
            check(word in done.stderr and done.stdout == "", done.stderr)


@promise("Debian 11, whose glibc is too old, is told so in one sentence")
def older(context):
    root = root_of(context, "bullseye")
    for (user, _), fuse in itertools.product(USERS, (True, False)):
        done = play_in(context, root, "/mnt/link", user, fuse, expect=127)
        equal(done.stderr.count("\n"), 1, f"lines of {done.stderr!r}")
        check("needs the C library glibc, 2.34 or newer" in done.stderr, done.stderr)
        equal(done.stdout, "", "standard output")


for (suite, system), (act, what) in itertools.product(SYSTEMS, (
        (has_no_sdl, "is bare: no SDL, no Swift"),
        (plays, "plays as root and as a user, with and without FUSE, with spaces and by a link"),
        (plays_abroad, "plays in German and Japanese, as a user, without FUSE, with no locale made"),
        (plays_noexec, "plays with a noexec /tmp"),
        (plays_six, "plays six copies at once and leaves no mount"),
        (refuses_damage, "refuses a truncated and an altered file"))):
    promise(f"R3 {system} {what}")(functools.partial(act, suite=suite))
