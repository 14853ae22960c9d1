import Foundation
import Stage

@testable import SDLPlatform

/// A folder of small pictures made for one test, and a renderer that draws them in memory.
@MainActor
struct Studio {
  let folder: ResourceFolder
  let renderer: Renderer

  static let quarters = ImageAsset("quarters", 64, 64)
  static let frame = ImageAsset("frame", 32, 32)
  static let sky = ImageAsset("sky", 1280, 720)

  init(width: Int = 1280, height: Int = 720) throws {
    let path = NSTemporaryDirectory() + "bungle-studio-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path + "/images/1x", withIntermediateDirectories: true)
    folder = ResourceFolder(path: path)
    try Bitmap(width: 64, height: 64, isOpaque: true) { x, y in
      [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00][y / 32 * 2 + x / 32]
    }.savePNG(to: folder.image("quarters", .single))
    try Bitmap(width: 32, height: 32, isOpaque: true) { x, y in
      let isEdge = min(x, y, 31 - x, 31 - y) < 4
      return isEdge ? 0xFF00_0000 : 0xFFFF_FFFF
    }.savePNG(to: folder.image("frame", .single))
    try Bitmap(width: 1280, height: 720, isOpaque: true) { x, _ in
      0xFF00_0000 | UInt32(x % 256) << 8 | 0x40
    }.savePNG(to: folder.image("sky", .single))
    renderer = try Renderer(width: width, height: height, resources: folder)
  }

  func clean() { try? FileManager.default.removeItem(atPath: folder.path) }

  /// What `commands` look like.
  func draw(_ commands: DrawCommand...) throws -> Bitmap { try draw(commands) }

  func draw(_ commands: [DrawCommand]) throws -> Bitmap {
    var picture = Picture()
    for command in commands { picture.draw(command) }
    renderer.draw(picture)
    guard let bitmap = renderer.snapshot() else { throw PlatformError("nothing was drawn") }
    return bitmap
  }
}

extension Bitmap {
  /// Red, green and blue of a pixel.
  func color(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y]
    return [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)]
  }

  /// The rectangle around all pixels that differ from `ground`.
  func extent(on ground: [Int]) -> PixelRect {
    let plain = UInt32(ground[0]) << 16 | UInt32(ground[1]) << 8 | UInt32(ground[2])
    var rect = PixelRect.none
    for y in 0..<height {
      let line = pixels[(y + 1) * stride + 1..<(y + 1) * stride + 1 + width]
      guard let first = line.firstIndex(where: { $0 & 0xFF_FFFF != plain }),
        let last = line.lastIndex(where: { $0 & 0xFF_FFFF != plain })
      else { continue }
      rect = rect.union(
        PixelRect(x: first - line.startIndex, y: y, width: last - first + 1, height: 1))
    }
    return rect
  }
}
