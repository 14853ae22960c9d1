"""The game's window: opening, doors, sizes, focus, and closing."""
import ctypes
import os
import signal
import subprocess
import tempfile
import time

from game import Game, center
from jungle import STILL, Board, assert_round_over, played
from screen import wait_for


def begin_round(game):
    board = Board(game)
    game.drag(board.home("lion"), board.river)
    game.release()
    assert board.wait_changed("place.player", 2), "the round did not begin"
    return board


# A part of the strip with the jungle's prompt in which nothing moves, in design pixels.
STRIP = (420, 670, 440, 40)


def test_opening(context):
    """R10 R12 R13 R121 the opening shows its picture, then the title, and leads to the jungle by itself."""
    with Game(context.bungle, context.screen) as game:
        whole = (0, 0, 1280, 720)
        context.shot(game, "opening-0")
        first = game.look(whole)
        assert game.changes(whole, 0.2, since=first), "nothing happened"
        context.shot(game, "opening-1")
        with Game(context.bungle, context.screen, "--scene", "jungle") as other:
            asked = other.look(STRIP)
        context.screen.xdotool("windowactivate", "--sync", game.window)
        game.move(640, 710)
        assert wait_for(
            lambda: game.look(STRIP).difference(asked) < 0.02, 10), "it does not lead to the jungle"
        context.shot(game, "opening-2")


def test_no_bus_of_its_own(context):
    """Where the session has no message bus, the game starts none, and leaves no process behind."""
    with tempfile.TemporaryDirectory(dir=context.screen.home.name) as folder:
        started = os.path.join(folder, "started")
        launcher = os.path.join(folder, "dbus-launch")
        with open(launcher, "w", encoding="ascii") as file:
            file.write(f"#!/bin/sh\ntouch {started}\nexit 1\n")
        os.chmod(launcher, 0o755)
        path = f"{folder}:{context.screen.env['PATH']}"
        with Game(context.bungle, context.screen, env={"PATH": path}) as game:
            game.look((0, 0, 1280, 720))
        assert not os.path.exists(started), "a message bus was to be started"


def test_skip_and_door(context):
    """R15 R121 R5 clicks skip the opening, the hub is one step back; the jungle's door leads to the jungle."""
    with Game(context.bungle, context.screen) as game:
        for _ in range(8):
            game.click(640, 690)
            time.sleep(0.25)
        game.key("Escape")
        game.rest()
        doors = game.layout("hub")
        hub = game.look((0, 0, 1280, 720))
        context.shot(game, "hub")
        game.click(*center(doors["door.jungle"]))
        assert game.changes((0, 0, 1280, 720), 0.3, since=hub), "the door did not open"
        game.rest()
        context.shot(game, "jungle")
        board = Board(game)
        game.drag(board.home("lion"), board.river)
        game.release()
        assert board.wait_changed("place.player", 2), "this is not the jungle"


def test_resized_in_round(context):
    """R94 a window resized in mid-round ends the round as it should, everything in its new place."""
    # In calm motion no animal breathes or looks about, so pictures of two windows can be compared.
    with played(context, "--calm") as game:
        begin_round(game)
        for size in ((1000, 800), (700, 394), (1100, 619)):
            context.screen.xdotool("windowsize", "--sync", game.window, *size)
        game.rest(9, still=1.5)
        context.shot(game, "resized")
        with played(context, "--calm", size=(1100, 619)) as other:
            begin_round(other)
            other.move(640, 20)
            other.rest(9, still=1.5)
            fresh = Board(other)
            context.shot(other, "resized-fresh")
        found = differences(game, fresh)
        assert max(found.values()) < STILL, f"unlike a fresh window: {found}"


def differences(game, fresh):
    """Brings `game` to the front; returns how much its animals differ from a new window's, 0…1."""
    game.screen.xdotool("windowactivate", "--sync", game.window)
    game.move(640, 20)
    names = ("home.lion", "home.cobra", "home.rabbit", "place.player", "place.jungle")

    def look():
        return {name: round(game.look(fresh.places[name]).difference(fresh.before[name]), 3)
                for name in names}

    wait_for(lambda: max(look().values()) < STILL, 4)
    return look()


def test_odd_sizes(context):
    """R94 wide, tall and tiny windows show the whole design space."""
    for name, size in (("wide", (1500, 500)), ("tall", (500, 900)), ("tiny", (320, 180))):
        with played(context, size=size) as game:
            context.shot(game, f"size-{name}")
            board = Board(game)
            game.drag(board.home("lion"), board.river)
            game.release()
            assert board.wait_changed("place.player", 2), f"cannot play in a {name} window"


def test_minimised_in_round(context):
    """R35 a window minimised in mid-round goes on when it comes back."""
    with played(context) as game:
        board = begin_round(game)
        context.screen.xdotool("windowminimize", "--sync", game.window)
        assert wait_for(lambda: not context.screen.geometry(game.window)[4]), "it is still seen"
        assert game.is_alive()
        context.screen.xdotool("windowmap", "--sync", game.window)
        context.screen.xdotool("windowactivate", "--sync", game.window)
        game.move(640, 20)
        assert_round_over(board)
        context.shot(game, "restored")


def test_closed_in_round(context):
    """R35 a window closed in mid-round is gone at once, with exit code 0."""
    with played(context) as game:
        begin_round(game)
        close(context, game)
        assert wait_for(lambda: not game.is_alive(), 2), "it is still there"
        assert game.process.returncode == 0, game.process.returncode
        assert game.errors() == "", game.errors()


def close(context, game):
    """Closes the window as its close button does."""
    context.screen.xdotool("windowactivate", "--sync", game.window)
    context.screen.xdotool("key", "alt+F4")


def test_fullscreen(context):
    """R105 F11 and Alt+Enter fill the screen and leave it again."""
    with played(context) as game:
        for keys in ("F11", "alt+Return"):
            game.key(keys)
            assert wait_for(
                lambda: context.screen.geometry(game.window)[2:4] == context.screen.size, 3), keys
            game.rest(1)
            context.shot(game, f"fullscreen-{keys.replace('+', '-')}")
            game.key(keys)
            assert wait_for(
                lambda: context.screen.geometry(game.window)[2:4] == (1280, 720), 3), keys


def kept(context, name, *options):
    """Starts a game that keeps its window's size in a data folder of its own and opens at that size."""
    return Game(
        context.bungle, context.screen, "--scene", "hub", "--data",
        os.path.join(context.screen.home.name, name), *options, size=None)


def size(game):
    return game.screen.geometry(game.window)[2:4]


def end(context, game):
    close(context, game)
    assert wait_for(lambda: not game.is_alive(), 3), "it is still there"


def keep():
    """Waits until the game has saved the window's size, of which the screen shows nothing."""
    time.sleep(2)


def toggle_maximised(game):
    """Maximises or restores the window by a double click on its title bar."""
    x, y, *_ = game.screen.geometry(game.window)
    game.screen.xdotool("mousemove", x + 200, max(2, y - 8), "click", "--repeat", 2, "--delay", 60, 1)


def test_size_remembered(context):
    """R105 a window opens as large as it was left, also after it was maximised or full."""
    with kept(context, "shape") as game:
        assert size(game) == (1280, 720), size(game)
        context.screen.xdotool("windowsize", "--sync", game.window, 900, 640)
        keep()
        end(context, game)
    with kept(context, "shape") as game:
        assert size(game) == (900, 640), size(game)
        toggle_maximised(game)
        assert wait_for(lambda: size(game)[0] > 1500, 3), size(game)
        keep()
        context.shot(game, "maximised")
        end(context, game)
    with kept(context, "shape") as game:
        assert wait_for(lambda: size(game)[0] > 1500, 3), f"not maximised: {size(game)}"
        toggle_maximised(game)
        assert wait_for(lambda: size(game) == (900, 640), 3), size(game)
        keep()
        game.key("F11")
        assert wait_for(lambda: size(game) == context.screen.size, 3), size(game)
        keep()
        end(context, game)
    with kept(context, "shape") as game:
        assert wait_for(lambda: size(game) == context.screen.size, 3), f"not full: {size(game)}"
        game.key("F11")
        assert wait_for(lambda: size(game) == (900, 640), 3), size(game)


def test_killed_and_remembered(context):
    """R105 the size is remembered even by a game that was killed."""
    with kept(context, "killed") as game:
        context.screen.xdotool("windowsize", "--sync", game.window, 800, 500)
        keep()
        game.process.kill()
        game.process.wait(5)
    with kept(context, "killed") as game:
        assert size(game) == (800, 500), size(game)


def test_place_remembered(context):
    """R105 a window opens where it was left, frame and all, however often."""
    with kept(context, "place") as game:
        context.screen.xdotool("windowmove", "--sync", game.window, 200, 130)
        time.sleep(0.6)
        place = context.screen.geometry(game.window)[:2]
        end(context, game)
    for _ in range(3):
        with kept(context, "place") as game:
            found = context.screen.geometry(game.window)[:2]
            assert found == place, f"{found} instead of {place}"
            end(context, game)


def test_first_size(context):
    """R105 on a first visit the window takes two thirds of the screen, on a small one more, exactly 16 to 9."""
    with Game(context.bungle, context.screen, "--scene", "hub", size=None) as game:
        assert size(game) == (1280, 720), size(game)


def hearing(process, number):
    """The threads, without the main one, that do not block a signal."""
    def blocked(thread):
        with open(f"/proc/{process}/task/{thread}/status", encoding="ascii") as text:
            line = next(line for line in text if line.startswith("SigBlk"))
        return int(line.split()[1], 16) >> (number - 1) & 1

    threads = (int(name) for name in os.listdir(f"/proc/{process}/task"))
    return sorted(thread for thread in threads if thread != process and not blocked(thread))


def test_hung_up(context):
    """R105 the size is remembered by a game whose terminal was closed, and it ends with exit code 0."""
    with kept(context, "hung-up") as game:
        context.screen.xdotool("windowsize", "--sync", game.window, 820, 510)
        # The kernel may deliver the signal to any thread that does not block it.
        threads = hearing(game.process.pid, signal.SIGHUP)
        assert threads, "only the first thread takes it"
        assert ctypes.CDLL(None).tgkill(game.process.pid, threads[-1], signal.SIGHUP) == 0
        assert game.process.wait(20) == 0, game.process.returncode
    with kept(context, "hung-up") as game:
        assert size(game) == (820, 510), size(game)


def test_closing_keys(context):
    """R105 Ctrl+Q and Ctrl+W close the window."""
    for key in ("ctrl+q", "ctrl+w"):
        with played(context) as game:
            game.key(key)
            assert game.process.wait(5) == 0, game.process.returncode


def test_other_alphabets(context):
    """R100 with a keyboard without Latin letters, M, Ctrl+C, Ctrl+V, Ctrl+X, Ctrl+A and Ctrl+Q work."""
    # X keycodes of the keys that say M, C, V, X and A on a US keyboard; 24 is Q.
    keys = {58: "key mute", 54: "key control+copy", 55: "paste", 53: "key control+cut",
            38: "key control+selectAll"}
    for layout in ("ru", "gr", "il", "us"):
        file = os.path.join(context.screen.home.name, f"{layout}.replay")
        with played(context, "--record", file) as game:
            subprocess.run(["setxkbmap", layout], env=context.screen.env, check=True)
            try:
                time.sleep(0.3)
                for code in keys:
                    game.key(f"{code}" if code == 58 else f"ctrl+{code}")
                    time.sleep(0.1)
                game.key("ctrl+24")
                assert game.process.wait(5) == 0, f"{layout}: Ctrl+Q did not close"
            finally:
                subprocess.run(["setxkbmap", "us"], env=context.screen.env, check=True)
        with open(file, encoding="utf-8") as text:
            lines = text.read()
        for words in keys.values():
            assert f" {words}" in lines, f"{layout}: no “{words}”"


def test_without_the_focus(context):
    """R105 while another window has the focus a round stands still, and goes on when the focus comes back."""
    with played(context) as game, Game(
            context.bungle, context.screen, "--scene", "settings", size=(320, 180)) as other:
        context.screen.xdotool("windowmove", "--sync", other.window, 1270, 20)
        context.screen.xdotool("windowactivate", "--sync", game.window)
        board = begin_round(game)
        context.screen.xdotool("windowactivate", "--sync", other.window)
        time.sleep(0.4)
        middle = (200, 300, 880, 380)
        before = game.look(middle)
        time.sleep(3)
        assert game.look(middle).difference(before) == 0, "it went on"
        context.screen.xdotool("windowactivate", "--sync", game.window)
        game.move(640, 20)
        assert_round_over(board)


def test_choices_of_the_command_line(context):
    """R101 R104 `--calm`, `--mute` and `--fullscreen` are the player's choices of this visit."""
    for option, choice in (("--calm", "choice calm true"), ("--mute", "choice muted true"),
                           ("--fullscreen", "choice fullscreen true"), (None, None)):
        file = os.path.join(context.screen.home.name, "choices.replay")
        with Game(context.bungle, context.screen, "--scene", "hub", "--record", file,
                  *([option] if option else [])):
            pass
        with open(file, encoding="utf-8") as text:
            found = [line.strip() for line in text if line.startswith("choice ")]
        assert found == ([choice] if choice else []), f"{option}: {found}"


def test_clipboard(context):
    """R100 what is selected in a field can be copied, and pasted."""
    file = os.path.join(context.screen.home.name, "clipboard.replay")
    with Game(context.bungle, context.screen, "--scene", "hands", "--record", file) as game:
        game.click(*center(game.layout("hands")["field.name"]))
        context.screen.xdotool("type", "--delay", "60", "Ana Maria")
        for key in ("ctrl+a", "ctrl+c", "ctrl+v"):
            game.key(key)
            time.sleep(0.2)
    with open(file, encoding="utf-8") as text:
        assert " paste Ana Maria\n" in text.read(), "something else was pasted"


def test_larger_than_the_screen(context):
    """R105 a window is never larger than the screen."""
    with played(context, size=(3000, 2000)) as game:
        width, height = size(game)
        assert width <= context.screen.size[0] and height <= context.screen.size[1], (width, height)
        context.shot(game, "larger")
        board = Board(game)
        game.key("2")
        assert board.wait_changed("place.player", 2), "it cannot be played"


def test_resolution_changed(context):
    """R94 a resolution that changes in mid-round, in a window and in full screen, is survived."""
    whole = context.screen.size
    for full in (False, True):
        with played(context, "--calm", size=(1500, 800)) as game:
            if full:
                game.key("F11")
                assert wait_for(lambda: size(game) == whole, 3), size(game)
                game.rest(1)
            begin_round(game)
            try:
                assert context.screen.resize(1024, 768), "the screen keeps its resolution"
                game.rest(1)
                if not full:
                    # This desktop reports no change, so the window fits the screen at its next focus.
                    with Game(context.bungle, context.screen, "--scene", "hub", size=(320, 180)):
                        pass
                    context.screen.xdotool("windowfocus", "--sync", game.window)
                assert wait_for(lambda: size(game)[0] <= 1024 and size(game)[1] <= 768, 3), size(game)
                context.shot(game, f"resolution-{'full' if full else 'window'}")
            finally:
                context.screen.resize(*whole)
            game.rest(9, still=1.5)
            assert game.is_alive() and game.errors() == "", game.errors()
            board = Board(game)
            game.key("2")
            assert board.wait_changed("place.player", 2), "it cannot be played any more"


def test_monitor_unplugged(context):
    """R94 the only monitor, unplugged in mid-round and plugged in again, is survived."""
    for full in (False, True):
        with played(context, "--calm", size=(1500, 800)) as game:
            if full:
                game.key("F11")
                assert wait_for(lambda: size(game) == context.screen.size, 3), size(game)
                game.rest(1)
            before = size(game)
            begin_round(game)
            try:
                assert context.screen.unplug(), "the monitor stays"
                time.sleep(1)
                assert game.is_alive(), game.errors()
            finally:
                assert context.screen.plug(), "the monitor is gone for good"
            game.rest(9, still=1.5)
            assert game.is_alive() and game.errors() == "", game.errors()
            assert size(game) == before, size(game)
            board = Board(game)
            game.key("2")
            assert board.wait_changed("place.player", 2), "it cannot be played any more"
            context.shot(game, f"plugged-in-again-{'full' if full else 'window'}")


def test_escape(context):
    """Esc goes back one step and never quits at once."""
    with played(context) as game:
        river = game.look((400, 200, 400, 100))
        game.key("Escape")
        assert game.changes((400, 200, 400, 100), 0.5, since=river), "Esc leads nowhere"
        game.rest()
        assert game.is_alive(), "Esc in the jungle quit the game"
        context.shot(game, "back-in-hub")


def test_icon_and_class(context):
    """The window carries the program's name, for task bars and window rules."""
    with played(context) as game:
        found = subprocess.run(
            ["xprop", "-id", str(game.window), "WM_CLASS", "WM_NAME"], env=context.screen.env,
            capture_output=True, text=True).stdout
        assert '"bungle", "bungle"' in found and "Bungle in the Jungle" in found, found
