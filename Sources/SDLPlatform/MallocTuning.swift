internal import CLinux

/// Tunes how the C library keeps freed memory.
public enum MallocTuning {
  /// Lets freed memory be reused while many pictures are read; call before anything else.
  public static func apply() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    mallopt(M_ARENA_MAX, 2)
  }

  /// Returns memory left over from the start, and from then on pictures' as they are freed.
  public static func trim() {
    mallopt(M_MMAP_THRESHOLD, 256 << 10)
    mallopt(M_TRIM_THRESHOLD, 1 << 20)
    malloc_trim(0)
  }
}
