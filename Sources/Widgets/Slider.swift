public import Animation
public import Stage

/// A slider over a range of whole numbers, whose knob snaps to marks.
public struct Slider: Hashable, Sendable, Moving {
  let name: String
  /// The slider's hit area in design space; the track runs along its middle.
  public private(set) var frame: Rect
  /// The possible values.
  public let range: ClosedRange<Int>
  /// The value, always within `range`.
  public private(set) var value: Int
  /// The knob's position in units of the value, which glides after the value.
  private var place: AnimatedValue<Double>

  /// The slider's height in design pixels.
  public static let height = 64.0
  private static let knob = Size(48, 48)

  /// Creates a slider at rest on `value`, which is limited to the range.
  public init(_ name: String, in frame: Rect, _ range: ClosedRange<Int>, value: Int) {
    (self.name, self.frame, self.range) = (name, frame, range)
    self.value = max(range.lowerBound, min(range.upperBound, value))
    place = AnimatedValue(at: Double(self.value), duration: 0.12, easing: .outCubic)
  }

  /// Returns the slider with its value and glide, in another frame.
  public func placed(in frame: Rect) -> Slider {
    var slider = self
    slider.frame = frame
    return slider
  }

  var control: Control { Control(name, frame, .slider) }

  func value(after use: ControlAction) -> Int {
    switch use {
    case .dragged(name, let point): value(at: point.x)
    case .adjusted(name, let steps):
      max(
        range.lowerBound, min(range.upperBound, value.addingReportingOverflow(steps).partialValue))
    default: value
    }
  }

  /// Sets the value, limited to `range`, and lets the knob glide there for 0.12 s.
  public mutating func glide(to wanted: Int, at now: Time) {
    value = max(range.lowerBound, min(range.upperBound, wanted))
    place.glide(to: Double(value), at: now)
  }

  /// Returns the middle of the mark of `value`, in design space.
  public func mark(of value: Double) -> Point {
    let steps = Double(range.upperBound - range.lowerBound)
    let share = steps > 0 ? (value - Double(range.lowerBound)) / steps : 0.5
    return Point(
      x: frame.minX + Self.knob.width / 2 + share * (frame.width - Self.knob.width),
      y: frame.center.y)
  }

  public func isOver(at time: Time) -> Bool { place.isOver(at: time) }

  /// Draws the slider with its knob as of `view.time`.
  public func draw(_ state: ControlState, _ view: View, into picture: inout Picture) {
    let knob = mark(of: view.reducesMotion ? Double(value) : place[view.time])
    let lift = state.isPressed ? 0.0 : state.isHovered ? -3 : 0
    let track = Rect(center: frame.center, size: Size(frame.width, 20))
    FocusRing.draw(around: frame, radius: 28, state, into: &picture)
    for value in range {
      let mark = mark(of: Double(value))
      picture.draw(
        .roundedRect(
          Rect(center: Point(x: mark.x, y: mark.y + 26), size: Size(4, 12)), radius: 2,
          tint: .earth))
    }
    picture.draw(.panel(WidgetAssets.sliderTrack, inset: 9, in: track))
    picture.draw(
      .image(WidgetAssets.sliderKnob, at: Point(x: knob.x, y: knob.y + lift))
        .scaled(state.isPressed ? 1.1 : 1).named(name))
  }

  private func value(at x: Double) -> Int {
    let first = mark(of: Double(range.lowerBound)).x
    let last = mark(of: Double(range.upperBound)).x
    guard last > first else { return range.lowerBound }
    let share = max(0, min(1, (x - first) / (last - first)))
    return range.lowerBound + Int((share * Double(range.upperBound - range.lowerBound)).rounded())
  }
}
