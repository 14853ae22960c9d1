#!/usr/bin/env python3
"""Makes the smallest complete scene from the template, with its door: make scene NAME=OddOneOut."""
import pathlib
import re
import sys

TEMPLATE = pathlib.Path(__file__).resolve().parent
# What stands in for the game here, and stays here.
STAND_IN = "StandIn"
PO = "Resources/po"


class Refusal(Exception):
    """What is wrong with the name, or where the game is not as it is expected to be."""


class Name:
    """One name in every spelling that the sources need."""

    def __init__(self, name):
        if not re.fullmatch(r"([A-Z][a-z0-9]+)+", name):
            raise Refusal(f"{name}: a scene is called like a type, e.g. NAME=OddOneOut")
        self.type = name
        parts = re.findall(r"[A-Z][a-z0-9]+", name)
        self.words = " ".join(parts)
        self.hyphened = "-".join(parts).lower()
        self.case = name[0].lower() + name[1:]

    def rename(self, text):
        """The template's text with this name for `Sample`."""
        text = text.replace('"Sample"', f'"{self.words}"')
        text = re.sub(r'"sample\b', f'"{self.hyphened}', text)
        return text.replace("Sample", self.type).replace("sample", self.case)


def files(name):
    """What is written anew: path in the game, and text."""
    for file in sorted(TEMPLATE.glob("Sample*/*.swift")):
        if file.name.startswith(STAND_IN):
            continue
        text = file.read_text(encoding="utf-8")
        is_rules = file.name.startswith("SampleGame")
        if file.parent.name == "SampleTests":
            folder = f"Tests/{name.type}Tests"
            # The rules lie beside those of the other games.
            text = text.replace("import Sample\n", "") if is_rules else text
        elif is_rules:
            folder = "Sources/Rules"
            text = text.replace("public import Rules\n\n", "")
        elif file.name == "SampleWords.swift":
            folder = "Sources/Phrases"
            text = text.replace("internal import Phrases\n", "")
        else:
            folder = f"Sources/Scenes/{name.type}"
        yield f"{folder}/{name.rename(file.name)}", name.rename(text)


def places(name):
    """The places outside the scene's own files: file, pattern, and what it becomes."""
    spelt = f' = "{name.hyphened}"' if name.hyphened != name.case else ""
    return [
        ("Package.swift", r'(let scenes = \[[^\]]*)(\])', rf'\1, "{name.type}"\2'),
        ("Sources/Stage/SceneID.swift", r"(\n  case settings, information\n)", rf"\n  case {name.case}{spelt}\1"),
        ("Sources/Director/Door+All.swift", r"(internal import SimonSays\n)", rf"internal import {name.type}\n\1"),
        ("Sources/Director/Door+All.swift", r"(all: \[Door\] = \[[^\]]*)(\])", rf"\1, .{name.case}\2"),
        ("Sources/Phrases/Phrase.swift", r"(\n  case settings\()", rf"\n  case {name.case}({name.type}Words)\1"),
        ("Sources/Phrases/Phrase.swift", r"(\n +SettingsWords\.all)", rf"\n      {name.type}Words.all.map(Phrase.{name.case}),\1"),
        ("Sources/Phrases/Phrase.swift", r"(\n    case \.settings\()",
         rf'\n    case .{name.case}(let words): ("{name.hyphened}", words)\1'),
        ("README.md", r"(\* \*\*Simon Says\.\*\*[^\n]*\n)", rf"\1* **{name.words}.** The jungle hides a hand. Which?\n"),
    ]


def unsaid(name, root):
    """What names the other doors and not this one: only people know what to say there."""
    texts = {file: file.read_text(encoding="utf-8") for file in sorted(root.glob("Resources/linux/*.[6dm]*"))}
    return [str(file.relative_to(root)) for file, text in texts.items()
            if ("Simon Says" in text or "doors" in text) and name.words not in text]


def words(name):
    """The translations of the template's words: file in the game, and entries, without the template's header."""
    for file in sorted(TEMPLATE.glob("po/*.po")):
        yield f"{PO}/{file.name}", name.rename(file.read_text(encoding="utf-8").split("\n\n", 1)[1])


def make(name, root):
    """Writes everything into the game at `root`; nothing, if anything is in the way.

    Translations are only added at the end of their files: `make pot` puts them in order.
    """
    texts = {}
    for file, text in files(name):
        if (root / file).exists():
            raise Refusal(f"{file} is there already")
        texts[file] = text
    for file, pattern, change in places(name):
        text = texts.get(file) or (root / file).read_text(encoding="utf-8")
        texts[file], count = re.subn(pattern, change, text)
        if count != 1:
            raise Refusal(f"{file}: the place for the new scene was not found: {pattern}")
    for file, entries in words(name):
        texts[file] = (root / file).read_text(encoding="utf-8") + "\n" + entries
    for file, text in texts.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text, encoding="utf-8")
    return list(texts)


def main():
    try:
        root = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else ".")
        name = Name(sys.argv[1] if len(sys.argv) > 1 else "")
        print("\n".join(make(name, root)))
        print(f"Once it is a game of its own, {', '.join(unsaid(name, root))} are to name it.")
    except Refusal as refusal:
        sys.exit(str(refusal))


if __name__ == "__main__":
    main()
