internal import CSDL2
internal import CSDL2Image
internal import Glibc
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
      for request in requests where pixelCount(folder.image(request.name, .single)) <= most {
        _ = read(request)
      }
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
    // What PNG files hold is read as it is; anything else is brought into that order first.
    let isUsual = surface.pointee.format?.pointee.format == SDL_PIXELFORMAT_ABGR8888.rawValue
    guard
      let plain = isUsual
        ? surface : SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ABGR8888.rawValue, 0),
      let memory = plain.pointee.pixels
    else { return nil }
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

/// How many pixels a PNG has, by its first bytes.
private func pixelCount(_ file: String) -> Int {
  guard let stream = fopen(file, "r") else { return 0 }
  defer { fclose(stream) }
  var head = [UInt8](repeating: 0, count: 24)
  guard fread(&head, 1, head.count, stream) == head.count else { return 0 }
  func number(at index: Int) -> Int { head[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
  return number(at: 16) * number(at: 20)
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
