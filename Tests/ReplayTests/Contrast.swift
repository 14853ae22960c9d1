import Foundation
import Stage
import StageTesting

@testable import SDLPlatform

/// How well one colour reads on another, 1…21.
///
/// Source: W3C, Web Content Accessibility Guidelines 2.2, "contrast ratio" and "relative
/// luminance".
enum Contrast {
  static let least = 4.5

  static func ratio(_ a: [Double], _ b: [Double]) -> Double {
    let (one, two) = (luminance(a), luminance(b))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Of red, green and blue, each 0…1.
  static func luminance(_ color: [Double]) -> Double {
    let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : power(($0 + 0.055) / 1.055) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  static func parts(_ color: Color) -> [Double] {
    [color.red, color.green, color.blue].map { Double($0) / 255 }
  }

  private static func power(_ base: Double) -> Double { pow(base, 2.4) }
}

/// A text that does not read well enough where it stands.
struct FaintText: CustomStringConvertible {
  let words: String
  let ratio: Double

  var description: String { "“\(words)” \((ratio * 100).rounded() / 100)" }
}

/// Looks at pictures with and without their words.
@MainActor
struct Reader {
  private let renderer: Renderer
  private let painter: Painter

  init(resources: ResourceFolder) throws {
    let (width, height) = (960, 540)
    renderer = try Renderer(width: width, height: height, resources: resources)
    painter = Painter(resources: resources)
    painter.viewport = Viewport(width: width, height: height)
  }

  /// The texts of `picture` below the least contrast; what lies dimmed behind a card is not to be
  /// read.
  func faintTexts(in picture: Picture, below least: Double = Contrast.least) -> [FaintText] {
    let commands = picture.commands
    let last = commands.lastIndex { $0.shape == .fill && $0.opacity < 0.9 } ?? -1
    let texts = commands.indices.filter { $0 > last && commands[$0].isReadable }
    guard !texts.isEmpty else { return [] }
    guard let full = drawn(commands),
      let bare = drawn(commands.filter { $0.words == nil })
    else { return [] }
    return texts.compactMap { index in
      let ratio = ratio(of: commands[index], full, bare)
      guard let words = commands[index].words, ratio < least else { return nil }
      return FaintText(words: words, ratio: ratio)
    }
  }

  private func drawn(_ commands: [DrawCommand]) -> Bitmap? {
    var picture = Picture()
    for command in commands { picture.draw(command) }
    renderer.draw(picture)
    return renderer.snapshot()
  }

  /// Of the letters against their halo, or against the ground under nine of ten of their pixels.
  private func ratio(of command: DrawCommand, _ full: Bitmap, _ bare: Bitmap) -> Double {
    let tint = Contrast.parts(command.tint)
    if case .text(_, let style, _) = command.shape, let halo = style.halo {
      return Contrast.ratio(tint, Contrast.parts(halo))
    }
    let whole = PixelRect(x: 0, y: 0, width: full.width, height: full.height)
    let bounds = painter.prepare(command).bounds.intersection(whole)
    var ratios: [Double] = []
    for y in bounds.y..<bounds.y + bounds.height {
      for x in bounds.x..<bounds.x + bounds.width where full[x, y] != bare[x, y] {
        let ground = parts(bare[x, y])
        let ink = zip(tint, ground).map { $0 * command.opacity + $1 * (1 - command.opacity) }
        // Other words may stand in the same rectangle.
        let isLetter = zip(ink, parts(full[x, y])).allSatisfy { abs($0 - $1) < 0.1 }
        if isLetter { ratios.append(Contrast.ratio(ink, ground)) }
      }
    }
    return ratios.isEmpty ? 21 : ratios.sorted()[ratios.count / 10]
  }

  private func parts(_ pixel: UInt32) -> [Double] {
    [16, 8, 0].map { Double((pixel >> $0) & 255) / 255 }
  }
}

extension DrawCommand {
  /// Words that stand there to be read, not on their way in or out.
  fileprivate var isReadable: Bool {
    opacity > 0.5 && words?.allSatisfy(\.isWhitespace) == false
  }
}
