"""Scores, settings and recordings on a real disk, also with a lock or a crash in the midst of a save."""
import contextlib
import hashlib
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time

import simon
from game import Game, center
from screen import Screen, wait_for

OLD_RECORDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../OldRecords")


def new_folder(context):
    return tempfile.mkdtemp(prefix="records-", dir=context.screen.home.name)


def file_in(folder):
    return os.path.join(folder, "records.sqlite")


def old_records(context):
    """A folder with four scores of the game's first version."""
    folder = new_folder(context)
    shutil.copy(os.path.join(OLD_RECORDS, "closed.sqlite"), file_in(folder))
    return folder


def command(context, *words, code=0, env=None):
    done = subprocess.run(
        [context.bungle, *words], env=env or context.screen.env, capture_output=True, text=True,
        timeout=20, cwd=context.screen.home.name)
    assert done.returncode == code, done
    return done.stdout if code == 0 else done.stderr


def settings(folder):
    with contextlib.closing(sqlite3.connect(file_in(folder))) as database:
        return dict(database.execute("SELECT name, value FROM setting"))


@contextlib.contextmanager
def held(folder):
    """Holds an exclusive lock on the file, as another program might."""
    with contextlib.closing(sqlite3.connect(file_in(folder), isolation_level=None)) as database:
        database.execute("PRAGMA locking_mode = EXCLUSIVE")
        database.execute("BEGIN EXCLUSIVE")
        yield


def test_scores(context):
    """R78 `bungle scores` lists best first, marks teams, and changes no byte; elsewhere it leaves no file."""
    folder = old_records(context)
    with open(file_in(folder), "rb") as file:
        before = hashlib.sha256(file.read()).hexdigest()
    lines = command(context, "scores", "--data", folder).splitlines()
    assert [line.split()[1] for line in lines] == ["178", "55", "3", "0"], lines
    assert [line.endswith("(team)") for line in lines] == [True, False, False, False], lines
    with open(file_in(folder), "rb") as file:
        assert hashlib.sha256(file.read()).hexdigest() == before
    assert os.listdir(folder) == ["records.sqlite"], os.listdir(folder)
    empty = new_folder(context)
    assert command(context, "scores", "--data", empty) == "No scores yet.\n"
    assert command(context, "scores", "--clear", "--data", empty) == "There were no scores.\n"
    assert os.listdir(empty) == [], os.listdir(empty)


def test_quoted_names(context):
    """R78 a name with quotation marks, a backslash and a child's own letters is whole in the scores as JSON."""
    folder, name = old_records(context), 'Ada "Ä\\" 😀'
    with contextlib.closing(sqlite3.connect(file_in(folder))) as base, base:
        base.execute("UPDATE score SET name = ? WHERE points = 178", (name,))
    found = json.loads(command(context, "scores", "--json", "--data", folder))
    assert [score["name"] for score in found if score["points"] == 178] == [name], found


def test_clear_scores(context):
    """`bungle scores --clear` forgets every score, says how many, and keeps the settings."""
    folder = old_records(context)
    chosen = settings(folder)
    assert command(context, "scores", "--clear", "--data", folder) == "Forgot 4 scores.\n"
    assert command(context, "scores", "--clear", "--data", folder) == "Forgot 0 scores.\n"
    assert command(context, "scores", "--data", folder) == "No scores yet.\n"
    assert settings(folder) == chosen and chosen["rival"] == "dice", chosen


def test_no_home(context):
    """R96 where HOME says no place nothing is made anywhere, and one sentence says so."""
    home = os.listdir(context.screen.home.name)
    for value in (None, "", "relative", "/"):
        env = {name: words for name, words in context.screen.env.items() if name != "HOME"}
        if value is not None:
            env["HOME"] = value
        words = command(context, "scores", code=1, env=env)
        assert "HOME" in words and "--data" in words and len(words.splitlines()) == 1, words
        assert "HOME" in command(context, "doctor", env=env).splitlines()[-1]
    words = command(context, "scores", "--data", "", code=2)
    assert "--data" in words and len(words.splitlines()) == 1, words
    # The sound server's library, which espeak-ng loads, makes its own folder `pulse` there.
    left = sorted((set(os.listdir(context.screen.home.name)) ^ set(home)) - {"pulse"})
    assert not left and not os.path.exists("/.local"), left


def test_saved_before_the_end(context):
    """R78 a score that is being saved when the game is closed is there, with the moment it was made."""
    folder = new_folder(context)
    began = int(time.time())
    with Game(context.bungle, context.screen, "--scene", "simon-says", "--data", folder) as game:
        drums = simon.begin(game)
        simon.play(game, drums, lambda drum: game.click(*simon.PLACES[drum]), (1,))
        simon.fail(drums, lambda drum: game.click(*simon.PLACES[drum]), 2)
        simon.type_words(game, "Ana")
        with contextlib.closing(sqlite3.connect(file_in(folder), isolation_level=None)) as other:
            # A lock stands for a slow disk: the save waits until it is released.
            other.execute("BEGIN IMMEDIATE")
            field = (744, 458, 316, 64)
            before = game.look(field)
            game.key("Return")
            assert game.changes(field, 0.1, since=before), "nothing is being saved"
            game.process.send_signal(signal.SIGTERM)
            time.sleep(0.3)
            other.execute("COMMIT")
        game.process.wait(5)
    with contextlib.closing(sqlite3.connect(file_in(folder))) as database:
        saved = database.execute("SELECT name, points, date FROM score").fetchall()
    assert [score[:2] for score in saved] == [("Ana", 1)], saved
    assert began <= saved[0][2] <= time.time(), saved


def test_size_at_the_end(context):
    """R94 the size that a window has at the very end is remembered, even if it is a moment old."""
    folder = new_folder(context)
    with Game(context.bungle, context.screen, "--scene", "hub", "--data", folder) as game:
        context.screen.xdotool("windowsize", game.window, 900, 640)
        wait_for(lambda: context.screen.geometry(game.window)[2:4] == (900, 640), 3)
        game.process.send_signal(signal.SIGTERM)
        game.process.wait(5)
    kept = settings(folder)
    assert kept.get("window.size") == "900x640", kept


def test_choices_for_a_visit(context):
    """R105 what the command line chooses is for that visit alone, and what is chosen meanwhile is kept."""
    folder = new_folder(context)
    options = ("--language", "de", "--calm", "--mute", "--no-ambience")
    with Game(context.bungle, context.screen, "--scene", "hub", "--data", folder, *options) as game:
        game.key("2")
        assert wait_for(lambda: settings(folder).get("door") == "hands", 5), settings(folder)
        kept = settings(folder)
        lent = {"language": "auto", "calm": "false", "muted": "false", "ambience": "0.8"}
        assert all(kept.get(name, value) == value for name, value in lent.items()), kept
    with Game(context.bungle, context.screen, "--scene", "hub", "--data", folder, *options) as game:
        for state in ("false", "true"):
            game.key("m")
            assert wait_for(lambda: settings(folder).get("muted") == state, 5), settings(folder)
        assert settings(folder).get("language", "auto") == "auto", settings(folder)


def test_held_at_the_start(context):
    """R96 a file that another program held at the start is told about and opened at the next choice."""
    folder = old_records(context)
    with contextlib.ExitStack() as other:
        other.enter_context(held(folder))
        with Game(context.bungle, context.screen, "--scene", "hub", "--data", folder) as game:
            assert wait_for(lambda: "another program holds" in game.errors(), 5)
            words = game.errors()
            assert words.startswith("bungle: Scores and settings can't be kept: "), words
            assert len(words.splitlines()) == 1, words
            game.key("Return")
            time.sleep(0.5)
            other.close()
            game.key("m")
            assert wait_for(lambda: settings(folder).get("muted") == "true", 5), settings(folder)
    assert len(command(context, "scores", "--data", folder).splitlines()) == 4


def test_held_meanwhile(context):
    """R96 that another program keeps choices from the disk is told about once, and the next one is kept again."""
    folder = old_records(context)
    with Game(context.bungle, context.screen, "--scene", "hub", "--data", folder) as game:
        game.key("m")
        assert wait_for(lambda: settings(folder).get("muted") == "true", 5), settings(folder)
        with contextlib.closing(sqlite3.connect(file_in(folder), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            game.key("m")
            assert wait_for(lambda: "another program holds" in game.errors(), 5), game.errors()
            game.key("Return")
            time.sleep(0.5)
            game.key("m")
            # The pause exceeds the game's wait for the other program.
            time.sleep(2)
            assert len(game.errors().splitlines()) == 1, game.errors()
            other.execute("COMMIT")
        game.key("m")
        assert wait_for(lambda: settings(folder).get("muted") == "false", 5), settings(folder)


def test_recording_outlives_the_screen(context):
    """R106 a recording is kept although the X server goes away in the midst of it."""
    with tempfile.TemporaryDirectory() as folder, contextlib.closing(Screen()) as screen:
        file = os.path.join(folder, "visit.replay")
        with Game(context.bungle, screen, "--scene", "jungle", "--record", file) as game:
            game.click(*center(game.layout("jungle")["home.lion"]))
            game.move(80, 640)
            time.sleep(4)
            screen.server.kill()
            game.process.wait(10)
        with open(file, encoding="utf-8") as text:
            lines = text.read().splitlines()
        assert any(" down " in line for line in lines) and lines[-1].endswith(" end"), lines[-5:]
        assert command(context, "replay", file).startswith("scene jungle"), lines


def test_recording_follows_no_link(context):
    """A link beside a recording leads nowhere: what it points to stays as it was."""
    with tempfile.TemporaryDirectory() as folder:
        file, other = os.path.join(folder, "visit.replay"), os.path.join(folder, "diary")
        with open(other, "w", encoding="utf-8") as text:
            text.write("mine")
        os.symlink(other, file + ".part")
        os.symlink(other, file)
        with Game(context.bungle, context.screen, "--scene", "hub", "--record", file) as game:
            game.key("Right")
            time.sleep(0.3)
        with open(other, encoding="utf-8") as text:
            assert text.read() == "mine"
        assert not os.path.islink(file) and os.path.getsize(file) > 50
        assert sorted(os.listdir(folder)) == ["diary", "visit.replay", "visit.replay.part"]
