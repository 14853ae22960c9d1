internal import Glibc

/// A lock that one program holds at a time; the system releases it when that program ends.
struct FolderLock {
  private let descriptor: Int32

  /// Waits up to `patience` seconds for another program to release the lock; nil after that.
  init?(_ folder: String, patience: Double) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    for _ in 0...Int(patience * 50) {
      // On a disk without locks there is nothing to wait for.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(20_000)
    }
    close(descriptor)
    return nil
  }

  func release() { close(descriptor) }
}
