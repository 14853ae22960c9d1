internal import Stage

/// An animated PNG that loops for ever.
///
/// Source: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", 2025. Each frame
/// but the first holds only what differs from the one before.
@MainActor
public struct AnimatedPicture {
  /// A rectangle that changes, its PNG, and its duration in ticks.
  private struct Part {
    let area: PixelRect
    let chunks: [PNGChunk]
    var ticks: Int
  }

  private let width: Int
  private var last: Bitmap?
  private var parts: [Part] = []

  /// - Parameter width: the width of the pictures in pixels; the height follows.
  public init(width: Int) { self.width = width }

  /// Adds what `renderer` drew last, for `ticks`.
  public mutating func add(_ renderer: Renderer, ticks: Int) throws(PlatformError) {
    guard let drawn = renderer.snapshot() else { return }
    let frame = drawn.resized(width: width, height: drawn.height * width / max(1, drawn.width))
    let area = last.map { frame.difference(from: $0) } ?? frame.frame
    if area.isEmpty {
      parts[parts.count - 1].ticks += ticks
    } else {
      let bytes = try frame.png(of: area, over: last)
      parts.append(Part(area: area, chunks: PNGChunk.all(in: bytes), ticks: ticks))
    }
    last = frame
  }

  /// Writes the file.
  public func savePNG(to path: String) throws(PlatformError) {
    try writeFile(PNGChunk.signature + chunks.flatMap(\.bytes), to: path)
  }

  private var chunks: [PNGChunk] {
    guard let head = parts.first?.chunks.first else { return [] }
    var chunks = [head, PNGChunk("acTL", bigEndian(parts.count) + bigEndian(0))]
    var number = 0
    for (index, part) in parts.enumerated() {
      chunks.append(PNGChunk("fcTL", bigEndian(number) + Self.control(part)))
      number += 1
      for chunk in part.chunks where chunk.name == "IDAT" {
        guard index > 0 else {
          chunks.append(chunk)
          continue
        }
        chunks.append(PNGChunk("fdAT", bigEndian(number) + chunk.data))
        number += 1
      }
    }
    return chunks + [PNGChunk("IEND", [])]
  }

  /// The frame control: area and duration; it stays, and is blended over what is there.
  private static func control(_ part: Part) -> [UInt8] {
    let area = part.area
    return [area.width, area.height, area.x, area.y].flatMap(bigEndian)
      + bigEndian(min(65_535, part.ticks)).suffix(2) + bigEndian(60).suffix(2) + [0, 1]
  }
}
