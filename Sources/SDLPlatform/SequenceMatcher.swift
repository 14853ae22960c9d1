/// Finds a new list's items in an old list, in the same order, without comparing every pair.
struct SequenceMatcher {
  private let count: Int
  /// How much further on the old list ends.
  private let excess: Int
  /// The first old item that can still be matched.
  private(set) var next = 0
  /// How much further on in the old list the last match was.
  private var offset = 0

  private static let ahead = 24
  private static let around = 6

  /// A matcher of two lists with so many items.
  init(old: Int, new: Int) { (count, excess) = (old, old - new) }

  /// Where to look for the item at `index`: a little ahead, so that a few items more or less don't
  /// change all that follow; where it was, however many before it have changed; and as far from the
  /// end, however many have come or gone.
  func windows(at index: Int) -> [Range<Int>] {
    let ahead = min(count, next + Self.ahead)
    func around(_ place: Int) -> Range<Int> {
      let first = min(count, max(ahead, place - Self.around))
      return first..<max(first, min(count, place + Self.around))
    }
    return [next..<ahead, around(index + offset), around(index + excess)]
  }

  mutating func match(_ place: Int, at index: Int) { (next, offset) = (place + 1, place - index) }
}
