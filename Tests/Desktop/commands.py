"""The command line's subcommands, without a display."""
import json
import math
import os
import re
import struct
import subprocess
import tempfile
import wave

SIGNATURE = b"\x89PNG\r\n\x1a\n"


HERE = os.path.dirname(os.path.abspath(__file__))


def output(context, *words, code=0, complaint=None, **environment):
    """Runs a command without a display; returns its output, and checks its exit code and complaint."""
    env = {name: value for name, value in context.screen.env.items() if name != "DISPLAY"}
    env |= environment
    done = subprocess.run(
        [context.bungle, *map(str, words)], env=env, capture_output=True, text=True, timeout=300,
        stdin=subprocess.DEVNULL)
    assert done.returncode == code, f"{' '.join(map(str, words))}: {done.returncode}: {done.stderr}"
    if complaint:
        assert complaint in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr
    else:
        assert not done.stderr, done.stderr
    return done.stdout


def picture(file):
    """The width and height of a PNG file; fails for a file too small to hold a picture."""
    with open(file, "rb") as data:
        content = data.read()
    assert content.startswith(SIGNATURE), f"{file} is no picture"
    assert len(content) > 20_000, f"{file} has next to nothing on it: {len(content)} bytes"
    return [int.from_bytes(content[at:at + 4], "big") for at in (16, 20)]


def contents(folder):
    """The contents of a folder's files, by name."""
    found = {}
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), "rb") as data:
            found[name] = data.read()
    return found


def test_film(context):
    """`bungle film` lists the films, and draws one as a sheet."""
    names = output(context, "film").split()
    assert "jungle.win.lion-rabbit" in names and len(names) == len(set(names)) > 20, names
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "film.png")
        output(context, "film", "hub.door", "--every", "0.5", "-o", file)
        width, height = picture(file)
        assert width == 5 * 320 + 6 * 4, width
        output(context, "film", "hub.door", "--every", "0.1", "-o", file)
        assert picture(file)[1] > 2 * height, "five times the pictures need more rows"
        output(context, "film", "jungle.win", "--to", file)
        assert picture(file)[0] == width, "what `make run` shows where there is no display"


def test_timeline(context):
    """`bungle timeline` lists the timelines with their lengths, and prints the parts of one, or its values."""
    listed = dict(line.split("  ") for line in output(context, "timeline").splitlines())
    assert len(listed) > 20 and all(re.fullmatch(r"[\d.]+ s|for ever", to) for to in listed.values())
    name = next(name for name in listed if name.startswith("jungle.win") and "calm" not in name)
    words = output(context, "timeline", name)
    assert words.startswith(f"{name}  {listed[name]}") and "marker " in words and "channel " in words
    channels = [line.split()[1] for line in words.splitlines() if line.startswith("channel ")]
    early, late = (output(context, "timeline", name, "--at", at) for at in ("0.5", "1"))
    assert [line.split()[0] for line in early.splitlines()] == channels and early != late
    output(context, "timeline", name[:-1], code=2, complaint=f"no timeline `{name[:-1]}`")


def test_sheet(context):
    """`bungle sheet` lists the contact sheets, and draws each."""
    names = output(context, "sheet").split()
    assert {"animals", "hands", "drums", "controls"} <= set(names), names
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            file = os.path.join(folder, f"{name}.png")
            output(context, "sheet", name, "-o", file)
            # The sheet `screens` grows with the number of screens.
            assert picture(file) == [1280, 720] or name == "screens", name


def test_demo(context):
    """`bungle demo` plays through all four doors, and leaves pictures and a replay that ends alike."""
    with tempfile.TemporaryDirectory() as folder:
        lines = output(context, "demo", "-o", folder).splitlines()
        files = [line for line in lines if line.startswith(folder)]
        assert len(files) > 10 and sorted(files) == files
        for file in files:
            picture(file)
        end = json.loads(output(context, "replay", os.path.join(folder, "visit.replay"), "--json"))
        assert end["scene"] == "hub" and f"digest {end['digest']}" in lines, end["digest"]


def test_replay(context):
    """`bungle replay` tells the end in words and as JSON, and draws what was seen at given moments."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "round.replay")
        with open(file, "w", encoding="utf-8") as text:
            text.write("bungle-replay 1\nscene jungle\nseed 7\nsize 640x360\n30 key one\n300 end\n")
        words = output(context, "replay", file)
        end = json.loads(output(context, "replay", file, "--json"))
        assert f"digest {end['digest']}" in words.splitlines() and end["tick"] == 300
        effects = [effect["effect"].split()[1] for effect in end["effects"]
                   if effect["effect"].startswith("play ")]
        assert "snap" in effects, effects
        shots = os.path.join(folder, "shots")
        output(context, "replay", file, "--shots", shots, "--at", "0.2,1,2")
        drawn = contents(shots)
        assert len(drawn) == 3 and len(set(drawn.values())) == 3, list(drawn)
        assert all(picture(os.path.join(shots, name)) == [640, 360] for name in drawn), list(drawn)
        output(context, "replay", file, "--shots", shots, "--at", "2,0.2,1")
        assert contents(shots) == drawn, "the order in which moments are named means nothing"
        with open(file, "w", encoding="utf-8") as text:
            text.write("bungle-replay 1\nscene hub\nseed 7\nsize 640x360\n30 tap door.nowhere\n60 end\n")
        output(context, "replay", file, code=1, complaint="no place `door.nowhere`")


def test_layout(context):
    """`bungle layout` tells the places of every scene, in words and as JSON."""
    hub = json.loads(output(context, "layout", "hub", "--json"))
    doors = [name.removeprefix("door.") for name in hub if name.startswith("door.")]
    assert len(doors) > 1, hub
    for scene in ("hub", "settings", "information", *doors):
        places = json.loads(output(context, "layout", scene, "--json"))
        assert places, scene
        for name, rect in places.items():
            assert rect["width"] > 0 and rect["height"] > 0, (scene, name)
        words = output(context, "layout", scene)
        assert all(name in words for name in places), scene


def test_scores_without_a_game(context):
    """`bungle scores` says that there are none, and leaves no file behind."""
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "data")
        assert output(context, "scores", "--data", data).strip() == "No scores yet."
        assert json.loads(output(context, "scores", "--json", "--data", data)) == []
        assert output(context, "scores", "--clear", "--data", data).strip() == "There were no scores."
        assert os.listdir(folder) == [], os.listdir(folder)


def test_template(context):
    """`bungle pot` prints what translators get: each entry with its key, and none twice."""
    keys = re.findall(r'^msgctxt "(.+)"$', output(context, "pot"), re.M)
    assert len(keys) > 400 and len(keys) == len(set(keys)), len(keys)


def test_help_in_other_languages(context):
    """The help and the manual are in the session's language, with every option; narrow enough for a terminal."""
    plain = output(context, "--help")
    options = set(re.findall(r"--[a-z-]+", plain))
    page = os.path.join(HERE, "..", "..", "Resources", "linux", "bungle.6")
    for code, sentence in {"de": "Den ganzen Bildschirm füllen.", "ru": "ПАРАМЕТРЫ:", "ja": "全画面で表示します。"}.items():
        text = output(context, "--help", LANGUAGE=code)
        assert sentence in text and "Fill the screen." not in text, text
        assert options <= set(re.findall(r"--[a-z-]+", text)), code
        assert all(len(row) <= 80 for row in text.splitlines() if row.startswith("  ")), text
        # `\:` marks a possible line break in roff.
        manual = output(context, "manual", page, code).replace("\\:", "")
        assert sentence.rstrip(":") in manual and "\\-\\-no\\-ambience" in manual, manual
    assert output(context, "--help", LANGUAGE="xyz") == plain, "an unknown language is English"


def untranslated(text):
    """A text in the pseudo-language without its translated parts, which stand in ⟦brackets⟧."""
    return re.sub(r"⟦[^⟧]*⟧", "", text.replace("\\:", ""))


def test_help_of_every_command(context):
    """R162 The help of each command has no English left but names; `--language` chooses as the session does."""
    commands = re.findall(r"^  ([a-z]+) ", output(context, "--help").split("SUBCOMMANDS:")[1], re.M)
    assert len(commands) > 10, commands
    for command in [*commands, "manual", "read-clip"]:
        plain = output(context, command, "--help")
        text = output(context, command, "--help", LANGUAGE="xx")
        rows = re.compile(r"^  ([-<].{1,22})", re.M)
        assert rows.findall(plain) and rows.findall(plain) == rows.findall(text), text
        left = re.sub(r"^: bungle .*$|<[^>]*>|--?[a-z-]+|\(:\s[^;)]*(;\s+:\s+[a-z0-9-]+)?\)", "",
                      untranslated(text), flags=re.M)
        assert not re.search(r"[a-z]", left), f"{command}: {left}"
        assert output(context, command, "--help", "--language", "xx") == text, command
        assert output(context, "help", command, LANGUAGE="xx") == text, command
        assert output(context, command, "--language=xyz", "--help", LANGUAGE="de") == plain, command
        for code in ("de", "ar", "ja"):
            kept = output(context, command, "--help", LANGUAGE=code)
            assert set(re.findall(r"--[a-z-]+", plain)) <= set(re.findall(r"--[a-z-]+", kept)), kept


def test_manual_in_other_languages(context):
    """R162 Every sentence of the manual is said in another language, with its names in bold and italic letters."""
    page = os.path.join(HERE, "..", "..", "Resources", "linux", "bungle.6")
    with open(page) as file:
        english = file.read()
    synopsis = english.index(".SH SYNOPSIS"), english.index(".SH DESCRIPTION")
    text = output(context, "manual", page, "xx")
    tags = {".ad l", ".nh", *english.splitlines()[:1], *english[slice(*synopsis)].splitlines()}
    tags |= {tag for tag in re.findall(r"^\.TP\n(.*)$", english, re.M)}
    for line in text.splitlines():
        left = re.sub(r"\\f[BI].*?\\fR", "", untranslated(line))
        assert line in tags or left.strip() in ("", ".SH", ".TP", ".PP", '.B ""', "bungle \\-"), line
    assert text.count(".SH ") == english.count(".SH ") and text.count(".TP") == english.count(".TP")
    for name in ("\\fBXDG_DATA_HOME\\fR", "\\fBHOME\\fR", "\\fI../share/bungle\\-in\\-the\\-jungle\\fR"):
        assert name in text, name


def test_voices(context):
    """R150 `bungle voices` lists what can be recorded, and `bungle doctor` counts what has been."""
    with tempfile.TemporaryDirectory() as folder:
        lines = output(context, "voices", "--language", "de", "--data", folder).splitlines()
        rows = [line.split("\t") for line in lines if not line.startswith("#")]
        assert len(rows) > 300 and all(len(row) == 2 and row[1] for row in rows), rows[:3]
        names = dict(rows)
        assert len(names) == len(rows) and names["spoken.drum.sun.ogg"] == "Die Sonnen-Trommel", len(rows)
        place = os.path.join(folder, "voices", "de")
        assert any(place in line for line in lines if line.startswith("#")), lines[-3:]
        assert not os.listdir(folder), "looking leaves something behind"

        def voice():
            words = output(context, "doctor", "--language", "de", "--data", folder).splitlines()
            return next(line for line in words if line.startswith("voice "))

        assert "recorded" not in voice() and "in Deutsch" in voice(), voice()
        os.makedirs(place)
        with open(os.path.join(place, "spoken.drum.sun.wav"), "wb") as file:
            file.write(b"RIFF")
        assert f"1 of {len(rows)} sentences" in voice(), voice()


def test_clip(context):
    """R150 a recording is read as loud as a voice is, without silence before it; what is none is refused."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "a.wav")
        rate, loudest = 8_000, []
        for height in (2_000, 30_000):
            with wave.open(file, "wb") as sound:
                sound.setparams((1, 2, rate, 0, "NONE", ""))
                sound.writeframes(bytes(2 * rate) + b"".join(
                    struct.pack("<h", int(height * math.sin(at / 3))) for at in range(rate)))
            done = subprocess.run([context.bungle, "read-clip", file], capture_output=True, timeout=60)
            samples = [sample for sample, in struct.iter_unpack("<h", done.stdout)]
            assert done.returncode == 0 and abs(len(samples) / 48_000 - 1) < 0.05, (done.stderr, len(samples))
            loudest.append(max(samples))
        assert 4_000 < min(loudest) and max(loudest) < 1.1 * min(loudest) < 24_000, loudest
        for content in (b"", b"RIFFnonsense", b"OggS" + bytes(1_000)):
            with open(file, "wb") as sound:
                sound.write(content)
            output(context, "read-clip", file, code=1, complaint="no sound")


def test_every_command_is_tried(context):
    """Every subcommand that the help names is tried here or where the game is played."""
    text = output(context, "--help")
    listed = re.findall(r"^  (?:\(default\) )?([a-z]+) {2,}", text.split("SUBCOMMANDS:")[1], re.M)
    tried = {"film", "timeline", "sheet", "demo", "replay", "layout", "scores", "shot", "doctor",
             "play", "help", "watch", "pot", "voices"}
    assert len(listed) > 8 and set(listed) <= tried, sorted(set(listed) - tried)
