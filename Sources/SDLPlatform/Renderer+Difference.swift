internal import CSDL2
internal import CSDL2Image

/// A square of pixels and how much it differs from another picture.
public struct UnlikeSquare: Hashable, Sendable {
  /// The pixel in its middle.
  public let x: Int
  public let y: Int
  /// The share of its pixels that differ, 0…1.
  public let share: Double
}

extension Renderer {
  /// The square of `side` pixels that differs most from a PNG file, by the share of pixels more
  /// than `channel` apart in red, green or blue; nil if there is no such picture of this size.
  public func worstSquare(comparedWith path: String, side: Int, above channel: Int) -> UnlikeSquare?
  {
    guard let drawn = snapshot(), let loaded = IMG_Load(path) else { return nil }
    defer { SDL_FreeSurface(loaded) }
    guard
      let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0),
      case let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h)),
      width == drawn.width, height == drawn.height, let memory = surface.pointee.pixels
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    let stride = Int(surface.pointee.pitch) / 4
    let pixels = memory.assumingMemoryBound(to: UInt32.self)
    let columns = (width + side - 1) / side
    var counts = Array(repeating: 0, count: columns * ((height + side - 1) / side))
    for y in 0..<height {
      for x in 0..<width where isFar(drawn[x, y], pixels[y * stride + x], channel) {
        counts[y / side * columns + x / side] += 1
      }
    }
    guard let worst = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return nil }
    return UnlikeSquare(
      x: worst % columns * side + side / 2, y: worst / columns * side + side / 2,
      share: Double(counts[worst]) / Double(side * side))
  }
}

/// Whether two pixels are more than `distance` apart in red, green or blue.
private func isFar(_ a: UInt32, _ b: UInt32, _ distance: Int) -> Bool {
  for shift in [UInt32(16), 8, 0] {
    let (from, to) = (Int((a >> shift) & 255), Int((b >> shift) & 255))
    if abs(from - to) > distance { return true }
  }
  return false
}
