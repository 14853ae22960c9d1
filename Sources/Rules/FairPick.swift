extension RandomNumberGenerator {
  /// Draws one of `0..<bound`, all equally likely; `bound` is at least 1.
  ///
  /// Written out because the standard library's draws may change between releases, and replays must
  /// not. Draws of 0, 1, 2, … pick the indices 0, 1, 2, …
  public mutating func index(below bound: Int) -> Int {
    let bound = UInt64(bound)
    // The last, incomplete stretch of the 2⁶⁴ values would favour small indices: redraw there.
    let excess = (UInt64.max % bound + 1) % bound
    var value = next()
    while value > UInt64.max - excess { value = next() }
    return Int(value % bound)
  }

  mutating func coin() -> Bool { index(below: 2) == 1 }
}
