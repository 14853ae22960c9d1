"""An X screen for one program: Xvfb with a window manager, an input device, and access to its pixels."""
import ctypes
import functools
import os
import struct
import subprocess
import tempfile
import time
import zlib


class Image:
    """The pixels of a part of the screen in X's format: four bytes each, blue, green, red and unused."""

    # `difference` compares chunks of this many bytes at once, and only unequal chunks byte by byte.
    CHUNK = 256

    def __init__(self, width, height, raw):
        self.width, self.height, self.raw = width, height, raw

    @functools.cached_property
    def pixels(self):
        """The red, green and blue byte of each pixel."""
        pixels = bytearray(self.width * self.height * 3)
        for place in range(3):
            pixels[place::3] = self.raw[2 - place::4]
        return bytes(pixels)

    def save(self, path):
        rows = b"".join(
            b"\0" + self.pixels[y * self.width * 3:(y + 1) * self.width * 3]
            for y in range(self.height))

        def chunk(kind, data):
            return (struct.pack(">I", len(data)) + kind + data
                    + struct.pack(">I", zlib.crc32(kind + data)))

        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n"
                       + chunk(b"IHDR", struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0))
                       + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))

    def difference(self, other, enough=1):
        """The share of clearly different pixels, 0…1; counting stops above `enough`; 1 if the sizes differ."""
        if (self.width, self.height) != (other.width, other.height) or not self.raw:
            return 1.0
        count, size = 0, self.width * self.height
        for start in range(0, 4 * size if self.raw != other.raw else 0, self.CHUNK):
            one, two = self.raw[start:start + self.CHUNK], other.raw[start:start + self.CHUNK]
            if one != two:
                count += sum(
                    abs(r - s) + abs(g - h) + abs(b - c) > 48 for r, s, g, h, b, c in zip(
                        one[2::4], two[2::4], one[1::4], two[1::4], one[::4], two[::4]))
                if count > enough * size:
                    break
        return count / size


class Attributes(ctypes.Structure):
    _fields_ = ([(n, ctypes.c_int) for n in ("x", "y", "width", "height", "border", "depth")]
                + [("visual", ctypes.c_void_p), ("root", ctypes.c_ulong)]
                + [(n, ctypes.c_int) for n in ("class_", "bit_gravity", "win_gravity", "backing")]
                + [("planes", ctypes.c_ulong), ("pixel", ctypes.c_ulong), ("save_under", ctypes.c_int),
                   ("colormap", ctypes.c_ulong), ("installed", ctypes.c_int),
                   ("map_state", ctypes.c_int), ("rest", ctypes.c_long * 8)])


class XImage(ctypes.Structure):
    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
                ("format", ctypes.c_int), ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int),
                ("unit", ctypes.c_int), ("bit_order", ctypes.c_int), ("pad", ctypes.c_int),
                ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int), ("bits", ctypes.c_int)]


# Xlib's error handler, which ignores errors. Xlib has one per process, so it must outlive every screen.
PASS_OVER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)


class Screen:
    """An Xvfb server with the window manager openbox; `close` ends only these two processes."""

    def __init__(self, width=1600, height=1000):
        self.size = (width, height)
        self.home = tempfile.TemporaryDirectory(prefix="bungle-home-")
        read, write = os.pipe()
        command = self._command()
        self.server = subprocess.Popen(
            [*command, "-displayfd", str(write), "-nolisten", "tcp", "-noreset"], pass_fds=[write],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise SystemExit(f"{command[0]} did not start.")
        self.name = f":{number}"
        self.env = {
            "DISPLAY": self.name, "HOME": self.home.name, "PATH": os.environ["PATH"],
            "XDG_RUNTIME_DIR": self.home.name, "LANG": "C.UTF-8", "SDL_AUDIODRIVER": "dummy",
        }
        for name in {"BUNGLE_RESOURCES", "MUTANT"} & set(os.environ):
            self.env[name] = os.environ[name]
        self._arrange()
        self._open()
        # Openbox may exit at its start on a busy machine, so it gets three attempts.
        for _ in range(3):
            self.manager = subprocess.Popen(
                ["openbox"], env=self.env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL)
            wait_for(lambda: self._manager_is_there() or self.manager.poll() is not None, 10)
            # Openbox announces itself before it listens, and never shows a window opened in between.
            if self.manager.poll() is None and wait_for(self._shows_a_window, 10):
                return
            self.manager.kill()
            self.manager.wait()
        raise SystemExit("openbox does not manage the windows of a screen.")

    def _command(self):
        return ["Xvfb", "-screen", "0", f"{self.size[0]}x{self.size[1]}x24"]

    def _arrange(self):
        """Sets up the monitors before the window manager starts; a subclass overrides it."""

    def _open(self):
        x = self.x = ctypes.CDLL("libX11.so.6")
        pointer, number, integer = ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int
        for name, result, arguments in (
                ("XOpenDisplay", pointer, [ctypes.c_char_p]), ("XDefaultRootWindow", number, [pointer]),
                ("XGetImage", pointer,
                 [pointer, number, integer, integer, ctypes.c_uint, ctypes.c_uint, number, integer]),
                ("XFree", integer, [pointer]), ("XSync", integer, [pointer, integer]),
                ("XInternAtom", number, [pointer, ctypes.c_char_p, integer]),
                ("XGetWindowProperty", integer,
                 [pointer, number, number, ctypes.c_long, ctypes.c_long, integer, number] + [pointer] * 5),
                ("XGetWindowAttributes", integer, [pointer, number, pointer]),
                ("XCreateSimpleWindow", number,
                 [pointer, number, integer, integer] + [ctypes.c_uint] * 3 + [number] * 2),
                ("XMapWindow", integer, [pointer, number]), ("XDestroyWindow", integer, [pointer, number]),
                ("XTranslateCoordinates", integer,
                 [pointer, number, number, integer, integer, pointer, pointer, pointer])):
            function = getattr(x, name)
            function.restype, function.argtypes = result, arguments
        x.XSetErrorHandler(PASS_OVER)
        self.display = x.XOpenDisplay(self.name.encode())
        self.root = x.XDefaultRootWindow(self.display)

    def _manager_is_there(self):
        kind, form, count, left = (ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong())
        data = ctypes.c_void_p()
        atom = self.x.XInternAtom(self.display, b"_NET_SUPPORTING_WM_CHECK", 0)
        self.x.XGetWindowProperty(
            self.display, self.root, atom, 0, 1, 0, 0, *map(ctypes.byref, (kind, form, count, left, data)))
        return count.value == 1

    def _shows_a_window(self):
        """Whether the window manager shows a new window within a moment."""
        window = self.x.XCreateSimpleWindow(self.display, self.root, 0, 0, 64, 64, 0, 0, 0)
        self.x.XMapWindow(self.display, window)
        try:
            return wait_for(lambda: self.geometry(window)[-1], 0.2 / PATIENCE)
        finally:
            self.x.XDestroyWindow(self.display, window)
            self.x.XSync(self.display, 0)

    def geometry(self, window):
        """A window's content area on the screen (x, y, width, height), and whether it is shown."""
        attributes = Attributes()
        if not self.x.XGetWindowAttributes(self.display, window, ctypes.byref(attributes)):
            return None
        x, y, child = ctypes.c_int(), ctypes.c_int(), ctypes.c_ulong()
        self.x.XTranslateCoordinates(
            self.display, window, self.root, 0, 0, *map(ctypes.byref, (x, y, child)))
        return x.value, y.value, attributes.width, attributes.height, attributes.map_state == 2

    def grab(self, x, y, width, height):
        """The pixels of a part of the screen, cut at the screen's edges."""
        x, y = max(0, int(x)), max(0, int(y))
        width, height = min(int(width), self.size[0] - x), min(int(height), self.size[1] - y)
        found = None
        if width > 0 and height > 0:
            found = self.x.XGetImage(
                self.display, self.root, x, y, width, height, 0xFFFFFFFF, 2)
        if not found:
            # A moving window may have no pixels; the empty image differs from all, so that waiting continues.
            return Image(0, 0, b"")
        image = XImage.from_address(found)
        step, line = image.bytes_per_line, 4 * width
        raw = ctypes.string_at(image.data, step * height)
        self.x.XFree(image.data)
        self.x.XFree(found)
        if step != line:
            raw = b"".join(raw[start:start + line] for start in range(0, step * height, step))
        return Image(width, height, raw)

    def xdotool(self, *words):
        """Moves the mouse or types by xdotool, and returns xdotool's output."""
        done = subprocess.run(
            ["xdotool", *map(str, words)], env=self.env, capture_output=True, text=True)
        return done.stdout.strip()

    def resize(self, width, height):
        """Changes the monitor's resolution by xrandr; True once the screen has it."""
        mode = f"{width}x{height}"
        steps = [["--output", "screen", "--mode", mode]]
        if mode not in self._xrandr():
            timing = [width + 8, width + 16, width + 32, height, height + 2, height + 4, height + 8]
            steps = [["--newmode", mode, 60, width, *timing], ["--addmode", "screen", mode], *steps]
        for step in steps:
            self._xrandr(*step)
        return wait_for(lambda: f"current {width} x {height}" in self._xrandr(), 3)

    def unplug(self):
        """Switches the only monitor off; True once the screen has none."""
        # Xrandr reports an error for the missing monitor, but switches it off.
        self._xrandr("--output", "screen", "--off")
        return wait_for(lambda: "*" not in self._xrandr(), 3)

    def plug(self):
        """Switches the monitor on again at the screen's size; True once it is on."""
        self._xrandr("--output", "screen", "--mode", f"{self.size[0]}x{self.size[1]}")
        return wait_for(lambda: "*" in self._xrandr(), 3)

    def _xrandr(self, *words):
        return subprocess.run(
            ["xrandr", *map(str, words)], env=self.env, capture_output=True, text=True).stdout

    def close(self):
        for process in (self.manager, self.server):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.home.cleanup()


# The factor on every time limit, for busy machines. A wait ends as soon as its condition holds.
PATIENCE = 6


def wait_for(condition, seconds=5):
    """Calls `condition` until it returns a true value or the time is over; returns its last value.

    `seconds` is the limit on an idle machine.
    """
    end = time.monotonic() + seconds * PATIENCE
    while True:
        value = condition()
        if value or time.monotonic() > end:
            return value
        time.sleep(0.02)
