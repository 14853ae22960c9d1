extension Array where Element: Equatable {
  /// The first that is not `taken`, going round from behind `last`, or from `start` where there is no last one.
  public func next(
    after last: Element?, from start: Int = 0, without taken: some Collection<Element>
  ) -> Element? {
    let start = last.flatMap(firstIndex).map { $0 + 1 } ?? start
    return (self[start...] + self[..<start]).first { !taken.contains($0) }
  }
}
