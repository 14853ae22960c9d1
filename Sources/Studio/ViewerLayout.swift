internal import Animation
internal import Stage

/// The layout of the viewer in design pixels: the game's picture, and the bar below.
enum ViewerLayout {
  /// The scale of the game's picture, the point about which it is scaled, and its frame.
  static let scale = 0.8
  static let pivot = Point(x: 640, y: 50)
  static let gameFrame = Rect(x: 128, y: 10, width: 1024, height: 576)

  static let playButton = Rect(center: Point(x: 64, y: 664), size: Size(72, 72))
  static let keysButton = Rect(center: Point(x: 1216, y: 50), size: Size(72, 72))

  static let scrubber = Rect(x: 128, y: 632, width: 1024, height: 72)
  /// The scrubber's hit area.
  static let grip = Rect(x: 116, y: 620, width: 1048, height: 96)
  static let laneHeight = 18.0
  /// The y of the line of words above the scrubber.
  static let wordsY = 609.0

  /// Returns the frame of the inspector, on the side away from the pointer.
  static func panel(awayFrom pointer: Point?) -> Rect {
    let isLeft = (pointer ?? gameFrame.point(1, 0)).x > gameFrame.center.x
    return Rect(
      x: isLeft ? 12 : Design.size.width - 12 - Inspection.panelWidth, y: keysButton.maxY + 8,
      width: Inspection.panelWidth, height: gameFrame.maxY - keysButton.maxY - 8)
  }

  /// Returns a window point in the game's coordinates; nil outside its picture.
  static func inGame(_ point: Point) -> Point? {
    guard gameFrame.contains(point) else { return nil }
    return Point(x: (point.x - gameFrame.minX) / scale, y: (point.y - gameFrame.minY) / scale)
  }

  static func lane(_ kind: Mark.Kind) -> Rect {
    Rect(
      x: scrubber.minX, y: scrubber.minY + Double(kind.rawValue) * laneHeight,
      width: scrubber.width,
      height: laneHeight)
  }

  static func x(of tick: Int64, of end: Int64) -> Double {
    scrubber.minX + scrubber.width * Double(tick) / Double(max(1, end))
  }

  static func tick(at x: Double, of end: Int64) -> Int64 {
    let share = ((x - scrubber.minX) / scrubber.width).clamped(to: 0...1)
    return Int64((share * Double(end)).rounded())
  }
}

/// The marks of one kind; those that touch are drawn as one bar.
struct Lane: Sendable {
  static let markWidth = 3.0

  let kind: Mark.Kind
  let runs: [ClosedRange<Double>]

  init(_ kind: Mark.Kind, of rewind: SeekableReplay) {
    self.kind = kind
    runs = rewind.marks.filter { $0.kind == kind }.reduce(into: []) { runs, mark in
      let x = ViewerLayout.x(of: mark.tick, of: rewind.end).rounded()
      if let last = runs.last, x <= last.upperBound + Self.markWidth {
        runs[runs.count - 1] = last.lowerBound...max(x, last.upperBound)
      } else {
        runs.append(x...x)
      }
    }
  }
}

extension Mark.Kind {
  var color: Color {
    switch self {
    case .input: Color(0x6FB5F5)
    case .cue: .sun
    case .sound: Color(0x86CF6B)
    case .word: Color(0xF0916A)
    }
  }

  var label: String {
    switch self {
    case .input: "inputs"
    case .cue: "cues"
    case .sound: "sounds"
    case .word: "words"
    }
  }
}
