"""Simon Says on a real screen: seen, heard, played, saved, and still there after a restart."""
import array
import json
import math
import os
import subprocess
import time

from game import Game, center
from screen import PATIENCE, wait_for

DRUMS = ["leaf", "flower", "sun", "drop"]
# The drums' tones in Hz.
TONES = {"leaf": 196.0, "flower": 261.6, "sun": 329.6, "drop": 392.0}
# The drums' middles in design pixels; `bungle layout` lists only the menu's places.
PLACES = {"leaf": (366, 400), "flower": (640, 240), "sun": (914, 400), "drop": (640, 560)}
# The rectangles of the banner that says whose turn it is, and of a card, in design pixels.
BANNER = (480, 56, 320, 48)
CARD = (420, 130, 440, 40)
# A part of the lost game's card that neither drums and their rays nor the animals at the fire overlap.
LOST = (196, 140, 50, 40)
KEYS = {"leaf": "Left", "flower": "Up", "sun": "Right", "drop": "Down"}


class Drums:
    """Tells which drums are lit, by the colour of their skins."""

    def __init__(self, game):
        self.game = game
        self.dark = {drum: self.skin(drum) for drum in DRUMS}

    def skin(self, drum):
        x, y = PLACES[drum]
        return self.game.look((x - 62, y - 32, 6, 4))

    def lit(self):
        return [drum for drum in DRUMS if self.skin(drum).difference(self.dark[drum]) > 0.5]

    def watch(self, length):
        """The drums of a playback, in the order in which they light up."""
        seen, before, listen = [], [], None
        until = time.monotonic() + (6 + length) * PATIENCE
        while time.monotonic() < until and len(seen) < length:
            now = self.lit()
            if now and not seen:
                listen = self.game.look(BANNER)
            seen += [drum for drum in now if drum not in before]
            before = now
        assert len(seen) == length, f"saw {seen} instead of {length} drums"
        assert wait_for(lambda: not self.lit(), 3), "a drum stays lit"
        assert self.game.changes(BANNER, since=listen), "the turn does not come"
        return seen


def folder(context):
    """The data folder shared by these games, so that a later game finds the scores of an earlier one."""
    return os.path.join(context.screen.home.name, "simon")


def scores(context):
    answer = subprocess.run(
        [context.bungle, "scores", "--json", "--data", folder(context)], capture_output=True, text=True, check=True,
        env=context.screen.env)
    return json.loads(answer.stdout)


def type_words(game, words):
    game.screen.xdotool("type", "--delay", "60", words)
    game.rest(1)


def begin(game):
    """Begins a single game; notes at once how dark drums look, before the first one lights up."""
    menu = game.look(CARD)
    game.click(*center(game.layout("simon-says")["menu.single"]))
    assert game.changes(CARD, 0.3, since=menu), "the menu stays"
    game.move(80, 640)
    return Drums(game)


def play(game, drums, strike, lengths):
    for length in lengths:
        sequence = drums.watch(length)
        for drum in sequence:
            strike(drum)
            time.sleep(0.35)
        game.move(80, 640)


def fail(drums, strike, length):
    first = drums.watch(length)[0]
    clearing = drums.game.look(LOST)
    strike(next(drum for drum in DRUMS if drum != first))
    assert drums.game.changes(LOST, 0.3, since=clearing), "no card tells that the game is lost"
    drums.game.rest()


def test_simon_with_the_mouse(context):
    """R71 R74 R78 a single game by mouse to the lost card; the score is saved and survives a restart."""
    with Game(
            context.bungle, context.screen, "--scene", "simon-says", "--data",
            folder(context)) as game:
        context.shot(game, "simon-menu")
        drums = begin(game)

        def strike(drum):
            game.click(*PLACES[drum])

        play(game, drums, strike, (1, 2))
        fail(drums, strike, 3)
        context.shot(game, "simon-lost")
        type_words(game, "Ana")
        game.key("Return")
        saved = wait_for(lambda: scores(context), 5)
        game.rest(1)
        context.shot(game, "simon-saved")
        assert saved and len(saved) == 1, saved
        assert (saved[0]["name"], saved[0]["points"], saved[0]["kind"]) == ("Ana", 3, "single"), saved
        assert saved[0]["date"].startswith(time.strftime("%Y-", time.gmtime())), saved
        game.key("Right")
        game.key("Return")
        game.rest()
        context.shot(game, "simon-scoreboard")
    with Game(
            context.bungle, context.screen, "--scene", "simon-says", "--data",
            folder(context)) as game:
        before = game.look((180, 156, 920, 44))
        game.click(*center(game.layout("simon-says")["menu.scoreboard"]))
        assert game.changes((180, 156, 920, 44), 0.2, since=before), "no scoreboard"
        game.rest()
        context.shot(game, "simon-scoreboard-again")
    assert scores(context) == saved


def test_simon_team_with_the_keys(context):
    """R75 R76 R77 a team of three by keys, from their names to the team's name on the scoreboard."""
    with Game(
            context.bungle, context.screen, "--scene", "simon-says", "--data",
            folder(context)) as game:
        for key in ("Right", "Right", "Return"):
            game.key(key)
        game.rest(1)
        type_words(game, "Ana")
        for key in ("shift+Tab", "Return", "Tab", "Return"):
            game.key(key)
        type_words(game, "Ben")
        game.key("Return")
        type_words(game, "Cleo")
        context.shot(game, "simon-team")
        game.key("Return")
        page = game.look(CARD)
        game.key("Return")
        assert game.changes(CARD, 0.3, since=page), "the team's page stays"
        drums = Drums(game)

        def strike(drum):
            game.key(KEYS[drum])

        play(game, drums, strike, (1, 2, 3))
        context.shot(game, "simon-team-plays")
        fail(drums, strike, 4)
        type_words(game, "The Three")
        game.key("Return")
        saved = wait_for(
            lambda: [score for score in scores(context) if score["kind"] == "team"], 5)
        context.shot(game, "simon-team-saved")
        assert saved and (saved[0]["name"], saved[0]["points"]) == ("The Three", 6), saved


def power(samples, rate, frequency):
    """The power of `samples` at a frequency in Hz, by Goertzel's algorithm."""
    factor = 2 * math.cos(2 * math.pi * frequency / rate)
    one = two = 0.0
    for sample in samples:
        one, two = sample + factor * one - two, one
    return one * one + two * two - factor * one * two


def clearest(path, rate=48_000):
    """The left and right samples of the quarter of a second in which a drum's tone is purest.

    On a slow machine the sound of sticks and the next sequence begin close to the drum's.
    """
    with open(path, "rb") as file:
        data = file.read()
    sound = array.array("h", data[:len(data) // 4 * 4])
    left, right = sound[0::2], sound[1::2]

    def parts():
        for start in range(0, len(left), rate // 16):
            part = left[start:start + rate // 4], right[start:start + rate // 4]
            if max(map(abs, part[0])) + max(map(abs, part[1])) > 600:
                yield part

    def purity(part):
        both = [(a + b) / 2 for a, b in zip(*part)]
        whole = sum(sample * sample for sample in both) * len(both)
        return max(power(both, rate, tone) for tone in TONES.values()) / whole

    return max(parts(), key=purity)


def seeds(context):
    """For each drum a seed of a game that begins with it, found by replays without a screen."""
    found = {}
    file = os.path.join(context.screen.home.name, "first-drum.replay")
    for seed in range(1, 200):
        with open(file, "w", encoding="utf-8") as text:
            text.write(f"bungle-replay 1\nscene simon-says\nseed {seed}\nsize 1280x720\n")
            text.write("1 key enter\n2 key enter\n240 end\n")
        answer = subprocess.run(
            [context.bungle, "replay", file, "--json"], capture_output=True, text=True, check=True,
            env=context.screen.env)
        for effect in json.loads(answer.stdout)["effects"]:
            if effect["effect"].startswith("play drum"):
                found.setdefault(effect["effect"].split()[1].removeprefix("drum").lower(), seed)
                break
        if len(found) == 4:
            return found
    raise AssertionError(f"only {sorted(found)} begin a game")


def test_simon_tones(context):
    """R80 the drums' tones as they were played: G3 C4 E4 G4, and the leaf at the left, the sun at the right."""
    heard = {}
    path = os.path.join(context.screen.home.name, "sound.raw")
    for wanted, seed in seeds(context).items():
        env = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": path}
        with Game(context.bungle, context.screen, "--scene", "simon-says", "--seed", str(seed), "--no-ambience",
                  env=env) as game:
            drum = begin(game).watch(1)[0]
            # The tone dies down after the drum's light has gone out.
            time.sleep(0.5)
        assert drum == wanted, f"{drum} instead of {wanted}"
        left, right = clearest(path)
        both = [(a + b) / 2 for a, b in zip(left, right)]
        around = [TONES[drum] * (1 + step / 400) for step in range(-12, 13)]
        measured = max(around, key=lambda frequency: power(both, 48_000, frequency))
        others = [power(both, 48_000, TONES[other]) for other in DRUMS if other != drum]
        assert abs(measured / TONES[drum] - 1) < 0.01, f"{drum}: {measured:.1f} Hz"
        assert power(both, 48_000, measured) > 4 * max(others), f"{drum} is not a tone of its own"
        loudness = [math.sqrt(sum(a * a for a in side) / len(side)) for side in (left, right)]
        heard[drum] = (measured, loudness[1] / sum(loudness))
    assert set(heard) == set(DRUMS), f"not heard: {set(DRUMS) - set(heard)}"
    print("      " + ", ".join(
        f"{drum} {heard[drum][0]:.1f} Hz at {heard[drum][1]:.2f}" for drum in DRUMS))
    assert heard["leaf"][1] < 0.45 < 0.55 < heard["sun"][1], heard
    for drum in ("flower", "drop"):
        assert abs(heard[drum][1] - 0.5) < 0.03, heard
