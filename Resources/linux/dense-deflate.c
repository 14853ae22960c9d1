// Loaded beside mksquashfs, which hands zlib one whole block at a time: the same format in some hundredths less.
#include <libdeflate.h>
#include <zlib.h>

int deflate(z_streamp stream, int flush) {
  static __thread struct libdeflate_compressor *compressor;
  if (flush != Z_FINISH) return Z_STREAM_ERROR;
  if (!compressor) compressor = libdeflate_alloc_compressor(12);
  if (!compressor) return Z_MEM_ERROR;
  size_t size = libdeflate_zlib_compress(compressor, stream->next_in, stream->avail_in,
                                         stream->next_out, stream->avail_out);
  stream->total_out = size;
  // As zlib says that there is no room: the block is then kept as it is.
  return size ? Z_STREAM_END : Z_OK;
}
