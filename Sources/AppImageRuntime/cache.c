#include "cache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "unpack.h"

#define UNFINISHED ".unpacking-"

// Where the user keeps such things, and where they outlive the session.
#define OWN_PLACES {getenv("XDG_CACHE_HOME"), "", false}, {getenv("HOME"), "/.cache", false}

// Where a cache may be: below a directory of the user's own, or beside others' in a shared one.
struct place {
  const char *base;
  const char *below;
  bool shared;
};

static bool is_own(int fd) {
  struct stat status;
  return fstat(fd, &status) == 0 && status.st_uid == geteuid();
}

static bool may_run_programs(int fd) {
  struct statvfs system;
  return fstatvfs(fd, &system) == 0 && (system.f_flag & ST_NOEXEC) == 0;
}

// Programs will be run from it, so nobody else may have been able to put anything there.
static bool is_private(int fd) {
  struct stat status;
  if (fstat(fd, &status) != 0 || status.st_uid != geteuid()) return false;
  return (status.st_mode & 0777) == 0700 || fchmod(fd, 0700) == 0;
}

static int open_directory(const char *path, int more_flags) {
  return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | more_flags);
}

// The cache directory of a place, made first if that is wished. Or -1.
static int open_place(const struct place *place, bool make, char path[PATH_MAX]) {
  if (place->base == NULL || place->base[0] != '/') return -1;
  char user[32] = "";
  if (place->shared) snprintf(user, sizeof user, "-%u", geteuid());
  int length = snprintf(path, PATH_MAX, "%s%s", place->base, place->below);
  if (length >= PATH_MAX - 256) return -1;
  if (make && !place->shared) mkdir(path, 0700);
  int base = open_directory(path, 0);
  if (base < 0) return -1;
  // After sudo, HOME may still be another user's: nothing of ours is left in there.
  bool ours = place->shared || is_own(base);
  close(base);
  if (!ours) return -1;
  sprintf(path + length, "/appimage-run%s", user);
  if (make) mkdir(path, 0700);
  int fd = open_directory(path, O_NOFOLLOW);
  if (fd >= 0 && is_private(fd) && may_run_programs(fd)) return fd;
  if (fd >= 0) close(fd);
  return -1;
}

static bool holds(const struct image *image, int cache) {
  int fd = openat(cache, image->sha256, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  bool whole = fd >= 0 && unpacked_whole(image, fd);
  if (fd >= 0) close(fd);
  return whole;
}

static void remove_unfinished(int cache) {
  int fd = openat(cache, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *listing = fd >= 0 ? fdopendir(fd) : NULL;
  for (struct dirent *found; listing != NULL && (found = readdir(listing)) != NULL;) {
    if (strncmp(found->d_name, UNFINISHED, strlen(UNFINISHED)) == 0)
      remove_tree(cache, found->d_name);
  }
  if (listing != NULL) closedir(listing);
}

// Under a temporary name first: what bears the final one is whole, even after a crash half-way,
// and a damaged one steps aside.
static bool fill(const struct image *image, int cache) {
  char unfinished[64], damaged[64];
  snprintf(unfinished, sizeof unfinished, UNFINISHED "%d", getpid());
  snprintf(damaged, sizeof damaged, UNFINISHED "%d-damaged", getpid());
  if (mkdirat(cache, unfinished, 0700) != 0) return false;
  int fd = openat(cache, unfinished, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  bool done = fd >= 0 && unpack(image, fd, NULL);
  if (done) {
    renameat(cache, image->sha256, cache, damaged);
    done = renameat(cache, unfinished, cache, image->sha256) == 0;
    remove_tree(cache, damaged);
  }
  int reason = errno;
  if (fd >= 0) close(fd);
  if (!done) remove_tree(cache, unfinished);
  errno = reason;
  return done;
}

static bool find_or_fill(const struct image *image, int cache) {
  if (holds(image, cache)) return true;
  // One unpacks, the others wait and find it done. Where locks do not work each unpacks its own,
  // and nobody clears up after others.
  bool alone = flock(cache, LOCK_EX) == 0;
  if (alone && holds(image, cache)) return true;
  if (alone) remove_unfinished(cache);
  if (fill(image, cache)) return true;
  int reason = errno;
  bool filled_by_another = holds(image, cache);
  errno = reason;
  return filled_by_another;
}

static void append_name(const struct image *image, char directory[PATH_MAX]) {
  size_t length = strlen(directory);
  snprintf(directory + length, PATH_MAX - length, "/%s", image->sha256);
}

bool cache_holds(const struct image *image, char directory[PATH_MAX]) {
  const struct place places[] = {OWN_PLACES};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    int cache = open_place(&places[i], false, directory);
    bool found = cache >= 0 && holds(image, cache);
    if (cache >= 0) close(cache);
    if (!found) continue;
    append_name(image, directory);
    return true;
  }
  return false;
}

void cache_keep(const struct image *image) {
  const struct place places[] = {OWN_PLACES};
  char directory[PATH_MAX];
  bool kept = false;
  for (size_t i = 0; !kept && i < sizeof places / sizeof *places; i++) {
    int cache = open_place(&places[i], true, directory);
    kept = cache >= 0 && find_or_fill(image, cache);
    if (cache >= 0) close(cache);
  }
}

void cache_find(const struct image *image, char directory[PATH_MAX]) {
  const struct place places[] = {
      OWN_PLACES,
      {getenv("XDG_RUNTIME_DIR"), "", false}, {getenv("TMPDIR"), "", true},
      {"/tmp", "", true}, {"/var/tmp", "", true}, {"/dev/shm", "", true},
  };
  int reason = 0;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    int cache = open_place(&places[i], true, directory);
    if (cache < 0) continue;
    bool found = find_or_fill(image, cache);
    if (!found) reason = errno;
    close(cache);
    if (!found) continue;
    append_name(image, directory);
    return;
  }
  if (reason != 0) fail("cannot be unpacked: %s.", strerror(reason));
  fail("has nowhere to unpack itself: no cache or temporary directory here is both writable and "
       "allowed to run programs. Name one that is in XDG_CACHE_HOME.");
}
