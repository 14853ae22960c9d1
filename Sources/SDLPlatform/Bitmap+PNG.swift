internal import CSDL2
internal import CSDL2Image

extension Bitmap {
  /// Writes the picture, which must be opaque, as a PNG.
  func savePNG(to path: String) throws(PlatformError) {
    // Data that can't be compressed grows a little.
    let most = width * height * 4 + height * 8 + 65_536
    var plain = pixels
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { memory, count in
      guard let stream = SDL_RWFromMem(memory.baseAddress, Int32(clamping: most)) else { return }
      defer { SDL_RWclose(stream) }
      plain.withUnsafeMutableBytes { pixels in
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          pixels.baseAddress.map { $0 + (stride + 1) * 4 }, Int32(width), Int32(height), 32,
          Int32(stride * 4), SDL_PIXELFORMAT_RGB888.rawValue)
        defer { SDL_FreeSurface(surface) }
        if IMG_SavePNG_RW(surface, stream, 0) == 0 { count = Int(SDL_RWtell(stream)) }
      }
    }
    guard !bytes.isEmpty else { throw PlatformError("Cannot make a PNG: \(sdlError()).") }
    try writeFile(bytes, to: path)
  }
}
