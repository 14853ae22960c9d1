/// Finds a new list's items in an old list, in the same order, without comparing every pair.
struct SequenceMatcher {
  private let count: Int
  /// The old list's length less the new one's.
  private let excess: Int
  /// The index of the first old item that can still be matched.
  private(set) var next = 0
  /// The last match's index in the old list less that in the new one.
  private var offset = 0

  private static let ahead = 24
  private static let around = 6

  /// Creates a matcher of an old list with `old` items and a new one with `new`.
  init(old: Int, new: Int) { (count, excess) = (old, old - new) }

  /// The ranges of the old list to search for the new item at `index`: just ahead, in case a few
  /// items were added or removed; around the last match's offset, in case many before it changed;
  /// and at the same distance from the end, in case many were added or removed.
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
