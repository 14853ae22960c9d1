#include "squashfs.h"

#include <libdeflate.h>

// Of 128 kB each, as the game is packed: 8 MB for data, 2 MB for the ends of files.
#define DATA_BLOCKS 64
#define FRAGMENT_BLOCKS 16

sqfs_err squashfs_open(sqfs *tree, const struct image *image) {
  sqfs_err error = sqfs_init(tree, image->fd, (size_t)image->payload);
  if (error != SQFS_OK) return error;
  sqfs_cache_destroy(&tree->data_cache);
  sqfs_cache_destroy(&tree->frag_cache);
  error = sqfs_block_cache_init(&tree->data_cache, DATA_BLOCKS);
  return error == SQFS_OK ? sqfs_block_cache_init(&tree->frag_cache, FRAGMENT_BLOCKS) : error;
}

// These stand in for squashfuse's own three, which would pull in five compression libraries and
// inflate half as fast: our images are gzip.

static sqfs_err inflate_block(void *in, size_t in_size, void *out, size_t *out_size) {
  static struct libdeflate_decompressor *inflater;
  if (inflater == NULL) inflater = libdeflate_alloc_decompressor();
  if (inflater == NULL) return SQFS_ERR;
  size_t room = *out_size;
  enum libdeflate_result result =
      libdeflate_zlib_decompress(inflater, in, in_size, out, room, out_size);
  return result == LIBDEFLATE_SUCCESS ? SQFS_OK : SQFS_ERR;
}

sqfs_decompressor sqfs_decompressor_get(sqfs_compression_type type) {
  return type == ZLIB_COMPRESSION ? inflate_block : NULL;
}

char *sqfs_compression_name(sqfs_compression_type type) {
  static char known[] = "gzip", unknown[] = "unknown";
  return type == ZLIB_COMPRESSION ? known : unknown;
}

void sqfs_compression_supported(sqfs_compression_type *types) {
  types[0] = ZLIB_COMPRESSION;
  types[1] = SQFS_COMP_UNKNOWN;
}
