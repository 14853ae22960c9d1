#ifndef APPIMAGE_MOUNT_H
#define APPIMAGE_MOUNT_H

#include "image.h"

/// An image being served over FUSE by a process of its own. That process lives until nobody holds
/// `alive` open: with the program run from the image and its children, however they end.
struct mount {
  char directory[PATH_MAX];
  int alive;
  int ready;
  /// Whether a program that ran for a while is kept unpacked for its next, quicker start.
  bool keeps;
};

/// Starts mounting and returns at once. False when this machine has no FUSE for us.
bool mount_start(const struct image *image, struct mount *mount);

/// Waits until the directory can be read. False when mounting failed; nothing is left behind.
bool mount_wait(struct mount *mount);

#endif
