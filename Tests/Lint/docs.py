#!/usr/bin/env python3
"""Every public declaration of the parts that others build on says what it is.

Usage: docs.py MODULES, the folder in which the compiled modules lie.
"""
import json
import os
import subprocess
import sys
import tempfile

PARTS = ["Animation"]


def undocumented(part, modules):
    """The public declarations of a part without a word of documentation, their own or inherited."""
    target = json.loads(subprocess.check_output(["swift", "-print-target-info"]))["target"]["triple"]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", part, "-I", modules, "-target", target,
             "-minimum-access-level", "public", "-output-dir", folder], check=True)
        with open(os.path.join(folder, f"{part}.symbols.json"), encoding="utf-8") as file:
            symbols = json.load(file)["symbols"]
    for symbol in symbols:
        # What the compiler writes itself has nobody to document it.
        if "docComment" not in symbol and "::SYNTHESIZED" not in symbol["identifier"]["precise"]:
            yield ".".join(symbol["pathComponents"])


missing = [f"{part}.{name}" for part in PARTS for name in undocumented(part, sys.argv[1])]
for name in missing:
    print(f"{name} is public and has no documentation")
sys.exit(1 if missing else 0)
