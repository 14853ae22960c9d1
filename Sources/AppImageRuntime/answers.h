#ifndef APPIMAGE_ANSWERS_H
#define APPIMAGE_ANSWERS_H

#define FUSE_USE_VERSION 32

#include <fuse3/fuse_lowlevel.h>

#include "tree.h"

/// Answers the kernel's questions about a squashfs. A session's user data is the `sqfs` itself.
extern const struct fuse_lowlevel_ops answers;

#endif
