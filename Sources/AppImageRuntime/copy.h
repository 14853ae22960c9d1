#ifndef APPIMAGE_COPY_H
#define APPIMAGE_COPY_H

#include "image.h"

/// Unpacks what matches the shell pattern (everything, when that is NULL) into the empty directory
/// open at `directory`. Nothing is followed or overwritten, and a name that leads elsewhere is
/// refused. True when all of it is there, with the checksum of what will be run: of what is in
/// usr/bin and usr/lib. Otherwise errno says why.
bool copy_unpack(const struct image *image, int directory, const char *pattern, uint32_t *sum);

/// Compares a directory with the image: true when it holds the image's entries with their types,
/// sizes, permissions and link targets, all of them the caller's own, and nothing else. `stamp` is
/// then another one when any of them was written to or replaced since.
bool copy_compare(const struct image *image, int directory, uint32_t *stamp);

/// Reads what will be run, for its checksum. False when something of it cannot be read.
bool copy_sum(const struct image *image, int directory, uint32_t *sum);

/// The reason that errno gave, for people.
const char *copy_reason(int reason);

#endif
