"""What the program says when it cannot do what it is asked."""
import os
import subprocess
import tempfile
import time

from game import Game


def refused(context, code, *words, env=None, says=()):
    environment = dict(context.screen.env if env is None else env)
    done = subprocess.run(
        [context.bungle, *words], env=environment, capture_output=True, text=True, timeout=20,
        stdin=subprocess.DEVNULL)
    lines = done.stderr.splitlines()
    assert done.returncode == code, f"exit code {done.returncode}: {done.stderr}"
    assert len(lines) == 1, f"{len(lines)} lines: {done.stderr}"
    for word in says:
        assert word in lines[0], f"“{word}” is not in: {lines[0]}"


def blind(context, **more):
    """The environment without a display."""
    return {k: v for k, v in context.screen.env.items() if k != "DISPLAY"} | more


def test_unknown_scene(context):
    """An unknown scene is refused in one line that lists the scenes, with exit code 2."""
    refused(context, 2, "--scene", "desert", says=["desert", "jungle", "hub"])
    refused(context, 2, "layout", "desert", says=["desert"])
    refused(context, 2, "shot", "desert", "--at", "1", "-o", "x.png", says=["desert"])


def test_bad_size(context):
    """A bad size is refused in one line, with exit code 2."""
    for size in ("1280", "x", "0x0", "-1x5", "1280x720x2", "12a0x720", "99999x99999"):
        refused(context, 2, f"--size={size}", says=["--size"])


def test_size_of_a_shot(context):
    """A size that is given to a subcommand reaches it: the picture has that size."""
    with tempfile.TemporaryDirectory() as folder:
        for words in (["shot", "hub", "--at", "1"], ["sheet", "hands"]):
            file = os.path.join(folder, "picture.png")
            subprocess.run(
                [context.bungle, *words, "--size", "320x240", "-o", file], env=blind(context),
                check=True, timeout=60)
            with open(file, "rb") as picture:
                head = picture.read(24)
            assert [int.from_bytes(head[at:at + 4], "big") for at in (16, 20)] == [320, 240], words


def test_bad_seed(context):
    """A bad seed is refused in one line, with exit code 2."""
    for seed in ("seven", "-1", "1.5", "18446744073709551616"):
        refused(context, 2, f"--seed={seed}", says=["--seed"])


def test_bad_moment(context):
    """A moment that is none is refused in one line, with exit code 2."""
    for moment in ("soon", "-1", "nan", "inf", "601"):
        refused(context, 2, "shot", "jungle", f"--at={moment}", "-o", "x.png", says=["--at"])


def test_unknown_words(context):
    """Unknown options and subcommands are refused in one line, with exit code 2."""
    refused(context, 2, "--colour")
    refused(context, 2, "dance")
    refused(context, 2, "shot", "jungle", "--at", "1")


def test_help_without_display(context):
    """Help and version need neither display nor pictures."""
    env = blind(context, BUNGLE_RESOURCES="/nowhere")
    for words in (["--help"], ["--version"], ["help", "shot"], ["layout", "--help"]):
        done = subprocess.run([context.bungle, *words], env=env, capture_output=True, text=True)
        assert done.returncode == 0 and done.stdout and not done.stderr, done


def test_no_display(context):
    """R97 without a display the game says so in one line, with exit code 1."""
    refused(context, 1, env=blind(context), says=["display"])
    refused(context, 1, env=blind(context, DISPLAY=":4711"), says=["display"])


def test_missing_pictures(context):
    """R98 missing pictures are told in one line that says what brings them, with exit code 1."""
    env = context.screen.env | {"BUNGLE_RESOURCES": "/nowhere"}
    refused(context, 1, env=env, says=["/nowhere", "make art"])


def test_missing_font(context):
    """R98 a missing font is told in one line with its file and its package, with exit code 1."""
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(f"{folder}/images/1x")
        env = context.screen.env | {"BUNGLE_RESOURCES": folder}
        refused(context, 1, env=env, says=["Andika-Regular.ttf", "fonts-sil-andika"])


def test_output_nowhere(context):
    """A picture that cannot be written is told in one line, with exit code 1."""
    refused(
        context, 1, "shot", "jungle", "--at", "0", "-o", "/nowhere/at/all.png",
        says=["/nowhere/at/all.png"])


def test_no_audio(context):
    """R95 without an audio device the game plays on, silently."""
    with Game(context.bungle, context.screen, "--scene", "jungle",
              env={"SDL_AUDIODRIVER": "nosuchdriver"}) as game:
        lion = game.layout("jungle")["home.lion"]
        game.click(lion[0] + lion[2] / 2, lion[1] + lion[3] / 2)
        time.sleep(0.5)
        assert game.is_alive()
        assert game.errors() == "", game.errors()


def test_read_only_data(context):
    """R96 with a data folder that cannot be written the game plays on."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o500)
        # Root may write anywhere, but not below a device.
        for place in (folder, "/dev/null/scores"):
            with Game(context.bungle, context.screen, "--scene", "hub", "--data", place) as game:
                time.sleep(0.5)
                assert game.is_alive(), game.errors()
                context.shot(game, "no-data-folder")


def test_doctor(context):
    """`bungle doctor` has one line for each thing, with and without a display."""
    for env in (context.screen.env, blind(context)):
        done = subprocess.run([context.bungle, "doctor"], env=env, capture_output=True, text=True)
        assert done.returncode == 0, done
        for word in ("video", "drawing", "audio", "pictures", "font", "data"):
            assert any(line.startswith(word) for line in done.stdout.splitlines()), done.stdout


def test_shot(context):
    """`bungle shot` draws the same moment twice alike, without a display."""
    with tempfile.TemporaryDirectory() as folder:
        pictures = []
        for name in ("a", "b"):
            path = f"{folder}/{name}.png"
            subprocess.run(
                [context.bungle, "shot", "jungle", "--at", "1.5", "--seed", "3", "--size", "640x360",
                 "-o", path], env=blind(context), check=True, capture_output=True)
            with open(path, "rb") as file:
                pictures.append(file.read())
        assert pictures[0] == pictures[1] and pictures[0][:4] == b"\x89PNG"
