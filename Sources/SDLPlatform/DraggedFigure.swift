internal import Animation
internal import Stage

/// The figure that the pointer carries, as painted in the window. While it only moves by whole
/// pixels, as pointers do, its pixels are copied instead of sampled, which is fast at any size.
struct DraggedFigure {
  private let commands: ArraySlice<DrawCommand>
  /// The painted figure; nil if the window's edge cut it when it was sampled.
  private let sprite: Sprite?
  let item: PreparedCommand
  /// The number of pictures for which it was only moved since it was sampled.
  let moves: Int

  /// Paints the figure of `commands`, or moves it from its place in `last`; nil without commands.
  @MainActor
  init?(_ commands: ArraySlice<DrawCommand>, after last: DraggedFigure?, by painter: Painter) {
    guard let first = commands.first else { return nil }
    self.commands = commands
    if let last, let sprite = last.sprite,
      let shift = commands.shift(from: last.commands, in: painter.viewport)
    {
      let moved = sprite.moved(byX: shift.x, y: shift.y)
      self.sprite = moved
      item = shift == (0, 0) ? last.item : PreparedCommand(first, [.copy(moved)])
      moves = last.moves + 1
    } else {
      let parts = commands.map { painter.prepare($0) }
      let bounds = parts.reduce(PixelRect.none) { $0.union($1.bounds) }
      // A figure that touches the window's edge may be cut.
      let isWhole = painter.viewport.bounds.contains(bounds.grown(1)) && !bounds.isEmpty
      sprite = isWhole ? Sprite(bounds) { for part in parts { part.paint(bounds, on: $0) } } : nil
      moves = 0
      item = PreparedCommand(first, sprite.map { [.copy($0)] } ?? parts.flatMap(\.operations))
    }
  }
}

extension ArraySlice<DrawCommand> {
  /// The shift in pixels from `old`, if all commands are otherwise the same; nil if they are not.
  fileprivate func shift(from old: Self, in viewport: Viewport) -> (x: Int, y: Int)? {
    guard count == old.count, let start = old.first, let end = first else { return nil }
    let shift = end.at - start.at
    let (x, y) = (shift.x * viewport.scale, shift.y * viewport.scale)
    guard (x - x.rounded()).magnitude + (y - y.rounded()).magnitude < Self.tolerance else {
      return nil
    }
    for (before, after) in zip(old, self) {
      var moved = before
      (moved.at, moved.feet) = (after.at, after.feet)
      guard moved == after, after.floor == nil, !after.isOnBackdrop,
        (after.at - before.at - shift).length * viewport.scale < Self.tolerance
      else { return nil }
    }
    return (Int(x.rounded()), Int(y.rounded()))
  }

  /// The largest difference in pixels that counts as a rounding error.
  private static var tolerance: Double { 0.01 }
}
