#ifndef APPIMAGE_COMPARE_H
#define APPIMAGE_COMPARE_H

#include "image.h"

/// Compares a directory with the image: true when it holds the image's entries with their types,
/// sizes, permissions and link targets, all of them the caller's own, and nothing else. `sum` is
/// then the checksum of what will be run.
bool compare(const struct image *image, int directory, uint32_t *sum);

#endif
