extension Easing {
  /// The easing for a name in files, such as `outCubic`; `nil` for any other.
  public init?(name: String) {
    guard let curve = Curve(name: name) else { return nil }
    self = .named(curve)
  }
}

extension Easing.Curve {
  /// The name in the code and in files, such as `outCubic`.
  public var name: String { Self.names[Int(rawValue)] }

  /// The curve of that name.
  public init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  // In the order of the cases; written out because Embedded Swift has no reflection.
  private static let names = [
    "linear", "inQuad", "outQuad", "inOutQuad", "inCubic", "outCubic", "inOutCubic", "inQuart",
    "outQuart", "inOutQuart", "inSine", "outSine", "inOutSine", "inExpo", "outExpo", "inOutExpo",
    "inCirc", "outCirc", "inOutCirc", "inBack", "outBack", "inOutBack", "inElastic", "outElastic",
    "inOutElastic", "inBounce", "outBounce", "inOutBounce",
  ]
}
