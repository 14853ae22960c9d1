"""How the packed program starts, and what is left when it ends."""

import os
import pathlib
import re
import signal
import subprocess

from promises import Skip, check, equal, promise, run
from standin import (as_nobody, environment, facts, mounts, need_fuse, need_root, privately,
                     started, stopped, wait_until)

PO = pathlib.Path(__file__).parent.parent.parent / "Resources/po"
LANGUAGES = sorted(file.stem for file in PO.glob("*.po"))
EVERY_WAY = ({}, {"APPIMAGE_EXTRACT_AND_RUN": "1"})


def settings(context, way):
    return environment(XDG_CACHE_HOME=context.new_folder(), **way)


@promise("The runtime is one static file that needs no library")
def static(context):
    headers = run(["readelf", "--program-headers", "--dynamic", context.runtime]).stdout
    check("INTERP" not in headers and "NEEDED" not in headers, headers)
    return f"{context.runtime.stat().st_size} bytes"


@promise("Help, version and offset are printed, also without FUSE and from a damaged file")
def information(context):
    damaged = context.folder / "damaged.AppImage"
    data = bytearray(context.standin.read_bytes())
    data[-200_000] ^= 1
    damaged.write_bytes(data)
    damaged.chmod(0o755)
    for file in (context.standin, damaged):
        for option in ("help", "mount", "extract", "extract-and-run", "version", "offset",
                       "portable-home", "portable-config", "updateinformation", "signature"):
            check(f"--appimage-{option}" in run([file, "--appimage-help"]).stdout, option)
        check("runtime" in run([file, "--appimage-version"]).stdout, "version")
        offset = int(run([file, "--appimage-offset"]).stdout)
        equal(offset, context.runtime.stat().st_size, "offset")
        equal(file.read_bytes()[offset:offset + 4], b"hsqs", "what begins at the offset")


@promise("Help has as many lines in each language as in English, and the same names in them")
def help_in_other_languages(context):
    def printed(wish):
        text = run([context.standin, "--appimage-help"], env=environment(LANGUAGE=wish)).stdout
        return text, set(re.findall(r"--[a-z-]+|[A-Z][A-Z_0-9=]{3,}|[a-z]+-r[a-z]+|FILE\.[a-z]+", text))
    english, names = printed("C")
    for code in LANGUAGES:
        text, kept = printed(code)
        equal(text.count("\n"), english.count("\n"), f"lines in {code}")
        equal(kept, names, f"names in {code}")
        same = set(text.splitlines()) & set(english.splitlines()) - {""}
        check(not same, f"{code}: {same}")
    return f"{len(LANGUAGES)} languages"


@promise("A file that may be run and not be read says so, and what to do")
def unreadable(context):
    need_root()
    file = context.folder / "unreadable.AppImage"
    file.write_bytes(context.standin.read_bytes())
    file.chmod(0o711)
    done = run(as_nobody([file]), 127, env=environment())
    check(done.stderr.startswith("unreadable.AppImage: ") and "chmod +r" in done.stderr, done.stderr)


@promise("An unknown --appimage option is named and exits 127")
def unknown(context):
    check("--appimage-fly" in run([context.standin, "--appimage-fly"], 127).stderr, "not named")


@promise("FUSE is used where it can be, and the mount is gone when the program has ended")
def fuse(context):
    need_fuse()
    env = settings(context, {})
    process, found = started([context.standin, "wait"], env=env)
    check(found["APPDIR"] in mounts(), f"{found['APPDIR']} is no mount")
    equal(stopped(process), 0, "exit status")
    check(wait_until(lambda: not os.path.exists(found["APPDIR"])), "the mount outlived its program")
    equal(os.listdir(env["XDG_CACHE_HOME"]), [], "the cache")


@promise("The mount goes when the program is killed, stays for its child, and holds no pipe")
def killed(context):
    need_fuse()
    process, found = started([context.standin, "wait"], env=settings(context, {}))
    stopped(process, signal.SIGKILL)
    check(wait_until(lambda: not os.path.exists(found["APPDIR"])), "the mount outlived its program")
    # Its parent ended, its output is closed, and still it finds its files.
    appdir = context.new_folder()
    child = '( read -r go; cp "$APPDIR/late" "$go" ) <&3 >/dev/null 2>&1 &'
    (appdir / "AppRun").write_text(f"#!/bin/sh\n{child}\n")
    (appdir / "AppRun").chmod(0o755)
    (appdir / "late").write_text("still here\n")
    image = context.pack(appdir, context.folder / "late.AppImage")
    result = context.new_folder() / "result"
    process = subprocess.Popen(["sh", "-c", 'exec "$0" 3<&0', image], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, text=True, env=settings(context, {}))
    equal(process.stdout.read(), "", "output, which ends while the child lives")
    equal(process.wait(timeout=20), 0, "exit status")
    process.stdin.write(f"{result}\n")
    process.stdin.close()
    check(wait_until(lambda: result.exists() and result.read_text() == "still here\n"),
          "the child could not read the image any more")


@promise("Arguments, exit status and signals pass through unchanged")
def transparent(context):
    arguments = ["two words", "", "--appimage-help", "ünï\tcode", "*"]
    for way in EVERY_WAY:
        env = settings(context, way)
        found = facts(run([context.standin, *arguments], env=env).stdout)
        equal(found["argument"], [str(context.standin), *arguments], "arguments")
        for status in (1, 2, 77):
            run([context.standin, "exit", str(status)], status, env=env)
        run([context.standin, "die"], -signal.SIGTERM, env=env)


@promise("APPIMAGE, APPDIR, ARGV0 and OWD are set, and nothing else is left behind")
def variables(context):
    here = context.new_folder()
    for way in EVERY_WAY:
        env = settings(context, way)
        found = facts(run([context.standin], cwd=here, env=env).stdout)
        equal(found["APPIMAGE"], str(context.standin), "APPIMAGE")
        equal(found["ARGV0"], str(context.standin), "ARGV0")
        equal(found["OWD"], str(here), "OWD")
        check(found["APPDIR"].startswith("/"), "APPDIR")
        equal(found["children"], "none", "children the program never started")
        # Its directory; over FUSE also the pipe that tells the mount when nobody is left.
        check(int(found["descriptors"]) <= 2, f"{found['descriptors']} open files were handed on")
        equal(found["name"], "witness", "the name in the list of processes")


@promise("It starts from a path with spaces, through a symbolic link, and with HOME unset")
def odd_places(context):
    folder = context.folder / "my games\tand ünï"
    folder.mkdir()
    target = folder / "the game.AppImage"
    target.write_bytes(context.standin.read_bytes())
    target.chmod(0o755)
    link = context.folder / "link to it"
    link.symlink_to(target)
    bare = {"PATH": "/usr/bin:/bin"}
    for way in EVERY_WAY:
        for name in (target, link):
            found = facts(run([name], env=bare | way).stdout)
            equal(found["APPIMAGE"], str(target), "APPIMAGE")
            equal(found["ARGV0"], str(name), "ARGV0")
        run(["./link to it"], cwd=context.folder, env={} | way)


@promise("It starts with standard input, output and error closed")
def closed(context):
    for way in EVERY_WAY:
        script = '"$0" exit 5 <&- >&- 2>&-'
        run(["sh", "-c", script, context.standin], 5, env=settings(context, way))
    for option in ("help", "version", "offset", "updateinformation"):
        run(["sh", "-c", f'"$0" --appimage-{option} >&-', context.standin], 1)


@promise("Six copies at once all run, over FUSE and from one empty cache")
def six(context):
    for way in EVERY_WAY:
        mount_points = context.new_folder()
        env = settings(context, way) | {"TMPDIR": str(mount_points)}
        command = [context.standin, "exit", "6"]
        copies = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
                  for _ in range(6)]
        for copy in copies:
            found = facts(copy.communicate(timeout=60)[0])
            equal(copy.returncode, 6, "exit status")
            check("data" in found, "the data could not be read")
        cache = os.path.join(env["XDG_CACHE_HOME"], "appimage-run")
        if way:
            names = [name for name in os.listdir(cache) if not name.endswith(".note")]
            equal(len(names), 1, f"entries in the cache, {names}")
        check(wait_until(lambda: os.listdir(mount_points) == []), "mounts were left")


@promise("An unprivileged user runs it over FUSE")
def unprivileged_fuse(context):
    need_root()
    if subprocess.run(["sh", "-c", "command -v fusermount3"], capture_output=True).returncode:
        raise Skip("fusermount3 is not installed")
    node = context.new_folder() / "fuse"
    command = " ".join(as_nobody([str(context.standin)]))
    mount_points = context.new_folder(mode=0o1777)
    script = (f"mknod {node} c 10 229; chmod 666 {node}; mount --bind {node} /dev/fuse; {command}; "
              f"sleep 0.3; ! grep {mount_points} /proc/self/mounts")
    env = environment(TMPDIR=mount_points, XDG_CACHE_HOME="/nonexistent")
    found = facts(run(privately(script), env=env).stdout)
    check(found["APPDIR"].startswith(str(mount_points)), f"ran from {found['APPDIR']}")


@promise("An unprivileged user without access to FUSE runs it from the cache, without a word")
def unprivileged_cache(context):
    need_root()
    cache = context.new_folder(owner=65534)
    done = run(as_nobody([context.standin]), env=environment(XDG_CACHE_HOME=cache))
    if os.stat("/dev/fuse").st_mode & 0o006 == 0:
        equal(facts(done.stdout)["APPDIR"].startswith(str(cache)), True, "ran from the cache")
    equal(done.stderr, "", "standard error")


@promise("Where /dev/fuse is there and does not work it runs from the cache, without a word")
def broken_fuse(context):
    cache, mount_points = context.new_folder(), context.new_folder()
    script = f'mount --bind /dev/null /dev/fuse; exec "{context.standin}"'
    done = run(privately(script), env=environment(XDG_CACHE_HOME=cache, TMPDIR=mount_points))
    check(facts(done.stdout)["APPDIR"].startswith(str(cache)), done.stdout)
    equal(done.stderr, "", "standard error")
    equal(os.listdir(mount_points), [], "mount points left")


@promise("--appimage-mount prints where, lets all be read, and cleans up when interrupted")
def mounted(context):
    need_fuse()
    process = subprocess.Popen([context.standin, "--appimage-mount"], stdout=subprocess.PIPE,
                               text=True, env=environment())
    place = process.stdout.readline().strip()
    try:
        run(["diff", "--recursive", "--no-dereference", context.appdir, place])
        listing = run(["find", place, "-printf", "%y %m %s %P\\n"]).stdout
        check(" 755 " in listing and "a name with spaces" in listing, listing)
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
    check(wait_until(lambda: not os.path.exists(place)), "the mount was left")


@promise("A launcher that runs the bare runtime from memory and names the file is served")
def from_memory(context):
    bare = bytearray(context.standin.read_bytes()[: context.runtime.stat().st_size])
    bare[8:11] = b"\0\0\0"
    for variable in ("TARGET_APPIMAGE", "REDIRECT_APPIMAGE"):
        memory = os.memfd_create("runtime")
        os.write(memory, bare)
        env = environment(XDG_CACHE_HOME=context.new_folder(), **{variable: context.standin})
        env["LD_PRELOAD"] = "" if variable == "TARGET_APPIMAGE" else "/nonexistent.so"
        done = run(["witness", "hello"], executable=f"/proc/self/fd/{memory}", env=env,
                   pass_fds=[memory])
        os.close(memory)
        found = facts(done.stdout)
        equal(found["APPIMAGE"], str(context.standin), "APPIMAGE")
        equal(found["argument"][1:], ["hello"], "arguments")
        check(variable not in found and not found.get("LD_PRELOAD"), "the variable was handed on")
