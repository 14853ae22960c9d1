"""Small AppImages with a witness inside, whole and broken, and the places to run them in."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import zlib

from promises import Skip, run

HERE = pathlib.Path(__file__).parent
SEALER = HERE.parent.parent / "Resources/linux/seal-appimage.py"
NOBODY = 65534
SEAL_LENGTH = 126


class Context:
    def __init__(self, runtime, checked, appimage, roots):
        self.runtime = pathlib.Path(runtime)
        # The same with an address sanitizer: for images that were made to do harm.
        self.checked = pathlib.Path(checked or runtime)
        self.appimage = pathlib.Path(appimage) if appimage else None
        self.roots = pathlib.Path(roots) if roots else None
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="appimage-test-"))
        self.folder.chmod(0o755)
        self.appdir = self.folder / "AppDir"
        self.standin = self.make_standin()
        # The game where it exists, else the stand-in.
        self.played = (self.appimage or self.standin).resolve()
        self.prepare_play()

    def prepare_play(self):
        """A script that plays the file named to it, and says how that ended."""
        play = self.folder / "play"
        play.mkdir()
        lines = ['"$1" exit 0 | grep -E "^(data|children)="']
        if self.appimage:
            # What it says, the whole picture of a round, then every recorded session to its end.
            lines = ['"$1" --help | cksum', '"$1" film jungle.win -o /tmp/film.$$.png && cksum < /tmp/film.$$.png',
                     'for file in "${0%/*}"/*.replay; do',
                     '  if [ -e "$file" ]; then "$1" replay --json "$file" || exit; fi', 'done']
            for replay in [*HERE.glob("*.replay"), *(HERE.parent / "Replays").glob("*.replay")]:
                shutil.copy(replay, play)
        (play / "play").write_text("\n".join(lines) + "\n")

    def play_here(self, **changes):
        env = environment(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", **changes)
        return run(["sh", self.folder / "play/play", self.played], env=env).stdout

    def make_standin(self):
        (self.appdir / "usr/bin").mkdir(parents=True)
        (self.appdir / "usr/share/witness").mkdir(parents=True)
        run(["cc", "-Wall", "-Werror", "-static", "-s", "-o", self.appdir / "usr/bin/witness",
             HERE / "witness.c"])
        # Four blocks and a tail, half of them hard to compress.
        half = b"".join(zlib.compress(str(n).encode()) for n in range(20_000))
        (self.appdir / "usr/share/witness/data").write_bytes(half + b"jungle " * 40_000)
        (self.appdir / "usr/share/witness/empty").touch()
        (self.appdir / "usr/share/witness/a name with spaces").write_text("spaces\n")
        (self.appdir / "AppRun").symlink_to("usr/bin/witness")
        return self.pack(self.appdir, self.folder / "witness.AppImage")

    def squash(self, appdir, *options):
        image = self.folder / "payload.squashfs"
        image.unlink(missing_ok=True)
        run(["mksquashfs", appdir, image, "-quiet", "-no-progress", "-comp", "gzip", "-all-root",
             "-no-xattrs", *options])
        return image

    def seal(self, squashfs, target, runtime=None):
        run(["python3", SEALER, runtime or self.runtime, squashfs, target])
        return target

    def pack(self, appdir, target, *options):
        return self.seal(self.squash(appdir, *options), target)

    def new_folder(self, owner=None, mode=0o755):
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        folder.chmod(mode)
        if owner is not None and os.geteuid() == 0:
            os.chown(folder, owner, owner)
        return folder

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def environment(**changes):
    """A bare environment, so that the tester's own settings decide nothing."""
    base = {"PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": "/nonexistent",
            "ASAN_OPTIONS": "detect_leaks=0"}
    return base | {name: str(value) for name, value in changes.items()}


def need_root():
    if os.geteuid() != 0:
        raise Skip("only root can set this up")


def need_fuse():
    if not os.access("/dev/fuse", os.R_OK | os.W_OK):
        raise Skip("/dev/fuse is missing, or not for this user")


def privately(script):
    """A command that runs a shell script where its mounts are nobody else's."""
    need_root()
    command = ["unshare", "--mount", "--propagation", "private", "sh", "-ec", script]
    if subprocess.run(command[:-1] + ["true"], capture_output=True).returncode != 0:
        raise Skip("mount namespaces are forbidden here")
    return command


def as_nobody(command):
    """The same command for an unprivileged user: this one, or `nobody` when this is root."""
    if os.geteuid() != 0:
        return command
    return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *command]


def facts(output):
    """What the witness said, as a dictionary; arguments as a list."""
    found = {"argument": []}
    for line in output.splitlines():
        name, _, value = line.partition("=")
        if name == "argument":
            found["argument"].append(value)
        else:
            found[name] = value
    return found


def mounts():
    lines = pathlib.Path("/proc/self/mounts").read_text().splitlines()
    return {line.split()[1] for line in lines if line.startswith("appimage ")}


def wait_until(condition, seconds=5):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def started(command, **options):
    """A witness that has said all it has to say and now waits for its standard input."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                               **options)
    lines = []
    for line in process.stdout:
        lines.append(line)
        if line == "argument=wait\n":
            break
    return process, facts("".join(lines))


def stopped(process, with_signal=None):
    if with_signal is not None:
        process.send_signal(with_signal)
    process.stdin.close()
    process.stdout.close()
    return process.wait(timeout=20)
