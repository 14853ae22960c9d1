internal import CSDL2
internal import Synchronization

/// Reads pictures from files, on whatever thread asks, one at a time; what was read ahead waits here.
final class ImageDecoder: Sendable {
  struct Request: Hashable, Sendable {
    let name: String
    /// Real pixels to a design pixel.
    let scale: Double
  }

  private let folder: ResourceFolder
  private let decoded = Mutex<[Request: Bitmap]>([:])
  private let reading = Mutex<Void>(())

  init(folder: ResourceFolder) { self.folder = folder }

  /// Reads `requests` on another thread, those of at most `most` pixels; `take` finds them when they are there.
  func readAhead(_ requests: [Request], most: Int) {
    guard !requests.isEmpty else { return }
    startThread { [self] in
      for request in requests {
        let size = try? PictureFile.size(of: folder.image(request.name, .single))
        if let size, size.width * size.height <= most { _ = try? read(request) }
      }
    }
  }

  /// The picture, and from now on nobody else's.
  func take(_ request: Request) throws(PictureFile.Problem) -> Bitmap {
    let bitmap = try read(request)
    decoded.withLock { $0[request] = nil }
    return bitmap
  }

  private func read(_ request: Request) throws(PictureFile.Problem) -> Bitmap {
    if let ready = decoded.withLock({ $0[request] }) { return ready }
    return try reading.withLock { _ throws(PictureFile.Problem) in
      // Somebody may have read it while this thread waited.
      if let ready = decoded.withLock({ $0[request] }) { return ready }
      let bitmap = try load(request)
      decoded.withLock { $0[request] = bitmap }
      return bitmap
    }
  }

  private func load(_ request: Request) throws(PictureFile.Problem) -> Bitmap {
    let double = request.scale > 1 ? double(request.name) : nil
    let found =
      if let double { double } else { try Bitmap(file: folder.image(request.name, .single)) }
    let factor = request.scale / (double == nil ? 1 : 2)
    return found.resized(
      width: max(1, Int((Double(found.width) * factor).rounded())),
      height: max(1, Int((Double(found.height) * factor).rounded())))
  }

  /// The picture at twice its size; without it the usual one is enlarged.
  private func double(_ name: String) -> Bitmap? {
    let file = folder.image(name, .double)
    do throws(PictureFile.Problem) {
      return try Bitmap(file: file)
    } catch {
      if error != .missing { report("The picture \(file) \(error.words).") }
      return nil
    }
  }
}

extension Bitmap {
  /// A picture from a PNG.
  convenience init(file: String) throws(PictureFile.Problem) {
    guard let loaded = try PictureFile(file).surface() else { throw .damaged }
    defer { SDL_FreeSurface(loaded) }
    try self.init(loaded)
  }

  /// The pixels of a surface, premultiplied.
  private convenience init(_ surface: UnsafeMutablePointer<SDL_Surface>)
    throws(PictureFile.Problem)
  {
    // What PNG files hold is read as it is; anything else is brought into that order first.
    let isUsual = surface.pointee.format?.pointee.format == SDL_PIXELFORMAT_ABGR8888.rawValue
    guard
      let plain = isUsual
        ? surface : SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ABGR8888.rawValue, 0),
      let memory = plain.pointee.pixels
    else { throw .damaged }
    defer { if !isUsual { SDL_FreeSurface(plain) } }
    let (width, height) = (Int(plain.pointee.w), Int(plain.pointee.h))
    let step = Int(plain.pointee.pitch) / 4
    let source = memory.assumingMemoryBound(to: UInt32.self)
    var common: UInt32 = 0xFF00_0000
    let stride = width + 2
    let count = stride * (height + 2)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, filled in
      guard let start = target.baseAddress else { return }
      start.initialize(repeating: 0, count: stride)
      (start + count - stride).initialize(repeating: 0, count: stride)
      for y in 0..<height {
        let row = source + y * step
        let line = start + (y + 1) * stride
        line[0] = 0
        line[stride - 1] = 0
        for x in 0..<width {
          common &= row[x]
          line[x + 1] = premultiplied(row[x])
        }
      }
      filled = count
    }
    self.init(width: width, height: height, pixels: pixels, isOpaque: common == 0xFF00_0000)
  }
}

/// ARGB with the colours multiplied by alpha, from ABGR without.
@inline(__always)
private func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  let swapped = pixel & 0xFF00_FF00 | pixel >> 16 & 255 | (pixel & 255) << 16
  if alpha == 255 { return swapped }
  if alpha == 0 { return 0 }
  func share(_ channel: UInt32) -> UInt32 { (channel * alpha + 127) / 255 }
  return alpha << 24 | share(swapped >> 16 & 255) << 16 | share(swapped >> 8 & 255) << 8
    | share(swapped & 255)
}
