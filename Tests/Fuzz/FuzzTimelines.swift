import Animation

/// What libFuzzer calls with ever new bytes; a broken promise stops the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var choices = Choices(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  do {
    if choices.pick(3) == 0 { try agree(&choices) } else { try survive(&choices) }
  } catch {
    fatalError("broken promise: \(error)")
  }
  return 0
}
