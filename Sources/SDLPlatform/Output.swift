internal import CLinux
internal import Glibc

/// Writes a file; throws if the disk did not take all of it.
public func writeFile(_ bytes: [UInt8], to path: String) throws(PlatformError) {
  func problem() -> PlatformError { PlatformError("Cannot write \(path): \(systemError()).") }
  guard let file = fopen(path, "w") else { throw problem() }
  let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0
  guard isWritten else {
    let problem = problem()
    fclose(file)
    throw problem
  }
  guard fclose(file) == 0 else { throw problem() }
}

/// Whether all printed text has reached the standard output.
public func hasPrinted() -> Bool { bungle_has_printed() }

/// Prints a sentence to standard error.
public func report(_ sentence: String) {
  let line = Array("bungle: \(sentence)\n".utf8)
  _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
