internal import CLinux

/// How the C library keeps memory that is free again.
public enum MallocTuning {
  /// Lets memory that is free again be used again while many pictures are read; to be called before anything else.
  public static func apply() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    mallopt(M_ARENA_MAX, 2)
  }

  /// Gives back what the start has left over, and from now on pictures as soon as they are dropped.
  public static func tidy() {
    mallopt(M_MMAP_THRESHOLD, 256 << 10)
    mallopt(M_TRIM_THRESHOLD, 1 << 20)
    malloc_trim(0)
  }
}
