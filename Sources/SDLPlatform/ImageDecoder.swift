internal import CSDL2
internal import CSDL2Image
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

  /// Reads `requests` on another thread; `take` finds them when they are there.
  func readAhead(_ requests: [Request]) {
    Task.detached(priority: .high) { [self] in
      for request in requests { _ = read(request) }
    }
  }

  /// The picture, and from now on nobody else's; nil if there is no such file.
  func take(_ request: Request) -> Bitmap? {
    let bitmap = read(request)
    decoded.withLock { $0[request] = nil }
    return bitmap
  }

  private func read(_ request: Request) -> Bitmap? {
    if let ready = decoded.withLock({ $0[request] }) { return ready }
    return reading.withLock { _ in
      // Somebody may have read it while this thread waited.
      if let ready = decoded.withLock({ $0[request] }) { return ready }
      guard let bitmap = load(request) else { return nil }
      decoded.withLock { $0[request] = bitmap }
      return bitmap
    }
  }

  private func load(_ request: Request) -> Bitmap? {
    let double = request.scale > 1 ? Bitmap(file: folder.image(request.name, .double)) : nil
    guard let found = double ?? Bitmap(file: folder.image(request.name, .single)) else {
      return nil
    }
    let factor = request.scale / (double == nil ? 1 : 2)
    return found.resized(
      width: max(1, Int((Double(found.width) * factor).rounded())),
      height: max(1, Int((Double(found.height) * factor).rounded())))
  }
}

extension Bitmap {
  /// A picture from a file that SDL_image can read.
  convenience init?(file: String) {
    guard let loaded = IMG_Load(file) else { return nil }
    defer { SDL_FreeSurface(loaded) }
    self.init(loaded)
  }

  /// The pixels of a surface, premultiplied.
  convenience init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    // Both have red where the file has it, so that the common formats of PNG are copied and not searched.
    guard
      let plain = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0),
      let memory = plain.pointee.pixels
    else { return nil }
    defer { SDL_FreeSurface(plain) }
    let (width, height) = (Int(plain.pointee.w), Int(plain.pointee.h))
    let step = Int(plain.pointee.pitch) / 4
    let source = memory.assumingMemoryBound(to: UInt32.self)
    var isOpaque = true
    let count = (width + 2) * (height + 2)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, filled in
      target.initialize(repeating: 0)
      for y in 0..<height {
        let row = source + y * step
        let start = (y + 1) * (width + 2) + 1
        for x in 0..<width {
          let pixel = row[x]
          if pixel >= 0xFF00_0000 {
            target[start + x] = pixel
          } else {
            isOpaque = false
            target[start + x] = premultiplied(pixel)
          }
        }
      }
      filled = count
    }
    self.init(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
  }
}

private func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  guard alpha > 0 else { return 0 }
  func share(_ channel: UInt32) -> UInt32 { (channel * alpha + 127) / 255 }
  return alpha << 24 | share(pixel >> 16 & 255) << 16 | share(pixel >> 8 & 255) << 8
    | share(pixel & 255)
}
