#include "walk.h"

#include <errno.h>
#include <libdeflate.h>
#include <stdio.h>
#include <string.h>

#define DEEPEST 32
// Ten times what the game needs; an image that was made to fill disks claims more.
#define MOST_ENTRIES 10000

bool refuse(int reason) {
  errno = reason;
  return false;
}

mode_t walk_permissions(const struct entry *entry) { return entry->inode.base.mode & 0755; }

bool is_plain(const char *name) {
  return name[0] != '\0' && strchr(name, '/') == NULL && strcmp(name, ".") != 0 &&
         strcmp(name, "..") != 0;
}

bool walk_is_summed(const struct entry *entry) {
  return strncmp(entry->path, "usr/bin/", 8) == 0 || strncmp(entry->path, "usr/lib/", 8) == 0;
}

void walk_add_to_sum(struct entry *entry, const void *data, size_t size) {
  if (walk_is_summed(entry)) entry->totals->sum = libdeflate_crc32(entry->totals->sum, data, size);
}

// The entry that the library found, if it is one that may be.
static bool read_entry(struct entry *directory, sqfs_dir_entry *found, struct entry *child) {
  const char *name = sqfs_dentry_name(found);
  // A zero byte inside the name would hide what follows it from the check.
  if (strlen(name) != sqfs_dentry_name_size(found) || !is_plain(name)) return refuse(EBADMSG);
  const char *slash = directory->path[0] == '\0' ? "" : "/";
  int length = snprintf(child->path, sizeof child->path, "%s%s%s", directory->path, slash, name);
  if (length >= (int)sizeof child->path) return refuse(EBADMSG);
  child->name = child->path + length - (int)strlen(name);
  if (++child->totals->entries > MOST_ENTRIES) return refuse(EFBIG);
  if (tree_inode(child->tree, &child->inode, sqfs_dentry_inode(found)) == SQFS_OK) return true;
  return refuse(EBADMSG);
}

int walk_into(struct entry *directory, int fd, const char *pattern, visitor visit) {
  sqfs_dir listing;
  sqfs_dir_entry found;
  tree_name buffer;
  sqfs_err error = SQFS_OK;
  int depth = 0, count = 0;
  for (const char *c = directory->path; *c != '\0'; c++) depth += *c == '/';
  errno = EBADMSG;
  if (depth >= DEEPEST || !tree_is_directory(directory->tree, &directory->inode)) return -1;
  if (sqfs_dir_open(directory->tree, &directory->inode, &listing, 0) != SQFS_OK) return -1;
  sqfs_dentry_init(&found, buffer);
  while (sqfs_dir_next(directory->tree, &listing, &found, &error)) {
    struct entry child = {.tree = directory->tree, .totals = directory->totals, .parent = fd};
    if (!read_entry(directory, &found, &child) || !visit(&child, pattern)) return -1;
    count++;
  }
  errno = EBADMSG;
  return error == SQFS_OK ? count : -1;
}

int walk(const struct image *image, int directory, const char *pattern, visitor visit,
         struct totals *totals) {
  sqfs tree = {0};
  errno = EBADMSG;
  if (tree_open(&tree, image) != SQFS_OK) return -1;
  struct entry root = {.tree = &tree, .totals = totals, .path = "", .name = "", .parent = -1};
  *totals = (struct totals){0};
  int count = -1;
  if (tree_inode(&tree, &root.inode, sqfs_inode_root(&tree)) == SQFS_OK)
    count = walk_into(&root, directory, pattern, visit);
  sqfs_destroy(&tree);
  return count;
}
