extension Array where Element: Equatable {
  /// The element after `last` that is not `taken`, wrapping around; nil if all are taken.
  ///
  /// Without a `last`, the search begins with the one at `start`.
  public func next(
    after last: Element?, from start: Int = 0, without taken: some Collection<Element>
  ) -> Element? {
    let start = last.flatMap(firstIndex).map { $0 + 1 } ?? start
    return (self[start...] + self[..<start]).first { !taken.contains($0) }
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The index of the case among all cases.
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
