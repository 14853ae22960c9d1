public import Rules

/// Lets tests write names as literals; a refused one is the test's mistake.
extension Name: ExpressibleByStringInterpolation {
  public init(stringLiteral words: String) {
    do {
      self = try Name(words)
    } catch {
      fatalError("\"\(words)\" is no name: \(error.rawValue)")
    }
  }
}
