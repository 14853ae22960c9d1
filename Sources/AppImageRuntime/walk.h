#ifndef APPIMAGE_WALK_H
#define APPIMAGE_WALK_H

#include "tree.h"

/// What a walk has come across so far.
struct totals {
  uint64_t bytes;
  uint32_t entries;
  uint32_t sum;  // CRC-32 of what is run: the contents of usr/bin and usr/lib
};

/// One entry of the image, and the directory on disk that it is, or should be, in.
struct entry {
  sqfs *tree;
  struct totals *totals;
  sqfs_inode inode;
  char path[PATH_MAX];  // from the root of the image
  const char *name;     // the last part of path
  int parent;
};

/// Does something with an entry. False when it failed; then errno says why.
typedef bool (*visitor)(struct entry *entry, const char *pattern);

/// Visits what is in the root of an image; `directory` is the root on disk. Returns how many
/// entries the root has, or -1 when it failed.
int walk(const struct image *image, int directory, const char *pattern, visitor visit,
         struct totals *totals);

/// Visits what is in a directory of the image, whose place on disk is open at `fd`. A name that is
/// not a plain one is refused. Returns how many there were, or -1 when it failed.
int walk_into(struct entry *directory, int fd, const char *pattern, visitor visit);

/// Whether a file is one of those that are run.
bool walk_is_summed(const struct entry *entry);

/// Adds a piece of a file to the sum, if it is one of those.
void walk_add_to_sum(struct entry *entry, const void *data, size_t size);

/// Nobody but the owner writes, and nothing is set-user-ID, whatever the image says.
mode_t walk_permissions(const struct entry *entry);

/// Whether a name is one file's in its directory, and no way elsewhere.
bool is_plain(const char *name);

/// False, with the reason in errno.
bool refuse(int reason);

#endif
