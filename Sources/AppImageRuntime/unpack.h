#ifndef APPIMAGE_UNPACK_H
#define APPIMAGE_UNPACK_H

#include "image.h"

/// Unpacks what matches the shell pattern (everything, when that is NULL) into the empty directory
/// open at `directory`. Nothing is followed or overwritten: a name that is not a plain one is
/// refused. True when all of it is there; otherwise errno says why.
bool unpack(const struct image *image, int directory, const char *pattern);

/// True when the directory holds every file of the image with its type, size and permissions.
bool unpacked_whole(const struct image *image, int directory);

/// Removes a directory and all it holds, following nothing.
void remove_tree(int parent, const char *name);

#endif
