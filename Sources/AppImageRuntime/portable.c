#include "portable.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef char portable_path[PATH_MAX + 16];

static bool find(const struct image *image, const char *ending, portable_path path) {
  struct stat status;
  snprintf(path, sizeof(portable_path), "%s%s", image->path, ending);
  // Where others may write, one of theirs may stand beside the file.
  return stat(path, &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == geteuid();
}

void portable_use(const struct image *image) {
  portable_path path;
  if (find(image, PORTABLE_HOME, path)) {
    setenv("HOME", path, 1);
    // These name places in the home that was left.
    unsetenv("XDG_CONFIG_HOME");
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_STATE_HOME");
    unsetenv("XDG_CACHE_HOME");
  }
  if (find(image, PORTABLE_CONFIG, path)) setenv("XDG_CONFIG_HOME", path, 1);
}

void portable_make(const struct image *image, const char *ending) {
  portable_path path;
  if (!find(image, ending, path) && mkdir(path, 0700) != 0)
    // TRANSLATORS: Behind the name of the AppImage and a colon; a directory, and why.
    fail("cannot make %s: %s.", path, strerror(errno));
  puts(path);
}
