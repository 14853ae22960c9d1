internal import CSDL2
internal import CSDL2Image

extension Bitmap {
  /// Writes the picture, which must be opaque, as a PNG.
  func savePNG(to path: String) throws(PlatformError) {
    var plain = pixels
    let (size, step) = (PixelRect(x: 0, y: 0, width: width, height: height), stride)
    let bytes = plain.withUnsafeMutableBytes {
      Self.png($0.baseAddress.map { $0 + (step + 1) * 4 }, size, step, SDL_PIXELFORMAT_RGB888)
    }
    guard !bytes.isEmpty else { throw PlatformError("Cannot make a PNG: \(sdlError()).") }
    try writeFile(bytes, to: path)
  }

  /// A PNG of a part of the picture, transparent where `other` has the same pixels.
  func png(of area: PixelRect, over other: Bitmap?) throws(PlatformError) -> [UInt8] {
    let (mine, others) = (pixels, other?.pixels)
    var part = [UInt32]()
    part.reserveCapacity(area.area)
    for y in area.y..<area.maxY {
      let row = (y + 1) * stride + 1
      for place in row + area.x..<row + area.maxX {
        part.append(mine[place] == others?[place] ? 0 : mine[place] | 0xFF00_0000)
      }
    }
    let bytes = part.withUnsafeMutableBytes {
      Self.png($0.baseAddress, area, area.width, SDL_PIXELFORMAT_ARGB8888)
    }
    guard !bytes.isEmpty else { throw PlatformError("Cannot make a PNG: \(sdlError()).") }
    return bytes
  }

  /// Pixels as the bytes of a PNG, a row every `step` pixels; none if that fails.
  private static func png(
    _ pixels: UnsafeMutableRawPointer?, _ size: PixelRect, _ step: Int,
    _ format: SDL_PixelFormatEnum
  ) -> [UInt8] {
    // Data that can't be compressed grows a little.
    let most = size.area * 4 + size.height * 8 + 65_536
    return [UInt8](unsafeUninitializedCapacity: most) { memory, count in
      guard let stream = SDL_RWFromMem(memory.baseAddress, Int32(clamping: most)) else { return }
      defer { SDL_RWclose(stream) }
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels, Int32(size.width), Int32(size.height), 32, Int32(step * 4), format.rawValue)
      defer { SDL_FreeSurface(surface) }
      if IMG_SavePNG_RW(surface, stream, 0) == 0 { count = Int(SDL_RWtell(stream)) }
    }
  }

  /// The smallest rectangle around all pixels in which `other`, of the same size, differs.
  func difference(from other: Bitmap) -> PixelRect {
    guard width == other.width, height == other.height else { return frame }
    let (mine, others) = (pixels, other.pixels)
    return (0..<height).reduce(into: PixelRect.none) { area, y in
      let row = (y + 1) * stride + 1..<(y + 1) * stride + 1 + width
      guard mine[row] != others[row], let first = row.first(where: { mine[$0] != others[$0] }),
        let last = row.last(where: { mine[$0] != others[$0] })
      else { return }
      area = area.union(
        PixelRect(x: first - row.lowerBound, y: y, width: last - first + 1, height: 1))
    }
  }
}
