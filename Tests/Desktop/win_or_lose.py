"""Ten rounds of Win or Lose on a real screen, with a mouse and with keys, to the final card."""
import json
import os
import subprocess
import time

from recording import record
from screen import wait_for

SEED, ROUNDS = 1, 10
KEYS = ["one", "two", "three"]
# In design space; what is not there from the start has no place in `bungle layout`.
THROWS = [(436, 570), (640, 570), (844, 570)]
GOLD = (0xF6, 0xC4, 0x45)
# The row of stars on the final card, and a spot where the verdict stands.
STARS = (186, 144, 910, 60)
GROUND = (900, 468, 4, 4)


def replay(context, throws):
    """The score after so many throws, played without a screen."""
    file = os.path.join(context.screen.home.name, "win-or-lose-oracle.replay")
    with open(file, "w", encoding="utf-8") as text:
        text.write(f"bungle-replay 1\nscene win-or-lose\nseed {SEED}\nsize 1280x720\n")
        for number, throw in enumerate(throws):
            # Hurried on to its verdict, which Enter leaves before the game goes on by itself.
            text.write(
                f"{60 + 220 * number} key {KEYS[throw]}\n{100 + 220 * number} key space\n"
                f"{170 + 220 * number} key enter\n")
        text.write(f"{220 * len(throws) + 120} end\n")
    answer = subprocess.run(
        [context.bungle, "replay", file, "--json"], capture_output=True, text=True, check=True,
        env=context.screen.env)
    return json.loads(answer.stdout)["scores"]["player"]


def answers(context, right):
    """Throws of which the first `right` are right and the others wrong."""
    throws = []
    for number in range(ROUNDS):
        before = replay(context, throws)
        rises = [replay(context, [*throws, throw]) > before for throw in range(3)]
        throws.append(rises.index(number < right))
    return throws


def share(image, colour):
    """How much of an image has a colour."""
    pixels = image.pixels
    return sum(
        all(abs(pixels[i + part] - colour[part]) < 6 for part in range(3))
        for i in range(0, len(pixels), 3)) / max(1, image.width * image.height)


def is_settled(game, seconds=0.3):
    """Whether the ground keeps its colour: the next task may be asked by day or by night."""
    before = game.look(GROUND)
    time.sleep(seconds)
    return game.look(GROUND).difference(before) == 0


def play(context, throws, right, throw, go_on, name):
    def on_screen(game):
        game.rest(1)
        for number, hand in enumerate(throws):
            bright = game.look(GROUND)
            assert game.hurry(
                lambda: throw(game, hand), lambda: game.look(GROUND).difference(bright) == 1), (
                    f"no card in round {number + 1}")
            if number >= right:
                # Neither the card nor the hands take a press that is meant for the other.
                game.rest(0.6)
            else:
                # What is right goes on by itself, on a busy machine before the screen is at rest.
                wait_for(lambda: is_settled(game, 0.1), 1)
            card = game.look(GROUND)
            if number == 0:
                context.shot(game, f"{name}-card")
            # After a right answer the game goes on by itself.
            if number >= right:
                go_on(game)
            # After the last one the final card lies there. What is right may have gone on before the
            # look at its card; if it has not, the next throw shows none.
            has_gone = number + 1 == ROUNDS or wait_for(
                lambda: game.look(GROUND).difference(card) == 1, 3)
            assert has_gone or number < right, f"the card {number + 1} stays"
            wait_for(lambda: is_settled(game), 3)
        assert wait_for(
            lambda: share(game.look(STARS), GOLD) > 0.003 * right), (
                "the final card does not show what was right")
        game.rest()
        context.shot(game, f"{name}-end")

    return record(context, "win-or-lose", on_screen)


def test_win_or_lose_with_the_mouse(context):
    """R60 R66 R67 ten right answers with the mouse are 100 points, on the final card and in the record."""
    end, digest = play(
        context, answers(context, ROUNDS), ROUNDS, lambda game, hand: game.click(*THROWS[hand]),
        lambda game: None, "win-or-lose-mouse")
    assert end["scores"] == {"player": 100}, end["scores"]
    assert end["digest"] == digest, f"{end['digest']} instead of {digest}"
    said = [effect["effect"] for effect in end["effects"] if effect["effect"].startswith("say")]
    assert said == ["say result Right!"] * ROUNDS, said


def test_win_or_lose_with_the_keys(context):
    """R100 ten rounds by the keys 1 2 3 and Enter, all wrong but two, are -60 points."""
    end, digest = play(
        context, answers(context, 2), 2, lambda game, hand: game.key(hand + 1),
        lambda game: game.key("Return"), "win-or-lose-keys")
    assert end["scores"] == {"player": -60}, end["scores"]
    assert end["digest"] == digest, f"{end['digest']} instead of {digest}"
    assert not any("best." in effect["effect"] and " 0." in effect["effect"].split("=", 1)[1]
                   for effect in end["effects"] if effect["effect"].startswith("prefer")), (
        "guesses have set a time")
