#!/usr/bin/env python3
"""Plays on desktops that take longer to set up: Wayland with small pixels, and two monitors.

Each test is a promise; its docstring is what is promised.
"""
import argparse
import contextlib
import os
import re
import subprocess
import sys
import tempfile
import time

from game import Game
from run import outcome
from screen import Screen, wait_for


class Weston:
    """A Wayland desktop at scale 2, nested in an X screen, with XWayland inside."""

    SOCKET = "wayland-bungle"

    def __init__(self):
        self.screen = Screen(2800, 1700)
        self.log = os.path.join(self.screen.home.name, "weston.log")
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                ["weston", "--backend=x11-backend.so", "--width=2700", "--height=1600", "--scale=2",
                 f"--socket={self.SOCKET}", "--idle-time=0", "--xwayland"],
                env=self.screen.env, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        assert wait_for(lambda: self.inner and os.path.exists(
            os.path.join(self.screen.home.name, self.SOCKET)), 20), "weston did not start"
        # Weston draws its panel and background after its sockets exist.
        time.sleep(2)

    @property
    def inner(self):
        """The name of XWayland's display; None until it listens."""
        with open(self.log, encoding="utf-8", errors="replace") as log:
            found = re.search(r"listening on display (:\d+)", log.read())
        return found and found.group(1)

    def env(self, with_x=True, **more):
        env = self.screen.env | {"WAYLAND_DISPLAY": self.SOCKET, "DISPLAY": self.inner} | more
        if not with_x:
            del env["DISPLAY"]
        return env

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        self.screen.close()


class TwoMonitors(Screen):
    """A small first monitor and a larger one to its right."""

    SMALL, LARGE = (1024, 768), (1920, 1080)

    def __init__(self):
        super().__init__(self.SMALL[0] + self.LARGE[0], self.LARGE[1])

    def _command(self):
        self.configuration = os.path.join(self.home.name, "xorg.conf")
        with open(self.configuration, "w", encoding="ascii") as file:
            file.write(
                'Section "ServerFlags"\n Option "AutoAddDevices" "false"\nEndSection\n'
                'Section "Device"\n Identifier "card"\n Driver "dummy"\n VideoRam 65536\nEndSection\n'
                'Section "Monitor"\n Identifier "monitor"\n HorizSync 5-1000\n VertRefresh 5-200\n'
                'EndSection\nSection "Screen"\n Identifier "screen"\n Device "card"\n'
                ' Monitor "monitor"\n DefaultDepth 24\n SubSection "Display"\n  Depth 24\n'
                '  Virtual 4096 2160\n EndSubSection\nEndSection\n')
        return ["/usr/lib/xorg/Xorg", "-config", self.configuration, "-logfile",
                os.path.join(self.home.name, "xorg.log")]

    def _arrange(self):
        small, large = (f"{width}x{height}" for width, height in (self.SMALL, self.LARGE))
        self._xrandr("--output", "DUMMY0", "--mode", small, "--primary")
        self._xrandr("--addmode", "DUMMY1", large)
        self._xrandr("--output", "DUMMY1", "--mode", large, "--right-of", "DUMMY0")
        assert f"DUMMY1 connected {large}+{self.SMALL[0]}+0" in self._xrandr(), self._xrandr()


# A part of the hub's title in design pixels, with many edges and without motion.
PIECE = (560, 60, 160, 40)


def piece(bungle, width, height):
    """The pixels of PIECE in a window of this size on plain X."""
    with contextlib.closing(Screen(2000, 1200)) as screen, Game(
            bungle, screen, "--scene", "hub", "--calm", size=(width, height)) as game:
        def settled():
            before = game.look(PIECE)
            time.sleep(1)
            now = game.look(PIECE)
            return now if now.pixels == before.pixels and len(set(now.pixels)) > 16 else None

        found = wait_for(settled, 20)
        assert found, "nothing was drawn"
        return found


def is_seen(image, screen):
    """Whether `image` is somewhere on the screen, to the pixel."""
    whole = screen.grab(0, 0, *screen.size)
    step, line = image.width * 3, whole.width * 3
    rows = [image.pixels[y * step:(y + 1) * step] for y in range(image.height)]
    start = whole.pixels.find(rows[0])
    while start >= 0:
        if all(whole.pixels[start + y * line:start + y * line + step] == row
               for y, row in enumerate(rows)):
            return True
        start = whole.pixels.find(rows[0], start + 1)
    return False


@contextlib.contextmanager
def playing(context, env, *options):
    """Runs the game in the hub in this environment; its standard error is a pipe."""
    with tempfile.TemporaryDirectory() as data, subprocess.Popen(
            [context.bungle, "--scene", "hub", "--calm", "--data", data, *options], env=env,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            text=True) as game:
        try:
            yield game
        finally:
            game.terminate()


def doctor(context, env):
    done = subprocess.run([context.bungle, "doctor"], env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done
    return dict(line.split(None, 1) for line in done.stdout.splitlines()[:2])


def test_wayland_sharp(context):
    """R105 on Wayland with small pixels the picture is sharp to the pixel, beside X and without it."""
    wanted = piece(context.bungle, 1800, 1000)
    with contextlib.closing(Weston()) as weston:
        for with_x in (True, False):
            env = weston.env(with_x)
            assert doctor(context, env)["video"] == "wayland"
            with playing(context, env, "--size", "900x500") as game:
                assert wait_for(lambda: is_seen(wanted, weston.screen), 30), (
                    f"{'beside' if with_x else 'without'} X it is not seen so")
                assert game.poll() is None


def test_wayland_undrawable(context):
    """R97 where Wayland cannot be drawn on, X is taken; without X one line tells, with exit code 1."""
    with contextlib.closing(Weston()) as weston:
        # SDL can only draw by a renderer on Wayland; this setting forbids renderers.
        forbidden = {"SDL_FRAMEBUFFER_ACCELERATION": "0"}
        wanted = weston.env(**forbidden)
        assert doctor(context, wanted)["video"] == "x11"
        with playing(context, wanted) as game:
            time.sleep(3)
            assert game.poll() is None
        alone = weston.env(False, **forbidden)
        assert doctor(context, alone)["video"].startswith("none.")
        with playing(context, alone) as game:
            assert game.wait(15) == 1, game.returncode
            said = [line for line in game.stderr.read().splitlines() if line.startswith("bungle: ")]
            assert len(said) == 1 and "wayland" in said[0], said


def test_second_monitor(context):
    """R105 a window keeps its size on a larger second monitor when the focus goes away and comes back, and it is
    opened there again, in a window and full."""
    with contextlib.closing(TwoMonitors()) as screen, tempfile.TemporaryDirectory() as data:
        def opened(*options):
            return Game(context.bungle, screen, "--scene", "hub", "--data", data, *options, size=None)

        with opened() as game:
            # The first size is two thirds of the small monitor, exactly 16 to 9.
            assert screen.geometry(game.window)[2:4] == (42 * 16, 42 * 9), screen.geometry(game.window)
            screen.xdotool("windowmove", "--sync", game.window, 1100, 60)
            screen.xdotool("windowsize", "--sync", game.window, 1600, 900)
            with Game(context.bungle, screen, "--scene", "hub", size=(320, 180)):
                pass
            screen.xdotool("windowfocus", "--sync", game.window)
            time.sleep(1)
            place = screen.geometry(game.window)
            assert place[2:4] == (1600, 900), place
        with opened() as game:
            assert screen.geometry(game.window) == place, (screen.geometry(game.window), place)
            game.key("F11")
            full = (screen.SMALL[0], 0, *screen.LARGE, True)
            assert wait_for(lambda: screen.geometry(game.window) == full, 20), screen.geometry(game.window)
            time.sleep(0.6)
        with opened() as game:
            assert wait_for(lambda: screen.geometry(game.window) == full, 20), screen.geometry(game.window)


class Context:
    def __init__(self, bungle):
        self.bungle = bungle


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bungle", default=".build/release/bungle", help="the game")
    parser.add_argument("--only", default="", help="run the tests whose name contains this")
    options = parser.parse_args()
    kept = []
    for name, test in list(globals().items()):
        if name.startswith("test_") and options.only in name:
            is_kept, words = outcome(test, Context(os.path.abspath(options.bungle)))
            print(words, flush=True)
            kept.append(is_kept)
    return 0 if kept and all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
