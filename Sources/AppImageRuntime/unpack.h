#ifndef APPIMAGE_UNPACK_H
#define APPIMAGE_UNPACK_H

#include "image.h"

/// Unpacks what matches the shell pattern (everything, when that is NULL) into the empty directory
/// open at `directory`. Nothing is followed or overwritten: a name that is not a plain one is
/// refused, and nothing is written of an image that is too large for its disk, or for any.
/// True when all of it is there, with a checksum of what will be run; otherwise errno says why.
bool unpack(const struct image *image, int directory, const char *pattern, uint32_t *sum);

/// Whether it is the image that cannot be unpacked, here or elsewhere, and not the disk's fault.
bool unpack_blames_image(int reason);

/// The reason that errno gave, for people.
const char *unpack_reason(int reason);

#endif
