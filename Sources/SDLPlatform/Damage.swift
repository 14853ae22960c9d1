/// The parts of a window that differ between two pictures.
struct Damage: Hashable {
  /// The damaged rectangles: few, and none inside another.
  private(set) var rects: [PixelRect] = []

  /// The most rectangles: more would cost more than they save.
  static let most = 16

  init() {}

  /// The damage from the items of one picture to the next; `touched` gives an item's visible parts.
  ///
  /// Items in both lists, in the same order, cause none.
  init<Item: Equatable>(
    from old: [Item], to new: [Item], touched: (Item) -> [PixelRect]
  ) {
    var matcher = SequenceMatcher(old: old.count, new: new.count)
    for (index, item) in new.enumerated() {
      let next = matcher.next
      let found = matcher.windows(at: index).lazy.compactMap { old[$0].firstIndex(of: item) }
        .first
      if let found {
        for gone in old[next..<found] { add(touched(gone)) }
        matcher.match(found, at: index)
      } else {
        add(touched(item))
      }
    }
    for gone in old[matcher.next...] { add(touched(gone)) }
  }

  private mutating func add(_ rects: [PixelRect]) {
    for rect in rects { add(rect) }
  }

  /// Adds a rectangle. It is joined with each other one if their union has at most a tenth more
  /// pixels.
  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var grown = rect
    var index = 0
    while index < rects.count {
      let joined = grown.union(rects[index])
      if joined.area <= (grown.area + rects[index].area) * 11 / 10 {
        grown = joined
        rects.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(grown)
    if rects.count > Self.most { joinClosest() }
  }

  func clipped(to frame: PixelRect) -> [PixelRect] {
    rects.map { $0.intersection(frame) }.filter { !$0.isEmpty }
  }

  private mutating func joinClosest() {
    var best = (waste: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let joined = rects[first].union(rects[second]).area
        let waste = joined - rects[first].area - rects[second].area
        if waste < best.waste { best = (waste, first, second) }
      }
    }
    let joined = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(joined)
  }
}
