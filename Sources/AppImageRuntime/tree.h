#ifndef APPIMAGE_TREE_H
#define APPIMAGE_TREE_H

#define FUSE_USE_VERSION 32

#include <fuse3/fuse_lowlevel.h>
#include <squashfuse/squashfuse.h>

#include "image.h"

/// Opens the squashfs of an image, with a cache that suits programs: they are read in small pieces
/// from many places, and the library's own eight blocks would be inflated twice over.
sqfs_err tree_open(sqfs *tree, const struct image *image);

/// Room for any name. The library's own type has room for valid ones only, and it believes the
/// sixteen bits of length that the image holds.
typedef char tree_name[UINT16_MAX + 2];

/// Reads like `sqfs_read_range`, which believes what the image says of a file's blocks, too.
sqfs_err tree_read(sqfs *tree, sqfs_inode *file, sqfs_off_t start, sqfs_off_t *count, void *data);

/// Answers the kernel's questions about a squashfs. A session's user data is the `sqfs` itself.
extern const struct fuse_lowlevel_ops tree_operations;

#endif
