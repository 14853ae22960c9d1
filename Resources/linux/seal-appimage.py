#!/usr/bin/env python3
"""Joins the runtime and a squashfs into an AppImage, and seals it.

The seal is the file's last line. The runtime checks it before anything runs, so a file that lost
its end or had a byte changed says so; and it finds there the name of its copy in the cache.
What other tools may fill in afterwards, update information and signatures, is sealed as if empty.
"""

import hashlib
import os
import struct
import sys
import zlib


FILLED_IN_LATER = (b".upd_info", b".sha256_sig", b".sig_key", b".digest_md5")


def sections(elf):
    """Name, start and size of each section."""
    table = int.from_bytes(elf[40:48], "little")
    entry_size, count, names_index = struct.unpack_from("<HHH", elf, 58)
    headers = [struct.unpack_from("<IIQQQQ", elf, table + i * entry_size) for i in range(count)]
    names = headers[names_index][4]
    for name, _, _, _, start, size in headers:
        yield bytes(elf[names + name:elf.index(b"\0", names + name)]), start, size


def without_later_parts(elf):
    blank = bytearray(elf)
    for name, start, size in sections(elf):
        if name in FILLED_IN_LATER:
            blank[start:start + size] = bytes(size)
    return blank


def main(runtime_path, squashfs_path, appimage_path, update_information=""):
    with open(runtime_path, "rb") as file:
        runtime = bytearray(file.read())
    with open(squashfs_path, "rb") as file:
        squashfs = file.read()
    section_table = int.from_bytes(runtime[40:48], "little")
    entry_size, entries = runtime[58], runtime[60]
    if section_table + entry_size * entries != len(runtime):
        sys.exit(f"{runtime_path} does not end with its section table: nothing can follow it.")
    runtime[8:11] = b"AI\x02"
    if update_information:
        places = {name: (start, size) for name, start, size in sections(runtime)}
        start, size = places[b".upd_info"]
        runtime[start:start + size] = update_information.encode().ljust(size, b"\0")
    digest = hashlib.sha256(squashfs).hexdigest()
    seal = f"appimage-seal 1 sha256={digest} bytes="
    length = len(runtime) + len(squashfs) + len(seal) + len("0123456789abcdef crc32=01234567\n")
    rest = squashfs + f"{seal}{length:016x} crc32=".encode()
    crc = zlib.crc32(rest, zlib.crc32(without_later_parts(runtime)))
    with open(appimage_path, "wb") as file:
        file.write(runtime + rest + f"{crc:08x}\n".encode())
    os.chmod(appimage_path, 0o755)


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit("usage: seal-appimage.py RUNTIME SQUASHFS APPIMAGE [UPDATE-INFORMATION]")
    main(*sys.argv[1:])
