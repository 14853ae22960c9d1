#include "compare.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "walk.h"

// How many entries the directory open at `fd` holds, beside itself and its parent.
static int count_entries(int fd) {
  int count = 0, again = openat(fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *listing = again >= 0 ? fdopendir(again) : NULL;
  for (struct dirent *found; listing != NULL && (found = readdir(listing)) != NULL;)
    count += is_plain(found->d_name);
  if (listing != NULL) closedir(listing);
  return listing == NULL ? -1 : count;
}

static bool is_same_link(struct entry *entry) {
  char wanted[PATH_MAX], found[PATH_MAX];
  size_t size = sizeof wanted;
  if (sqfs_readlink(entry->tree, &entry->inode, wanted, &size) != SQFS_OK) return false;
  ssize_t length = readlinkat(entry->parent, entry->name, found, sizeof found);
  return length == (ssize_t)strlen(wanted) && memcmp(found, wanted, (size_t)length) == 0;
}

static bool is_same_file(struct entry *entry, const struct stat *status) {
  static char block[1 << 18];
  if (status->st_size != (off_t)entry->inode.xtra.reg.file_size) return false;
  if ((status->st_mode & 07777) != walk_permissions(entry)) return false;
  if (!walk_is_summed(entry)) return true;
  int fd = openat(entry->parent, entry->name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
  ssize_t count = -1;
  while (fd >= 0 && (count = read(fd, block, sizeof block)) > 0)
    walk_add_to_sum(entry, block, (size_t)count);
  if (fd >= 0) close(fd);
  return count == 0;
}

static bool is_same(struct entry *entry, const char *pattern);

static bool is_same_directory(struct entry *entry, const char *pattern) {
  int fd = openat(entry->parent, entry->name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (fd < 0) return false;
  int count = walk_into(entry, fd, pattern, is_same);
  bool same = count >= 0 && count_entries(fd) == count;
  close(fd);
  return same;
}

static bool is_same(struct entry *entry, const char *pattern) {
  struct stat status;
  mode_t type = entry->inode.base.mode & S_IFMT;
  if (fstatat(entry->parent, entry->name, &status, AT_SYMLINK_NOFOLLOW) != 0) return false;
  if ((status.st_mode & S_IFMT) != type || status.st_uid != geteuid()) return false;
  if (type == S_IFREG) return is_same_file(entry, &status);
  if (type == S_IFLNK) return is_same_link(entry);
  return type == S_IFDIR && is_same_directory(entry, pattern);
}

bool compare(const struct image *image, int directory, uint32_t *sum) {
  struct totals totals;
  int count = walk(image, directory, NULL, is_same, &totals);
  *sum = totals.sum;
  return count >= 0 && count_entries(directory) == count;
}
