import Animation
import Stage
import Synchronization
import Testing
import Threads

@testable import SDLPlatform

/// Large pictures, of which several threads paint a part each.
@Suite struct BandTests {
  @Test("every part is done once, before the one who asked goes on", arguments: [0, 1, 3])
  func parts(threads: Int) {
    let pool = WorkerPool(count: threads)
    for _ in 0..<50 {
      let done = Mutex<[Int]>([])
      pool.divide(into: 7) { part in done.withLock { $0.append(part) } }
      #expect(done.withLock { $0.sorted() } == Array(0..<7))
    }
  }

  @Test("bands of a rectangle cover each of its rows once", arguments: [1, 2, 3, 7])
  func bands(count: Int) {
    for height in [0, 1, 5, 1_080] {
      let rect = PixelRect(x: 3, y: 11, width: 20, height: height)
      let bands = (0..<count).map { [rect].band($0, of: count) }
      #expect(bands.joined().flatMap { Array($0.y..<$0.maxY) } == Array(rect.y..<rect.maxY))
      #expect(bands.joined().allSatisfy { $0.x == 3 && $0.width == 20 })
    }
  }

  @Test("no two threads paint the same pixel, though what changed overlaps", arguments: 0..<40)
  func apart(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let areas = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      PixelRect(
        x: Int.random(in: 0..<60, using: &random), y: Int.random(in: 0..<60, using: &random),
        width: Int.random(in: 1...50, using: &random),
        height: Int.random(in: 1...50, using: &random))
    }
    func pixels(_ areas: [PixelRect]) -> Set<[Int]> {
      Set(
        areas.flatMap { area in
          (0..<area.area).map { [area.x + $0 % area.width, area.y + $0 / area.width] }
        })
    }
    let bands = (0..<8).map { pixels(areas.band($0, of: 8)) }
    #expect(bands.reduce(into: []) { $0.formUnion($1) } == pixels(areas))
    #expect(bands.reduce(0) { $0 + $1.count } == pixels(areas).count)
    let most = (0..<8).map { areas.band($0, of: 8).reduce(0) { $0 + $1.area } }.max() ?? 0
    let widest = areas.reduce(0) { $0 + $1.width }
    #expect(most <= areas.reduce(0) { $0 + $1.area } / 8 + widest + 1, "one thread has most to do")
  }

  @MainActor
  @Test("a picture is the same to the pixel, whoever paints its parts")
  func same() throws {
    let folder = try ResourceFolder.locate()
    let seen = try [1, 4].map { parts in
      let painter = Painter(resources: folder)
      let viewport = Viewport(width: 1_000, height: 700)
      painter.viewport = viewport
      let layers = DisplayList(Self.commands.map { painter.prepare($0) })
      var pixels = [UInt32](repeating: 0, count: viewport.bounds.area)
      try pixels.withUnsafeMutableBufferPointer { buffer in
        let start = try #require(buffer.baseAddress)
        let raster = Raster(pixels: start, stride: viewport.width, bounds: viewport.bounds)
        for part in 0..<parts {
          for area in [viewport.bounds].band(part, of: parts) { layers.paint(area, on: raster) }
        }
      }
      return pixels
    }
    #expect(seen[0] == seen[1])
  }

  private static let commands: [DrawCommand] = [
    .backdrop(ImageAsset("jungleframe", 1_280, 720)),
    .image(ImageAsset("river-bank", 880, 424), at: Point(x: 640, y: 284)),
    .image(ImageAsset("lion0", 244, 200), at: Point(x: 500.3, y: 340.7)).turned(17).scaled(1.3),
    .image(ImageAsset("cobra", 178, 206), at: Point(x: 800, y: 400)).flipped().opacity(0.6),
    .roundedRect(Rect(x: 200, y: 300, width: 300, height: 200), radius: 40, tint: .river),
    .text("Bungle", TextStyle(.display, bold: true), at: Point(x: 640, y: 360)),
  ]
}
