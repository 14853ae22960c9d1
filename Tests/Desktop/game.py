"""A game that is played: its process, its window, and the places of its buttons and animals."""
import json
import os
import signal
import subprocess
import tempfile
import time

from screen import PATIENCE, wait_for


# Root may write into every folder, so root runs the game without its privileges.
WITHOUT_RIGHTS = ["setpriv", "--inh-caps=-all", "--bounding-set=-all"] if os.geteuid() == 0 else []


class Game:
    layouts = {}

    def __init__(self, bungle, screen, *options, env=None, size=(1280, 720), by=()):
        self.bungle, self.screen = bungle, screen
        self.errors_path = os.path.join(screen.home.name, "errors")
        plays = not options or options[0].startswith("-")
        if plays and "--data" not in options:
            # An empty data folder, so that no earlier visit's settings apply.
            options = (*options, "--data", tempfile.mkdtemp(prefix="data-", dir=screen.home.name))
        with open(self.errors_path, "wb") as errors:
            self.process = subprocess.Popen(
                [*by, bungle, *(["--seed", "1"] if plays else []),
                 *(["--size", f"{size[0]}x{size[1]}"] if size else []), *options],
                env=screen.env | (env or {}), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=errors, cwd=screen.home.name)
        self.window = None

    def __enter__(self):
        # A game that ended during a drag leaves the mouse button down, and X would drop the next press.
        self.release()

        def window():
            return self.screen.xdotool(
                "search", "--all", "--onlyvisible", "--pid", self.process.pid, "--name", "Bungle")

        wait_for(lambda: not self.is_alive() or window(), 20)
        found = window()
        if not found:
            raise AssertionError(
                f"no window appeared (exit code {self.process.poll()}): {self.errors()}")
        self.window = int(found.split()[0])
        self.screen.xdotool("windowfocus", "--sync", self.window)
        self.screen.xdotool("mousemove", 2, 2)
        assert wait_for(self.is_drawn, 5), f"the window stays empty: {self.errors()}"
        self.rest(0.3, still=0.1)
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def errors(self):
        with open(self.errors_path, encoding="utf-8") as file:
            return file.read()

    def layout(self, scene):
        """The rectangles of a scene's places by name, in design pixels; `bungle layout` runs once per scene."""
        if (self.bungle, scene) not in self.layouts:
            self.layouts[self.bungle, scene] = json.loads(subprocess.run(
                [self.bungle, "layout", scene, "--json"], capture_output=True, text=True, check=True,
                env=self.screen.env).stdout)
        return {name: (r["x"], r["y"], r["width"], r["height"])
                for name, r in self.layouts[self.bungle, scene].items()}

    def fit(self):
        """The scale (screen pixels per design pixel) and the offset (screen pixels) of the design space."""
        x, y, width, height, _ = self.screen.geometry(self.window)
        scale = min(width / 1280, height / 720)
        return scale, x + (width - 1280 * scale) // 2, y + (height - 720 * scale) // 2

    def at(self, x, y):
        scale, left, top = self.fit()
        return round(left + x * scale), round(top + y * scale)

    def look(self, rect):
        """The screen's pixels in a rectangle of design pixels."""
        scale, left, top = self.fit()
        x, y, width, height = rect
        return self.screen.grab(left + x * scale, top + y * scale, width * scale, height * scale)

    def is_drawn(self):
        """Whether the window shows a picture: an empty window has a single colour."""
        image = self.look((0, 0, 1280, 720))
        return len({image.pixels[i:i + 3] for i in range(0, len(image.pixels), 3 * 997)}) > 4

    def rest(self, seconds=1.5, still=0.25):
        """Waits until the window has not changed for `still` seconds, or for `seconds` if animals keep moving."""
        seen = [b""]

        def is_still():
            before, seen[0] = seen[0], self.look((0, 0, 1280, 720)).raw
            if seen[0] == before:
                return True
            time.sleep(still)
            return False

        wait_for(is_still, seconds / PATIENCE)

    def changes(self, rect, share=0.02, seconds=5, since=None):
        """Waits until `rect` differs from the image `since`, by default its present one; True once it does."""
        before = since or self.look(rect)
        return wait_for(lambda: self.look(rect).difference(before, share) > share, seconds)

    def stays(self, rect, share=0.02):
        """Whether `rect` looks the same after the window has come to rest."""
        before = self.look(rect)
        self.rest(1)
        return self.look(rect).difference(before, share) <= share

    def shot(self, path):
        x, y, width, height, _ = self.screen.geometry(self.window)
        self.screen.grab(x, y, width, height).save(path)

    # --- Mouse and keyboard

    def move(self, x, y):
        self.screen.xdotool("mousemove", *self.at(x, y))

    def press(self, x, y):
        self.move(x, y)
        time.sleep(0.05)
        self.screen.xdotool("mousedown", 1)
        time.sleep(0.05)

    def release(self):
        self.screen.xdotool("mouseup", 1)

    def drag(self, start, end, steps=8):
        """Presses at `start` and moves to `end`, both in design space, without letting go."""
        self.press(*start)
        for step in range(1, steps + 1):
            part = step / steps
            self.move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            time.sleep(0.02)

    def click(self, x, y):
        self.press(x, y)
        self.release()

    def key(self, name):
        self.screen.xdotool("key", name)

    def hurry(self, act, seen, tries=40):
        """Repeats `act` until `seen()`: the game ignores an early press, and a repeated press hurries it."""
        return any(act() or wait_for(seen, 0.1) for _ in range(tries))

    def is_alive(self):
        return self.process.poll() is None


def center(rect):
    return rect[0] + rect[2] / 2, rect[1] + rect[3] / 2
