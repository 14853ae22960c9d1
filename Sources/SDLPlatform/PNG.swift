internal import CDeflate
internal import CSDL2
internal import CSDL2Image

enum PNG {
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// A chunk: its length, name and data, and their checksum.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + data
    return bigEndian(data.count) + named + bigEndian(Int(Checksum.crc32(named[...])))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// The cyclic redundancy check of PNG (ISO/IEC 15948, annex D).
enum Checksum {
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}

extension Bitmap {
  /// Writes the picture, which must be opaque, as a PNG file.
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
