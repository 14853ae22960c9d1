#include "tree.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// The image cannot change, so the kernel may keep what it was told: a day, in seconds.
#define KEPT 86400.0

// Of 64 kB each, as the Makefile packs them: 4 MB for data, 1 MB for the ends of files.
#define DATA_BLOCKS 64
#define FRAGMENT_BLOCKS 16

sqfs_err tree_open(sqfs *tree, const struct image *image) {
  sqfs_err error = sqfs_init(tree, image->fd, (size_t)image->payload);
  if (error != SQFS_OK) return error;
  sqfs_cache_destroy(&tree->data_cache);
  sqfs_cache_destroy(&tree->frag_cache);
  error = sqfs_block_cache_init(&tree->data_cache, DATA_BLOCKS);
  return error == SQFS_OK ? sqfs_block_cache_init(&tree->frag_cache, FRAGMENT_BLOCKS) : error;
}

// A file's last, partial block may be a piece of a block that it shares with others.
static bool has_sound_tail(sqfs *tree, sqfs_inode *file) {
  size_t offset, size;
  sqfs_block *block;
  if (file->xtra.reg.frag_idx >= tree->sb.fragments) return false;
  if (sqfs_frag_block(tree, file, &offset, &size, &block) != SQFS_OK) return false;
  return offset <= block->size && size <= block->size - offset;
}

sqfs_err tree_read(sqfs *tree, sqfs_inode *file, sqfs_off_t start, sqfs_off_t *count, void *data) {
  if (!S_ISREG(file->base.mode)) return SQFS_ERR;
  uint64_t size = file->xtra.reg.file_size;
  bool has_fragment = file->xtra.reg.frag_idx != SQUASHFS_INVALID_FRAG;
  uint64_t in_blocks = has_fragment ? size - size % tree->sb.block_size : size;
  // No block can be where the superblock is, and the cache takes 0 for an empty place.
  if (in_blocks > 0 && file->xtra.reg.start_block < sizeof tree->sb) return SQFS_ERR;
  bool reads_tail = in_blocks < size && (uint64_t)(start + *count) > in_blocks;
  if (reads_tail && !has_sound_tail(tree, file)) return SQFS_ERR;
  return sqfs_read_range(tree, file, start, count, data);
}

// The kernel calls the root 1 and knows no 0; squashfs numbers may be either.
static fuse_ino_t number_of(sqfs *tree, sqfs_inode_id id) {
  return id == sqfs_inode_root(tree) ? FUSE_ROOT_ID : id + 2;
}

// The tree, with the inode read; or NULL, when the request has been answered with an error.
static sqfs *find(fuse_req_t request, fuse_ino_t number, sqfs_inode *inode) {
  sqfs *tree = fuse_req_userdata(request);
  sqfs_inode_id id = number == FUSE_ROOT_ID ? sqfs_inode_root(tree) : number - 2;
  if (sqfs_inode_get(tree, inode, id) == SQFS_OK) return tree;
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
  sqfs_err error = S_ISDIR(inode.base.mode)
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
  if (list != NULL && S_ISDIR(inode.base.mode))
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

const struct fuse_lowlevel_ops tree_operations = {
    .lookup = look_up,
    .getattr = get_attributes,
    .readlink = read_link,
    .open = open_file,
    .read = read_file,
    .readdir = read_directory,
};
