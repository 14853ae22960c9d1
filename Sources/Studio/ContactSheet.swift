internal import Animation
internal import Rules
public import Stage

/// A sheet of the game's pictures side by side, each labelled, for visual review.
public struct ContactSheet: Hashable, Sendable {
  /// One labelled drawing, fitted into its cell's frame.
  struct Cell {
    let caption: String
    let draw: (Rect, inout Picture) -> Void

    /// Creates a cell; `draw` draws around the middle of the cell.
    init(_ caption: String, _ draw: @escaping (Point, inout Picture) -> Void) {
      self.caption = caption
      self.draw = { draw($0.center, &$1) }
    }

    /// Creates a cell with an image at its size in the game, or shrunk to fit.
    init(_ asset: ImageAsset, _ caption: String? = nil) {
      self.caption = caption ?? asset.name
      draw = { room, picture in
        let scale = min(1, room.width / asset.size.width, room.height / asset.size.height)
        picture.draw(.image(asset, at: room.center).scaled(scale))
      }
    }
  }

  public let name: String
  public let picture: Picture

  public static var all: [ContactSheet] {
    Side.allCases.flatMap { side in
      Animal.allCases.map { poses($0, of: side) } + [faces(of: side)]
    } + [animals, silhouettes, hands, drums, controls, pictograms, pieces, garden, river, grounds]
  }

  /// Creates a sheet of cells in rows of equal height under a title. Each row fills the width, or
  /// has room for `columns` cells.
  init(
    _ name: String, _ title: String, ground: Color = Color(0x8CC264), rows: [[Cell]],
    columns: Int? = nil
  ) {
    self.name = name
    var picture = Picture()
    picture.draw(.fill(.deepLeaf))
    picture.draw(
      title, TextStyle(.label, bold: true), at: Point(x: 24, y: 32), anchor: .left, tint: .cream)
    let height = (Design.size.height - 64 - 12) / Double(rows.count)
    for (index, row) in rows.enumerated() {
      let width = (Design.size.width - 24) / Double(columns ?? row.count)
      for (column, cell) in row.enumerated() {
        let frame = Rect(
          x: 12 + width * Double(column), y: 64 + height * Double(index), width: width,
          height: height
        ).insetBy(4)
        Self.draw(cell, in: frame, on: ground, into: &picture)
      }
    }
    self.picture = picture
  }

  private static func draw(
    _ cell: Cell, in frame: Rect, on ground: Color, into picture: inout Picture
  ) {
    let line = min(30, 0.2 * frame.height)
    let words = Rect(
      x: frame.minX, y: frame.maxY - line, width: frame.width, height: line)
    let room = Rect(
      x: frame.minX + 8, y: frame.minY + 6, width: frame.width - 16,
      height: frame.height - line - 12)
    picture.draw(.roundedRect(frame, radius: 12, tint: ground))
    cell.draw(room, &picture)
    picture.draw(.roundedRect(words, radius: 12, tint: .deepLeaf))
    picture.draw(
      .text(
        cell.caption, TextStyle(.body, fit: frame.width - 8),
        at: Point(x: words.center.x, y: words.center.y + 1), tint: .sun
      ).scaled(0.025 * line))
  }
}
