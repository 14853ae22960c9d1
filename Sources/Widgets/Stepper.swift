internal import Animation
public import Phrases
public import Stage

/// A control for a whole number, between a minus and a plus button.
public enum Stepper {
  /// The stepper's size in design pixels.
  public static let size = Size(280, 72)

  fileprivate static func drawSign(isPlus: Bool, at middle: Point, into picture: inout Picture) {
    let bars = isPlus ? [Size(30, 8), Size(8, 30)] : [Size(30, 8)]
    for (edge, radius, tint) in [(6.0, 6.0, Color.ink), (0, 4, .cream)] {
      for bar in bars {
        let size = Size(bar.width + edge, bar.height + edge)
        picture.draw(.roundedRect(Rect(center: middle, size: size), radius: radius, tint: tint))
      }
    }
  }
}

extension Screen {
  /// Adds a whole number between a minus and a plus button, each of which is disabled at its end of
  /// `range`.
  ///
  /// `action` turns the number that a press would set into an action.
  public mutating func stepper(
    _ value: Int, _ range: ClosedRange<Int>, _ words: Phrase, named name: String, in frame: Rect,
    _ action: (Int) -> Action
  ) {
    for step in [-1, 1] {
      let isUsable = range.contains(value + step)
      let x = step < 0 ? frame.minX + 36 : frame.maxX - 36
      let button = Rect(center: Point(x: x, y: frame.center.y), size: IconButton.size)
      let spoken = Spoken(
        .spoken(step < 0 ? .fewer : .more), of: words, .slider(value, of: range.upperBound))
      add(
        Control(name + (step < 0 ? ".less" : ".more"), button), spoken,
        isUsable ? .press(action(value + step)) : .nothing
      ) { state, _, picture in
        var state = state
        state.isEnabled = isUsable
        IconButton.draw(in: button, state, into: &picture) {
          Stepper.drawSign(isPlus: step > 0, at: $0, into: &$1)
        }
        guard step < 0 else { return }
        picture.draw(
          "\(value)", TextStyle(.heading, bold: true), at: frame.center, tint: .ink, named: name)
      }
    }
  }
}
