import Stage
import Testing

@testable import SDLPlatform

@Suite struct ResizePreviewTests {
  private static let card = Rect(x: 300, y: 200, width: 400, height: 300)

  /// A window in one colour with a card in another.
  private static func drawn(_ viewport: Viewport, _ use: (Raster) -> Void) {
    var pixels = [UInt32](repeating: 0xFF00_0080, count: viewport.bounds.area)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      let raster = Raster(pixels: start, stride: viewport.width, bounds: viewport.bounds)
      raster.fill(viewport.pixels(card), ColorModulation(tint: .white, opacity: 1))
      use(raster)
    }
  }

  @Test(
    "R94 while the window's edge is dragged, what stands is shown where it will be drawn",
    arguments: [
      (1280, 720, 1920, 1080), (1920, 1080, 640, 360), (1280, 720, 1000, 720),
      (1000, 720, 1280, 720), (3840, 2160, 3800, 2140), (640, 360, 641, 700),
    ])
  func stretched(width: Int, height: Int, newWidth: Int, newHeight: Int) throws {
    let (old, new) = (
      Viewport(width: width, height: height), Viewport(width: newWidth, height: newHeight)
    )
    var preview: ResizePreview?
    Self.drawn(old) { preview = ResizePreview($0, in: old) }
    let kept = try #require(preview)
    let card = new.pixels(Self.card)
    // A pixel of the old window may be several of the new one.
    let slack = 2 + Int((3 * new.scale / old.scale).rounded(.up))
    var wrong = 0
    Self.drawn(new) { raster in
      raster.fill(new.bounds, ColorModulation(tint: Color(0x00FF00), opacity: 1))
      // In two parts, as two threads do it.
      let middle = new.height / 2
      kept.stretch(over: raster, in: new, rows: 0..<middle)
      kept.stretch(over: raster, in: new, rows: middle..<new.height)
      for y in 0..<new.height {
        for x in 0..<new.width {
          let place = PixelRect(x: x, y: y, width: 1, height: 1)
          let pixel = raster.pixels[y * raster.stride + x]
          if card.grown(-slack).contains(place) {
            if pixel != 0xFFFF_FFFF { wrong += 1 }
          } else if !card.grown(slack).intersects(place) {
            if pixel != 0xFF00_0080 { wrong += 1 }
          }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test("a rectangle and what lies beside another fill it without a gap or an overlap")
  func parts() {
    let whole = PixelRect(x: 3, y: 5, width: 40, height: 30)
    for other in [
      PixelRect(x: 10, y: 12, width: 9, height: 7), PixelRect(x: -4, y: 0, width: 20, height: 90),
      PixelRect(x: 3, y: 5, width: 40, height: 10), PixelRect(x: 30, y: 20, width: 99, height: 99),
    ] {
      let parts = whole.parts(around: other)
      #expect(parts.reduce(0) { $0 + $1.area } == whole.area)
      for (index, part) in parts.enumerated() {
        #expect(whole.contains(part))
        #expect(!parts[..<index].contains { $0.intersects(part) })
        #expect(other.contains(part) == (index == 0) && other.intersects(part) == (index == 0))
      }
    }
  }
}
