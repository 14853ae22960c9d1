internal import CSDL2
internal import Synchronization
internal import Threads

/// Decodes picture files on any thread, and keeps those read in advance.
final class ImageDecoder: Sendable {
  struct Request: Hashable, Sendable {
    let name: String
    /// Real pixels per design pixel.
    let scale: Double
  }

  /// The place of one picture, locked while a thread reads it.
  private final class Slot: Sendable {
    enum State {
      case unread
      case waiting(Bitmap)
      case taken
    }

    let state = Mutex(State.unread)
  }

  private let folder: ResourceFolder
  private let slots = Mutex<[Request: Slot]>([:])
  /// The pictures still to be read in advance, in order.
  private let pending = Mutex<ArraySlice<Request>>([])

  init(folder: ResourceFolder) { self.folder = folder }

  /// Reads `requests` in order on two threads, for `take`, and calls `use` with each picture and
  /// its name there. If they are `all`, drops other pictures that nobody took.
  func readAhead(
    _ requests: [Request], all: Bool = false,
    use: @escaping @Sendable (String, Bitmap) -> Void = { _, _ in }
  ) {
    let wanted = Set(requests)
    if all { slots.withLock { $0 = $0.filter { wanted.contains($0.key) } } }
    pending.withLock { $0 = requests[...] }
    for _ in requests.prefix(2) {
      startThread { [self] in
        while let request = pending.withLock({ $0.popFirst() }) {
          let read: Bitmap? = slot(request).state.withLock { state in
            guard case .unread = state, let bitmap = try? load(request) else { return nil }
            state = .waiting(bitmap)
            return bitmap
          }
          if let read { use(request.name, read) }
        }
      }
    }
  }

  /// Returns the picture, reading it now if need be, and forgets it.
  func take(_ request: Request) throws(PictureFile.Problem) -> Bitmap {
    try slot(request).state.withLock { state throws(PictureFile.Problem) in
      defer { state = .taken }
      switch state {
      case .waiting(let bitmap): return bitmap
      case .unread, .taken: return try load(request)
      }
    }
  }

  private func slot(_ request: Request) -> Slot {
    slots.withLock { slots in
      let slot = slots[request] ?? Slot()
      slots[request] = slot
      return slot
    }
  }

  /// Reads and scales the smallest drawing that is large enough, or the largest there is.
  private func load(_ request: Request) throws(PictureFile.Problem) -> Bitmap {
    for set in ResourceFolder.ImageSet.larger(for: request.scale) {
      let file = folder.image(request.name, set)
      do throws(PictureFile.Problem) {
        return try Bitmap(file: file).scaled(by: request.scale / set.zoom)
      } catch {
        if error != .missing { report("The picture \(file) \(error.words).") }
      }
    }
    return try Bitmap(file: folder.image(request.name, .single)).scaled(by: request.scale)
  }
}

extension Bitmap {
  convenience init(file: String) throws(PictureFile.Problem) {
    let picture = try PictureFile(file)
    var palette = picture.colors
    // The border has index 0, so that must become the transparent colour.
    let nothing = palette.firstIndex { $0 >> 24 == 0 } ?? palette.count
    if !palette.isEmpty, let index = UInt8(exactly: nothing),
      let indices = try picture.indices(transparent: index)
    {
      let isOpaque = palette.allSatisfy { $0 >> 24 == 255 }
      palette = (palette + repeatElement(0, count: 256 - palette.count)).map(premultiplied)
      palette.swapAt(0, nothing)
      self.init(
        width: picture.width, height: picture.height, indices: indices, palette: palette,
        isOpaque: isOpaque)
    } else {
      guard let surface = picture.surface() else { throw .damaged }
      defer { SDL_FreeSurface(surface) }
      try self.init(surface)
    }
  }

  convenience init(_ surface: UnsafeMutablePointer<SDL_Surface>)
    throws(PictureFile.Problem)
  {
    // PNG files usually have this format; SDL converts others.
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

extension Bitmap {
  fileprivate func scaled(by factor: Double) -> Bitmap {
    resized(
      width: max(1, Int((Double(width) * factor).rounded())),
      height: max(1, Int((Double(height) * factor).rounded())))
  }
}

/// Premultiplied ARGB from straight ABGR.
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
