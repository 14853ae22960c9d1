internal import CLinux

/// How the C library keeps memory that is free again.
public enum MallocTuning {
  /// Gives pictures back to the system as soon as they are dropped; to be called before anything else.
  public static func apply() {
    mallopt(M_MMAP_THRESHOLD, 256 * 1024)
    mallopt(M_ARENA_MAX, 2)
  }

  /// Gives back what the start has left over.
  public static func tidy() { malloc_trim(0) }
}
