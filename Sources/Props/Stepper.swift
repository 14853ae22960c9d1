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

  public func draw(_ controls: Controls, among list: [Control], tint: Color = .ink)
    -> [DrawCommand]
  {
    func button(_ id: ControlID, _ isOpen: Bool, isPlus: Bool) -> [DrawCommand] {
      guard let frame = self.controls.first(where: { $0.id == id })?.frame else { return [] }
      var state = controls.state(of: id, among: list)
      state.isEnabled = isOpen
      return IconButton.draw(in: frame, state, icon: sign(isPlus: isPlus))
    }
    return button(less, value > range.lowerBound, isPlus: false)
      + [
        .text(
          "\(value)", TextStyle(.heading, bold: true), at: frame.center, tint: tint
        ).named(id.name)
      ]
      + button(more, value < range.upperBound, isPlus: true)
  }

  /// A minus or a plus, drawn of bars around the middle of a button.
  private func sign(isPlus: Bool) -> (Point) -> [DrawCommand] {
    { middle in
      let bars = [Size(30, 8)] + (isPlus ? [Size(8, 30)] : [])
      return bars.map {
        .rounded(
          Rect(center: middle, size: Size($0.width + 6, $0.height + 6)), radius: 6, tint: .ink)
      } + bars.map { .rounded(Rect(center: middle, size: $0), radius: 4, tint: .cream) }
    }
  }
}
