"""The copy on disk: made once, private, whole, and never where it cannot run."""

import os
import pathlib
import shutil
import stat
import subprocess

from promises import check, equal, promise, run
from standin import (as_nobody, environment, facts, mounts, need_fuse, need_root, privately,
                     started, stopped, wait_until)

EXTRACT = "--appimage-extract-and-run"


def start(context, expect=0, **changes):
    return run([context.standin, EXTRACT], expect, env=environment(**changes))


def place_of(done):
    return os.path.dirname(os.path.dirname(facts(done.stdout)["APPDIR"]))


def entries_in(cache):
    return [path for path in (cache / "appimage-run").iterdir() if path.suffix != ".note"]


def entry_in(cache):
    (entry,) = entries_in(cache)
    return entry


def is_settled(cache):
    names = os.listdir(cache / "appimage-run")
    return len(names) == 2 and not any(name.startswith(".") for name in names)


@promise("The cache is unpacked once, exactly, for its owner alone, and then used as it is")
def once(context):
    cache = context.new_folder()
    first = facts(start(context, XDG_CACHE_HOME=cache).stdout)
    entry = entry_in(cache)
    equal(first["APPDIR"], str(entry), "APPDIR")
    for folder in (entry, entry.parent):
        equal(stat.S_IMODE(folder.stat().st_mode), 0o700, f"permissions of {folder}")
    run(["diff", "--recursive", "--no-dereference", context.appdir, entry])
    before = (entry / "usr/share/witness/data").stat()
    again = facts(start(context, XDG_CACHE_HOME=cache).stdout)
    after = (entry / "usr/share/witness/data").stat()
    equal((after.st_ino, after.st_ctime_ns), (before.st_ino, before.st_ctime_ns), "the inode")
    equal(again["data"], first["data"], "the data")


@promise("A visit over FUSE leaves the files unpacked for the next start; a short call leaves nothing")
def kept(context):
    need_fuse()
    env = environment(XDG_CACHE_HOME=context.new_folder())
    cache = env["XDG_CACHE_HOME"]
    visit, found = started([context.standin, "wait"], env=env)
    run([context.standin, "exit", "0"], env=env)
    # Two seconds are what tells a visit from a question.
    check(not wait_until(lambda: os.listdir(cache), 3.2), "a short call unpacked")
    equal(stopped(visit), 0, "exit status")
    check(wait_until(lambda: (pathlib.Path(cache) / "appimage-run").exists()), "nothing was kept")
    check(wait_until(lambda: is_settled(pathlib.Path(cache))), "unfinished")
    run(["diff", "--recursive", "--no-dereference", context.appdir, entry_in(pathlib.Path(cache))])
    again, next_found = started([context.standin, "wait"], env=env)
    equal(next_found["APPDIR"], str(entry_in(pathlib.Path(cache))), "APPDIR of the next start")
    check(not next_found["APPDIR"] in mounts(), "it was mounted all the same")
    equal(stopped(again), 0, "exit status")
    equal(next_found["data"], found["data"], "the data")


@promise("The cache's name is the SHA-256 of the squashfs")
def named(context):
    cache = context.new_folder()
    start(context, XDG_CACHE_HOME=cache)
    whole = context.standin.read_bytes()
    payload = context.folder / "payload"
    payload.write_bytes(whole[context.runtime.stat().st_size:-126])
    equal(entry_in(cache).name, run(["sha256sum", payload]).stdout.split()[0], "name")


def change_one_byte(file):
    status = file.stat()
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))


def point_elsewhere(link):
    link.unlink()
    link.symlink_to("/bin/false")


def ways_to_damage(entry):
    data, program = entry / "usr/share/witness/data", entry / "usr/bin/witness"
    library = entry / "usr/lib/libc.so.6"

    def other_file():
        data.unlink()
        data.symlink_to("/etc/hostname")

    def added_library():
        library.parent.mkdir()
        library.write_text("not a library")

    return (data.unlink, lambda: os.truncate(data, 0), lambda: os.truncate(data, 5),
            lambda: data.chmod(0), other_file, lambda: (entry / "AppRun").unlink(),
            lambda: change_one_byte(program), lambda: point_elsewhere(entry / "AppRun"),
            added_library, lambda: (entry / "more").touch(),
            lambda: entry.with_suffix(".note").unlink())


@promise("A cache that lost a file, or had one changed, added or pointed elsewhere, is made anew")
def repaired(context):
    cache = context.new_folder()
    good = facts(start(context, XDG_CACHE_HOME=cache).stdout)["data"]
    for damage in ways_to_damage(entry_in(cache)):
        damage()
        equal(facts(start(context, XDG_CACHE_HOME=cache).stdout)["data"], good, "the data")
        run(["diff", "--recursive", "--no-dereference", context.appdir, entry_in(cache)])


def visit(context, file, cache):
    return facts(run([file], env=environment(XDG_CACHE_HOME=cache)).stdout)


def filled_long_ago(context):
    """A cache that has been on the disk for so long that it is trusted to be there."""
    cache = context.new_folder()
    start(context, XDG_CACHE_HOME=cache)
    os.utime(entry_in(cache), (0, 0))
    return cache


@promise("What was found whole on the disk is not read again until it, or the file, is changed")
def trusted(context):
    file = context.folder / "trusted.AppImage"
    shutil.copy(context.standin, file)
    everything = file.stat().st_size
    fresh = context.new_folder()
    start(context, XDG_CACHE_HOME=fresh)
    for _ in range(2):
        check(int(visit(context, file, fresh)["read"]) > everything, "trusted before it was on disk")
    cache = filled_long_ago(context)
    for change in (None, lambda: file.chmod(0o700), lambda: os.utime(file)):
        if change:
            change()
        check(int(visit(context, file, cache)["read"]) > everything, "the file was not read")
        again = visit(context, file, cache)
        check(int(again["read"]) < everything // 10, f"{again['read']} bytes were read again")
        equal(again["APPDIR"], str(entry_in(cache)), "APPDIR")


@promise("A cache that was found whole once and then damaged is not used, whatever was changed in it")
def distrusted(context):
    cache = filled_long_ago(context)
    good = visit(context, context.standin, cache)
    damages = len(ways_to_damage(entry_in(cache)))
    for number in range(damages + 1):
        cache = filled_long_ago(context)
        visit(context, context.standin, cache)
        entry = entry_in(cache)
        data = entry / "usr/share/witness/data"
        (*ways_to_damage(entry), lambda: change_one_byte(data))[number]()
        found = facts(start(context, XDG_CACHE_HOME=cache).stdout)
        equal(found["data"], good["data"], f"the data after damage {number}")
        run(["diff", "--recursive", "--no-dereference", context.appdir, entry_in(cache)])


@promise("A file that was altered after a visit says so, though a whole copy is on the disk")
def altered_later(context):
    file = context.folder / "later.AppImage"
    shutil.copy(context.standin, file)
    cache = filled_long_ago(context)
    for _ in range(2):
        visit(context, file, cache)
    change_one_byte(file)
    done = run([file], 127, env=environment(XDG_CACHE_HOME=cache))
    check("the file is altered" in done.stderr, done.stderr)


@promise("What a killed unpacking left is cleared away, and no link in it is followed")
def leftovers(context):
    cache, outside = context.new_folder(), context.new_folder()
    (outside / "precious").touch()
    left = cache / "appimage-run/.unpacking-1/usr"
    left.mkdir(parents=True)
    (left / "link").symlink_to(outside)
    (left / "file").touch()
    start(context, XDG_CACHE_HOME=cache)
    entry_in(cache)
    check((outside / "precious").exists(), "a link was followed")


@promise("An unpacking that is killed at any moment leaves nothing that the next start trusts")
def killed(context):
    cache = context.new_folder()
    env = environment(XDG_CACHE_HOME=cache)
    for delay in range(12):
        process = subprocess.Popen([context.standin, EXTRACT], env=env, stdout=subprocess.DEVNULL)
        try:
            process.wait(timeout=delay / 1000)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    check("data" in facts(start(context, XDG_CACHE_HOME=cache).stdout), "the data")
    run(["diff", "--recursive", "--no-dereference", context.appdir, entry_in(cache)])


@promise("A cache directory of another user, or one that is a link, is not used")
def foreign(context):
    need_root()
    shared, fallback, target = context.new_folder(mode=0o1777), context.new_folder(), None
    (shared / "appimage-run-0").mkdir(mode=0o777)
    os.chown(shared / "appimage-run-0", 1, 1)
    done = start(context, HOME="", TMPDIR=shared)
    equal(place_of(done), "/tmp", "the place")
    equal(list((shared / "appimage-run-0").iterdir()), [], "the other user's directory")
    target = context.new_folder()
    (fallback / "appimage-run").symlink_to(target)
    equal(place_of(start(context, XDG_CACHE_HOME=fallback, HOME="")), "/tmp", "the place")
    equal(list(target.iterdir()), [], "behind the link")
    run(["rm", "-r", "/tmp/appimage-run-0"])


@promise("As root with another user's HOME, nothing is left in that home")
def sudo(context):
    need_root()
    for has_cache in (True, False):
        home = context.new_folder(owner=65534)
        if has_cache:
            (home / ".cache").mkdir()
            os.chown(home / ".cache", 65534, 65534)
        before = sorted(home.rglob("*"))
        start(context, HOME=home, TMPDIR=context.new_folder())
        equal(sorted(home.rglob("*")), before, "the user's home")
    home = context.new_folder()
    start(context, HOME=home)
    equal(stat.S_IMODE((home / ".cache").stat().st_mode), 0o700, "permissions of a cache that is made")


@promise("A relative XDG_CACHE_HOME is ignored")
def relative(context):
    here, home = context.new_folder(), context.new_folder()
    done = run([context.standin, EXTRACT], cwd=here, env=environment(XDG_CACHE_HOME="x", HOME=home))
    equal(place_of(done), str(home / ".cache"), "the place")
    equal(list(here.iterdir()), [], "where it was started")


@promise("A cache that others could write into is closed to them, and made anew")
def closed(context):
    cache = context.new_folder()
    good = start(context, XDG_CACHE_HOME=cache).stdout
    change_one_byte(entry_in(cache) / "usr/share/witness/data")
    (cache / "appimage-run").chmod(0o777)
    equal(start(context, XDG_CACHE_HOME=cache).stdout, good, "what was run")
    run(["diff", "--recursive", "--no-dereference", context.appdir, entry_in(cache)])
    equal(stat.S_IMODE((cache / "appimage-run").stat().st_mode), 0o700, "permissions")


def private_mounts(context, script, user=as_nobody, **changes):
    shown = f"mount --bind {context.folder} /mnt; {script}"
    command = " ".join(user(["/mnt/witness.AppImage", EXTRACT]))
    return run(privately(f"{shown}; exec {command}"), None, env=environment(**changes))


@promise("A noexec cache or temporary directory is passed over")
def noexec(context):
    home = context.new_folder(owner=65534)
    mount = "mount -t tmpfs -o noexec,mode=1777 none"
    done = private_mounts(context, f"{mount} /tmp", HOME="/tmp/home", TMPDIR="/tmp")
    equal(place_of(done), "/var/tmp", "the place")
    done = private_mounts(context, f"{mount} {home}; chown 65534 {home}", HOME=home, TMPDIR="/tmp")
    equal(place_of(done), "/tmp", "the place")
    run(["rm", "-rf", "/tmp/appimage-run-65534", "/var/tmp/appimage-run-65534"])


@promise("Where nothing may be run from anywhere it says so and exits 127")
def nowhere(context):
    mount = "mount -t tmpfs -o noexec,mode=1777 none"
    script = "; ".join(f"{mount} {place}" for place in ("/tmp", "/var/tmp", "/dev/shm"))
    done = private_mounts(context, script, HOME="")
    equal(done.returncode, 127, done.stderr)
    check("nowhere to unpack" in done.stderr and "XDG_CACHE_HOME" in done.stderr, done.stderr)
    equal(done.stderr.count("\n"), 1, "lines")


@promise("Where the disk is full the next place is tried, and nothing half done is left")
def full(context):
    cache, spare = context.new_folder(), context.new_folder(mode=0o1777)
    script = f"mount -t tmpfs -o size=64k,mode=1777 none {cache}"
    user = lambda command: ["sh", "-c", f"'{' '.join(command)}; ls -A {cache}/appimage-run'"]
    done = private_mounts(context, script, user, XDG_CACHE_HOME=cache, HOME="", TMPDIR=spare)
    equal(place_of(done), str(spare), "the place")
    check(done.stdout.endswith("argument=/mnt/witness.AppImage\n"), f"left over: {done.stdout}")


@promise("A cache on a read-only disk is used when it is whole")
def read_only(context):
    cache = context.new_folder()
    start(context, XDG_CACHE_HOME=cache)
    script = f"mount --bind -o ro {cache} {cache}"
    done = private_mounts(context, script, list, XDG_CACHE_HOME=cache)
    equal(place_of(done), str(cache), "the place")
