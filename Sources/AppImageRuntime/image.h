#ifndef APPIMAGE_IMAGE_H
#define APPIMAGE_IMAGE_H

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "words.h"

/// An AppImage on disk: our ELF, then a squashfs, then one line of text that seals both.
struct image {
  int fd;
  char path[PATH_MAX];  // absolute, symbolic links resolved
  off_t payload;        // where the squashfs begins, in bytes
  off_t sealed;         // the checksum is of the bytes before this one
  uint32_t crc32;
  char sha256[65];      // of the squashfs, in hexadecimal: the payload's name in the cache
};

/// Finds and opens the AppImage that is running. Says why not and exits 127 when it is unusable.
void image_open(struct image *image);

/// A number that is another one when the file has been written to since, or only moved.
uint32_t image_stamp(const struct image *image);

/// Reads the whole file against its seal; says so and exits 127 when a byte differs.
void image_verify(const struct image *image);

/// Prints one sentence for people, led by the AppImage's name, and exits 127.
#define fail(...) fail_with(NULL, __VA_ARGS__)

/// The same, and what to do about it, if anything: another sentence, in the session's language
/// already.
_Noreturn void fail_with(const char *advice, const char *sentence, ...)
    __attribute__((format(printf, 2, 3)));

#endif
