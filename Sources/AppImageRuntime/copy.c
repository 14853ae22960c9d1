#include "copy.h"

#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <fts.h>
#include <libdeflate.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "squashfs.h"

// One entry of the image, and the directory on disk that its path begins in.
struct entry {
  sqfs *tree;
  sqfs_inode inode;
  const char *path;
  int directory;
  uint32_t *sum;
};

// Does something with an entry. False when it failed; then errno says why.
typedef bool (*visitor)(struct entry *entry, const char *pattern);

static bool refuse(int reason) {
  errno = reason;
  return false;
}

// Nobody but the owner writes, and nothing is set-user-ID, whatever the image says.
static mode_t permissions(const struct entry *entry) { return entry->inode.base.mode & 0755; }

static bool is_run(const struct entry *entry) {
  return strncmp(entry->path, "usr/bin/", 8) == 0 || strncmp(entry->path, "usr/lib/", 8) == 0;
}

static void add_to_sum(struct entry *entry, const void *data, size_t size) {
  if (is_run(entry)) *entry->sum = libdeflate_crc32(*entry->sum, data, size);
}

// Whether a name is one file's in its directory, and no way elsewhere. A zero byte inside it would
// hide what follows.
static bool is_plain(const sqfs_dir_entry *found) {
  const char *name = found->name;
  return name[0] != '\0' && strlen(name) == found->name_size && strchr(name, '/') == NULL &&
         strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

// Visits every entry of the image, each directory before what is in it. Returns how many there
// are, or -1 when one could not be read or visited.
static int walk(const struct image *image, struct entry *entry, const char *pattern,
                visitor visit) {
  sqfs tree = {0};
  sqfs_traverse way;
  sqfs_err error = SQFS_OK;
  int count = 0;
  errno = EBADMSG;
  if (squashfs_open(&tree, image) != SQFS_OK) return -1;
  entry->tree = &tree;
  if (sqfs_traverse_open(&way, &tree, sqfs_inode_root(&tree)) != SQFS_OK) return -1;
  while (count >= 0 && sqfs_traverse_next(&way, &error)) {
    if (way.dir_end) continue;
    errno = EBADMSG;
    entry->path = way.path;
    bool done = is_plain(&way.entry) &&
                sqfs_inode_get(&tree, &entry->inode, way.entry.inode) == SQFS_OK &&
                visit(entry, pattern);
    count = done ? count + 1 : -1;
  }
  int reason = error == SQFS_OK ? errno : EBADMSG;
  sqfs_traverse_close(&way);
  sqfs_destroy(&tree);
  errno = reason;
  return error == SQFS_OK ? count : -1;
}

// MARK: - Unpacking

static bool write_file(struct entry *entry, int fd) {
  static char block[1 << 20];
  sqfs_off_t at = 0, size = (sqfs_off_t)entry->inode.xtra.reg.file_size;
  while (at < size) {
    sqfs_off_t count = sizeof block;
    if (sqfs_read_range(entry->tree, &entry->inode, at, &count, block) != SQFS_OK || count <= 0)
      return refuse(EBADMSG);
    add_to_sum(entry, block, (size_t)count);
    for (sqfs_off_t done = 0; done < count;) {
      ssize_t written = write(fd, block + done, (size_t)(count - done));
      if (written < 0) return false;
      done += written;
    }
    at += count;
  }
  return fchmod(fd, permissions(entry)) == 0;
}

static bool unpack_file(struct entry *entry) {
  int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
  int fd = openat(entry->directory, entry->path, flags, 0600);
  if (fd < 0) return false;
  bool done = write_file(entry, fd);
  return close(fd) == 0 && done;
}

static bool unpack_link(struct entry *entry) {
  char target[PATH_MAX];
  size_t size = sizeof target;
  if (sqfs_readlink(entry->tree, &entry->inode, target, &size) != SQFS_OK) return refuse(EBADMSG);
  return symlinkat(target, entry->directory, entry->path) == 0;
}

// Makes the directories above an entry: those that do not match themselves are still missing.
static void make_way(struct entry *entry) {
  char above[PATH_MAX] = "";
  for (const char *slash = strchr(entry->path, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
    snprintf(above, sizeof above, "%.*s", (int)(slash - entry->path), entry->path);
    mkdirat(entry->directory, above, 0755);
  }
}

static bool unpack_entry(struct entry *entry, const char *pattern) {
  mode_t type = entry->inode.base.mode & S_IFMT;
  if (pattern != NULL) {
    if (fnmatch(pattern, entry->path, FNM_PATHNAME | FNM_LEADING_DIR) != 0) return true;
    make_way(entry);
  }
  if (type == S_IFDIR) return mkdirat(entry->directory, entry->path, 0755) == 0;
  if (type == S_IFREG) return unpack_file(entry);
  if (type == S_IFLNK) return unpack_link(entry);
  return refuse(EBADMSG);
}

bool copy_unpack(const struct image *image, int directory, const char *pattern, uint32_t *sum) {
  struct entry entry = {.directory = directory, .sum = sum};
  *sum = 0;
  return walk(image, &entry, pattern, unpack_entry) >= 0;
}

const char *copy_reason(int reason) {
  // TRANSLATORS: Stands in "cannot be unpacked: %s."
  if (reason == EBADMSG || reason == EEXIST) return said("what is packed in it makes no sense");
  return strerror(reason);
}

// MARK: - Comparing

// How many entries there are below the directory open at `fd`.
static int count_entries(int fd) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d/", fd);
  FTS *listing = fts_open((char *[]){path, NULL}, FTS_PHYSICAL | FTS_NOCHDIR | FTS_NOSTAT, NULL);
  int count = 0;
  for (FTSENT *found; listing != NULL && (found = fts_read(listing)) != NULL;)
    count += found->fts_level > 0 && found->fts_info != FTS_DP;
  if (listing != NULL) fts_close(listing);
  return listing == NULL ? -1 : count;
}

static bool is_same_link(struct entry *entry) {
  char wanted[PATH_MAX], found[PATH_MAX];
  size_t size = sizeof wanted;
  if (sqfs_readlink(entry->tree, &entry->inode, wanted, &size) != SQFS_OK) return false;
  ssize_t length = readlinkat(entry->directory, entry->path, found, sizeof found);
  return length == (ssize_t)strlen(wanted) && memcmp(found, wanted, (size_t)length) == 0;
}

static bool is_same(struct entry *entry, const char *pattern) {
  (void)pattern;
  struct stat status;
  mode_t type = entry->inode.base.mode & S_IFMT;
  if (fstatat(entry->directory, entry->path, &status, AT_SYMLINK_NOFOLLOW) != 0) return false;
  if ((status.st_mode & S_IFMT) != type || status.st_uid != geteuid()) return false;
  *entry->sum = libdeflate_crc32(*entry->sum, &status.st_ctim, sizeof status.st_ctim);
  if (type == S_IFREG)
    return status.st_size == (off_t)entry->inode.xtra.reg.file_size &&
           (status.st_mode & 07777) == permissions(entry);
  return type == S_IFDIR || (type == S_IFLNK && is_same_link(entry));
}

bool copy_compare(const struct image *image, int directory, uint32_t *stamp) {
  struct entry entry = {.directory = directory, .sum = stamp};
  *stamp = 0;
  int count = walk(image, &entry, NULL, is_same);
  return count >= 0 && count_entries(directory) == count;
}

static bool read_run(struct entry *entry, const char *pattern) {
  (void)pattern;
  static char block[1 << 18];
  if ((entry->inode.base.mode & S_IFMT) != S_IFREG || !is_run(entry)) return true;
  int fd = openat(entry->directory, entry->path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
  ssize_t count = -1;
  while (fd >= 0 && (count = read(fd, block, sizeof block)) > 0)
    add_to_sum(entry, block, (size_t)count);
  if (fd >= 0) close(fd);
  return count == 0;
}

bool copy_sum(const struct image *image, int directory, uint32_t *sum) {
  struct entry entry = {.directory = directory, .sum = sum};
  *sum = 0;
  return walk(image, &entry, NULL, read_run) >= 0;
}
