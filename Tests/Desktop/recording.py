"""Visits recorded with a real mouse, and their replays without a screen."""
import contextlib
import json
import os
import signal
import subprocess
import time

from bad_input import refused
from game import Game, center
from screen import Screen, wait_for


def replayed(context, file):
    """The end of a recording, and the digest that the game itself wrote when it was closed."""
    answer = subprocess.run(
        [context.bungle, "replay", file, "--json"], capture_output=True, text=True,
        env=context.screen.env)
    assert answer.returncode == 0, answer.stderr
    with open(file, encoding="utf-8") as text:
        last = text.read().splitlines()[-1]
    assert last.startswith("# digest "), last
    return json.loads(answer.stdout), last.split()[-1]


def record(context, scene, play, *options):
    file = os.path.join(context.screen.home.name, f"{scene}.replay")
    with Game(context.bungle, context.screen, "--scene", scene, "--record", file, *options) as game:
        play(game)
        game.process.send_signal(signal.SIGTERM)
        game.process.wait(5)
    return replayed(context, file)


def test_recorded_round(context):
    """R106 a round recorded with a real mouse is replayed to the identical end."""
    from jungle import Board

    def play(game):
        places = game.layout("jungle")
        game.drag(center(places["home.rabbit"]), center(places["score.player"]))
        game.release()
        board = Board(game)
        game.drag(center(places["home.lion"]), center(places["region"]))
        game.release()
        assert board.wait_changed("place.jungle"), "the jungle's animal did not appear"
        assert board.wait_as_before("place.player", "place.jungle"), "the round does not end"

    end, digest = record(context, "jungle", play)
    assert end["scene"] == "jungle" and end["tick"] > 120
    assert any(effect["effect"].startswith("play snap") for effect in end["effects"]), "no round"
    assert end["digest"] == digest, f"{end['digest']} instead of {digest}"


def test_paused_without_focus(context):
    """R105 without the focus the game's time stands still, also in the middle of a round."""

    def play(game):
        places = game.layout("jungle")
        game.drag(center(places["home.lion"]), center(places["region"]))
        game.release()
        time.sleep(0.5)
        with Game(context.bungle, context.screen, "--scene", "hub", size=(320, 180)):
            time.sleep(3)
        context.screen.xdotool("windowactivate", "--sync", game.window)
        time.sleep(1)

    record(context, "jungle", play)
    with open(os.path.join(context.screen.home.name, "jungle.replay"), encoding="utf-8") as file:
        moments = [line.split() for line in file if line[:1].isdigit()]
    lost = next(int(tick) for tick, event, *_ in moments if event == "blur")
    found = next(int(tick) for tick, event, *_ in moments if event == "focus" and int(tick) >= lost)
    # Four seconds are 240 ticks, of which a few may pass while the focus moves between the windows.
    assert found - lost <= 12, f"{found - lost} ticks passed while nobody watched"


def test_recorded_rest(context):
    """R106 the time in which nothing moved and the game slept is replayed too."""

    def play(game):
        # The recording is of a time without input.
        time.sleep(3)
        for key in ("Right", "Right", "Escape", "Escape"):
            game.key(key)
            game.rest(1)
        time.sleep(1)

    end, digest = record(context, "hub", play)
    assert end["tick"] > 240
    assert end["digest"] == digest, f"{end['digest']} instead of {digest}"


def test_closed_in_mid_round(context):
    """R106 a recording that ends in the midst of a round is whole, and ends there again."""

    def play(game):
        places = game.layout("jungle")
        before = game.look(places["place.player"])
        game.drag(center(places["home.cobra"]), center(places["region"]))
        game.release()
        assert wait_for(lambda: game.look(places["place.player"]).difference(before) > 0.15), "no round"

    end, digest = record(context, "jungle", play)
    assert end["digest"] == digest, f"{end['digest']} instead of {digest}"


def test_terminal_closed(context):
    """R106 a terminal that is closed ends the game as a signal does, and the recording is whole."""
    file = os.path.join(context.screen.home.name, "hangup.replay")
    with Game(context.bungle, context.screen, "--scene", "hub", "--record", file) as game:
        game.key("Right")
        time.sleep(0.5)
        game.process.send_signal(signal.SIGHUP)
        assert game.process.wait(20) == 0, game.process.returncode
    end, digest = replayed(context, file)
    assert end["tick"] > 0 and end["digest"] == digest, end["digest"]


def test_display_gone(context):
    """R106 when the display goes away, what was recorded up to the last second is there and can be played."""
    with contextlib.closing(Screen()) as screen:
        file = os.path.join(context.screen.home.name, "gone.replay")
        game = Game(context.bungle, screen, "--scene", "hub", "--record", file)
        with game:
            game.key("Right")

            def is_written():
                with open(file, encoding="utf-8") as text:
                    return "key right" in text.read()

            assert wait_for(is_written, 6), "nothing was written in six seconds"
            screen.server.kill()
            assert game.process.wait(10) == 1, game.process.returncode
        answer = subprocess.run(
            [context.bungle, "replay", file], capture_output=True, text=True, env=context.screen.env)
        assert answer.returncode == 0, answer.stderr


def test_endless_recordings(context):
    """R106 a recording without a bound in ticks, lines or bytes is refused in one line, with exit code 2."""
    head = "bungle-replay 1\nscene hub\nseed 7\nsize 1280x720\n"
    file = os.path.join(context.screen.home.name, "endless.replay")
    for body, word in (("1000000000 end\n", "a day of play"), ("0 leave\n" * 500_001, "500000 lines"),
                       ("0 text " + "x" * (17 << 20), "16 MB")):
        with open(file, "w", encoding="utf-8") as text:
            text.write(head + body)
        refused(context, 2, "replay", file, says=[word])
    refused(context, 2, "replay", "/dev/zero", says=["16 MB"])


def test_damaged_recording(context):
    """R106 a damaged recording is refused with its line and what was expected there, exit code 2."""
    file = os.path.join(context.screen.home.name, "damaged.replay")
    with open(file, "w", encoding="utf-8") as text:
        text.write("bungle-replay 1\nscene jungle\nseed 7\nsize 1280x720\n60 down 260\n99 end\n")
    answer = subprocess.run([context.bungle, "replay", file], capture_output=True, text=True)
    assert answer.returncode == 2, answer.returncode
    assert "line 5" in answer.stderr and "two numbers" in answer.stderr, answer.stderr
    assert len(answer.stderr.splitlines()) == 1, answer.stderr
