internal import CSDL2
internal import CSDL2TTF

/// An open font; its size is set for every line.
@MainActor
final class Typeface {
  private let font: OpaquePointer
  private var size: Int32 = 0
  private var outline: Int32 = 0
  private var script = Script.plain
  private var isLeftward = false

  init?(file: String) {
    guard let font = TTF_OpenFont(file, 32) else { return nil }
    self.font = font
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
  }

  isolated deinit { TTF_CloseFont(font) }

  func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(font, scalar.value) != 0 }

  /// Whether the font has all visible parts of `character`.
  func has(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      has($0) || $0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The width of `words` in pixels, at `size` pixels per em.
  func width(of words: String, _ script: Script, isLeftward: Bool, size: Int) -> Int {
    set(size, outline: 0, script, isLeftward: isLeftward)
    var (wide, high): (Int32, Int32) = (0, 0)
    return TTF_SizeUTF8(font, words, &wide, &high) == 0 ? Int(wide) : 0
  }

  func capHeight(size: Int) -> Int { metrics(of: "H", size: size)?.top ?? size * 7 / 10 }

  /// The pen's advance for `scalar`, in em.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    let size = 200
    guard has(scalar), let step = metrics(of: scalar, size: size)?.step else { return nil }
    return Double(step) / Double(size)
  }

  private func metrics(of scalar: Unicode.Scalar, size: Int) -> (top: Int, step: Int)? {
    set(size, outline: 0)
    var (left, right, bottom, top, step): (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
    guard TTF_GlyphMetrics32(font, scalar.value, &left, &right, &bottom, &top, &step) == 0 else {
      return nil
    }
    return (Int(top), Int(step))
  }

  /// Draws `words` on `page` with the pen at (`x`, `baseline`), with a rim of `outline` pixels.
  func draw(
    _ words: String, _ script: Script, isLeftward: Bool, size: Int, outline: Int, at x: Int,
    baseline: Int, on page: inout TextPage, in pixel: UInt32
  ) {
    set(size, outline: 0, script, isLeftward: isLeftward)
    guard let letters = Coverage(font, words) else { return }
    let top = baseline - Int(TTF_FontAscent(font))
    guard outline > 0 else {
      letters.paint(on: &page, x, top, in: pixel)
      return
    }
    // The rim adds `outline` pixels on every side; SDL_ttf doesn't report where it begins.
    set(size, outline: outline, script, isLeftward: isLeftward)
    guard let rim = Coverage(font, words) else { return }
    rim.paint(
      on: &page, x + letters.left - outline - rim.left, top + letters.top - outline - rim.top,
      in: pixel)
  }

  private func set(
    _ newSize: Int, outline newOutline: Int, _ newScript: Script = .plain,
    isLeftward newIsLeftward: Bool = false
  ) {
    if (script, isLeftward) != (newScript, newIsLeftward) {
      (script, isLeftward) = (newScript, newIsLeftward)
      TTF_SetFontDirection(font, isLeftward ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
      TTF_SetFontScriptName(font, script.rawValue)
    }
    if size != Int32(newSize) {
      size = Int32(newSize)
      TTF_SetFontSize(font, size)
    }
    if outline != Int32(newOutline) {
      outline = Int32(newOutline)
      TTF_SetFontOutline(font, outline)
    }
  }
}

/// The coverage of the pixels of some words, and the first covered row and column.
@MainActor
private final class Coverage {
  let left: Int
  let top: Int
  private let surface: UnsafeMutablePointer<SDL_Surface>

  init?(_ font: OpaquePointer, _ words: String) {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, words, white) else { return nil }
    self.surface = surface
    var (left, top) = (Int(surface.pointee.w), Int(surface.pointee.h))
    Self.forEach(surface) { x, y, _ in
      left = min(left, x)
      top = min(top, y)
    }
    (self.left, self.top) = (left, top)
  }

  isolated deinit { SDL_FreeSurface(surface) }

  func paint(on page: inout TextPage, _ x: Int, _ y: Int, in pixel: UInt32) {
    Self.forEach(surface) { page.cover(x + $0, y + $1, $2, in: pixel) }
  }

  private static func forEach(
    _ surface: UnsafeMutablePointer<SDL_Surface>, _ body: (Int, Int, UInt32) -> Void
  ) {
    guard let memory = surface.pointee.pixels else { return }
    let pixels = memory.assumingMemoryBound(to: UInt32.self)
    let step = Int(surface.pointee.pitch) / 4
    for y in 0..<Int(surface.pointee.h) {
      for x in 0..<Int(surface.pointee.w) {
        let coverage = pixels[y * step + x] >> 24
        if coverage > 0 { body(x, y, coverage) }
      }
    }
  }
}

/// The premultiplied pixels of a text being set, with a bitmap's border.
struct TextPage {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = [UInt32](repeating: 0, count: (width + 2) * (height + 2))
  }

  /// Blends the premultiplied `pixel` over the one at (x, y), covering `coverage` of 255.
  mutating func cover(_ x: Int, _ y: Int, _ coverage: UInt32, in pixel: UInt32) {
    guard coverage > 0, x >= 0, y >= 0, x < width, y < height else { return }
    let index = (y + 1) * (width + 2) + x + 1
    let share = UInt64(coverage + coverage >> 7)
    let thin = packed(((spread(pixel) &* share) &>> 8) & channelMask)
    pixels[index] = Raster.over(pixels[index], thin)
  }

  mutating func fill(_ rect: PixelRect, in pixel: UInt32) {
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { cover(x, y, 255, in: pixel) }
    }
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }
}
