#!/usr/bin/env python3
"""Every public declaration of the parts that others build on says what it is.

A declaration without a comment of its own passes where its type speaks for it: a case of an
enum; a constant of the type itself or of a picture, such as `Color.leaf`; a property that the
type's comment names in backticks; and an initialiser that only takes the type's own properties.

Usage: docs.py MODULES, the folder in which the compiled modules lie.
"""
import glob
import json
import os
import subprocess
import sys
import tempfile

PARTS = ["Animation", "Rules", "Stage", "Widgets", "Figures", "Records", "Voice"]


def symbols(part, modules):
    """The public declarations of a part, those in extensions of other parts' types as well."""
    target = json.loads(subprocess.check_output(["swift", "-print-target-info"]))["target"]["triple"]
    imports = [word for path in [modules, *glob.glob("Sources/System/*")] for word in ("-I", path)]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", part, *imports, "-target", target,
             "-minimum-access-level", "public", "-output-dir", folder], check=True)
        for path in glob.glob(os.path.join(folder, "*.symbols.json")):
            with open(path, encoding="utf-8") as file:
                yield from json.load(file)["symbols"]


def comment(symbol):
    return "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))


def is_covered(symbol, types, properties):
    """Whether the comment of its type speaks for a declaration, too."""
    kind = symbol["kind"]["identifier"]
    *owner, name = symbol["pathComponents"]
    said = types.get(tuple(owner), "")
    if kind == "swift.enum.case":
        return said != ""
    if kind == "swift.type.property":
        return symbol["declarationFragments"][-1]["spelling"] in (owner[-1], "ImageAsset")
    if kind == "swift.init":
        taken = symbol.get("functionSignature", {}).get("parameters", [])
        return said != "" and all(
            (*owner, parameter.get("internalName", parameter["name"])) in properties for parameter in taken)
    return kind == "swift.property" and f"`{name}`" in said


def undocumented(part, modules):
    """The public declarations of a part that nothing speaks for."""
    found = list(symbols(part, modules))
    types = {tuple(symbol["pathComponents"]): comment(symbol) for symbol in found}
    properties = {
        tuple(symbol["pathComponents"]) for symbol in found if symbol["kind"]["identifier"] == "swift.property"}
    for symbol in found:
        # What the compiler writes itself has nobody to document it.
        if "::SYNTHESIZED" in symbol["identifier"]["precise"] or comment(symbol):
            continue
        if not is_covered(symbol, types, properties):
            yield ".".join(symbol["pathComponents"])


missing = [f"{part}.{name}" for part in PARTS for name in undocumented(part, sys.argv[1])]
for name in missing:
    print(f"{name} is public and has no documentation")
sys.exit(1 if missing else 0)
