"""Homes beside the file, for those who carry both from machine to machine."""

import os
import stat

from promises import check, equal, promise, run
from standin import NOBODY, environment, facts, need_root


def own_copy(context):
    file = context.new_folder() / "the game.AppImage"
    file.write_bytes(context.standin.read_bytes())
    file.chmod(0o755)
    return file


@promise("--appimage-portable-home and -config make folders beside the file, which then are used")
def portable(context):
    elsewhere = {"XDG_CONFIG_HOME": "/nonexistent/config", "XDG_DATA_HOME": "/nonexistent/data"}
    for ways in (["home"], ["config"], ["home", "config"]):
        file = own_copy(context)
        env = environment(**elsewhere)
        for way in ways:
            folder = f"{file}.{way}"
            for _ in range(2):
                equal(run([file, f"--appimage-portable-{way}"], env=env).stdout, f"{folder}\n", way)
            equal(stat.S_IMODE(os.stat(folder).st_mode), 0o700, "permissions")
        for more in ({}, {"APPIMAGE_EXTRACT_AND_RUN": "1"}):
            found = facts(run([file], env=env | more).stdout)
            if "home" in ways:
                equal(found["HOME"], f"{file}.home", "HOME")
                check("XDG_DATA_HOME" not in found, "a place in the other home was kept")
            else:
                equal(found["HOME"], env["HOME"], "HOME")
            wanted = f"{file}.config" if "config" in ways else None
            wanted = wanted or (None if "home" in ways else env["XDG_CONFIG_HOME"])
            equal(found.get("XDG_CONFIG_HOME"), wanted, "XDG_CONFIG_HOME")


@promise("A home of another user's beside the file is not used")
def planted(context):
    need_root()
    file = own_copy(context)
    os.mkdir(f"{file}.home")
    os.chown(f"{file}.home", NOBODY, NOBODY)
    equal(facts(run([file], env=environment()).stdout)["HOME"], "/nonexistent", "HOME")
