import Animation
import Stage
import Testing

/// A snapshot and a digest stand for a picture: whatever changes a pixel changes them.
@Suite struct DescriptionTests {
  private static let usual = DrawCommand.text(
    "Roar", TextStyle(.body), at: Point(x: 1, y: 2), editing: TextEditing(caret: 1))

  private static let changes: [String: @Sendable (inout DrawCommand) -> Void] = [
    "shape": { $0.shape = .fill }, "at": { $0.at.x = 1.1 }, "anchor": { $0.anchor.y = 0.55 },
    "size": { $0.size = Size(3, 4) }, "scale": { $0.scale.y = 1.01 }, "turn": { $0.turn = 0.1 },
    "isFlipped": { $0.isFlipped = true }, "tint": { $0.tint = .ink },
    "opacity": { $0.opacity = 0.99 }, "pin": { $0.pin = .topRight }, "name": { $0.name = "lion" },
    "floor": { $0.floor = 1.1 }, "isOnBackdrop": { $0.isOnBackdrop = true },
    "dent": { $0.dent = Dent(at: .zero, ground: 10, radius: 5, depth: 0.5) },
  ]

  private static func text(
    _ change: (inout TextStyle, inout TextEditing) -> Void
  ) -> DrawCommand {
    var (style, editing) = (TextStyle(.body), TextEditing(caret: 1))
    change(&style, &editing)
    return .text("Roar", style, at: Point(x: 1, y: 2), editing: editing)
  }

  private static let styles: [String: DrawCommand] = [
    "size": text { style, _ in style.size = 28.1 },
    "isBold": text { style, _ in style.isBold = true },
    "halo": text { style, _ in style.halo = .night }, "fit": text { style, _ in style.fit = 440 },
  ]

  private static let edits: [String: DrawCommand] = [
    "caret": text { $1.caret = 2 }, "selection": text { $1.selection = 0..<2 },
    "marked": text { $1.marked = 1..<2 },
  ]

  private static let shapes: [DrawCommand.Shape] = [
    .image("a"), .image("b"), .panel("a", inset: 1), .panel("a", inset: 2), .backdrop("a"), .fill,
    .roundedRect(radius: 1), .roundedRect(radius: 2), .border(radius: 1, width: 1),
    .border(radius: 2, width: 1),
    .border(radius: 1, width: 2), .text("a", TextStyle(.body), nil),
    .text("b", TextStyle(.body), nil),
    .text("a", TextStyle(.body), TextEditing(caret: 0)),
  ]

  private static func fields(of value: Any) -> Set<String> {
    Set(Mirror(reflecting: value).children.compactMap(\.label))
  }

  private static func picture(_ command: DrawCommand) -> Picture {
    var picture = Picture()
    picture.draw(command)
    return picture
  }

  @Test("R106 every field of a command is in the snapshot's text and in the digest")
  func everyField() {
    // Where it has its feet counts in a tall window alone, and is then in its place.
    let fields = Self.fields(of: Self.usual).subtracting(["feet"]).union(["pin", "name"])
    #expect(fields == Set(Self.changes.keys))
    // What `enlargeText` made of the height is in the words and their size; how close lines may
    // stand counts where words are put on more of them, as they are painted.
    let unseen: Set = ["height", "leading"]
    #expect(Self.fields(of: TextStyle(.body)).subtracting(unseen) == Set(Self.styles.keys))
    #expect(Self.fields(of: TextEditing(caret: 0)) == Set(Self.edits.keys))
    let changed = Self.changes.mapValues { change in
      var command = Self.usual
      change(&command)
      return command
    }
    let all =
      [Self.usual] + changed.values + Self.styles.values + Self.edits.values
      + Self.shapes.map { DrawCommand($0, at: .zero) }
    #expect(Set(all.map { Self.picture($0).description }).count == all.count)
    #expect(Set(all.map { Self.picture($0).digest }).count == all.count)
  }
}
