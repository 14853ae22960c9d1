internal import CSDL2
internal import CSDL2Image

extension Renderer {
  /// The share of pixels, 0…1, that lie further than `channel` from the picture in a PNG file in red,
  /// green or blue; nil if there is no such picture of this size.
  public func difference(from path: String, above channel: Int) -> Double? {
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
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        if isFar(drawn[x, y], pixels[y * stride + x], channel) { count += 1 }
      }
    }
    return Double(count) / Double(max(1, width * height))
  }
}

/// Whether red, green or blue of two pixels lie further apart than `distance`.
private func isFar(_ a: UInt32, _ b: UInt32, _ distance: Int) -> Bool {
  for shift in [UInt32(16), 8, 0] {
    let (from, to) = (Int((a >> shift) & 255), Int((b >> shift) & 255))
    if abs(from - to) > distance { return true }
  }
  return false
}
