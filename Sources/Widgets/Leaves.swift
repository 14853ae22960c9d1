internal import Animation
public import Stage

/// Leaves that close over the screen from both sides and open again.
public enum Leaves {
  /// Draws leaves over `frame`; `cover` is 0 open … 1 closed.
  public static func draw(cover: Double, over frame: Rect, into picture: inout Picture) {
    // Closed leaves cover the whole window, whatever its shape.
    if cover >= 1 { picture.draw(.fill(.deepLeaf)) }
    // The tips of both sides meet before the leaves behind them do.
    let front = frame.minX - tips + (frame.width / 2 + tips + overlap) * cover
    for isLeft in [true, false] {
      drawHedge(isLeft, to: front, over: frame, scale: 1, into: &picture)
    }
  }

  /// Draws one side's leaves up to `front`, an x given as for the left side. Each column covers the
  /// cut edges of the one behind it, and the tips cover all.
  static func drawHedge(
    _ isLeft: Bool, to front: Double, over frame: Rect, scale: Double, into picture: inout Picture
  ) {
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: isLeft ? x : frame.minX + frame.maxX - x, y: y)
    }
    guard front > frame.minX - tips * scale else { return }
    let ground = Size(front - frame.minX + reach, frame.height + 2 * reach)
    picture.draw(
      .roundedRect(
        Rect(center: place(front - ground.width / 2, frame.center.y), size: ground), radius: 0,
        tint: .deepLeaf))
    let asset = isLeft ? SharedAssets.leavesLeft : SharedAssets.leavesRight
    let (across, down) = (127 * scale, 347 * scale)
    for column in 0...max(0, Int((front - frame.minX) / across) + 1) {
      let top = frame.minY - (column.isMultiple(of: 2) ? 0.4 : 0.9) * down
      for row in (0..<Int((frame.height / down).rounded(.up)) + 1).reversed() {
        let late = column == 0 ? [0.0, 52, 24][row % 3] : 0
        let x = front - 73 * scale - across * Double(column) - late
        picture.draw(
          // Leaves at whole pixels are drawn faster.
          .image(
            asset, at: place(x.rounded(), (top + down * Double(row)).rounded()),
            anchor: isLeft ? .topLeft : .topRight
          )
          .scaled(scale).tinted(column.isMultiple(of: 2) ? .white : shade))
      }
    }
  }

  /// The tint of every other column, which lies behind its neighbours.
  private static let shade = Color(0xC4D6BC)
  /// The distance of the tips before the leaves' ground, in design pixels.
  private static let tips = 190.0
  /// The width by which the grounds of both sides overlap when closed, in design pixels.
  private static let overlap = 40.0
  /// The distance by which the grounds reach beyond the frame's edges, in design pixels.
  private static let reach = 400.0
}
