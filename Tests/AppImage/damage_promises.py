"""A file that lost something or had something changed says so, and nothing of it runs."""

from promises import check, equal, promise, run
from standin import SEAL_LENGTH, environment, wait_until

EVERY_USE = ([], ["--appimage-extract-and-run"], ["--appimage-extract"], ["--appimage-mount"])


def refused(context, data, words, uses=EVERY_USE):
    file = context.folder / "damaged.AppImage"
    file.unlink(missing_ok=True)
    file.write_bytes(data)
    file.chmod(0o755)
    cache, mount_points = context.new_folder(), context.new_folder()
    env = environment(XDG_CACHE_HOME=cache, TMPDIR=mount_points)
    for use in uses:
        done = run([file, *use], 127, cwd=cache, env=env)
        equal(done.stdout, "", "standard output")
        equal(done.stderr.count("\n"), 1, f"lines of {done.stderr!r}")
        check(done.stderr.startswith("damaged.AppImage: the file is "), done.stderr)
        check(any(word in done.stderr for word in words), done.stderr)
    equal(list(cache.iterdir()), [], "what was left behind")
    check(wait_until(lambda: not any(mount_points.iterdir())), "a mount was left behind")


@promise("What is wrong is said in the session's language where the game speaks it, with what it is about")
def told(context):
    file = context.folder / "damaged.AppImage"
    data = context.standin.read_bytes()
    file.write_bytes(data[:-1_000])
    file.chmod(0o755)
    english = run([file], 127, env=environment(LANGUAGE="C")).stderr
    for wish in ("de_AT.UTF-8", "xx:pt", "ar"):
        said = run([file], 127, env=environment(LANGUAGE=wish)).stderr
        check(said != english and said.startswith("damaged.AppImage: "), said)
        equal(said.count("\n"), 1, "lines")
    for wish in ("en_GB:fr", "zh_TW", "tlh"):
        equal(run([file], 127, env=environment(LANGUAGE=wish)).stderr, english, wish)


def flipped(data, position, mask=1):
    changed = bytearray(data)
    changed[position] ^= mask
    return changed


@promise("A truncated file says so and exits 127, wherever it was cut")
def truncated(context):
    whole = context.standin.read_bytes()
    runtime = context.runtime.stat().st_size
    cuts = [len(whole) - 1, len(whole) - SEAL_LENGTH, len(whole) - SEAL_LENGTH - 1,
            len(whole) - 5_000, (runtime + len(whole)) // 2, runtime + 96, runtime + 95,
            runtime + 1, runtime]
    for size in cuts:
        refused(context, whole[:size], ["truncated"])
    return f"{len(cuts)} places"


@promise("A file with one bit altered says so and exits 127: runtime, squashfs and seal")
def altered(context):
    whole = context.standin.read_bytes()
    runtime = context.runtime.stat().st_size
    payload_end = len(whole) - SEAL_LENGTH
    places = [whole.index(b"Runs the program packed"), runtime, runtime + 4, runtime + 40,
              *range(runtime + 96, payload_end, (payload_end - runtime) // 40), payload_end - 1]
    for position in places:
        refused(context, flipped(whole, position), ["altered", "damaged", "truncated"])
    for position in range(payload_end, len(whole)):
        for mask in (0x01, 0x20):
            refused(context, flipped(whole, position, mask), ["altered"], uses=[[]])
    return f"{len(places) + 2 * SEAL_LENGTH} bits"


@promise("A file that grew, lost its middle or holds another's payload says so and exits 127")
def rearranged(context):
    whole = context.standin.read_bytes()
    middle = (context.runtime.stat().st_size + len(whole)) // 2
    refused(context, whole + b"\n", ["altered"])
    refused(context, whole + whole[-SEAL_LENGTH:], ["altered"])
    refused(context, whole[:middle] + whole[middle + 4096:], ["truncated"])
    refused(context, whole[:middle] + bytes(4096) + whole[middle + 4096:], ["altered"])
    refused(context, context.runtime.read_bytes(), ["truncated"])
