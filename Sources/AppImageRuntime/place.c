#include "place.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#define DIRECTORY (O_DIRECTORY | O_CLOEXEC)

// Whether nobody but the user and the system can rename what is in a directory.
static bool is_steady(const struct stat *status) {
  struct stat root;
  if (stat("/", &root) != 0) return false;
  // Whose the root directory is, his is the system; in a container that may be another than 0.
  bool is_systems = status->st_uid == 0 || status->st_uid == root.st_uid;
  if (!is_systems && status->st_uid != geteuid()) return false;
  if ((status->st_mode & S_ISVTX) != 0) return true;
  // A group with its user's number has, by every distribution's habit, nobody else in it.
  mode_t others = S_IWOTH | (status->st_gid == status->st_uid ? 0 : S_IWGRP);
  return (status->st_mode & others) == 0;
}

// True when that holds for the directory open at `fd` and all above it.
static bool is_steady_upwards(int fd) {
  struct stat here, above;
  int at = openat(fd, ".", O_PATH | DIRECTORY);
  bool steady = at >= 0 && fstat(at, &here) == 0;
  while (steady) {
    int up = openat(at, "..", O_PATH | DIRECTORY);
    close(at);
    at = up;
    steady = is_steady(&here) && up >= 0 && fstat(up, &above) == 0;
    if (steady && above.st_ino == here.st_ino && above.st_dev == here.st_dev) break;
    here = above;
  }
  if (at >= 0) close(at);
  return steady;
}

int place_open_safely(const char *path) {
  int fd = open(path, O_RDONLY | DIRECTORY);
  if (fd >= 0 && is_steady_upwards(fd)) return fd;
  if (fd >= 0) {
    close(fd);
    errno = EPERM;
  }
  return -1;
}

// Made when its parent is safe: after sudo, HOME may still be another user's, and a directory of
// root's in there would lock its owner out.
static int make_base(char *path) {
  char *slash = strrchr(path, '/');
  *slash = '\0';
  int parent = place_open_safely(path[0] == '\0' ? "/" : path);
  *slash = '/';
  if (parent < 0) return -1;
  mkdirat(parent, slash + 1, 0700);
  int fd = openat(parent, slash + 1, O_RDONLY | O_NOFOLLOW | DIRECTORY);
  close(parent);
  return fd;
}

static int open_base(const struct base *base, bool make) {
  char path[PATH_MAX];
  struct stat status;
  if (base->path == NULL || base->path[0] != '/') return -1;
  int length = snprintf(path, sizeof path, "%s%s", base->path, base->below);
  if (length >= (int)sizeof path) return -1;
  int fd = place_open_safely(path);
  if (fd < 0 && errno == ENOENT && make && !base->shared) fd = make_base(path);
  if (fd < 0 || base->shared) return fd;
  if (fstat(fd, &status) == 0 && status.st_uid == geteuid()) return fd;
  close(fd);
  return -1;
}

// Programs will be run from it, so nobody else may have been able to put anything there.
static bool is_private(int fd, bool make) {
  struct stat status;
  if (fstat(fd, &status) != 0 || status.st_uid != geteuid()) return false;
  if ((status.st_mode & 0777) == 0700) return true;
  if (!make || fchmod(fd, 0700) != 0) return false;
  if ((status.st_mode & (S_IWGRP | S_IWOTH)) != 0) place_remove_all(fd, "");
  return true;
}

static bool may_run_programs(int fd) {
  struct statvfs system;
  return fstatvfs(fd, &system) == 0 && (system.f_flag & ST_NOEXEC) == 0;
}

bool place_open(const struct base *base, bool make, struct place *place) {
  char name[64] = "appimage-run";
  if (base->shared) snprintf(name, sizeof name, "appimage-run-%u", geteuid());
  place->fd = -1;
  int above = open_base(base, make);
  if (above < 0) return false;
  if (make) mkdirat(above, name, 0700);
  place->fd = openat(above, name, O_RDONLY | O_NOFOLLOW | DIRECTORY);
  close(above);
  if (place->fd < 0) return false;
  if (is_private(place->fd, make) && may_run_programs(place->fd)) return true;
  close(place->fd);
  place->fd = -1;
  return false;
}

bool place_name(struct place *place) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", place->fd);
  ssize_t length = readlink(link, place->path, sizeof place->path - 1);
  if (length <= 0) return false;
  place->path[length] = '\0';
  return true;
}

void place_remove_all(int directory, const char *prefix) {
  int fd = openat(directory, ".", O_RDONLY | DIRECTORY);
  DIR *listing = fd >= 0 ? fdopendir(fd) : NULL;
  for (struct dirent *found; listing != NULL && (found = readdir(listing)) != NULL;) {
    const char *name = found->d_name;
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) continue;
    if (strncmp(name, prefix, strlen(prefix)) == 0) place_remove(directory, name);
  }
  if (listing != NULL) closedir(listing);
}

void place_remove(int parent, const char *name) {
  if (unlinkat(parent, name, 0) == 0) return;
  int fd = openat(parent, name, O_RDONLY | O_NOFOLLOW | DIRECTORY);
  if (fd >= 0) {
    place_remove_all(fd, "");
    close(fd);
  }
  unlinkat(parent, name, AT_REMOVEDIR);
}
