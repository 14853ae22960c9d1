"""`bungle watch`: a recording in a window, controlled with a real mouse and real keys."""
import os

from bad_input import refused
from game import Game
from screen import wait_for

STAGE = (128, 10, 1024, 576)
TRACK = (128, 632, 1024, 72)
CARD = (230, 20, 820, 560)


def recorded(context, name="round"):
    """A round of the jungle, written by hand."""
    file = os.path.join(context.screen.home.name, f"{name}.replay")
    with open(file, "w", encoding="utf-8") as text:
        text.write("bungle-replay 1\nscene jungle\nseed 7\nsize 1280x720\n30 key one\n420 end\n")
    return file


def on_track(share):
    return TRACK[0] + share * TRACK[2], TRACK[1] + TRACK[3] / 2


def test_watch(context):
    """R180 `bungle watch` goes to where one presses, steps, and shows the same picture whenever it returns."""
    with Game(context.bungle, context.screen, "watch", recorded(context)) as game:
        assert wait_for(lambda: game.stays(STAGE, 0), 20), "it does not stop at its end"
        game.press(*on_track(0.25))
        game.release()
        game.screen.xdotool("key", "k")
        game.rest(1)
        there = game.look(STAGE)
        game.screen.xdotool("key", "shift+Right")
        assert game.changes(STAGE, 0, since=there), "a step moves nothing"
        game.screen.xdotool("key", "shift+Left")
        assert wait_for(lambda: game.look(STAGE).pixels == there.pixels, 5), "the same moment looks otherwise"
        game.drag(on_track(0.6), on_track(0.25))
        game.release()
        assert wait_for(lambda: game.look(STAGE).pixels == there.pixels, 5), "a drag ends elsewhere"


def test_watch_keys(context):
    """R180 `?` lists the keys over the picture, C writes a test of the moment, Esc closes."""
    with Game(context.bungle, context.screen, "watch", recorded(context)) as game:
        game.screen.xdotool("key", "k")
        game.rest(1)
        before = game.look(CARD)
        game.screen.xdotool("key", "question")
        assert game.changes(CARD, 0.2, since=before), "no keys are listed"
        game.screen.xdotool("key", "Escape")
        game.screen.xdotool("key", "Home")
        game.screen.xdotool("key", "period")
        game.screen.xdotool("key", "c")
        names = [os.path.join(context.screen.home.name, name)
                 for name in ("moment-30.replay", "Moment30Tests.swift")]
        assert wait_for(lambda: all(os.path.exists(name) for name in names), 5), "no test is written"
        game.screen.xdotool("key", "Escape")
        assert game.process.wait(5) == 0


def test_inspect(context):
    """R182 F12 lays what plays over the game and takes it away again."""
    panel = (868, 128, 400, 520)
    with Game(context.bungle, context.screen, "--scene", "hub", "--calm", "--inspect") as game:
        before = game.look(panel)
        game.screen.xdotool("key", "F12")
        assert game.changes(panel, 0.2, since=before), "nothing is shown"
        game.screen.xdotool("key", "F12")
        assert wait_for(lambda: game.look(panel).difference(before) < 0.02, 5), "it stays"


def test_watch_refuses(context):
    """R180 a recording that is damaged or without an end is refused as `bungle replay` refuses it."""
    file = recorded(context, "damaged")
    head = "bungle-replay 1\nscene jungle\nseed 7\nsize 1280x720\n"
    for damaged, line in (("bungle-replay 1\nscene jungle\n", "line 3"), (head, "end"),
                          (head + "99999999999 end\n", "a day of play")):
        with open(file, "w", encoding="utf-8") as text:
            text.write(damaged)
        for command in ("watch", "replay"):
            refused(context, 2, command, file, says=[file, line])
