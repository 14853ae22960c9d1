#ifndef APPIMAGE_PLACE_H
#define APPIMAGE_PLACE_H

#include <limits.h>
#include <stdbool.h>

/// A directory that was checked, held open so that it stays the one that was. Or a closed one: -1.
struct place {
  int fd;
  char path[PATH_MAX];
};

/// Where a cache may be: below a directory of the user's own, or beside others' in a shared one.
struct base {
  const char *path;
  const char *below;
  bool shared;
};

/// Opens a directory, when nobody but the user and the system can put another in its place or in
/// that of one above it. Or returns -1.
int place_open_safely(const char *path);

/// Opens the directory at a base that is for the caller alone, and from which programs may be run.
/// With `make` it is made first where it is missing, and emptied where others could write in it;
/// nothing is made where it would not be the user's own.
bool place_open(const struct base *base, bool make, struct place *place);

/// Finds the path of the directory open in `place`.
bool place_name(struct place *place);

/// Removes a directory and all it holds, or a file, following nothing.
void place_remove(int parent, const char *name);

/// Removes all entries whose names begin so.
void place_remove_all(int directory, const char *prefix);

#endif
