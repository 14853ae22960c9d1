internal import Animation
public import Stage

/// A whole number between two buttons, one less and one more; each is inert at its end of the range.
public struct Stepper: Hashable, Sendable {
  public let id: ControlID
  public let frame: Rect
  public let range: ClosedRange<Int>
  public private(set) var value: Int

  public static let size = Size(280, 72)

  public init(_ id: ControlID, in frame: Rect, _ range: ClosedRange<Int>, value: Int) {
    self.id = id
    self.frame = frame
    self.range = range
    self.value = max(range.lowerBound, min(range.upperBound, value))
  }

  public var less: ControlID { ControlID(id.name + ".less") }
  public var more: ControlID { ControlID(id.name + ".more") }

  /// Both buttons stay controls at the ends of the range, so that the focus has a place.
  public var controls: [Control] {
    let left = Point(x: frame.minX + 36, y: frame.center.y)
    let right = Point(x: frame.maxX - 36, y: frame.center.y)
    return [
      Control(less, Rect(center: left, size: IconButton.size)),
      Control(more, Rect(center: right, size: IconButton.size)),
    ]
  }

  /// True if the value is now another.
  public mutating func handle(_ action: ControlAction) -> Bool {
    let wanted =
      switch action {
      case .activated(less): value - 1
      case .activated(more): value + 1
      default: value
      }
    guard wanted != value, range.contains(wanted) else { return false }
    value = wanted
    return true
  }

  public func draw(_ states: ControlStates, tint: Color = .ink, into picture: inout Picture) {
    let buttons = controls
    for (control, isPlus) in zip(buttons, [false, true]) {
      var state = states[control.id]
      state.isEnabled = isPlus ? value < range.upperBound : value > range.lowerBound
      IconButton.draw(in: control.frame, state, into: &picture) {
        Self.drawSign(isPlus: isPlus, at: $0, into: &$1)
      }
      if !isPlus {
        picture.draw(
          .text("\(value)", TextStyle(.heading, bold: true), at: frame.center, tint: tint)
            .named(id.name))
      }
    }
  }

  /// A minus or a plus, drawn of bars around the middle of a button.
  private static func drawSign(isPlus: Bool, at middle: Point, into picture: inout Picture) {
    let bars = isPlus ? [Size(30, 8), Size(8, 30)] : [Size(30, 8)]
    for bar in bars {
      let edge = Size(bar.width + 6, bar.height + 6)
      picture.draw(.rounded(Rect(center: middle, size: edge), radius: 6, tint: .ink))
    }
    for bar in bars {
      picture.draw(.rounded(Rect(center: middle, size: bar), radius: 4, tint: .cream))
    }
  }
}
