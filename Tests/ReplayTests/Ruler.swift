import Animation
import Stage
import StageTesting

@testable import SDLPlatform

/// Measures words as they are set.
@MainActor
struct Ruler {
  private let fonts: FontSet
  let metrics: FontMetrics

  init(resources: ResourceFolder) throws {
    fonts = FontSet(folder: resources)
    metrics = fonts.metrics()
  }

  private struct Text {
    let words: String
    let box: Rect
    let size: Double
    /// What is left of the size that was wanted.
    let share: Double
    let isCut: Bool
  }

  /// No words may become smaller than this share of the size that they are meant to have.
  private static let least = 0.75

  /// Where the words of that name are; nil if there are none to read.
  func box(named name: String, in picture: Picture) -> Rect? {
    picture.command(named: name).flatMap { text($0, picture.writing)?.box }
  }

  func sizes(in picture: Picture) -> [Double] { words(in: picture).map(\.size) }

  /// What is read, and how large it is.
  func words(in picture: Picture) -> [(words: String, size: Double)] {
    texts(in: picture).map { ($0.words, $0.size) }
  }

  /// What is drawn over the sentence on the strip.
  func coversSentence(in picture: Picture) -> [String] {
    guard let words = box(named: "status", in: picture),
      let index = picture.commands.firstIndex(where: { $0.name == "status" })
    else { return [] }
    return picture.commands[(index + 1)...].compactMap { command in
      // What is pinned beside it is the loudspeaker's and the sign for no sound.
      guard command.opacity > 0.5, command.pin == nil, command.shape.isSolid,
        command.frame.insetBy(4).overlaps(words)
      else { return nil }
      return
        "\(command.imageName ?? command.words ?? "a shape") at \(command.frame.center) covers it"
    }
  }

  /// Round buttons of which a card leaves only a part.
  func halfHidden(in picture: Picture) -> [String] {
    let commands = picture.commands
    return commands.indices.compactMap { index in
      guard commands[index].imageName?.hasPrefix("round-button") == true,
        commands[index].opacity > 0.1, commands[index].frame.width < 90,
        let card = commands[(index + 1)...].first(where: { $0.imageName == "card" })?.frame
      else { return nil }
      let button = commands[index].frame.insetBy(6)
      return button.overlaps(card) && !card.contains(button)
        ? "the one at \(button.center) lies behind \(card)" : nil
    }
  }

  func faults(in picture: Picture) -> [String] {
    let texts = texts(in: picture)
    var faults = texts.filter(\.isCut).map { "“\($0.words)” is cut" }
    for (index, text) in texts.enumerated() {
      if !Design.frame.contains(text.box) { faults.append("“\(text.words)” leaves the window") }
      for other in texts[(index + 1)...] where text.box.overlaps(other.box) {
        faults.append("“\(text.words)” lies on “\(other.words)”")
      }
    }
    return faults
  }

  /// What is cut or too small, and how much.
  func misfits(in picture: Picture) -> [String] {
    texts(in: picture).compactMap { text in
      let words = "“\(text.words.split(separator: "\n").joined(separator: "⏎"))”"
      if text.isCut { return "\(words) is cut" }
      // Pixels are whole.
      return text.share < Self.least - 0.03
        ? "\(words) has \(percent(text.share)) of its size" : nil
    }
  }

  /// Words on wooden buttons whose letters come nearer to the upper or the lower rim than `air`.
  func crowded(in picture: Picture, air: Double) -> [String] {
    let commands = picture.commands
    let first = commands.lastIndex { $0.shape == .fill && $0.opacity < 0.9 } ?? 0
    return commands.indices.dropFirst(first).flatMap { index in
      guard commands[index].imageName?.hasPrefix("button") == true else { return [String]() }
      let button = commands[index].frame
      // A button's pictogram and words are drawn right after it.
      return commands[index...].prefix(3).compactMap { command in
        guard case .text(let words, _, _) = command.shape,
          let ink = ink(of: command, picture.writing), button.contains(ink.center)
        else { return nil }
        let free = min(ink.minY - button.minY, button.maxY - ink.maxY)
        return free < air ? "“\(words)” is \(free) from a rim" : nil
      }
    }
  }

  /// Where the letters are seen.
  private func ink(of command: DrawCommand, _ writing: TextLocale) -> Rect? {
    guard let set = typesetter(of: command, writing) else { return nil }
    let (setting, scale) = (set.setting(), command.scale)
    let inked = setting.bitmap.visibleBounds
    let left = command.at.x - command.anchor.x * Double(setting.width) * scale.x
    let top = command.at.y - command.anchor.y * Double(setting.height) * scale.y
    return Rect(
      x: left + Double(inked.x - setting.inset) * scale.x,
      y: top + Double(inked.y - setting.inset) * scale.y,
      width: Double(inked.width) * scale.x, height: Double(inked.height) * scale.y)
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  /// What can be read: what lies dimmed behind a card is not.
  private func texts(in picture: Picture) -> [Text] {
    let commands = picture.commands
    let last = commands.lastIndex { $0.shape == .fill && $0.opacity < 0.9 } ?? -1
    return commands[(last + 1)...].compactMap { text($0, picture.writing) }
  }

  private func typesetter(of command: DrawCommand, _ writing: TextLocale) -> Typesetter? {
    guard case .text(let words, let style, let editing) = command.shape, command.opacity > 0.5,
      words.contains(where: { !$0.isWhitespace })
    else { return nil }
    return Typesetter(
      TextCache.Request(
        text: words, style: style, editing: editing, writing: writing, tint: command.tint,
        scale: 1, alignment: command.anchor.x), fonts: fonts)
  }

  private func text(_ command: DrawCommand, _ writing: TextLocale = .rightward) -> Text? {
    guard case .text(let words, let style, _) = command.shape,
      let set = typesetter(of: command, writing)
    else { return nil }
    let (width, height) = (set.box.width * command.scale.x, set.box.height * command.scale.y)
    // Between two lines there is air.
    let air = 0.17 * set.box.size * command.scale.y
    let box = Rect(
      x: command.at.x - command.anchor.x * width,
      y: command.at.y - command.anchor.y * height + air, width: width, height: height - 2 * air)
    return Text(
      words: words, box: box, size: set.box.size * command.scale.y,
      share: set.box.size / style.size, isCut: set.box.isCut)
  }
}

extension DrawCommand.Shape {
  fileprivate var isSolid: Bool {
    switch self {
    case .panel, .roundedRect, .text: true
    // Whoever stands before it is no matter.
    case .image, .backdrop, .fill, .border: false
    }
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
