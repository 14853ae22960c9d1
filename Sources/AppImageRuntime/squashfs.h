#ifndef APPIMAGE_SQUASHFS_H
#define APPIMAGE_SQUASHFS_H

#include <squashfuse/squashfuse.h>

#include "image.h"

/// Opens the squashfs of an image, with a cache that suits programs: they are read in small pieces
/// from many places, and the library's own eight blocks would be inflated twice over.
sqfs_err squashfs_open(sqfs *tree, const struct image *image);

#endif
