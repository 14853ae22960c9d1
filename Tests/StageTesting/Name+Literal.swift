public import Rules

/// A test writes names as words; one that the game would refuse is the test's own mistake.
extension Name: ExpressibleByStringInterpolation {
  public init(stringLiteral words: String) {
    do {
      self = try Name(words)
    } catch {
      fatalError("\"\(words)\" is no name: \(error.rawValue)")
    }
  }
}
