/// A picture in waiting, run-length encoded: painted flat, it takes a third of its memory or less.
struct PackedBitmap: Sendable {
  private struct Run {
    let color: UInt32
    var count: UInt32
  }

  private let width: Int
  private let height: Int
  private let isOpaque: Bool
  private let runs: [Run]

  init(_ bitmap: Bitmap) {
    (width, height, isOpaque) = (bitmap.width, bitmap.height, bitmap.isOpaque)
    var runs: [Run] = []
    var run = Run(color: 0, count: 0)
    for pixel in bitmap.pixels {
      if pixel != run.color {
        runs.append(run)
        run = Run(color: pixel, count: 0)
      }
      run.count += 1
    }
    runs.append(run)
    self.runs = runs
  }

  var bitmap: Bitmap {
    let count = (width + 2) * (height + 2)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, filled in
      for run in runs {
        target[filled..<filled + Int(run.count)].initialize(repeating: run.color)
        filled += Int(run.count)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
  }
}
