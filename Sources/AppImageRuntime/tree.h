#ifndef APPIMAGE_TREE_H
#define APPIMAGE_TREE_H

#include <squashfuse/squashfuse.h>

#include "image.h"

/// Opens the squashfs of an image, with a cache that suits programs: they are read in small pieces
/// from many places, and the library's own eight blocks would be inflated twice over.
sqfs_err tree_open(sqfs *tree, const struct image *image);

/// Reads an inode like `sqfs_inode_get`, which believes any place that the image names.
sqfs_err tree_inode(sqfs *tree, sqfs_inode *inode, sqfs_inode_id id);

/// Whether it is a directory, and one that can be listed.
bool tree_is_directory(sqfs *tree, const sqfs_inode *inode);

/// Room for any name. The library's own type has room for valid ones only, and it believes the
/// sixteen bits of length that the image holds.
typedef char tree_name[UINT16_MAX + 2];

/// Reads like `sqfs_read_range`, which believes what the image says of a file's blocks, too.
sqfs_err tree_read(sqfs *tree, sqfs_inode *file, sqfs_off_t start, sqfs_off_t *count, void *data);

#endif
