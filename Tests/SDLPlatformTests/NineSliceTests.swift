import Testing

@testable import SDLPlatform

@Suite struct NineSliceTests {
  /// A rim of ever other colours around a middle of one, with an ornament that reaches into it.
  private static func panel(middle: UInt32) -> Bitmap {
    Bitmap(width: 60, height: 40) { x, y in
      let isRim = x < 8 || y < 9 || x >= 51 || y >= 30 || x < 12 && y < 12
      return isRim ? 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 5) << 8 : middle
    }
  }

  private static func painted(_ operations: [PaintOperation], on rect: PixelRect) -> [UInt32] {
    var pixels = [UInt32](repeating: 0xFF12_3456, count: rect.area)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      let raster = Raster(pixels: start, stride: rect.width, bounds: rect)
      for operation in operations { operation.paint(rect, on: raster) }
    }
    return pixels
  }

  @Test(
    "R94 a panel whose middle is filled looks to the pixel like the whole picture",
    arguments: [(60, 40), (61, 47), (200, 90), (330, 41), (180, 300)], [1.0, 0.5, 0.75])
  func same(size: (Int, Int), ratio: Double) {
    let window = PixelRect(x: 0, y: 0, width: 400, height: 320)
    for middle: UInt32 in [0xFFFF_F3D6, 0xFF00_0000, 0xFF7B_81D5, 0x8040_4040, 0] {
      let pictures = [true, false].map { isWhole in
        let panel = NineSlice(
          of: Self.panel(middle: middle), width: size.0, height: size.1, keeping: 12, ratio: ratio,
          isWhole: isWhole)
        return Self.painted(panel.operations(x: 7, y: 5, clip: window), on: window)
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test("R94 a panel's corners keep their shape, however large it is", arguments: [false, true])
  func corners(isWhole: Bool) {
    let source = Self.panel(middle: 0xFFFF_F3D6)
    let rect = PixelRect(x: 0, y: 0, width: 330, height: 141)
    let panel = NineSlice(
      of: source, width: rect.width, height: rect.height, keeping: 12, isWhole: isWhole)
    let painted = Self.painted(panel.operations(x: 0, y: 0, clip: rect), on: rect)
    for x in 0..<12 {
      for y in 0..<12 {
        let (across, down) = (59 - x, 39 - y)
        #expect(painted[y * 330 + x] == source.pixels[(y + 1) * source.stride + x + 1])
        #expect(
          painted[(140 - y) * 330 + 329 - x]
            == source.pixels[(down + 1) * source.stride + across + 1])
      }
    }
  }

  @Test("R94 where a part of a panel is painted anew, nothing beside that is painted over")
  func clipped() {
    let rect = PixelRect(x: 0, y: 0, width: 200, height: 100)
    let part = PixelRect(x: 90, y: 40, width: 30, height: 20)
    let panel = NineSlice(
      of: Self.panel(middle: 0xFFFF_F3D6), width: 200, height: 100, keeping: 12, isWhole: false)
    let painted = Self.painted(panel.operations(x: 0, y: 0, clip: part), on: rect)
    #expect(painted.count { $0 != 0xFF12_3456 } == part.area)
  }

  @Test("R94 a large panel opaqueArea what lies under its middle, and has few pixels of its own")
  func hides() throws {
    let panel = NineSlice(
      of: Self.panel(middle: 0xFFFF_F3D6), width: 400, height: 300, keeping: 12, isWhole: false)
    let window = PixelRect(x: 0, y: 0, width: 400, height: 300)
    let operations = panel.operations(x: 0, y: 0, clip: window)
    let hidden = try #require(operations.map(\.opaqueArea).max { $0.area < $1.area })
    #expect(hidden.area > window.area * 4 / 5)
    let pixels = operations.reduce(0) { sum, operation in
      if case .paint(let bitmap, _, _, _) = operation { sum + bitmap.byteCount / 4 } else { sum }
    }
    #expect(pixels < window.area / 4)
  }
}
