#!/usr/bin/env python3
"""The template: what is made from it is whole, and, when it is built, green and playable.

    test_make_scene.py                  makes scenes in a folder of its own and looks at the files
    test_make_scene.py --build FOLDER   copies the game there, makes a scene, builds, tests and plays it
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from make_scene import PO, STAND_IN, TEMPLATE, Name, Refusal, make, places, unsaid, words

GAME = TEMPLATE.parent.parent
NAME = "OddOneOut"
# What is made by drawing, which takes its time.
MADE = ("images", "fonts", "art")


def refused(name, root):
    try:
        make(Name(name), root)
    except Refusal as refusal:
        return str(refusal)
    raise AssertionError(f"{name or 'no name'} was accepted")


def skeleton(folder):
    """The files outside a scene in which it has its places, and the translations, in a folder of their own."""
    translations = [str(file.relative_to(GAME)) for file in (GAME / PO).glob("*.po*")]
    for file in {place[0] for place in places(Name(NAME))}.union(translations):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(GAME / file, folder / file)


def test_files():
    """Everything of the template comes along, nothing is called like it, and a second time is refused."""
    with tempfile.TemporaryDirectory() as path:
        folder = pathlib.Path(path)
        skeleton(folder)
        before = {file: file.read_text(encoding="utf-8") for file in folder.rglob("*.*") if ".po" not in file.suffix}
        written = make(Name(NAME), folder)
        new = [file for file in written if folder / file not in before and not file.startswith(PO)]
        assert len(new) == len([file for file in TEMPLATE.glob("Sample*/*.swift") if STAND_IN not in file.name]), new
        assert not [file for file in new if STAND_IN in file]
        for file in new:
            text = (folder / file).read_text(encoding="utf-8")
            assert not re.search("sample", file + text, re.I), f"{file} speaks of the template"
            if file.startswith("Sources/Scenes/"):
                assert not re.search('"[A-Z]', text), f"{file} has English that no translator gets"
        for file, text in before.items():
            more = len(file.read_text(encoding="utf-8")) - len(text)
            assert 0 < more < 180, f"{file} grew by {more} characters"
        assert len(before) <= 5, "more than five files beside the scene's own"
        assert "there already" in refused(NAME, folder)
        for name in ("", "oddOneOut", "Odd One", "Odd-One", "ODD", "../Odd"):
            assert "NAME=OddOneOut" in refused(name, folder), name
        # One word is spelt alike everywhere; a name may come before and after the others.
        for name in ("Zoo", "Anthill"):
            make(Name(name), folder)
            assert f"case {name.lower()}\n" in (folder / "Sources/Stage/SceneID.swift").read_text(encoding="utf-8")
    print(f"A scene is {len(new)} files of its own and {len(before)} that know it.")


def test_unsaid():
    """Whoever makes a scene is told which files are to name it, and of none that does."""
    with tempfile.TemporaryDirectory() as path:
        folder = pathlib.Path(path)
        shutil.copytree(GAME / "Resources/linux", folder / "Resources/linux")
        told = unsaid(Name(NAME), folder)
        assert [pathlib.Path(file).suffix for file in told] == [".6", ".desktop", ".xml"], told
        (folder / told[1]).write_text("Name=Odd One Out\n", encoding="utf-8")
        assert unsaid(Name(NAME), folder) == [told[0], told[2]]
        assert unsaid(Name("Hands"), folder) == [told[0]], "the manual only counts the doors"


def test_words():
    """R160 a new scene's words are in every language of the game: no translator has to come first."""
    languages = {file.name for file in (GAME / PO).glob("*.po")}
    lacking = languages ^ {file.name for file in TEMPLATE.glob("po/*.po")}
    assert not lacking, f"{', '.join(sorted(lacking))}: not both in {PO} and in Tests/Template/po"
    with tempfile.TemporaryDirectory() as path:
        folder = pathlib.Path(path)
        skeleton(folder)
        make(Name(NAME), folder)
        # Every language is to have what any of them has.
        template = folder / PO / "bungle.pot"
        asked = {re.sub(r'^msgstr ".*"', 'msgstr ""', entry, flags=re.M)
                 for _, entries in words(Name(NAME)) for entry in entries.strip().split("\n\n")}
        template.write_text(
            "\n\n".join([template.read_text(encoding="utf-8").strip(), *sorted(asked), ""]), encoding="utf-8")
        for language in sorted(languages):
            file = folder / PO / language
            run(folder, "msgfmt", "-c", "-o", "/dev/null", str(file))
            run(folder, "msgcmp", str(file), str(template))
            door = 'msgid "Odd One Out"\nmsgstr "Odd One Out"\n'
            assert file.read_text(encoding="utf-8").count(door) == 1, f"{language}: a door keeps the name it was given"
    print(f"Its {len(asked)} words are there in {len(languages)} languages.")


def copy(folder):
    """The game's files as they are now; those that have not changed keep their time, so little is built."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=GAME, check=True,
        capture_output=True, text=True).stdout.split("\n")
    wanted = {file for file in listed if file and (GAME / file).is_file()}
    for file in folder.rglob("*"):
        name = file.relative_to(folder)
        if name.parts[0] in ("Sources", "Tests") and file.is_file() and str(name) not in wanted:
            file.unlink()
    for file in wanted:
        source, target = GAME / file, folder / file
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    for made in MADE:
        if not (folder / "Resources" / made).exists():
            shutil.copytree(GAME / "Resources" / made, folder / "Resources" / made)


def run(folder, *command, may_fail=False, **env):
    answer = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, env={**os.environ, **env})
    said = answer.stdout + answer.stderr
    assert may_fail or answer.returncode == 0, f"{' '.join(command)}\n{said[-6000:]}"
    return said


def timed(folder, *command, **options):
    began = time.monotonic()
    said = run(folder, *command, **options)
    print(f"{time.monotonic() - began:5.0f} s  {' '.join(command)}", flush=True)
    return said


def test_build(folder):
    """R5 R160 a scene made from the template is green at birth: built, recorded, translated, tested and played."""
    folder.mkdir(parents=True, exist_ok=True)
    folder = folder.resolve()
    copy(folder)
    name = Name(NAME)
    timed(folder, "make", "scene", f"NAME={NAME}")
    before = {file: file.read_bytes() for file in folder.glob(f"{PO}/*.po*")}
    timed(folder, "make", "format", "pot")
    assert before == {file: file.read_bytes() for file in before}, "make scene has left words to make pot"
    timed(folder, "make", "lint")
    timed(folder, "make", "test-swift", f"FILTER={name.type}|ReplayTests|OpeningTests|DirectorTests|PhrasesTests")
    log = (folder / "out/test-swift.log").read_text(encoding="utf-8")
    assert f"Suite {name.type}Tests passed" in log, "its own tests were not run"
    bungle = ".build/tests/release/bungle"
    places = run(folder, bungle, "layout", name.hyphened)
    assert "throw.rock" in places and "button.back" in places, places
    assert f"door.{name.hyphened}" in run(folder, bungle, "layout", "hub")
    end = run(folder, bungle, "replay", f"Tests/Replays/{name.hyphened}.replay")
    assert end.startswith(f"scene {name.hyphened}\n"), end
    for scene in (name.hyphened, "hub"):
        run(folder, bungle, "shot", scene, "--at", "1", "-o", f"{scene}.png")
    print(f"Green at birth; look at {folder}/{name.hyphened}.png and {folder}/hub.png.")


if __name__ == "__main__":
    test_files()
    test_unsaid()
    test_words()
    if sys.argv[1:2] == ["--build"]:
        test_build(pathlib.Path(sys.argv[2]))
