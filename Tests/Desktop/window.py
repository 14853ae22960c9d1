"""The window: the opening, doors, sizes, and the end."""
import subprocess
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


def test_opening(context):
    """R10 R12 R13 the opening shows its picture, then the title, and leads to the hub by itself."""
    with Game(context.bungle, context.screen) as game:
        whole = (0, 0, 1280, 720)
        context.shot(game, "opening-0")
        first = game.look(whole)
        for number in (1, 2, 3, 4):
            time.sleep(1.3)
            context.shot(game, f"opening-{number}")
        last = game.look(whole)
        assert first.difference(last) > 0.2, "nothing happened"
        sign = game.layout("hub")["jungle"]
        game.click(*center(sign))
        time.sleep(1.5)
        context.shot(game, "door")


def test_skip_and_door(context):
    """R15 R5 clicks skip the opening; the jungle's door leads to the jungle."""
    with Game(context.bungle, context.screen) as game:
        for _ in range(8):
            game.click(640, 690)
            time.sleep(0.25)
        time.sleep(1.2)
        doors = game.layout("hub")
        hub = game.look((0, 0, 1280, 720))
        context.shot(game, "hub")
        game.click(*center(doors["jungle"]))
        time.sleep(1.6)
        context.shot(game, "jungle")
        assert game.look((0, 0, 1280, 720)).difference(hub) > 0.3, "the door did not open"
        board = Board(game)
        game.drag(board.home("lion"), board.river)
        game.release()
        assert board.wait_changed("place.player", 2), "this is not the jungle"


def test_resized_in_round(context):
    """R94 a window resized in mid-round ends the round as it should, everything in its new place."""
    with played(context) as game:
        begin_round(game)
        for size in ((1000, 800), (700, 394), (1100, 619)):
            context.screen.hand("windowsize", "--sync", game.window, *size)
            time.sleep(0.15)
        time.sleep(4.5)
        context.shot(game, "resized")
        with played(context, size=(1100, 619)) as other:
            other.move(640, 20)
            time.sleep(0.3)
            fresh = Board(other)
            context.shot(other, "resized-fresh")
        found = differences(game, fresh)
        assert max(found.values()) < STILL, f"unlike a fresh window: {found}"


def differences(game, fresh):
    """How much the animals of `game`, brought to the front, differ from those of a fresh window."""
    game.screen.hand("windowactivate", "--sync", game.window)
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
            time.sleep(0.3)
            context.shot(game, f"size-{name}")
            board = Board(game)
            game.drag(board.home("lion"), board.river)
            game.release()
            assert board.wait_changed("place.player", 2), f"cannot play in a {name} window"


def test_minimised_in_round(context):
    """R35 a window minimised in mid-round goes on when it comes back."""
    with played(context) as game:
        board = begin_round(game)
        context.screen.hand("windowminimize", "--sync", game.window)
        time.sleep(0.6)
        assert game.is_alive()
        context.screen.hand("windowmap", "--sync", game.window)
        context.screen.hand("windowactivate", "--sync", game.window)
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
    """Closes the window as its button does."""
    context.screen.hand("windowactivate", "--sync", game.window)
    context.screen.hand("key", "alt+F4")


def test_fullscreen(context):
    """R105 F11 and Alt+Enter fill the screen and leave it again."""
    with played(context) as game:
        for keys in ("F11", "alt+Return"):
            game.key(keys)
            assert wait_for(
                lambda: context.screen.geometry(game.window)[2:4] == context.screen.size, 3), keys
            time.sleep(0.4)
            context.shot(game, f"fullscreen-{keys.replace('+', '-')}")
            game.key(keys)
            assert wait_for(
                lambda: context.screen.geometry(game.window)[2:4] == (1280, 720), 3), keys


def test_escape(context):
    """Esc goes back one step and never quits at once."""
    with played(context) as game:
        game.key("Escape")
        time.sleep(1.2)
        assert game.is_alive(), "Esc in the jungle quit the game"
        context.shot(game, "back-in-hub")


def test_icon_and_class(context):
    """The window carries the program's name, for task bars and window rules."""
    with played(context) as game:
        found = subprocess.run(
            ["xprop", "-id", str(game.window), "WM_CLASS", "WM_NAME"], env=context.screen.env,
            capture_output=True, text=True).stdout
        assert '"bungle", "bungle"' in found and "Bungle in the Jungle" in found, found
