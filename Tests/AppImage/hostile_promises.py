"""Images whose entries lead elsewhere, or are more than files: sealed correctly, and still refused."""

import os
import stat

from promises import check, equal, promise, run
from standin import environment

PLAIN = ("-noI", "-noD", "-noF", "-no-fragments", "-mkfs-time", "0", "-all-time", "0")
BLOCK = 1 << 17
USES = (["--appimage-extract"], ["--appimage-extract-and-run"])


def image_of(context, fill, replace=(), options=()):
    """An AppImage of what `fill` puts in a folder, with bytes of the squashfs replaced."""
    appdir = context.new_folder()
    (appdir / "AppRun").symlink_to("usr")
    fill(appdir)
    context.last_filled = appdir
    squashfs = context.squash(appdir, *PLAIN, *options)
    data = squashfs.read_bytes()
    for old, new in replace:
        equal(data.count(old), 1, f"places of {old!r}")
        data = data.replace(old, new)
    squashfs.write_bytes(data)
    return sealed(context, squashfs)


def sealed(context, squashfs):
    target = context.folder / "hostile.AppImage"
    target.unlink(missing_ok=True)
    return context.seal(squashfs, target, context.checked)


def refused(context, image):
    """True to its word: 127, one sentence, and nothing beside the folder it unpacked into."""
    for use in USES:
        cache = context.new_folder()
        inner = cache / "a/b/c"
        inner.mkdir(parents=True)
        # Without a second choice, so that the first refusal is seen.
        env = environment(XDG_CACHE_HOME=inner, HOME="", TMPDIR="/nonexistent")
        done = run([image, *use], 127, cwd=inner, env=env)
        equal(done.stderr.count("\n"), 1, f"lines of {done.stderr!r}")
        check("cannot be unpacked" in done.stderr, done.stderr)
        equal(list(inner.glob("appimage-run/*")), [], "what is left in the cache")
        outside = [path for path in cache.rglob("*") if inner not in [path, *path.parents]]
        equal(sorted(outside), sorted([cache / "a", cache / "a/b"]), "what is outside")
        check(not os.path.exists("/Q~escape"), "an absolute name was obeyed")


@promise("Names that are absolute, have a slash or are .. or . are refused")
def names(context):
    for plain, evil in ((b"Q~", b".."), (b"Q", b"."), (b"Q~zzzz", b"../zzz"),
                        (b"zQ~escape", b"/Q~escape"), (b"Q~z", b"z/z"), (b"Q~z", b"z\0z")):
        for make in (lambda path: path.write_text("evil"), lambda path: path.mkdir()):
            image = image_of(context, lambda appdir: make(appdir / plain.decode()),
                             [(plain, evil)] if len(plain) > 1 else [(b"\0\0Q", b"\0\0.")])
            refused(context, image)


@promise("A link is never unpacked through: a second entry of its name is refused")
def through_link(context):
    outside = context.new_folder()

    def fill(appdir):
        (appdir / "Q~a").symlink_to(outside)
        (appdir / "Q~b").mkdir()
        (appdir / "Q~b/planted").write_text("evil")

    refused(context, image_of(context, fill, [(b"Q~b", b"Q~a")]))
    equal(list(outside.iterdir()), [], "behind the link")


@promise("Devices, pipes and sockets are refused")
def devices(context):
    for pseudo in ("null c 666 0 0 1 3", "disk b 666 0 0 8 0", "pipe i 666 0 0 f",
                   "socket i 666 0 0 s"):
        refused(context, image_of(context, lambda appdir: None, options=("-p", pseudo)))


@promise("Set-user-ID and write permission for others are dropped")
def permissions(context):
    def fill(appdir):
        (appdir / "file").write_text("x")
        (appdir / "file").chmod(0o6777)
        (appdir / "folder").mkdir()
        (appdir / "folder").chmod(0o1777)

    image, here = image_of(context, fill), context.new_folder()
    run([image, "--appimage-extract"], cwd=here, env=environment())
    for name in ("file", "folder"):
        mode = stat.S_IMODE((here / "squashfs-root" / name).stat().st_mode)
        equal(oct(mode), oct(0o755), f"permissions of {name}")


@promise("Extracting writes what a pattern names, everything without one, and never over anything")
def extract(context):
    here = context.new_folder()
    run([context.standin, "--appimage-extract"], cwd=here, env=environment())
    run(["diff", "--recursive", "--no-dereference", context.appdir, here / "squashfs-root"])
    done = run([context.standin, "--appimage-extract"], 127, cwd=here, env=environment())
    check("squashfs-root" in done.stderr, done.stderr)
    for pattern, wanted in (("usr/bin/*", {"usr", "usr/bin", "usr/bin/witness"}),
                            ("usr/bin", {"usr", "usr/bin", "usr/bin/witness"}),
                            ("App*", {"AppRun"}), ("nothing", set())):
        here = context.new_folder()
        run([context.standin, "--appimage-extract", pattern], cwd=here, env=environment())
        root = here / "squashfs-root"
        equal({str(path.relative_to(root)) for path in root.rglob("*")}, wanted, pattern)


@promise("Files with holes, in a block or beyond, are read as they were")
def holes(context):
    def fill(appdir):
        with (appdir / "file").open("wb") as file:
            file.write(b"first" * 40_000)
            file.seek(9 * BLOCK)
            file.write(b"last")
        with (appdir / "nothing").open("wb") as file:
            file.truncate(3 * BLOCK)

    image, here = image_of(context, fill), context.new_folder()
    run([image, "--appimage-extract"], cwd=here, env=environment())
    run(["sh", "-c", f"cmp {here}/squashfs-root/file $0/file && cmp {here}/squashfs-root/nothing "
         "$0/nothing", context.last_filled])


@promise("A squashfs that claims nearly all numbers there are is truncated, not accepted")
def enormous(context):
    squashfs = context.squash(context.appdir, *PLAIN)
    data = bytearray(squashfs.read_bytes())
    data[40:48] = (2**64 - 100).to_bytes(8, "little")
    squashfs.write_bytes(data)
    done = run([sealed(context, squashfs)], 127, env=environment())
    check("truncated" in done.stderr, done.stderr)
