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
      let bands = (0..<count).map { rect.band($0, of: count) }
      #expect(bands.flatMap { Array($0.y..<$0.maxY) } == Array(rect.y..<rect.maxY))
      #expect(bands.allSatisfy { $0.x == 3 && $0.width == 20 })
    }
  }

  @MainActor
  @Test("a picture is the same to the pixel, whoever paints its parts")
  func same() throws {
    let folder = try ResourceFolder.locate()
    let seen = try [1, 4].map { parts in
      let painter = Painter(resources: folder)
      let viewport = Viewport(width: 1_000, height: 700)
      painter.viewport = viewport
      let layers = Layers(items: Self.commands.map { painter.prepare($0) })
      var pixels = [UInt32](repeating: 0, count: viewport.bounds.area)
      try pixels.withUnsafeMutableBufferPointer { buffer in
        let start = try #require(buffer.baseAddress)
        let raster = Raster(pixels: start, stride: viewport.width, bounds: viewport.bounds)
        for part in 0..<parts {
          layers.paint(viewport.bounds.band(part, of: parts), on: raster)
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
    .rounded(Rect(x: 200, y: 300, width: 300, height: 200), radius: 40, tint: .river),
    .text("Bungle", TextStyle(.display, bold: true), at: Point(x: 640, y: 360)),
  ]
}
