internal import CSDL2
internal import CSDL2Image

extension Bitmap {
  /// Writes the picture, which must be opaque, as a PNG.
  func savePNG(to path: String) throws(PlatformError) {
    var plain = pixels
    let (wide, high, step) = (Int32(width), Int32(height), stride)
    let failure = plain.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress,
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          start + step + 1, wide, high, 32, Int32(step * 4), SDL_PIXELFORMAT_RGB888.rawValue)
      else { return sdlError() }
      defer { SDL_FreeSurface(surface) }
      return IMG_SavePNG(surface, path) == 0 ? nil : sdlError()
    }
    if let failure { throw PlatformError("Cannot write \(path): \(failure).") }
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
    // Data that can't be compressed grows a little.
    let most = area.area * 4 + area.height * 8 + 65_536
    let bytes = part.withUnsafeMutableBytes { part in
      [UInt8](unsafeUninitializedCapacity: most) { memory, count in
        guard let stream = SDL_RWFromMem(memory.baseAddress, Int32(clamping: most)) else { return }
        defer { SDL_RWclose(stream) }
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          part.baseAddress, Int32(area.width), Int32(area.height), 32, Int32(area.width * 4),
          SDL_PIXELFORMAT_ARGB8888.rawValue)
        defer { SDL_FreeSurface(surface) }
        if IMG_SavePNG_RW(surface, stream, 0) == 0 { count = Int(SDL_RWtell(stream)) }
      }
    }
    guard !bytes.isEmpty else { throw PlatformError("Cannot make a PNG: \(sdlError()).") }
    return bytes
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
