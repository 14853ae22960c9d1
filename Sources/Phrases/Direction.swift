extension Unicode.Scalar {
  /// Whether its script runs from right to left, such as Hebrew and Arabic.
  public var runsLeftward: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text in a bidi isolate, with its own direction.
  public var isolated: String { "\u{2068}\(self)\u{2069}" }

  /// The figures in a left-to-right isolate, with their sign first.
  var readRightward: String { "\u{2066}\(self)\u{2069}" }
}
