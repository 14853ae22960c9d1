#ifndef APPIMAGE_CACHE_H
#define APPIMAGE_CACHE_H

#include "image.h"
#include "place.h"

/// Finds the image's files on disk, unpacking them first when this is the first time, in a
/// directory that is the caller's alone and that programs may be run from. As long as it is held
/// open, by whoever inherits it, no other version clears it away.
/// Says so and exits 127 when there is no such place.
void cache_find(const struct image *image, struct place *files);

/// Finds the image's files where a cache of the user's own holds them whole; unpacks nothing. Unless
/// nothing has changed since that was last done, reads them and the image against their checksums,
/// and exits 127 like image_verify when the image is damaged.
bool cache_take(const struct image *image, struct place *files);

/// Unpacks the image into a cache of the user's own for the next time, if there is a place for it.
void cache_keep(const struct image *image);

#endif
