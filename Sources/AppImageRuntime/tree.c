#include "tree.h"

#include <string.h>
#include <sys/stat.h>

// Of 64 kB each, as the Makefile packs them: 4 MB for data, 1 MB for the ends of files.
#define DATA_BLOCKS 64
#define FRAGMENT_BLOCKS 16

// The library reads at any offset that the image names in a block of metadata.
static bool is_in_metadata(sqfs *tree, uint64_t block, size_t offset) {
  sqfs_block *found;
  sqfs_off_t at = (sqfs_off_t)block;
  return at > 0 && sqfs_md_cache(tree, &at, &found) == SQFS_OK && offset < found->size;
}

static bool is_whole_table(sqfs *tree, const sqfs_table *table, size_t count) {
  size_t bytes = count * table->each;
  for (size_t at = 0; at < bytes; at += SQUASHFS_METADATA_SIZE) {
    size_t left = bytes - at, last = left < SQUASHFS_METADATA_SIZE ? left : SQUASHFS_METADATA_SIZE;
    if (!is_in_metadata(tree, table->blocks[at / SQUASHFS_METADATA_SIZE], last - 1)) return false;
  }
  return true;
}

sqfs_err tree_open(sqfs *tree, const struct image *image) {
  sqfs_err error = sqfs_init(tree, image->fd, (size_t)image->payload);
  if (error != SQFS_OK) return error;
  if (!is_whole_table(tree, &tree->id_table, tree->sb.no_ids) ||
      !is_whole_table(tree, &tree->frag_table, tree->sb.fragments))
    return SQFS_BADFORMAT;
  sqfs_cache_destroy(&tree->data_cache);
  sqfs_cache_destroy(&tree->frag_cache);
  error = sqfs_block_cache_init(&tree->data_cache, DATA_BLOCKS);
  return error == SQFS_OK ? sqfs_block_cache_init(&tree->frag_cache, FRAGMENT_BLOCKS) : error;
}

sqfs_err tree_inode(sqfs *tree, sqfs_inode *inode, sqfs_inode_id id) {
  if (!is_in_metadata(tree, tree->sb.inode_table_start + (id >> 16), id & 0xffff)) return SQFS_ERR;
  sqfs_err error = sqfs_inode_get(tree, inode, id);
  // Its index, a short cut through large directories, would lead into metadata unseen.
  if (error == SQFS_OK && S_ISDIR(inode->base.mode)) inode->xtra.dir.idx_count = 0;
  return error;
}

bool tree_is_directory(sqfs *tree, const sqfs_inode *inode) {
  if (!S_ISDIR(inode->base.mode)) return false;
  uint64_t block = tree->sb.directory_table_start + inode->xtra.dir.start_block;
  // An empty one is three bytes long, by squashfs's count, and they are nowhere.
  return inode->xtra.dir.dir_size <= 3 || is_in_metadata(tree, block, inode->xtra.dir.offset);
}

// The bytes of a file from `start`, as far as one block reaches.
struct piece {
  sqfs_block *block;  // NULL where the file has a hole, which reads as zeros
  size_t offset;      // in the block
  size_t size;
};

static size_t smaller(uint64_t a, uint64_t b) { return (size_t)(a < b ? a : b); }

// A file's last, partial block may be a piece of a block that it shares with others.
static sqfs_err read_tail(sqfs *tree, sqfs_inode *file, struct piece *piece) {
  if (file->xtra.reg.frag_idx >= tree->sb.fragments) return SQFS_ERR;
  return sqfs_frag_block(tree, file, &piece->offset, &piece->size, &piece->block);
}

static sqfs_err read_block(sqfs *tree, sqfs_blocklist *blocks, size_t size, struct piece *piece) {
  *piece = (struct piece){.size = size};
  if (blocks->input_size == 0) return SQFS_OK;
  // No block can be where the superblock is, and the cache takes 0 for an empty place.
  if (blocks->block < sizeof tree->sb) return SQFS_ERR;
  return sqfs_data_cache(tree, &tree->data_cache, (sqfs_off_t)blocks->block, blocks->header,
                         &piece->block);
}

// Every block must be as long as its place in the file says: what the image says is not believed.
sqfs_err tree_read(sqfs *tree, sqfs_inode *file, sqfs_off_t start, sqfs_off_t *count, void *data) {
  if (!S_ISREG(file->base.mode) || start < 0 || *count < 0) return SQFS_ERR;
  uint64_t at = (uint64_t)start, length = file->xtra.reg.file_size;
  uint64_t end = at + smaller((uint64_t)*count, at < length ? length - at : 0);
  sqfs_blocklist blocks;
  *count = 0;
  if (at >= end) return SQFS_OK;
  if (sqfs_blockidx_blocklist(tree, file, &blocks, start) != SQFS_OK) return SQFS_ERR;
  while (at < end) {
    uint64_t first = at - at % tree->sb.block_size;
    size_t size = smaller(length - first, tree->sb.block_size), skip = (size_t)(at - first);
    struct piece piece;
    sqfs_err error;
    if (blocks.remain == 0) {
      error = read_tail(tree, file, &piece);
    } else {
      if (sqfs_blocklist_next(&blocks) != SQFS_OK) return SQFS_ERR;
      if (blocks.pos < first) continue;
      error = read_block(tree, &blocks, size, &piece);
    }
    if (error != SQFS_OK || piece.size != size) return SQFS_ERR;
    size_t there = piece.block == NULL ? size : piece.block->size;
    if (piece.offset > there || there - piece.offset < size) return SQFS_ERR;
    size_t taken = smaller(size - skip, end - at);
    char *target = (char *)data + *count;
    if (piece.block == NULL)
      memset(target, 0, taken);
    else
      memcpy(target, (char *)piece.block->data + piece.offset + skip, taken);
    at += taken;
    *count += (sqfs_off_t)taken;
  }
  return SQFS_OK;
}
