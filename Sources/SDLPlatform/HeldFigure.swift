internal import Animation
internal import Stage

/// What is carried, as it came out in the window: while it only moves, by whole pixels as pointers
/// do, it is copied instead of sampled, so that it follows at once however large it is.
struct HeldFigure {
  private let commands: ArraySlice<DrawCommand>
  /// Whole; nil if the window's edge cut it when it was sampled.
  private let sprite: Sprite?
  let item: PreparedCommand
  /// How often it has only moved since it was sampled.
  let moves: Int

  /// The figure of `commands`; nil if there are none.
  @MainActor
  init?(_ commands: ArraySlice<DrawCommand>, after last: HeldFigure?, by painter: Painter) {
    guard let first = commands.first else { return nil }
    self.commands = commands
    if let last, let sprite = last.sprite,
      let way = commands.way(from: last.commands, in: painter.viewport)
    {
      let moved = sprite.moved(byX: way.x, y: way.y)
      self.sprite = moved
      item = way == (0, 0) ? last.item : PreparedCommand(first, [.copy(moved)])
      moves = last.moves + 1
    } else {
      let parts = commands.map { painter.prepare($0) }
      let bounds = parts.reduce(PixelRect.none) { $0.union($1.bounds) }
      // What touches the edge may go on beyond it.
      let isWhole = painter.viewport.bounds.contains(bounds.grown(1)) && !bounds.isEmpty
      sprite = isWhole ? Sprite(bounds) { for part in parts { part.paint(bounds, on: $0) } } : nil
      moves = 0
      item = PreparedCommand(first, sprite.map { [.copy($0)] } ?? parts.flatMap(\.operations))
    }
  }
}

extension ArraySlice<DrawCommand> {
  /// By how many pixels all differ from `old`, which are otherwise the same; nil if they differ.
  fileprivate func way(from old: Self, in viewport: Viewport) -> (x: Int, y: Int)? {
    guard count == old.count, let start = old.first, let end = first else { return nil }
    let way = end.at - start.at
    let (x, y) = (way.x * viewport.scale, way.y * viewport.scale)
    guard (x - x.rounded()).magnitude + (y - y.rounded()).magnitude < Self.exact else { return nil }
    for (before, after) in zip(old, self) {
      var moved = before
      (moved.at, moved.feet) = (after.at, after.feet)
      guard moved == after, after.floor == nil, !after.isOnBackdrop,
        (after.at - before.at - way).length * viewport.scale < Self.exact
      else { return nil }
    }
    return (Int(x.rounded()), Int(y.rounded()))
  }

  /// In pixels; what is less is lost in reckoning.
  private static var exact: Double { 0.01 }
}
