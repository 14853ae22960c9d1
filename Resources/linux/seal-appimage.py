#!/usr/bin/env python3
"""Joins the runtime and a squashfs into an AppImage, and seals it.

The seal is the file's last line. The runtime checks it before anything runs, so a file that lost
its end or had a byte changed says so; and it finds there the name of its copy in the cache.
"""

import hashlib
import os
import sys
import zlib


def main(runtime_path, squashfs_path, appimage_path):
    with open(runtime_path, "rb") as file:
        runtime = bytearray(file.read())
    with open(squashfs_path, "rb") as file:
        squashfs = file.read()
    section_table = int.from_bytes(runtime[40:48], "little")
    entry_size, entries = runtime[58], runtime[60]
    if section_table + entry_size * entries != len(runtime):
        sys.exit(f"{runtime_path} does not end with its section table: nothing can follow it.")
    runtime[8:11] = b"AI\x02"
    body = bytes(runtime) + squashfs
    digest = hashlib.sha256(squashfs).hexdigest()
    seal = f"appimage-seal 1 sha256={digest} bytes="
    length = len(body) + len(seal) + len("0123456789abcdef crc32=01234567\n")
    body += f"{seal}{length:016x} crc32=".encode()
    body += f"{zlib.crc32(body):08x}\n".encode()
    with open(appimage_path, "wb") as file:
        file.write(body)
    os.chmod(appimage_path, 0o755)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: seal-appimage.py RUNTIME SQUASHFS APPIMAGE")
    main(*sys.argv[1:])
