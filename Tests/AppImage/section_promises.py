"""What update tools and signers look for in the file, and may write into it."""

import importlib.util

from promises import check, equal, promise, run
from standin import SEALER, environment

SIZES = {b".upd_info": 1024, b".sha256_sig": 1024, b".sig_key": 8192, b".digest_md5": 16}


def places(data):
    """Where the runtime's sections for later are: name to start and size."""
    spec = importlib.util.spec_from_file_location("sealer", SEALER)
    sealer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sealer)
    return {name: (start, size) for name, start, size in sealer.sections(data) if name in SIZES}


@promise("The sections for update information and signatures are there, in the usual sizes")
def room(context):
    found = places(context.standin.read_bytes())
    equal({name: size for name, (_, size) in found.items()}, SIZES, "sections")


@promise("Whoever writes update information or a signature into the file breaks nothing")
def filled(context):
    data = bytearray(context.standin.read_bytes())
    file = context.folder / "filled.AppImage"
    texts = {".upd_info": b"zsync|https://updates.invalid/game.zsync",
             ".sha256_sig": b"-----BEGIN PGP SIGNATURE-----", ".sig_key": b"key",
             ".digest_md5": b"sum"}
    found = places(data)
    for name, text in texts.items():
        start, size = found[name.encode()]
        equal(data[start:start + size], bytes(size), f"{name} before")
        data[start:start + len(text)] = text
    file.write_bytes(data)
    file.chmod(0o755)
    run([file], env=environment())
    for option, name in (("updateinformation", ".upd_info"), ("signature", ".sha256_sig")):
        equal(run([context.standin, f"--appimage-{option}"]).stdout, "\n", f"{option}, none")
        equal(run([file, f"--appimage-{option}"]).stdout, texts[name].decode() + "\n", option)
    # What is beside them is sealed all the same.
    start, size = found[b".upd_info"]
    for position in (start - 1, start + size):
        changed = bytearray(data)
        changed[position] ^= 1
        file.unlink()
        file.write_bytes(changed)
        file.chmod(0o755)
        done = run([file, "--appimage-extract"], None, cwd=context.new_folder(), env=environment())
        inside = any(begin <= position < begin + length for begin, length in found.values())
        check(inside or done.returncode == 127, f"byte {position} is not sealed")
