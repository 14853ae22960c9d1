#include "answers.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// The image cannot change, so the kernel may keep what it was told: a day, in seconds.
#define KEPT 86400.0

// The kernel calls the root 1 and knows no 0; squashfs numbers may be either.
static fuse_ino_t number_of(sqfs *tree, sqfs_inode_id id) {
  return id == sqfs_inode_root(tree) ? FUSE_ROOT_ID : id + 2;
}

// The tree, with the inode read; or NULL, when the request has been answered with an error.
static sqfs *find(fuse_req_t request, fuse_ino_t number, sqfs_inode *inode) {
  sqfs *tree = fuse_req_userdata(request);
  sqfs_inode_id id = number == FUSE_ROOT_ID ? sqfs_inode_root(tree) : number - 2;
  if (tree_inode(tree, inode, id) == SQFS_OK) return tree;
  fuse_reply_err(request, EIO);
  return NULL;
}

static struct stat attributes_of(const sqfs_inode *inode, fuse_ino_t number) {
  struct stat status = {.st_ino = number};
  status.st_mode = inode->base.mode;
  status.st_nlink = (nlink_t)inode->nlink;
  status.st_mtime = status.st_ctime = status.st_atime = inode->base.mtime;
  if (S_ISREG(status.st_mode)) status.st_size = (off_t)inode->xtra.reg.file_size;
  if (S_ISLNK(status.st_mode)) status.st_size = (off_t)inode->xtra.symlink_size;
  status.st_blocks = (status.st_size + 511) / 512;
  return status;
}

static void look_up(fuse_req_t request, fuse_ino_t parent, const char *name) {
  sqfs_inode inode;
  sqfs *tree = find(request, parent, &inode);
  if (tree == NULL) return;
  sqfs_dir_entry entry;
  tree_name buffer;
  bool found = false;
  sqfs_dentry_init(&entry, buffer);
  sqfs_err error = tree_is_directory(tree, &inode)
                       ? sqfs_dir_lookup(tree, &inode, name, strlen(name), &entry, &found)
                       : SQFS_ERR;
  struct fuse_entry_param answer = {.attr_timeout = KEPT, .entry_timeout = KEPT};
  if (error == SQFS_OK && found) {
    answer.ino = number_of(tree, sqfs_dentry_inode(&entry));
    if (find(request, answer.ino, &inode) == NULL) return;
    answer.attr = attributes_of(&inode, answer.ino);
  }
  if (error == SQFS_OK)
    fuse_reply_entry(request, &answer);
  else
    fuse_reply_err(request, EIO);
}

static void get_attributes(fuse_req_t request, fuse_ino_t number, struct fuse_file_info *file) {
  (void)file;
  sqfs_inode inode;
  if (find(request, number, &inode) == NULL) return;
  struct stat status = attributes_of(&inode, number);
  fuse_reply_attr(request, &status, KEPT);
}

static void read_link(fuse_req_t request, fuse_ino_t number) {
  char target[PATH_MAX];
  size_t size = sizeof target;
  sqfs_inode inode;
  sqfs *tree = find(request, number, &inode);
  if (tree == NULL) return;
  if (S_ISLNK(inode.base.mode) && sqfs_readlink(tree, &inode, target, &size) == SQFS_OK)
    fuse_reply_readlink(request, target);
  else
    fuse_reply_err(request, EINVAL);
}

static void open_file(fuse_req_t request, fuse_ino_t number, struct fuse_file_info *file) {
  (void)number;
  file->keep_cache = 1;
  fuse_reply_open(request, file);
}

static void read_file(fuse_req_t request, fuse_ino_t number, size_t size, off_t offset,
                      struct fuse_file_info *file) {
  (void)file;
  sqfs_inode inode;
  sqfs *tree = find(request, number, &inode);
  if (tree == NULL) return;
  char *data = malloc(size);
  sqfs_off_t count = (sqfs_off_t)size;
  if (data != NULL && tree_read(tree, &inode, offset, &count, data) == SQFS_OK)
    fuse_reply_buf(request, data, (size_t)count);
  else
    fuse_reply_err(request, EIO);
  free(data);
}

static void read_directory(fuse_req_t request, fuse_ino_t number, size_t size, off_t offset,
                           struct fuse_file_info *file) {
  (void)file;
  sqfs_inode inode;
  sqfs *tree = find(request, number, &inode);
  if (tree == NULL) return;
  sqfs_dir directory;
  sqfs_dir_entry entry;
  tree_name name;
  sqfs_err error = SQFS_ERR;
  char *list = malloc(size);
  size_t used = 0;
  sqfs_dentry_init(&entry, name);
  if (list != NULL && tree_is_directory(tree, &inode))
    error = sqfs_dir_open(tree, &inode, &directory, offset);
  while (error == SQFS_OK && sqfs_dir_next(tree, &directory, &entry, &error)) {
    struct stat status = {.st_ino = number_of(tree, sqfs_dentry_inode(&entry)),
                          .st_mode = sqfs_dentry_mode(&entry)};
    size_t room = size - used;
    size_t needed = fuse_add_direntry(request, list + used, room, sqfs_dentry_name(&entry),
                                      &status, sqfs_dentry_next_offset(&entry));
    if (needed > room) break;
    used += needed;
  }
  if (error == SQFS_OK)
    fuse_reply_buf(request, list, used);
  else
    fuse_reply_err(request, EIO);
  free(list);
}

const struct fuse_lowlevel_ops answers = {
    .lookup = look_up,
    .getattr = get_attributes,
    .readlink = read_link,
    .open = open_file,
    .read = read_file,
    .readdir = read_directory,
};
