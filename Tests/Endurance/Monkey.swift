import Animation
import Director
import Stage

/// A player without sense: events by chance, most of them near something that can be pressed.
struct Monkey {
  private var chance: SplitMix64

  init(seed: UInt64) { chance = SplitMix64(seed: seed) }

  /// The next event; keys that leave the scene are rare, so that it gets anywhere.
  mutating func event(for director: Director) -> InputEvent {
    if director.isForTwo, number(below: 3) == 0 { return seated() }
    return switch number(below: 100) {
    case ..<30: .pointerDown(point(director))
    case ..<58: .pointerUp(point(director))
    case ..<78: .pointerMoved(point(director))
    case ..<93: .key(key(), modifiers())
    case ..<95: .text(text())
    case 95: .pointerCancelled
    case 96: .wheel(Double(number(below: 9)) - 4)
    case 97: [.composing("ñ"), .composing(""), .paste(text())][number(below: 3)]
    case 98: [.focusLost, .focusGained][number(below: 2)]
    default: .pointerLeft
    }
  }

  /// How long the monkey waits: mostly hardly at all, sometimes until all is over.
  mutating func pause() -> Int {
    switch number(below: 100) {
    case ..<60: 0
    case ..<90: number(below: 5)
    case ..<99: number(below: 24)
    default: number(below: 240)
    }
  }

  private mutating func number(below bound: Int) -> Int {
    Int(chance.next() % UInt64(bound))
  }

  private mutating func point(_ director: Director) -> Point {
    let places = director.layout
    guard !places.isEmpty, number(below: 8) > 0 else {
      return Point(x: chance.number(in: -200...1_480), y: chance.number(in: -200...920))
    }
    let rect = places[number(below: places.count)].rect
    // The edges are where mistakes live.
    return number(below: 4) == 0
      ? rect.point(Double(number(below: 2)), Double(number(below: 2)))
      : rect.point(chance.unit(), chance.unit())
  }

  private mutating func seated() -> InputEvent {
    let seat = Seat.allCases[number(below: 2)]
    return switch number(below: 12) {
    case 0: .gamepadLost(seat)
    case 1: .gamepadFound(seat)
    case 2: .used(InputDevice.allCases[number(below: 4)])
    default: .pressed([.one, .two, .three][number(below: 3)], at: seat)
    }
  }

  private mutating func key() -> Key {
    let keys = Key.allCases.filter { $0 != .escape || number(below: 6) == 0 }
    return keys[number(below: keys.count)]
  }

  private mutating func modifiers() -> Modifiers {
    number(below: 5) == 0 ? Modifiers(rawValue: UInt8(number(below: 8))) : []
  }

  private mutating func text() -> String {
    ["a", "Ada", "7", "100", "-", "Zoë", "🦁", "{", "line\nbreak", "", " ", "日本"][number(below: 12)]
  }
}
