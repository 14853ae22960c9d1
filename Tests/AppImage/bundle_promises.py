"""What is in the file: what desktops, launchers and strangers' systems expect of it."""

import os
import pathlib
import re

from promises import Skip, check, equal, promise, run
from standin import HERE, environment

REPOSITORY = HERE.parent.parent
LINUX = REPOSITORY / "Resources/linux"
ID = "org.example.bungle_in_the_jungle"
MOST_BYTES = 22_000_000
MOST_EXECUTABLE_BYTES = 18_000_000
# RHEL 9 and its like have these.
NEWEST = {"GLIBC": (2, 34), "GLIBCXX": (3, 4, 29)}

# These belong to the system that the game runs on; a copy of our own would not fit its drivers.
STAYS_ON_HOST = re.compile(
    r"^(ld-linux.*|lib(c|m|dl|pthread|rt|resolv|util|stdc\+\+|gcc_s|GL|GLX|GLdispatch|OpenGL|EGL"
    r"|GLESv[12].*|drm.*|gbm|X11.*|xcb.*|wayland-.*|asound|pulse.*|jack|udev|dbus-1))\.so")
HOST_BRINGS = re.compile(
    r"^(ld-linux-x86-64|lib(c|m|dl|pthread|rt|resolv|util|stdc\+\+|gcc_s))\.so")


def bundle(context):
    """The game's AppImage unpacked, once."""
    if context.appimage is None:
        raise Skip("the game's AppImage has not been packed")
    folder = context.folder / "game"
    if not folder.exists():
        folder.mkdir()
        run([context.appimage.resolve(), "--appimage-extract"], cwd=folder, env=environment())
    return folder / "squashfs-root"


def elf_files(folder):
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return [path for path in files if path.open("rb").read(4) == b"\x7fELF"]


def needed(path):
    dynamic = run(["readelf", "--dynamic", "--wide", path]).stdout
    return re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)


def silent(command):
    done = run(command)
    equal(done.stderr + done.stdout.replace("✔ Validation was successful.\n", ""), "", command[0])


@promise("libappimage sees a type 2 AppImage, its offset and all its files")
def libappimage(context):
    if not pathlib.Path("/usr/include/appimage/appimage.h").exists():
        raise Skip("libappimage-dev is not installed")
    tool = context.folder / "libappimage"
    run(["cc", "-Wall", "-Wextra", "-Werror", "-o", tool, HERE / "libappimage.c", "-lappimage"])
    lines = run([tool, context.played]).stdout.splitlines()
    equal(lines[0], "type=2", "type")
    equal(lines[1], f"offset={context.runtime.stat().st_size}", "offset")
    listed = {line.removeprefix("file=") for line in lines[2:]}
    folder = bundle(context) if context.appimage else context.appdir
    there = {str(path.relative_to(folder)) for path in folder.rglob("*")}
    equal(sorted(listed), sorted(there), "files")
    return f"{len(there)} files"


@promise("The desktop entry and the metainfo in every language, and each manual, pass their validators without a word")
def validators(context):
    share = bundle(context) / "usr/share"
    for folder in (LINUX, share / "applications"):
        silent(["desktop-file-validate", folder / f"{ID}.desktop"])
    for folder in (LINUX, share / "metainfo"):
        silent(["appstreamcli", "validate", "--pedantic", "--no-net", "--no-color",
                folder / f"{ID}.metainfo.xml"])
    pages = [LINUX / "bungle.6", *share.glob("man/**/bungle.6")]
    for page in pages:
        # A line is a paragraph, however long.
        silent(["mandoc", "-T", "lint", "-W", "warning", page])
        done = run(["groff", "-man", "-ww", "-k", "-Tutf8", "-rLL=78n", "-Z", page])
        equal(done.stderr, "", f"warnings of {page}")
    return f"{len(pages)} manuals"


@promise("Desktop entry, metainfo, icons and names belong together")
def together(context):
    root = bundle(context)
    entry = (root / f"{ID}.desktop").read_text()
    main = entry.split("[Desktop Action")[0]
    fields = dict(line.split("=", 1) for line in main.splitlines() if "=" in line)
    metainfo = (root / f"usr/share/metainfo/{ID}.metainfo.xml").read_text()
    equal((root / f"usr/share/applications/{ID}.desktop").read_text(), entry, "the entry's copy")
    equal(re.findall("<id>(.*)</id>", metainfo), [ID], "id")
    older = root / f"usr/share/metainfo/{ID}.appdata.xml"
    equal(str(older.readlink()), f"{ID}.metainfo.xml", "the metainfo's older name")
    scenes = re.findall(r"^Exec=bungle --scene (\S+)$", entry, re.MULTILINE)
    equal(len(scenes), 4, f"doors among the entry's actions, {scenes}")
    for scene in scenes:
        run([root / "AppRun", "layout", scene])
    check((root / "usr/bin" / fields["Exec"]).exists(), fields["Exec"])
    equal(fields["StartupWMClass"], fields["Exec"], "StartupWMClass")
    equal(str((root / "AppRun").readlink()), f"usr/bin/{fields['Exec']}", "AppRun")
    version = run([root / "AppRun", "--version"]).stdout.strip()
    check(f'<release version="{version}"' in metainfo, f"no release {version} in the metainfo")
    equal(context.appimage.name, f"Bungle_in_the_Jungle-{version}-x86_64.AppImage", "file name")
    icon = fields["Icon"]
    for size in (256, 128, 64, 48):
        png = root / f"usr/share/icons/hicolor/{size}x{size}/apps/{icon}.png"
        equal(png.read_bytes()[16:24], size.to_bytes(4, "big") * 2, f"size of {png}")
    check((root / f"usr/share/icons/hicolor/scalable/apps/{icon}.svg").exists(), "scalable icon")
    large = (root / f"usr/share/icons/hicolor/256x256/apps/{icon}.png").read_bytes()
    equal((root / ".DirIcon").read_bytes(), large, ".DirIcon")
    equal((root / f"{icon}.png").read_bytes(), large, "icon beside the entry")


@promise("What is asked for and cannot be printed is a failure, not a success")
def unprinted(context):
    program = bundle(context) / "AppRun"
    for question in ("--version", "--help", "layout hub"):
        for output in (">&-", ">/dev/full"):
            done = run(["sh", "-c", f'"$0" {question} {output}', program], 1)
            equal(done.stderr.count("\n"), 1, f"lines of {done.stderr!r}")


@promise("The man page names every option and every command")
def man_page(context):
    usage = run([bundle(context) / "AppRun", "--help"]).stdout
    options, _, commands = usage.partition("SUBCOMMANDS:")
    page = (LINUX / "bungle.6").read_text().replace("\\-", "-")
    named = re.findall(r"^  (?:-h, )?(--[a-z-]+)", options, re.MULTILINE)
    named += re.findall(r"^  ([a-z]+) ", commands, re.MULTILINE)
    check(len(named) > 10, usage)
    equal([name for name in named if f" {name} " not in page.replace("\n", " ").replace("]", " ")
           and f"{name}\n" not in page], [], "missing in the man page")


@promise("The bundle brings nothing that must come from the host, and needs nothing else of it")
def libraries(context):
    root = bundle(context)
    brought = {path.name for path in (root / "usr/lib").iterdir()}
    for name in brought:
        check(not STAYS_ON_HOST.match(name), f"{name} is in the bundle")
    for path in elf_files(root):
        for name in needed(path):
            check(name in brought or HOST_BRINGS.match(name), f"{path.name} needs {name}")
        if path.parent.name == "bin":
            for line in run(["ldd", path]).stdout.splitlines():
                name, _, where = line.strip().partition(" => ")
                check(name not in brought or str(root) in where, line)
    return ", ".join(sorted(brought))


@promise("No symbol is newer than glibc 2.34 and the C++ library of its time")
def glibc(context):
    newest = {}
    for path in elf_files(bundle(context)):
        symbols = run(["objdump", "-T", path]).stdout
        for library, version in re.findall(r"\b(GLIBC|GLIBCXX)_([0-9.]+)", symbols):
            version = tuple(map(int, version.split(".")))
            check(version <= NEWEST[library], f"{path.name} needs {library} {version}")
            newest[library] = max(version, newest.get(library, (0,)))
    return ", ".join(f"{name} " + ".".join(map(str, version)) for name, version in newest.items())


@promise("The file is no larger than 22 MB, its executable than 18, and its SHA-256 is beside it")
def size(context):
    executable = (bundle(context) / "usr/bin/bungle").stat().st_size
    bytes_ = context.appimage.stat().st_size
    check(executable <= MOST_EXECUTABLE_BYTES, f"the executable has {executable} bytes")
    check(bytes_ <= MOST_BYTES, f"{bytes_} bytes")
    run(["sha256sum", "--check", "--status", f"{context.appimage.name}.sha256"],
        cwd=context.appimage.parent)
    return f"{bytes_} bytes, executable {executable}"


@promise("The .zsync beside it is of this file, and finds it by its name alone")
def zsync(context):
    bundle(context)
    head = pathlib.Path(f"{context.appimage}.zsync").read_bytes().split(b"\n\n")[0].decode()
    fields = dict(line.split(": ", 1) for line in head.splitlines())
    digest = run(["sha1sum", context.appimage]).stdout.split()[0]
    equal(fields["SHA-1"], digest, "SHA-1")
    equal((fields["Filename"], fields["URL"]), (context.appimage.name,) * 2, "names")


@promise("Packed again, elsewhere, later and with other habits, it is the same to the byte")
def reproducible(context):
    bundle(context)
    folder = context.new_folder()
    sdl = REPOSITORY / ".build-appimage/sdl"
    make = (f"umask 077; exec make -s appimage PACKING={folder}/packing DIST={folder}/dist "
            f"SDL_LIBDIR={sdl} SITE_URL=https://example.org UPDATE_URL=")
    env = os.environ | {"TZ": "Asia/Kathmandu", "LC_ALL": "C.UTF-8"}
    run(["sh", "-c", make], cwd=REPOSITORY, env=env, timeout=3000)
    again = folder / "dist" / context.appimage.name
    for ending in ("", ".zsync"):
        done = run(["cmp", f"{context.appimage}{ending}", f"{again}{ending}"], None)
        equal(done.stdout, "", "difference")
