#ifndef APPIMAGE_SECTIONS_H
#define APPIMAGE_SECTIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <stddef.h>
#include <sys/types.h>

/// A part of the runtime that tools look for by its name, and may fill in after the file was made.
struct section {
  off_t start;  // in the file, in bytes
  off_t size;
};

#define UPDATE_INFORMATION_SECTION ".upd_info"
#define SIGNATURE_SECTION ".sha256_sig"

/// Finds a section of the ELF at the beginning of a file. False when it has none of that name.
bool section_find(int fd, const char *name, struct section *section);

/// Puts zeros where `data`, read at `at`, overlaps what may be filled in later.
void sections_blank(int fd, unsigned char *data, off_t at, size_t count);

/// Prints the text in a section, which may be none, and a line's end. False when it has no such.
bool section_print(int fd, const char *name);

#endif
