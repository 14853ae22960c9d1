"""Rounds in the jungle, played with a real mouse and real keys."""
import array
import glob
import os
import time

from game import Game, center
from screen import wait_for

# The share of pixels that may differ at a resting animal's place: it blinks.
STILL = 0.06


def number(plaque):
    """The rectangle of the number on a plaque."""
    x, y, width, height = plaque
    return x + width * 0.35, y + height * 0.45, width * 0.3, height * 0.42


class Board:
    """The jungle's places, and their pixels before anything was moved."""

    def __init__(self, game):
        self.game = game
        self.places = game.layout("jungle")
        self.before = {name: game.look(rect) for name, rect in self.places.items()
                       if not name.startswith("size")}
        self.numbers = {name: game.look(number(rect)) for name, rect in self.places.items()
                        if name.startswith("score")}

    def changed(self, name):
        return self.game.look(self.places[name]).difference(self.before[name])

    def number_changed(self, name):
        """Whether a plaque's number has changed; only its middle counts, as leaves sway over its edges."""
        return self.game.look(number(self.places[name])).difference(self.numbers[name]) > 0.02

    def wait_changed(self, name, seconds=3):
        return wait_for(lambda: self.changed(name) > 0.15, seconds)

    def wait_as_before(self, *names, seconds=6):
        return wait_for(lambda: all(self.changed(name) < STILL for name in names), seconds)

    @property
    def river(self):
        return center(self.places["region"])

    def home(self, animal):
        return center(self.places[f"home.{animal}"])


def played(context, *options, **more):
    return Game(context.bungle, context.screen, "--scene", "jungle", *options, **more)


def hurry(game):
    """Skips the two parts of a round that may be left: the animals' entry and the fight."""
    for _ in range(2):
        game.key("space")


def assert_round_over(board):
    assert board.wait_as_before("home.lion", "place.player", "place.jungle"), (
        "afterwards somebody is stranded: "
        + str({n: round(board.changed(n), 2) for n in ("home.lion", "place.player", "place.jungle")}))


def test_drop_inside(context):
    """R23 R28 a lion dropped wholly inside stands at the right, and the jungle's animal appears."""
    with played(context) as game:
        board = Board(game)
        game.drag(board.home("lion"), board.river)
        context.shot(game, "drag")
        game.release()
        assert board.wait_changed("place.player", 1.5), "the lion did not come to its place"
        assert board.wait_changed("place.jungle", 2.5), "the jungle's animal did not appear"
        context.shot(game, "round")
        assert_round_over(board)
        context.shot(game, "round-over")


def test_all_outcomes(context):
    """R30 R32 R33 wins, ties and losses each end with everybody home and at most one point."""
    seen = set()
    # In calm motion no animal moves by itself, so a home looks exactly as before.
    with played(context, "--calm") as game:
        for number in range(14):
            board = Board(game)
            game.drag(board.home("lion"), board.river)
            game.release()
            assert board.wait_changed("place.jungle"), "the jungle's animal did not appear"
            context.shot(game, f"outcome-{number}")
            game.move(640, 20)
            hurry(game)
            assert_round_over(board)
            # The jump of a number that rose must be over.
            game.rest(1)
            you, jungle = (board.number_changed(f"score.{side}") for side in ("player", "jungle"))
            assert not (you and jungle), "both scored"
            outcome = "win" if you else "loss" if jungle else "tie"
            if outcome not in seen:
                context.shot(game, f"after-{outcome}")
            seen.add(outcome)
            if len(seen) == 3:
                return
    raise AssertionError(f"in 14 rounds only {sorted(seen)}")


def test_drop_half_inside(context):
    """R24 a lion dropped half inside glides home, and no round is played."""
    with played(context) as game:
        board = Board(game)
        left = board.places["region"][0]
        game.drag(board.home("lion"), (left, board.river[1]))
        game.release()
        context.shot(game, "gliding")
        assert board.changed("home.lion") > 0.15, "it jumped home"
        assert board.wait_as_before("home.lion", "place.player", "place.jungle", seconds=3)


def test_release_outside_window(context):
    """R36 a button released outside the window is a drop outside."""
    with played(context, size=(900, 506)) as game:
        board = Board(game)
        game.drag(board.home("lion"), (640, 500))
        x, y, width, _, _ = context.screen.geometry(game.window)
        context.screen.xdotool("mousemove", x + width + 60, y + 100)
        game.release()
        game.move(640, 20)
        assert board.wait_as_before("home.lion", seconds=4), "the lion did not come home"
        game.move(*board.river)
        game.rest(1)
        game.move(640, 20)
        assert board.wait_as_before("home.lion", seconds=2), "the lion still hangs on the pointer"


def test_focus_lost(context):
    """R36 a focus lost in mid-drag is a drop outside."""
    with played(context) as game:
        board = Board(game)
        game.drag(board.home("lion"), (600, 500))
        with Game(context.bungle, context.screen, "--scene", "hub", size=(320, 180)) as other:
            game.release()
            assert other.is_alive()
        context.screen.xdotool("windowactivate", "--sync", game.window)
        game.move(640, 20)
        assert board.wait_as_before("home.lion", seconds=4), "the lion did not come home"


def test_click_and_click(context):
    """R100 clicking an animal and then the river plays it, for hands that cannot hold a button."""
    with played(context) as game:
        board = Board(game)
        game.click(*board.home("rabbit"))
        game.click(*board.river)
        assert board.wait_changed("place.player", 2), "the rabbit did not come to its place"
        game.move(640, 20)
        hurry(game)
        assert_round_over(board)


def test_keys(context):
    """R100 the key 2 plays the cobra."""
    with played(context) as game:
        board = Board(game)
        game.key("2")
        assert board.wait_changed("place.player", 2), "nobody came to the place"
        away = {name: board.changed(f"home.{name}") for name in ("lion", "cobra", "rabbit")}
        assert max(away, key=away.get) == "cobra", f"the cobra stays at home: {away}"
        hurry(game)
        assert_round_over(board)


def test_locked_while_playing(context):
    """R35 while a round plays no drag can start, and nothing clicked is queued."""
    with played(context) as game:
        board = Board(game)
        game.drag(board.home("lion"), board.river)
        game.release()
        assert board.wait_changed("place.jungle"), "the jungle's animal did not appear"
        game.drag(board.home("cobra"), board.river, steps=4)
        game.release()
        game.move(640, 20)
        assert_round_over(board)
        # A move of the pointer puts off the hint for idle players, which shows something in the river.
        game.move(700, 20)
        assert board.wait_as_before("home.cobra", "place.player", seconds=3), "the cobra has moved"
        time.sleep(1)
        assert board.changed("place.player") < 0.15, "a second round plays by itself"


# --- Sound, recorded by SDL itself

# The seconds for a sound to be recorded; nothing on the screen tells when it is over.
SOUND = 2.5


def recording(context, name, *options, during, is_loud=False):
    """The left channel of the sound that a game played during `during(game, board)`."""
    path = os.path.join(context.screen.home.name, f"{name}.raw")
    env = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": path, "SDL_DISKAUDIODELAY": "10"}

    def is_heard():
        return loud_seconds(samples(path)) > 0.2

    with played(context, "--no-ambience", *options, env=env) as game:
        during(game, Board(game))
        if is_loud:
            assert wait_for(is_heard, 5), "nothing is heard"
            time.sleep(SOUND)
    return samples(path)


def samples(path):
    """The left channel of the sound file written so far."""
    heard = array.array("h")
    for file in glob.glob(path):
        with open(file, "rb") as data:
            raw = data.read()
        heard.frombytes(raw[:len(raw) // 4 * 4])
    return heard[::2]


def loud_seconds(samples):
    """The seconds with sound, counted in tenths of a second."""
    return sum(
        0.1 for i in range(0, len(samples), 4800)
        if max((abs(s) for s in samples[i:i + 4800]), default=0) > 300)


def test_roar(context):
    """R25 a tap on the lion roars; a second tap while it roars adds nothing."""
    def once(game, board):
        game.click(*board.home("lion"))

    def twice(game, board):
        game.click(*board.home("lion"))
        time.sleep(0.3)
        game.click(*board.home("lion"))

    one = loud_seconds(recording(context, "once", during=once, is_loud=True))
    two = loud_seconds(recording(context, "twice", during=twice, is_loud=True))
    assert 0.9 < one < 2.5, f"{one:.1f} s of sound"
    assert abs(one - two) < 0.35, f"{one:.1f} s after one tap, {two:.1f} s after two"


def test_no_roar(context):
    """R25 tapping the rabbit or dragging the lion does not roar."""
    def tap_rabbit(game, board):
        game.click(*board.home("rabbit"))
        time.sleep(SOUND)

    def drag_lion(game, board):
        game.drag(board.home("lion"), (640, 520))
        time.sleep(SOUND)

    for name, hand in (("rabbit", tap_rabbit), ("drag", drag_lion)):
        loud = loud_seconds(recording(context, name, during=hand))
        assert loud < 0.6, f"{loud:.1f} s of sound after {name}"


def test_mute(context):
    """R104 muted, by option or by M, nothing is heard."""
    def tap(game, board):
        game.click(*board.home("lion"))
        time.sleep(SOUND)

    def mute_and_tap(game, board):
        game.key("m")
        tap(game, board)

    assert loud_seconds(recording(context, "mute", "--mute", during=tap)) == 0
    assert loud_seconds(recording(context, "m", during=mute_and_tap)) == 0


def test_match_with_the_keys(context):
    """R37 R100 a match to three with the keys alone, from its choice to the last card and back to the doors."""
    # A part of the bank below the river, which a card covers or darkens, and which animals only pass.
    bank = (480, 436, 6, 4)
    with played(context) as game:
        goal = (852, 40, 212, 72)
        before = game.look(goal)
        for key in ("Tab", *["shift+Tab"] * 5, "Return"):
            game.key(key)
        changed = wait_for(lambda: game.look(goal).difference(before) > 0.02, 3)
        context.shot(game, "keys-goal")
        assert changed, "the goal is as it was"
        quiet = game.look(bank)
        # A digit hurries a round that plays, and begins the next round after it.
        for number in range(240):
            game.key(str(number % 3 + 1))
            time.sleep(0.3)
            if game.look(bank).difference(quiet) > 0.5:
                game.rest()
                if game.look(bank).difference(quiet) > 0.5:
                    break
        context.shot(game, "keys-match-end")
        assert game.look(bank).difference(quiet) > 0.5, f"no end after {number + 1} digits"
        # The first Enter may only hurry the show before the card.
        assert any(
            game.key("Return") or wait_for(lambda: game.look(bank).difference(quiet) < 0.1, 3)
            for _ in range(2)), "the card stays"
        # The card's exit must end first: Escape would only hurry it.
        game.rest()
        river = game.look((400, 200, 400, 100))
        game.key("Escape")
        assert game.changes((400, 200, 400, 100), 0.5, since=river), "Esc did not lead to the doors"
        game.rest()
        context.shot(game, "keys-doors")
