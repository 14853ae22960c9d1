internal import Animation
internal import Rules

/// The file format of a replay: text that a person can write.
///
///     bungle-replay 1
///     scene jungle
///     seed 7
///     size 1280x720
///     choice calm true
///     record single 17 12 1700000000 Ada
///     60 down home.lion
///     75 move 640 300
///     90 up region 12 -40
///     200 tap button.back
///     250 press left one
///     300 end
///
/// A point is two numbers, or a place's name and an offset from its middle. A `tap` moves there,
/// presses and lets go, 6 ticks (a tenth of a second) apart.
extension Replay {
  static let header = "bungle-replay 1"

  /// Creates a replay from the text of a replay file.
  ///
  /// - Throws: `ReplayError` for the first line that is wrong.
  public init(text: String) throws(ReplayError) {
    var reader = try Reader(text)
    try reader.expect(Self.header)
    let scene = try reader.scene()
    let seed = try reader.seed()
    let (width, height) = try reader.size()
    self.init(scene: scene, seed: seed, width: width, height: height)
    preferences = try reader.choices()
    records = try reader.records()
    (moments, end) = try reader.moments()
  }

  /// The text of a replay file; reading it gives an equal replay, without `InputEvent.saved`.
  public var text: String {
    let fresh = Preferences().values
    let choices = preferences.values.filter { fresh[$0.key] != $0.value }.sorted { $0.key < $1.key }
    let head = [
      Self.header, "scene \(scene.rawValue)", "seed \(seed)", "size \(width)x\(height)",
    ]
    return
      (head + choices.map { "choice \($0.key) \($0.value)" }
      + records.map(\.spelling)
      // The event `saved` is the machine's answer, not the player's act.
      + lines(of: moments.filter { !$0.event.isAnswer }[...]) + ["\(end) end"])
      .joined(separator: "\n") + "\n"
  }

  private func lines(of moments: ArraySlice<Moment>) -> [String] {
    var (lines, rest) = ([String](), moments)
    while let moment = rest.first {
      if let name = moment.place, Array(rest.prefix(3)) == Self.tap(name, at: moment.tick) {
        lines.append("\(moment.tick) tap \(name)")
        rest = rest.dropFirst(3)
      } else {
        lines.append("\(moment.tick) \(moment.spelling)")
        rest = rest.dropFirst()
      }
    }
    return lines
  }

  /// Returns the three events of a tap in the middle of a place.
  static func tap(_ place: String, at tick: Int64) -> [Moment] {
    [InputEvent.pointerMoved(.zero), .pointerDown(.zero), .pointerUp(.zero)].enumerated().map {
      Moment(tick: tick + Int64($0) * tapTicks, event: $1, near: place)
    }
  }
}

extension Replay.Moment {
  fileprivate var spelling: String {
    guard let place, let point = event.point else { return event.spelling }
    let verb = event.spelling.prefix { $0 != " " }
    return "\(verb) \(place)" + (point == .zero ? "" : " \(point.x) \(point.y)")
  }
}

extension InputEvent {
  /// The event as a replay file spells it, e.g. `key shift+tab`.
  public var spelling: String {
    switch self {
    case .pointerMoved(let point): "move \(point.x) \(point.y)"
    case .pointerDown(let point): "down \(point.x) \(point.y)"
    case .pointerUp(let point): "up \(point.x) \(point.y)"
    case .pointerCancelled: "cancel"
    case .otherFinger(let point): "finger \(point.x) \(point.y)"
    case .pointerLeft: "leave"
    case .wheel(let lines): "wheel \(lines)"
    case .key(let key, let modifiers): "key \(modifiers.spelling)\(key.rawValue)"
    case .pressed(let key, let seat): "press \(seat.rawValue) \(key.rawValue)"
    case .gamepadLost(let seat): "unplug \(seat.rawValue)"
    case .gamepadFound(let seat): "plug \(seat.rawValue)"
    case .keyNamed(let name): "named \(name.escaped)"
    case .otherPressed: "other"
    case .text(let words): "text \(words.escaped)"
    case .composing(let words): "compose \(words.escaped)"
    case .paste(let words): "paste \(words.escaped)"
    case .focusLost: "blur"
    case .focusGained: "focus"
    case .used(let device): "use \(device.rawValue)"
    case .saved: "saved"
    }
  }
}

extension Standings.Entry {
  fileprivate var spelling: String {
    "record \(kind.rawValue) \(points) \(longest) \(date) \(name.text.escaped)"
  }
}

extension InputEvent {
  fileprivate var isAnswer: Bool { if case .saved = self { true } else { false } }
}

extension Modifiers {
  static let names: [(String, Modifiers)] = [
    ("shift", .shift), ("control", .control), ("alt", .alt),
  ]

  var spelling: String { Self.names.filter { contains($0.1) }.map { $0.0 + "+" }.joined() }
}

extension String {
  /// The text on one line: backslashes and line breaks are written as escapes.
  var escaped: String {
    var result = ""
    for character in self {
      switch character {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\r\n": result += "\\r\\n"
      default: result.append(character)
      }
    }
    return result
  }

  var unescaped: String {
    var result = ""
    var isEscaped = false
    for character in self {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "r" ? "\r" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
