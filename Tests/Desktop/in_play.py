"""Measures the latency of a drag and the processor time of rounds, in windows of several sizes."""
import ctypes
import statistics
import time

import rest
from game import Game, center
from sizes import SIZES, memory


class ClientMessage(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong),
                ("message_type", ctypes.c_ulong), ("format", ctypes.c_int),
                ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 12)]


class XTest:
    """Sends mouse and key events through XTest itself, without xdotool's delay, for timing."""

    def __init__(self, screen):
        self.screen = screen
        self.xtest = ctypes.CDLL("libXtst.so.6")
        pointer, number, whole = ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int
        self.xtest.XTestFakeMotionEvent.argtypes = [pointer, whole, whole, whole, number]
        self.xtest.XTestFakeButtonEvent.argtypes = [pointer, ctypes.c_uint, whole, number]
        self.xtest.XTestFakeKeyEvent.argtypes = [pointer, ctypes.c_uint, whole, number]
        screen.x.XStringToKeysym.restype = number
        screen.x.XStringToKeysym.argtypes = [ctypes.c_char_p]
        screen.x.XKeysymToKeycode.restype = ctypes.c_ubyte
        screen.x.XKeysymToKeycode.argtypes = [pointer, number]

    def move(self, x, y):
        self.xtest.XTestFakeMotionEvent(self.screen.display, -1, x, y, 0)
        self.screen.x.XSync(self.screen.display, 0)

    def button(self, is_down):
        self.xtest.XTestFakeButtonEvent(self.screen.display, 1, int(is_down), 0)
        self.screen.x.XSync(self.screen.display, 0)

    def close(self, window):
        """Sends the message that the window's close button sends (WM_DELETE_WINDOW)."""
        x, display = self.screen.x, self.screen.display
        protocols, delete = (
            x.XInternAtom(display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
        message = ClientMessage(type=33, window=window, message_type=protocols, format=32)
        message.data[0] = delete
        x.XSendEvent.argtypes = [
            ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
        x.XSendEvent(display, window, 0, 0, ctypes.byref(message))
        x.XSync(display, 0)

    def key(self, name):
        symbol = self.screen.x.XStringToKeysym(name.encode())
        code = self.screen.x.XKeysymToKeycode(self.screen.display, symbol)
        for is_down in (1, 0):
            self.xtest.XTestFakeKeyEvent(self.screen.display, code, is_down, 0)
        self.screen.x.XSync(self.screen.display, 0)


def milliseconds(seconds):
    return 1_000 * statistics.median(seconds)


def usage(process, seconds, during=None):
    """Per cent of a core and wake-ups a second for `seconds`, while `during` is repeated or nothing is."""
    cpu, count, began = rest.cpu(process), rest.wakeups(process), time.monotonic()
    while time.monotonic() - began < seconds:
        if during:
            during()
        else:
            time.sleep(0.1)
    passed = time.monotonic() - began
    return 100 * (rest.cpu(process) - cpu) / passed, (rest.wakeups(process) - count) / passed


def latency(screen, part, act, rest_between=0.25, count=15, share=0):
    """The seconds from each `act` until more than `share` of the pixels of `part` have changed."""
    found = []
    for turn in range(count):
        time.sleep(rest_between)
        before = screen.grab(*part)
        began = time.monotonic()
        act(turn)
        while time.monotonic() - began < 0.5:
            now = screen.grab(*part)
            if now.pixels != before.pixels and now.difference(before) > share:
                found.append(time.monotonic() - began)
                break
    return found


def drag(game, hand, home):
    """The seconds from each motion of the pointer until the held animal has followed it."""
    # A row of pixels across the animal is enough to see it move.
    hand.move(*game.at(*home))
    hand.button(True)
    spots = [game.at(home[0] + 60 + 40 * (turn % 2), home[1]) for turn in range(2)]
    hand.move(*spots[0])
    left, y = game.at(home[0] - 20, home[1])
    right, _ = game.at(home[0] + 180, home[1])
    # The animal's swaying changes a few pixels, which must not count as an answer.
    found = latency(
        game.screen, (left, y, right - left, 1), lambda turn: hand.move(*spots[(turn + 1) % 2]),
        share=0.15)
    hand.move(*game.at(*home))
    hand.button(False)
    return found


def measure(bungle, screen, size=SIZES[0]):
    """Milliseconds from pointer to pixel, per cent of a core while rounds are played, MiB of memory."""
    hand = XTest(screen)
    with Game(bungle, screen, "--scene", "jungle", size=size) as game:
        layout = game.layout("jungle")
        home, region = center(layout["home.lion"]), center(layout["region"])
        time.sleep(2)
        dragged = drag(game, hand, home)
        time.sleep(3)

        def round_():
            hand.move(*game.at(*home))
            hand.button(True)
            for step in range(1, 21):
                part = step / 20
                hand.move(*game.at(
                    home[0] + (region[0] - home[0]) * part, home[1] + (region[1] - home[1]) * part))
                time.sleep(1 / 60)
            hand.button(False)
            time.sleep(4)

        share, _ = usage(game.process, 20, round_)
        return milliseconds(dragged), share, memory(game.process)


def rows(bungle, screen):
    """Yields a table: for each window size the costs of dragging and of rounds in the jungle."""
    yield f"{'jungle':12}  pointer to pixel, ms   a core in rounds       PSS"
    for size in SIZES:
        dragged, share, used = measure(bungle, screen, size)
        name = f"{size[0]}×{size[1]}"
        yield f"{name:12}  {dragged:20.1f}   {share:14.1f} %   {used:3.0f} MiB"
