/// Finds a new list's items in an old list, in the same order, without comparing every pair.
struct SequenceMatcher {
  private let count: Int
  /// The first old item that can still be matched.
  private(set) var next = 0
  /// How much further on in the old list the last match was.
  private var offset = 0

  private static let ahead = 24
  private static let around = 6

  init(count: Int) { self.count = count }

  /// Where to look for the item at `index`: a little ahead, so that a few items more or less don't
  /// change all that follow, and where it was, however many before it have changed.
  func windows(at index: Int) -> [Range<Int>] {
    let ahead = min(count, next + Self.ahead)
    let same = index + offset
    let first = min(count, max(ahead, same - Self.around))
    return [next..<ahead, first..<max(first, min(count, same + Self.around))]
  }

  mutating func match(_ place: Int, at index: Int) {
    (next, offset) = (place + 1, place - index)
  }
}
