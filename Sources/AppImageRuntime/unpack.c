#include "unpack.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tree.h"

#define DEEPEST 32

// One entry of the image, and the directory on disk that it is, or should be, in.
struct entry {
  sqfs *tree;
  sqfs_inode inode;
  char path[PATH_MAX];  // from the root of the image
  const char *name;     // the last part of path
  int parent;
};

typedef bool (*visitor)(struct entry *entry, const char *pattern);

static bool refuse(int reason) {
  errno = reason;
  return false;
}

// Nobody but the owner writes, and nothing is set-user-ID, whatever the image says.
static mode_t permissions(const sqfs_inode *inode) { return inode->base.mode & 0755; }

static bool is_plain(const char *name) {
  return name[0] != '\0' && strchr(name, '/') == NULL && strcmp(name, ".") != 0 &&
         strcmp(name, "..") != 0;
}

static bool visit_children(struct entry *directory, int fd, const char *pattern, visitor visit) {
  sqfs_dir listing;
  sqfs_dir_entry found;
  tree_name buffer;
  sqfs_err error = SQFS_OK;
  int depth = 0;
  for (const char *c = directory->path; *c != '\0'; c++) depth += *c == '/';
  if (depth >= DEEPEST) return refuse(ELOOP);
  if (sqfs_dir_open(directory->tree, &directory->inode, &listing, 0) != SQFS_OK) return refuse(EIO);
  sqfs_dentry_init(&found, buffer);
  while (sqfs_dir_next(directory->tree, &listing, &found, &error)) {
    struct entry child = {.tree = directory->tree, .parent = fd};
    const char *name = sqfs_dentry_name(&found);
    // A zero byte inside the name would hide what follows it from the check.
    if (strlen(name) != sqfs_dentry_name_size(&found) || !is_plain(name)) return refuse(EBADMSG);
    const char *slash = directory->path[0] == '\0' ? "" : "/";
    int length = snprintf(child.path, sizeof child.path, "%s%s%s", directory->path, slash, name);
    if (length >= (int)sizeof child.path) return refuse(ENAMETOOLONG);
    child.name = child.path + length - (int)strlen(name);
    if (sqfs_inode_get(child.tree, &child.inode, sqfs_dentry_inode(&found)) != SQFS_OK)
      return refuse(EIO);
    if (!visit(&child, pattern)) return false;
  }
  return error == SQFS_OK ? true : refuse(EIO);
}

static bool write_file(struct entry *entry, int fd) {
  static char block[1 << 20];
  sqfs_off_t at = 0, size = (sqfs_off_t)entry->inode.xtra.reg.file_size;
  while (at < size) {
    sqfs_off_t count = sizeof block;
    if (tree_read(entry->tree, &entry->inode, at, &count, block) != SQFS_OK || count <= 0)
      return refuse(EIO);
    for (sqfs_off_t done = 0; done < count;) {
      ssize_t written = write(fd, block + done, (size_t)(count - done));
      if (written < 0) return false;
      done += written;
    }
    at += count;
  }
  return fchmod(fd, permissions(&entry->inode)) == 0;
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
  if (sqfs_readlink(entry->tree, &entry->inode, target, &size) != SQFS_OK) return refuse(EIO);
  return symlinkat(target, entry->parent, entry->name) == 0;
}

static bool unpack_entry(struct entry *entry, const char *pattern);

static bool unpack_directory(struct entry *entry, const char *pattern) {
  if (mkdirat(entry->parent, entry->name, 0700) != 0) return false;
  int fd = openat(entry->parent, entry->name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (fd < 0) return false;
  bool done = visit_children(entry, fd, pattern, unpack_entry) &&
              fchmod(fd, permissions(&entry->inode) | 0700) == 0;
  close(fd);
  // Entered only to look for matches: gone again unless there were some.
  if (done && pattern != NULL) unlinkat(entry->parent, entry->name, AT_REMOVEDIR);
  return done;
}

static bool unpack_entry(struct entry *entry, const char *pattern) {
  bool matches = pattern == NULL || fnmatch(pattern, entry->path, FNM_PATHNAME) == 0;
  mode_t type = entry->inode.base.mode & S_IFMT;
  if (type == S_IFDIR) return unpack_directory(entry, matches ? NULL : pattern);
  if (!matches) return true;
  if (type == S_IFREG) return unpack_file(entry);
  if (type == S_IFLNK) return unpack_link(entry);
  return refuse(EBADMSG);
}

static bool is_whole(struct entry *entry, const char *pattern) {
  struct stat status;
  mode_t type = entry->inode.base.mode & S_IFMT;
  if (fstatat(entry->parent, entry->name, &status, AT_SYMLINK_NOFOLLOW) != 0) return false;
  if ((status.st_mode & S_IFMT) != type) return false;
  if (type == S_IFREG)
    return status.st_size == (off_t)entry->inode.xtra.reg.file_size &&
           (status.st_mode & 07777) == permissions(&entry->inode);
  if (type != S_IFDIR) return true;
  int fd = openat(entry->parent, entry->name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  bool whole = fd >= 0 && visit_children(entry, fd, pattern, is_whole);
  if (fd >= 0) close(fd);
  return whole;
}

static bool visit_image(const struct image *image, int fd, const char *pattern, visitor visit) {
  sqfs tree = {0};
  if (tree_open(&tree, image) != SQFS_OK) return refuse(EBADMSG);
  struct entry root = {.tree = &tree, .path = "", .name = "", .parent = -1};
  bool done = sqfs_inode_get(&tree, &root.inode, sqfs_inode_root(&tree)) == SQFS_OK
                  ? visit_children(&root, fd, pattern, visit)
                  : refuse(EIO);
  sqfs_destroy(&tree);
  return done;
}

bool unpack(const struct image *image, int directory, const char *pattern) {
  return visit_image(image, directory, pattern, unpack_entry);
}

bool unpacked_whole(const struct image *image, int directory) {
  return visit_image(image, directory, NULL, is_whole);
}

void remove_tree(int parent, const char *name) {
  int fd = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  DIR *listing = fd >= 0 ? fdopendir(fd) : NULL;
  for (struct dirent *found; listing != NULL && (found = readdir(listing)) != NULL;) {
    if (!is_plain(found->d_name)) continue;
    if (unlinkat(fd, found->d_name, 0) != 0) remove_tree(fd, found->d_name);
  }
  if (listing != NULL) closedir(listing);
  unlinkat(parent, name, AT_REMOVEDIR);
}
