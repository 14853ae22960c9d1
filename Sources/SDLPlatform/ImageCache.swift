internal import Glibc

/// The images, at the sizes the window shows.
@MainActor
final class ImageCache {
  private let decoder: ImageDecoder
  private let folder: ResourceFolder
  private var bitmaps: [String: [Entry]] = [:]
  private var missing: Set<String> = []

  private struct Entry {
    let scale: Double
    let bitmap: Bitmap
    var lastUse: Int
  }

  private var uses = 0

  /// The number of pixels from which a picture is large, as backdrops are.
  private static let largePixels = 500_000
  private static let largeBudget = 12_000_000

  init(folder: ResourceFolder) {
    self.folder = folder
    decoder = ImageDecoder(folder: folder)
  }

  /// Starts reading images in order, on other threads, which call `use` with each and its name; if
  /// they are `all`, drops other pending ones.
  func readAhead(
    _ requests: [ImageDecoder.Request], all: Bool = false,
    use: @escaping @Sendable (String, Bitmap) -> Void = { _, _ in }
  ) {
    decoder.readAhead(requests.filter { bitmaps[$0.name] == nil }, all: all, use: use)
  }

  /// The names of all images smaller than a backdrop.
  func smallNames() -> [String] {
    folder.imageNames().filter { name in
      guard let size = try? PictureFile.size(of: folder.image(name, .single)) else { return false }
      return size.width * size.height <= Self.largePixels
    }
  }

  /// The image for `scale` real pixels per design pixel, or a conspicuous box if it can't be read.
  func bitmap(_ name: String, scale: Double) -> Bitmap {
    uses += 1
    let known = bitmaps[name] ?? []
    if let index = known.firstIndex(where: { $0.scale == scale }) {
      bitmaps[name]?[index].lastUse = uses
      return known[index].bitmap
    }
    if missing.contains(name) { return Self.placeholder }
    let bitmap: Bitmap
    do throws(PictureFile.Problem) {
      bitmap = try decoder.take(ImageDecoder.Request(name: name, scale: scale))
    } catch {
      missing.insert(name)
      report("The picture \(folder.image(name, .single)) \(error.words).")
      return Self.placeholder
    }
    // An image may be shown at two sizes, one of them as a backdrop; older sizes are dropped.
    bitmaps[name] = (known + [Entry(scale: scale, bitmap: bitmap, lastUse: uses)]).suffix(2)
    dropUnusedLarge()
    return bitmap
  }

  private func dropUnusedLarge() {
    let large = bitmaps.filter { _, known in
      known.contains { $0.bitmap.width * $0.bitmap.height >= Self.largePixels }
    }
    let byUse = large.sorted { a, b in
      (a.value.map(\.lastUse).max() ?? 0) > (b.value.map(\.lastUse).max() ?? 0)
    }
    var bytes = 0
    for (index, (name, known)) in byUse.enumerated() {
      bytes += known.reduce(0) { $0 + $1.bitmap.byteCount }
      // The last two backdrops are kept, as they may cross-fade.
      if index > 1, bytes > Self.largeBudget { bitmaps[name] = nil }
    }
  }

  /// Drops the images of other scales.
  func keep(only scales: Set<Double>) {
    for (name, known) in bitmaps {
      let kept = known.filter { scales.contains($0.scale) }
      bitmaps[name] = kept.isEmpty ? nil : kept
    }
  }

  /// The placeholder for a missing image, in conspicuous magenta.
  private static let placeholder = Bitmap(width: 16, height: 16) { x, y in
    x == y || x == 15 - y ? 0xFFFF_FFFF : 0xFFFF_00FF
  }
}
