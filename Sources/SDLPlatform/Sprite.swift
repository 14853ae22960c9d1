/// The painted pixels of a command, run-length encoded, so that a still picture is sampled once and
/// then only copied.
struct Sprite: Sendable {
  private(set) var frame: PixelRect
  private let rows: [Int]
  /// Runs of pixels: the kind in the upper two bits, the count below, then a flat run's colour or
  /// the pixels of an opaque or blended run.
  private let runs: [UInt32]

  fileprivate enum Kind: UInt32 {
    case clear, flat, opaque, blended

    init(of pixel: UInt32) {
      self = pixel == 0 ? .clear : pixel >= 0xFF00_0000 ? .opaque : .blended
    }

    func head(_ count: Int) -> UInt32 { rawValue << 30 | UInt32(count) }
  }

  /// The least length of a flat run; a shorter one is not worth a head of its own.
  private static let flatRun = 8

  /// Keeps the pixels that `paint` paints in `frame` on a transparent ground.
  @_optimize(speed)
  init(_ frame: PixelRect, paint: (Raster) -> Void) {
    let width = frame.width
    var (rows, runs) = ([Int](), [UInt32]())
    rows.reserveCapacity(frame.height)
    let canvas = UnsafeMutablePointer<UInt32>.allocate(capacity: frame.area)
    defer { canvas.deallocate() }
    canvas.initialize(repeating: 0, count: frame.area)
    paint(Raster(pixels: canvas - frame.y * width - frame.x, stride: width, bounds: frame))
    for y in 0..<frame.height {
      rows.append(runs.count)
      Self.encode(UnsafeBufferPointer(start: canvas + y * width, count: width), into: &runs)
    }
    (self.frame, self.rows, self.runs) = (frame, rows, runs)
  }

  func moved(byX x: Int, y: Int) -> Sprite {
    var moved = self
    moved.frame = PixelRect(
      x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
    return moved
  }

  @inline(__always)
  private static func encode(_ row: UnsafeBufferPointer<UInt32>, into runs: inout [UInt32]) {
    func end(of x: Int, _ goesOn: (UInt32) -> Bool) -> Int {
      var x = x + 1
      while x < row.count, goesOn(row[x]) { x += 1 }
      return x
    }
    var x = 0
    while x < row.count {
      let (first, kind) = (row[x], Kind(of: row[x]))
      let same = end(of: x) { $0 == first }
      if kind == .clear {
        runs.append(kind.head(same - x))
        x = same
      } else if kind == .opaque, same - x >= flatRun {
        runs += [Kind.flat.head(same - x), first]
        x = same
      } else {
        var last = same
        while last < row.count, Kind(of: row[last]) == kind {
          let next = end(of: last) { [color = row[last]] in $0 == color }
          if next - last >= flatRun, kind == .opaque { break }
          last = next
        }
        runs.append(kind.head(last - x))
        runs += row[x..<last]
        x = last
      }
    }
  }

  /// Calls `body` with each run of row `y`: its kind, its first column, the count, and its pixels.
  @inline(__always)
  fileprivate func eachRun(
    of y: Int, _ body: (Kind, _ x: Int, _ count: Int, UnsafePointer<UInt32>) -> Void
  ) {
    runs.withUnsafeBufferPointer { runs in
      guard var place = runs.baseAddress else { return }
      place += rows[y - frame.y]
      var x = frame.x
      while x < frame.maxX {
        let (kind, count) = (place.pointee >> 30, Int(place.pointee & 0x3FFF_FFFF))
        switch kind {
        case Kind.clear.rawValue: place += 1
        case Kind.flat.rawValue:
          body(.flat, x, count, place + 1)
          place += 2
        case Kind.opaque.rawValue:
          body(.opaque, x, count, place + 1)
          place += count + 1
        default:
          body(.blended, x, count, place + 1)
          place += count + 1
        }
        x += count
      }
    }
  }
}

extension Raster {
  @_optimize(speed)
  func paint(_ sprite: Sprite, clip: PixelRect) {
    let area = clip.intersection(bounds).intersection(sprite.frame)
    for y in area.y..<area.maxY {
      let row = pixels + y * stride
      sprite.eachRun(of: y) { kind, x, count, colors in
        let (left, right) = (max(x, area.x), min(x + count, area.maxX))
        guard left < right else { return }
        switch kind {
        case .clear: break
        case .flat: (row + left).update(repeating: colors.pointee, count: right - left)
        case .opaque: (row + left).update(from: colors + (left - x), count: right - left)
        case .blended:
          for place in left..<right { row[place] = Self.over(row[place], colors[place - x]) }
        }
      }
    }
  }
}
