extension Unicode.Scalar {
  /// Whether it is of a script that is written to the left: Hebrew, Arabic and their kin.
  public var runsLeftward: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The words with a way of their own among those that run the other way.
  public var isolated: String { "\u{2068}\(self)\u{2069}" }

  /// Figures that are read from left to right wherever they stand, their sign first.
  var readRightward: String { "\u{2066}\(self)\u{2069}" }
}
