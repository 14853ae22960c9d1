#ifndef APPIMAGE_CACHE_H
#define APPIMAGE_CACHE_H

#include "image.h"

/// Finds the image's files on disk, unpacking them first when this is the first time, in a
/// directory that is the caller's alone and that programs may be run from.
/// Says so and exits 127 when there is no such place.
void cache_find(const struct image *image, char directory[PATH_MAX]);

#endif
