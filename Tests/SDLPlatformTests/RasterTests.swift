import Glibc
import Stage
import Testing

@testable import SDLPlatform

@Suite struct RasterTests {
  /// Random colours, half of them translucent, in the middle of nothing.
  private let blot: Bitmap
  private let visible = PixelRect(x: 12, y: 7, width: 20, height: 16)
  private let window = PixelRect(x: 0, y: 0, width: 120, height: 90)

  init() {
    var random = SplitMix64(seed: 5)
    let visible = visible
    blot = Bitmap(width: 50, height: 40) { x, y in
      guard visible.contains(PixelRect(x: x, y: y, width: 1, height: 1)) else { return 0 }
      let alpha = random.unit() < 0.5 ? 255 : UInt32(random.next() % 255) + 1
      return (0..<3).reduce(alpha << 24) { pixel, channel in
        pixel | UInt32(random.next() % 256) * alpha / 255 << (8 * channel)
      }
    }
  }

  /// A window of one colour with the blot, or another picture, painted into it.
  private func painted(_ place: Affine, _ modulation: ColorModulation, of bitmap: Bitmap? = nil)
    -> Bitmap
  {
    painted { $0.paint(bitmap ?? blot, place, modulation, clip: window) }
  }

  private func painted(_ paint: (Raster) -> Void) -> Bitmap {
    var pixels = [UInt32](repeating: 0x0020_6040, count: window.area)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      paint(Raster(pixels: start, stride: window.width, bounds: window))
    }
    return Bitmap(width: window.width, height: window.height, isOpaque: true) { x, y in
      pixels[y * window.width + x]
    }
  }

  @Test("what cannot be seen changes nothing that lies below", arguments: [0, 0xFF20_6040, ~0])
  func unseen(ground: UInt32) {
    #expect(Raster.over(ground, 0) == ground)
  }

  private static let places = [
    Affine(tx: 30.25, ty: 20.75), Affine(a: 1.6, d: 1.3, tx: 11.4, ty: 9.2),
    Affine(a: -1.2, d: 0.9, tx: 90.1, ty: 30.6), Affine(a: 0.7, d: -0.8, tx: 33.3, ty: 66.6),
    Affine(a: 0.3, d: 0.35, tx: 50.5, ty: 40.25), Affine(a: 2.4, d: 2.2, tx: -40, ty: -21.5),
  ]
  private static let inks = [
    ColorModulation.plain, ColorModulation(tint: .white, opacity: 0.4),
    ColorModulation(tint: Color(0xE0_80_20), opacity: 0.8),
  ]

  @Test(
    "a picture without a turn is the picture turned by next to nothing", arguments: places, inks)
  func upright(place: Affine, modulation: ColorModulation) {
    var turned = place
    turned.b = 1e-10
    turned.c = -1e-10
    let (plain, other) = (painted(place, modulation), painted(turned, modulation))
    for y in 0..<window.height {
      for x in 0..<window.width {
        // The two round in another order.
        let distance = zip(plain.color(x, y), other.color(x, y)).map { abs($0 - $1) }.max() ?? 0
        #expect(distance <= 3, "at \(x), \(y)")
      }
    }
  }

  @Test(
    "a picture's reach is where something is to be seen, not its empty margin", arguments: places)
  func reach(place: Affine) {
    let seen = painted(place, .plain).extent(on: [0x20, 0x60, 0x40])
    #expect(!seen.isEmpty)
    #expect(place.reach(of: blot).contains(seen))
    #expect(
      seen.grown(Int(4 + 3 * max(abs(place.a), abs(place.d)))).contains(
        place.reach(of: blot).intersection(window)))
  }

  @Test(
    "a picture as thin as a hair, or thinner, is no trouble wherever it stands",
    arguments: [1e-3, 1e-5, 1e-7, 1e-8, 1e-12, 0], [0, 1e-10, 0.5])
  func hair(width: Double, slant: Double) {
    for x in [0.0, 119, 8_000, -8_000] {
      for place in [
        Affine(a: width, b: width * slant, c: -slant, d: 1, tx: x, ty: 20.5),
        Affine(a: 1, b: slant, c: -width * slant, d: width, tx: 20.5, ty: x),
      ] {
        let seen = painted(place, .plain).extent(on: [0x20, 0x60, 0x40])
        #expect(abs(x) < 8_000 || seen.isEmpty, "at \(x)")
      }
    }
  }

  @Test("the soft rim around what is seen is painted whole", arguments: places)
  func rim(place: Affine) {
    // Dots in the far corners, so that nothing of the picture counts as its margin.
    let full = Bitmap(width: blot.width, height: blot.height) { x, y in
      (x, y) == (0, 0) || (x, y) == (49, 39) ? 0xFF00_0000 : blot[x, y]
    }
    let (some, all) = (painted(place, .plain), painted(place, .plain, of: full))
    let near = place.bounds(of: visible.grown(3)).intersection(window)
    for y in near.y..<near.maxY {
      for x in near.x..<near.maxX { #expect(some[x, y] == all[x, y], "at \(x), \(y)") }
    }
  }

  @Test(
    "R119 the empty corners of a turned picture are passed over, and nothing of its rim with them",
    arguments: [-80.0, -45, -12, -0.5, 3, 30, 45, 90, 135, 179], [0.6, 1, 1.7])
  func hull(degrees: Double, scale: Double) {
    // A slanted shape in the middle; in the other picture every corner is seen, too.
    func slanted(_ x: Int, _ y: Int) -> UInt32 {
      (30...42).contains(x + y) && (-20...22).contains(x - y) ? 0xFF00_0000 | UInt32(x * 5) : 0
    }
    let slant = Bitmap(width: 50, height: 40, slanted)
    let full = Bitmap(width: 50, height: 40) { x, y in
      [0, 49].contains(x) && [0, 39].contains(y) ? 0xFFFF_FFFF : slanted(x, y)
    }
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let place = Affine(
      a: scale * cosine, b: scale * sine, c: -scale * sine, d: scale * cosine,
      tx: 60 - scale * (25 * cosine - 20 * sine), ty: 45 - scale * (25 * sine + 20 * cosine))
    let (some, all) = (painted(place, .plain, of: slant), painted(place, .plain, of: full))
    guard let back = place.inverse else { return }
    for y in 0..<window.height {
      for x in 0..<window.width {
        let at = back.apply(Double(x) + 0.5, Double(y) + 0.5)
        // Where one of the corners is mixed in, they differ.
        let isCorner = (at.x < 2 || at.x > 48) && (at.y < 2 || at.y > 38)
        if !isCorner { #expect(some[x, y] == all[x, y], "at \(x), \(y)") }
      }
    }
  }

  @Test("a picture on whole pixels reaches exactly as far as what is seen of it")
  func exactReach() {
    let place = Affine(tx: 5, ty: 6)
    let expected = PixelRect(x: 17, y: 13, width: 20, height: 16)
    #expect(place.reach(of: blot) == expected)
    #expect(painted(place, .plain).extent(on: [0x20, 0x60, 0x40]) == expected)
    #expect(place.reach(of: Bitmap(width: 9, height: 9) { _, _ in 0 }).isEmpty)
  }

  @MainActor
  @Test(
    "a round shape is its drawing pixel by pixel, whichever part is painted", arguments: inks,
    [
      PixelRect(x: 20, y: 15, width: 60, height: 50), PixelRect(x: 9, y: 8, width: 41, height: 41),
      PixelRect(x: -10, y: 30, width: 30, height: 24), PixelRect(x: 50, y: 4, width: 7, height: 70),
    ])
  func round(modulation: ColorModulation, rect: PixelRect) {
    let (shapes, radius) = (ShapeCache(), min(20, rect.width / 2, rect.height / 2))
    let whole = shapes.whole(width: rect.width, height: rect.height, radius: radius, border: nil)
    let corner = shapes.corner(radius: radius, border: nil)
    let expected = painted(Affine(tx: Double(rect.x), ty: Double(rect.y)), modulation, of: whole)
    for split in [0, 14, 47, 75] {
      let halves = painted {
        for (left, right) in [(0, split), (split, window.width)] {
          let part = PixelRect(x: left, y: 0, width: right - left, height: window.height)
          $0.fill(rect, roundedBy: corner, modulation, clip: part)
        }
      }
      #expect(halves.pixels == expected.pixels)
    }
  }

  /// The same picture of four colours, by its palette and pixel by pixel; opaque, or with nothing
  /// and a half-seen colour among them.
  private static func posters(isOpaque: Bool, runs: Int = 7) -> (few: Bitmap, many: Bitmap) {
    let colors: [UInt32] =
      [0xFF20_6040, 0xFFFF_FFFF] + (isOpaque ? [0xFFE0_8020, 0xFF10_1010] : [0x8040_2010, 0])
    func index(_ x: Int, _ y: Int) -> UInt8 {
      guard 0..<40 ~= x, 0..<30 ~= y else { return 0 }
      let color = (y * 40 + x) / runs % 4
      return isOpaque || color < 3 ? UInt8(color + 1) : 0
    }
    return (
      Bitmap(
        width: 40, height: 30, indices: (-1...30).flatMap { y in (-1...40).map { index($0, y) } },
        palette: [0] + colors + Array(repeating: 0, count: 251), isOpaque: isOpaque),
      Bitmap(width: 40, height: 30, isOpaque: isOpaque) { x, y in
        colors[(y * 40 + x) / runs % 4]
      }
    )
  }

  @Test(
    "a picture of few colours is painted like any other on whole pixels", arguments: inks,
    [true, false])
  func palette(modulation: ColorModulation, isOpaque: Bool) {
    let (few, many) = Self.posters(isOpaque: isOpaque)
    #expect(few.hull == many.hull && few.byteCount * 4 == many.byteCount)
    for place in [Affine(tx: 30, ty: 20), Affine(tx: -11, ty: -7), Affine(tx: 100, ty: 80)] {
      #expect(
        painted(place, modulation, of: few).pixels == painted(place, modulation, of: many).pixels)
    }
    #expect(few.resized(width: 23, height: 19).pixels == many.resized(width: 23, height: 19).pixels)
    #expect(few.half.pixels == many.half.pixels)
  }

  @Test(
    "a picture of few colours is turned like any other, in short and in long runs of a colour",
    arguments: inks, [(true, 7), (false, 7), (true, 31), (false, 31)])
  func turnedPalette(modulation: ColorModulation, poster: (isOpaque: Bool, runs: Int)) {
    let (few, many) = Self.posters(isOpaque: poster.isOpaque, runs: poster.runs)
    for turned in [
      Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 50, ty: 20),
      Affine(a: -1.2, b: 0.5, c: 0.5, d: 1.2, tx: 60.5, ty: 9.25),
      Affine(a: 0.1, b: 0.3, c: -0.3, d: 0.1, tx: 40, ty: 30),
      // So gently that a row stays in a line of the picture.
      Affine(a: 1.6, b: 0.1, c: -0.1, d: 1.6, tx: 9.5, ty: 9.25),
      Affine(a: 1.6, b: -0.1, c: 0.1, d: 1.6, tx: 9.5, ty: 20.25),
      Affine(a: -1.2, b: 0.04, c: 0.02, d: 1.2, tx: 70.5, ty: 12.5),
      Affine(a: -0.9, b: 1e-10, c: -1e-10, d: 0.9, tx: 61.3, ty: 12.5),
      Affine(a: 2.9, b: 1e-10, c: -1e-10, d: 2.9, tx: 1.3, ty: 2.5),
      // So small that a step skips pixels.
      Affine(a: 0.5, b: 1e-10, c: -1e-10, d: 0.5, tx: 30.5, ty: 12.5),
    ] {
      #expect(
        painted(turned, modulation, of: few).pixels == painted(turned, modulation, of: many).pixels)
    }
  }

  @Test("an opaque picture of few colours about its own size covers its place, in no other colours")
  func stretchedPalette() {
    let (few, many) = Self.posters(isOpaque: true)
    let all = painted(Affine(a: 1.5, d: 1.5), .plain, of: few)
    let colors = Set((0..<45).flatMap { y in (0..<60).map { x in all[x, y] } })
    #expect(colors == Set(few.palette[1...4]))
    #expect(all[0, 0] == many[0, 0] && all[59, 44] == many[39, 29] && all[30, 15] == many[20, 10])
  }

  @Test(
    "much larger or smaller a picture of few colours is as smooth as any", arguments: [true, false])
  func scaledPalette(isOpaque: Bool) {
    let (few, many) = Self.posters(isOpaque: isOpaque)
    for place in [Affine(a: 3, d: 3), Affine(a: 0.3, d: 0.3, tx: 9.5)] {
      let (one, other) = (painted(place, .plain, of: few), painted(place, .plain, of: many))
      // Rows are mixed first or last, which rounds differently.
      for (a, b) in zip(one.pixels, other.pixels) where a != b {
        for shift in [0, 8, 16] as [UInt32] {
          let (mine, others) = (Int(a >> shift & 255), Int(b >> shift & 255))
          #expect(abs(mine - others) <= 2)
        }
      }
    }
  }

  @Test(
    "R105 what stands still is copied as it was sampled, whichever part is painted", arguments: inks
  )
  func sprite(modulation: ColorModulation) {
    let turned = Affine(a: 1.6, b: 1.2, c: -1.2, d: 1.6, tx: 50, ty: -9)
    for bitmap in [blot, Self.posters(isOpaque: false).few] {
      for place in Self.places + [turned] {
        let sprite = Sprite(place.reach(of: bitmap).intersection(window)) {
          $0.paint(bitmap, place, modulation, clip: window)
        }
        let expected = painted(place, modulation, of: bitmap)
        #expect(painted { $0.paint(sprite, clip: window) }.pixels == expected.pixels)
        let quarters = painted { raster in
          let middle = PixelRect(x: 30, y: 25, width: 41, height: 37)
          for part in window.parts(around: middle) { raster.paint(sprite, clip: part) }
        }
        #expect(quarters.pixels == expected.pixels)
      }
    }
  }

  @Test(
    "R105 a picture is sampled twice as a whole, in whatever parts, then kept; others never are")
  func sampledTwice() {
    let command = DrawCommand.fill(Color(0))
    func prepared(_ place: Affine, _ bitmap: Bitmap) -> PreparedCommand {
      PreparedCommand(command, [.paint(bitmap, place, .plain, clip: window)])
    }
    let turned = prepared(Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 50, ty: 20), blot)
    let area = turned.bounds.area
    for part in [area / 2, area - area / 2, area] {
      #expect(turned.sprite(sampling: part) == nil)
    }
    #expect(turned.sprite(sampling: 1)?.frame == turned.bounds)
    #expect(!prepared(Affine(tx: 30, ty: 20), blot).isSampled)
    #expect(!prepared(Affine(a: 1.2, d: 1.2), Self.posters(isOpaque: true).few).isSampled)
  }
}
