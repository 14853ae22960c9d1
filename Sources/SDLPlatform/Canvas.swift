internal import CSDL2
internal import Glibc
internal import Threads

/// A surface of real pixels, in memory or the window's own. Painted pixels stay until they are
/// painted over, so that only changes need painting.
@MainActor
final class Canvas {
  private(set) var width: Int
  private(set) var height: Int
  private let window: OpaquePointer?
  /// The window's surface, borrowed from SDL until the window changes its size.
  private var windowSurface: UnsafeMutablePointer<SDL_Surface>?
  /// The canvas's own surface, used without a window or where the window has another pixel format.
  private var ownSurface: UnsafeMutablePointer<SDL_Surface>?
  /// The texture shown where the window's surface is coarser than its pixels: SDL before 2.28
  /// measures it in units on Wayland. It is destroyed with the window.
  private var texture: OpaquePointer?
  private var raster: Raster?
  private var preview: ResizePreview?
  /// Threads for large areas; small windows never need them.
  private lazy var workers = WorkerPool()
  private static let manyPixels = 200_000
  nonisolated private static let bands = 8
  nonisolated private static let pieces = 64

  init(width: Int, height: Int) throws(PlatformError) {
    (self.width, self.height) = (width, height)
    window = nil
    guard let surface = Self.surface(width, height) else {
      throw PlatformError(
        "Cannot get memory for a picture of \(width)×\(height) pixels: \(sdlError()).")
    }
    ownSurface = surface
    raster = Raster(surface)
  }

  /// Creates a canvas on the window's surface, which SDL presents.
  init(window: OpaquePointer) {
    self.window = window
    width = 0
    height = 0
  }

  isolated deinit { SDL_FreeSurface(ownSurface) }

  /// Prepares for a picture; false if there is no surface now. After a resize, the picture painted
  /// in the viewport `before` can still be shown.
  func begin(after before: Viewport) -> Bool {
    guard let window else { return true }
    if let raster, preview == nil, Self.size(of: window) != (width, height) {
      preview = ResizePreview(raster, in: before)
    }
    // SDL hands out the same surface until the size changes.
    guard let surface = SDL_GetWindowSurface(window) else {
      raster = nil
      return false
    }
    var (wide, high) = (surface.pointee.w, surface.pointee.h)
    let renderer = SDL_GetRenderer(window)
    if let renderer { SDL_GetRendererOutputSize(renderer, &wide, &high) }
    let isNew = surface != windowSurface || Int(wide) != width || Int(high) != height
    guard isNew || raster == nil else { return true }
    // The raster pointed into the old surface, which is freed.
    raster = nil
    windowSurface = surface
    (width, height) = (Int(wide), Int(high))
    if let texture { SDL_DestroyTexture(texture) }
    let isCoarse = wide != surface.pointee.w
    texture = isCoarse ? Self.texture(renderer, wide, high) : nil
    guard isCoarse == (texture != nil) else { return false }
    SDL_FreeSurface(ownSurface)
    ownSurface = isCoarse || !Raster.canWrite(surface) ? Self.surface(width, height) : nil
    raster = Raster(ownSurface ?? surface)
    if let raster { prepareMemory(of: raster) }
    return raster != nil
  }

  /// Maps the memory of a new surface: the first picture's on a thread, while that is prepared.
  private func prepareMemory(of raster: Raster) {
    if preview == nil {
      let address = raster.address
      startThread {
        guard let raster = address.raster else { return }
        // Other threads can map memory between two pieces.
        for part in 0..<Self.pieces {
          for rows in [raster.bounds].band(part, of: Self.pieces) { mapPages(of: raster, rows) }
        }
      }
    } else {
      divide([raster.bounds], of: raster) { mapPages(of: $0, $1) }
    }
  }

  /// Runs `work` on every row of `areas`, on several threads if they are large.
  private func divide(
    _ areas: [PixelRect], of raster: Raster,
    _ work: @escaping @Sendable (Raster, PixelRect) -> Void
  ) {
    guard areas.reduce(0, { $0 + $1.area }) > Self.manyPixels else {
      return areas.forEach { work(raster, $0) }
    }
    let address = raster.address
    workers.divide(into: Self.bands) { part in
      guard let raster = address.raster else { return }
      for area in areas.band(part, of: Self.bands) { work(raster, area) }
    }
  }

  private static func size(of window: OpaquePointer) -> (Int, Int) {
    var (wide, high): (Int32, Int32) = (0, 0)
    if let renderer = SDL_GetRenderer(window) {
      SDL_GetRendererOutputSize(renderer, &wide, &high)
    } else {
      SDL_GetWindowSizeInPixels(window, &wide, &high)
    }
    return (Int(wide), Int(high))
  }

  /// Stretches the picture painted before the resize over the window.
  func showPreview(in viewport: Viewport) {
    guard let raster else { return }
    if let preview {
      divide([raster.bounds], of: raster) { raster, band in
        preview.stretch(over: raster, in: viewport, rows: band.y..<band.maxY)
      }
    }
    present([viewport.bounds])
  }

  func forgetPreview() { preview = nil }

  func paint(_ layers: DisplayList, in rects: [PixelRect]) {
    guard let raster else { return }
    divide(rects, of: raster) { layers.paint($1, on: $0) }
  }

  func fill(_ rect: PixelRect, _ modulation: ColorModulation) { raster?.fill(rect, modulation) }

  func paint(_ bitmap: Bitmap, _ place: Affine, _ modulation: ColorModulation, clip: PixelRect) {
    raster?.paint(bitmap, place, modulation, clip: clip)
  }

  func present(_ rects: [PixelRect]) {
    guard let window, let windowSurface else { return }
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    var areas = rects.map { $0.intersection(whole) }.filter { !$0.isEmpty }.map(SDL_Rect.init)
    if let ownSurface, let texture, let renderer = SDL_GetRenderer(window) {
      return present(areas, of: ownSurface, by: texture, renderer)
    }
    if let ownSurface {
      for index in areas.indices {
        var target = areas[index]
        SDL_UpperBlit(ownSurface, &areas[index], windowSurface, &target)
      }
    }
    guard !areas.isEmpty else { return }
    SDL_UpdateWindowSurfaceRects(window, areas, Int32(areas.count))
  }

  private func present(
    _ areas: [SDL_Rect], of ownSurface: UnsafeMutablePointer<SDL_Surface>,
    by texture: OpaquePointer,
    _ renderer: OpaquePointer
  ) {
    for var area in areas {
      let start = Int(area.y) * Int(ownSurface.pointee.pitch) + Int(area.x) * 4
      SDL_UpdateTexture(texture, &area, ownSurface.pointee.pixels + start, ownSurface.pointee.pitch)
    }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }

  private static func texture(_ renderer: OpaquePointer?, _ width: Int32, _ height: Int32)
    -> OpaquePointer?
  {
    let texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), width,
      height)
    if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
    return texture
  }

  /// The pixels row by row; their alpha is meaningless.
  func snapshot() -> Bitmap? {
    guard let raster else { return nil }
    return Bitmap(width: width, height: height, isOpaque: true) { x, y in
      raster.pixels[y * raster.stride + x] | 0xFF00_0000
    }
  }

  private static func surface(_ width: Int, _ height: Int) -> UnsafeMutablePointer<SDL_Surface>? {
    SDL_CreateRGBSurfaceWithFormat(
      0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
  }
}

/// Maps the pages of new memory in one call, which takes half as long as page by page.
func mapPages(_ memory: UnsafeMutableRawBufferPointer) {
  guard let start = memory.baseAddress else { return }
  let before = Int(bitPattern: start) % 4_096
  // Before Linux 5.14 this call fails, and pages are mapped one by one as they are touched.
  madvise(start - before, memory.count + before, MADV_POPULATE_WRITE)
}

private func mapPages(of raster: Raster, _ rows: PixelRect) {
  let start = raster.pixels + raster.stride * rows.y
  mapPages(UnsafeMutableRawBufferPointer(start: start, count: rows.height * raster.stride * 4))
}

extension Raster {
  /// Wraps the pixels of a 32-bit surface; nil for other surfaces.
  fileprivate init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    guard Self.canWrite(surface), let memory = surface.pointee.pixels else { return nil }
    self.init(
      pixels: memory.assumingMemoryBound(to: UInt32.self), stride: Int(surface.pointee.pitch) / 4,
      bounds: PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h)))
  }

  fileprivate static func canWrite(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    guard let format = surface.pointee.format?.pointee.format else { return false }
    return format == SDL_PIXELFORMAT_ARGB8888.rawValue || format == SDL_PIXELFORMAT_RGB888.rawValue
  }
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }
}
