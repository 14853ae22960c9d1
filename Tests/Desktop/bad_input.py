"""The program's messages and exit codes for wrong arguments, missing or damaged files, and full disks."""
import io
import os
import random
import struct
import subprocess
import tempfile
import time
import wave
import zlib

from game import WITHOUT_RIGHTS, Game


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


def test_useless_options(context):
    """An option of the game that means nothing to a subcommand is refused in one line, with exit code 2."""
    values = {
        "scene": ["jungle"], "seed": ["2"], "size": ["640x360"], "fullscreen": [], "mute": [], "no-ambience": [],
        "calm": [], "language": ["de"], "blank-words": [], "data": ["x"], "record": ["x"], "inspect": []}
    commands = {
        "layout jungle": "", "shot jungle --at 1 -o x.png": "seed size calm language blank-words",
        "replay x": "language blank-words", "watch x": "size fullscreen mute",
        "timeline": "", "film": "language", "sheet": "size language", "demo -o /nowhere/at/all": "seed language",
        "scores": "data", "doctor": "data language", "pot": "", "manual x de": "", "voices": "data language"}
    for command, heeded in commands.items():
        for name in values.keys() - heeded.split():
            says = [f"bungle {command.split()[0]}", f"--{name}"]
            refused(context, 2, *command.split(), f"--{name}", *values[name], env=blind(context), says=says)


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


def parts_of(whole):
    """The folders of the resources that a copy consists of: images by size, and fonts."""
    return [f"images/{size}" for size in sorted(os.listdir(f"{whole}/images"))] + ["fonts"]


def resources_with(folder, context, name, content):
    """Makes a copy of the resources by links, in which the file `name` has other content."""
    whole = context.screen.env.get("BUNGLE_RESOURCES") or os.path.abspath("Resources")
    for part in parts_of(whole):
        os.makedirs(f"{folder}/{part}", exist_ok=True)
        for file in os.listdir(f"{whole}/{part}"):
            if not os.path.lexists(f"{folder}/{part}/{file}"):
                os.symlink(f"{whole}/{part}/{file}", f"{folder}/{part}/{file}")
    os.unlink(f"{folder}/{name}")
    with open(f"{folder}/{name}", "wb") as file:
        file.write(content)
    return f"{whole}/{name}"


def damaged(whole, chance):
    """A damaged copy of the bytes `whole`: some are changed, or the end is cut off, or both."""
    content = bytearray(whole)
    for _ in range(chance.choice((0, 1, 1, 2, 8, 64))):
        content[chance.randrange(min(len(content), chance.choice((64, 4096, 1 << 30))))] = chance.randrange(256)
    if chance.random() < 0.4 or bytes(content) == bytes(whole):
        del content[chance.randrange(len(content)):]
    return bytes(content)


def test_huge_picture(context):
    """R98 a picture that claims to be huge is named in one line with its size; the game and `doctor` go on."""
    for claim in ((60_000, 60_000), (0xFFFFFFFF, 0xFFFFFFFF)):
        with tempfile.TemporaryDirectory() as folder:
            name = "images/1x/home-patch.png"
            with open(os.path.join(context.screen.env.get("BUNGLE_RESOURCES", "Resources"), name), "rb") as file:
                content = bytearray(file.read())
            content[16:24] = struct.pack(">II", *claim)
            content[29:33] = struct.pack(">I", zlib.crc32(content[12:29]))
            resources_with(folder, context, name, bytes(content))
            env = {"BUNGLE_RESOURCES": folder}
            says = f"{folder}/{name} is damaged: it claims to be {claim[0]}×{claim[1]}"
            with Game(context.bungle, context.screen, "--scene", "jungle", env=env) as game:
                time.sleep(0.5)
                assert game.is_alive(), game.errors()
                errors = game.errors().splitlines()
                assert len(errors) == 1 and says in errors[0], errors
            done = subprocess.run(
                [context.bungle, "doctor"], env=context.screen.env | env, capture_output=True, text=True)
            assert done.returncode == 0 and says in done.stdout, done


def test_damaged_files(context):
    """R98 pictures and fonts damaged by chance cost a line each, and never the game (DAMAGED=1000 tries more)."""
    whole = context.screen.env.get("BUNGLE_RESOURCES") or os.path.abspath("Resources")
    names = [f"{part}/{file}" for part in parts_of(whole)
             for file in sorted(os.listdir(f"{whole}/{part}"))]
    sizes = {"1x": "1280x720", "2x": "2560x1440", "3x": "3840x2160"}
    chance = random.Random(15)
    for number in range(int(os.environ.get("DAMAGED", "16"))):
        with tempfile.TemporaryDirectory() as folder:
            name = chance.choice(names)
            with open(f"{whole}/{name}", "rb") as file:
                resources_with(folder, context, name, damaged(file.read(), chance))
            scale = sizes.get(name.split("/")[1], "1920x1080")
            done = subprocess.run(
                [context.bungle, "shot", chance.choice(("hub", "jungle", "simon-says", "hands")), "--at", "1",
                 "--size", scale, "-o", f"{folder}/shot.png"],
                env=blind(context, BUNGLE_RESOURCES=folder), capture_output=True, text=True, timeout=60)
            lines = done.stderr.splitlines()
            assert done.returncode in (0, 1), f"{number}, {name}: {done}"
            assert len(lines) <= 1, f"{number}, {name}: {lines}"
            assert all(line.startswith("bungle: ") and name in line for line in lines), (number, lines)


def test_damaged_sounds(context):
    """R98 own sounds damaged by chance cost a line each at most, and never the game (DAMAGED=1000 tries more)."""
    chance = random.Random(15)
    sounds = ("lionRoar", "hiss", "thump", "click", "snap", "pounce", "win", "lose", "tie")
    for _ in range(max(1, int(os.environ.get("DAMAGED", "16")) // 50)):
        with tempfile.TemporaryDirectory() as folder:
            resources_with(folder, context, "fonts/Symbola_hint.ttf", b"")
            os.mkdir(f"{folder}/sounds")
            for sound in sounds:
                whole = io.BytesIO()
                with wave.open(whole, "wb") as file:
                    file.setparams((chance.choice((1, 2)), 2, 44100, 0, "NONE", ""))
                    file.writeframes(chance.randbytes(8_000))
                with open(f"{folder}/sounds/{sound}.wav", "wb") as file:
                    file.write(damaged(whole.getvalue(), chance))
            with Game(context.bungle, context.screen, "--scene", "jungle", env={"BUNGLE_RESOURCES": folder}) as game:
                places = game.layout("jungle")
                for animal in ("lion", "cobra", "rabbit"):
                    x, y, width, height = places[f"home.{animal}"]
                    game.click(x + width / 2, y + height / 2)
                    time.sleep(0.2)
                game.key("1")
                time.sleep(2)
                assert game.is_alive(), game.errors()
                lines = game.errors().splitlines()
                assert all(line.startswith("bungle: ") and "sounds/" in line for line in lines), lines
                assert len(lines) <= len(sounds), lines


def test_output_nowhere(context):
    """A picture that cannot be written is told in one line, with exit code 1."""
    refused(
        context, 1, "shot", "jungle", "--at", "0", "-o", "/nowhere/at/all.png",
        says=["/nowhere/at/all.png"])


def test_full_disk(context):
    """What a full disk, or a limit, did not take is told in one line: pictures, and what is printed."""
    for words in (["shot", "jungle", "--at", "0"], ["sheet", "pieces"], ["film", "hub.door"]):
        refused(context, 1, *words, "-o", "/dev/full", says=["/dev/full", "No space left"])
    for words in (["pot"], ["film"], ["scores"]):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run(
                [context.bungle, *words], env=context.screen.env, stdout=full, text=True, timeout=20,
                stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
        assert done.returncode == 1 and "standard output" in done.stderr, (words, done)
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            ["prlimit", "--fsize=1000", context.bungle, "shot", "hub", "--at", "0", "-o", f"{folder}/a.png"],
            env=context.screen.env, capture_output=True, text=True, timeout=20, stdin=subprocess.DEVNULL)
        assert done.returncode == 1 and "File too large" in done.stderr, done


def test_device(context):
    """A device is written into; no file takes its place."""
    with tempfile.TemporaryDirectory() as folder:
        os.symlink("/dev/null", f"{folder}/visit.replay")
        done = subprocess.run(
            [context.bungle, "demo", "-o", folder], env=context.screen.env, capture_output=True, text=True,
            timeout=120, stdin=subprocess.DEVNULL)
        assert done.returncode == 0, done.stderr
        assert os.path.islink(f"{folder}/visit.replay"), "a file is in the device's place"


def test_no_name(context):
    """A file without a name is refused, and nothing is written into the root."""
    for words in (["demo"], ["shot", "hub", "--at", "0"], ["film", "hub.door"]):
        refused(context, 2, *words, "-o", "")


def test_no_audio(context):
    """R95 without an audio device the game plays on, silently."""
    with Game(context.bungle, context.screen, "--scene", "jungle",
              env={"SDL_AUDIODRIVER": "nosuchdriver"}) as game:
        lion = game.layout("jungle")["home.lion"]
        game.click(lion[0] + lion[2] / 2, lion[1] + lion[3] / 2)
        game.rest()
        assert game.is_alive()
        assert game.errors() == "", game.errors()


def test_talkative_sound(context):
    """R95 what ALSA's library has to say about missing devices is not said, unless it is asked for."""
    # ALSA fails to open this device and prints messages of its own.
    env = {"SDL_AUDIODRIVER": "alsa", "AUDIODEV": "hw:77"}
    with Game(context.bungle, context.screen, "--scene", "jungle", env=env) as game:
        lion = game.layout("jungle")["home.lion"]
        game.click(lion[0] + lion[2] / 2, lion[1] + lion[3] / 2)
        time.sleep(0.8)
        assert game.is_alive() and game.errors() == "", game.errors()
    for asked in (False, True):
        done = subprocess.run(
            [context.bungle, "doctor"], capture_output=True, text=True,
            env=context.screen.env | env | ({"LIBASOUND_DEBUG": "1"} if asked else {}))
        assert ("ALSA lib" in done.stderr) == asked, done.stderr


def test_read_only_data(context):
    """R96 with a data folder that cannot be written the game plays on, and says so in one line."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o500)
        for place in (folder, "/dev/null/scores"):
            with Game(context.bungle, context.screen, "--scene", "hub", "--data", place,
                      by=WITHOUT_RIGHTS) as game:
                game.rest()
                assert game.is_alive(), game.errors()
                lines = game.errors().splitlines()
                assert len(lines) == 1 and place in lines[0] and "can't be kept" in lines[0], lines
                context.shot(game, "no-data-folder")
        assert os.listdir(folder) == []


def test_doctor(context):
    """`bungle doctor` has one line for each thing, with and without a display."""
    for env in (context.screen.env, blind(context)):
        done = subprocess.run([context.bungle, "doctor"], env=env, capture_output=True, text=True)
        assert done.returncode == 0, done
        for word in ("video", "drawing", "audio", "voice", "gamepad", "pictures", "font", "data"):
            assert any(line.startswith(word) for line in done.stdout.splitlines()), done.stdout


def test_shot(context):
    """`bungle shot` draws the same moment twice alike, and another one otherwise, without a display."""
    with tempfile.TemporaryDirectory() as folder:
        pictures = []
        for name, at in (("a", "1.5"), ("b", "1.5"), ("c", "0.1")):
            path = f"{folder}/{name}.png"
            subprocess.run(
                [context.bungle, "shot", "jungle", "--at", at, "--seed", "3", "--size", "640x360",
                 "-o", path], env=blind(context), check=True, capture_output=True)
            with open(path, "rb") as file:
                pictures.append(file.read())
        assert pictures[0] == pictures[1] != pictures[2] and pictures[0][:4] == b"\x89PNG"
