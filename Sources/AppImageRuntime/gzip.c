#include <squashfuse/decompress.h>
#include <squashfuse/squashfs_fs.h>
#include <zlib.h>

// These stand in for squashfuse's own three, which would pull in four more compression libraries:
// our images are gzip, and an image that is not is told apart from a damaged one by sqfs_init.

static sqfs_err inflate_block(void *in, size_t in_size, void *out, size_t *out_size) {
  uLongf size = *out_size;
  if (uncompress(out, &size, in, in_size) != Z_OK) return SQFS_ERR;
  *out_size = size;
  return SQFS_OK;
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
