#include "unpack.h"

#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "walk.h"

// Ten times what the game needs, in bytes.
#define MOST_BYTES (512ll << 20)

static bool write_file(struct entry *entry, int fd) {
  static char block[1 << 20];
  sqfs_off_t at = 0, size = (sqfs_off_t)entry->inode.xtra.reg.file_size;
  while (at < size) {
    sqfs_off_t count = sizeof block;
    if (tree_read(entry->tree, &entry->inode, at, &count, block) != SQFS_OK || count <= 0)
      return refuse(EBADMSG);
    walk_add_to_sum(entry, block, (size_t)count);
    for (sqfs_off_t done = 0; done < count;) {
      ssize_t written = write(fd, block + done, (size_t)(count - done));
      if (written < 0) return false;
      done += written;
    }
    at += count;
  }
  return fchmod(fd, walk_permissions(entry)) == 0;
}

static bool unpack_file(struct entry *entry) {
  int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
  int fd = openat(entry->parent, entry->name, flags, 0600);
  if (fd < 0) return false;
  bool done = write_file(entry, fd);
  return close(fd) == 0 && done;
}

static bool unpack_link(struct entry *entry) {
  char target[PATH_MAX];
  size_t size = sizeof target;
  if (sqfs_readlink(entry->tree, &entry->inode, target, &size) != SQFS_OK) return refuse(EBADMSG);
  return symlinkat(target, entry->parent, entry->name) == 0;
}

static bool unpack_entry(struct entry *entry, const char *pattern);

static bool unpack_directory(struct entry *entry, const char *pattern) {
  if (mkdirat(entry->parent, entry->name, 0700) != 0) return false;
  int fd = openat(entry->parent, entry->name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (fd < 0) return false;
  bool done = walk_into(entry, fd, pattern, unpack_entry) >= 0 &&
              fchmod(fd, walk_permissions(entry) | 0700) == 0;
  close(fd);
  // Entered only to look for matches: gone again unless there were some.
  if (done && pattern != NULL) unlinkat(entry->parent, entry->name, AT_REMOVEDIR);
  return done;
}

static bool matches(struct entry *entry, const char *pattern) {
  return pattern == NULL || fnmatch(pattern, entry->path, FNM_PATHNAME) == 0;
}

static bool unpack_entry(struct entry *entry, const char *pattern) {
  mode_t type = entry->inode.base.mode & S_IFMT;
  if (type == S_IFDIR) return unpack_directory(entry, matches(entry, pattern) ? NULL : pattern);
  if (!matches(entry, pattern)) return true;
  if (type == S_IFREG) return unpack_file(entry);
  if (type == S_IFLNK) return unpack_link(entry);
  return refuse(EBADMSG);
}

static bool measure(struct entry *entry, const char *pattern) {
  mode_t type = entry->inode.base.mode & S_IFMT;
  if (type == S_IFDIR)
    return walk_into(entry, -1, matches(entry, pattern) ? NULL : pattern, measure) >= 0;
  if (type != S_IFREG || !matches(entry, pattern)) return true;
  uint64_t size = entry->inode.xtra.reg.file_size;
  if (size > MOST_BYTES || entry->totals->bytes > MOST_BYTES - size) return refuse(EFBIG);
  entry->totals->bytes += size;
  return true;
}

// Measured before anything is written: no disk is filled up only to be emptied again.
static bool has_room(const struct image *image, int directory, const char *pattern) {
  struct totals totals;
  struct statvfs disk;
  if (walk(image, -1, pattern, measure, &totals) < 0) return false;
  if (fstatvfs(directory, &disk) != 0) return true;
  // A disk that counts no blocks does not say how much room it has.
  bool fits = disk.f_blocks == 0 || totals.bytes / disk.f_frsize < disk.f_bavail;
  return fits ? true : refuse(ENOSPC);
}

bool unpack(const struct image *image, int directory, const char *pattern, uint32_t *sum) {
  struct totals totals;
  if (!has_room(image, directory, pattern)) return false;
  if (walk(image, directory, pattern, unpack_entry, &totals) < 0) return false;
  *sum = totals.sum;
  return true;
}

bool unpack_blames_image(int reason) {
  return reason == EBADMSG || reason == EFBIG || reason == EEXIST;
}

const char *unpack_reason(int reason) {
  // TRANSLATORS: Stands in "cannot be unpacked: %s."
  if (reason == EFBIG) return said("it claims to be far larger than any version of it should be");
  // TRANSLATORS: Stands in "cannot be unpacked: %s."
  if (reason == EBADMSG || reason == EEXIST) return said("what is packed in it makes no sense");
  return strerror(reason);
}
