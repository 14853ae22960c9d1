internal import Animation
internal import Rules

extension Replay {
  /// A reader of the lines in turn, which skips blank lines and those that begin with `#`.
  struct Reader {
    private var lines: ArraySlice<(number: Int, text: Substring)>
    /// The number of the line read last, counted from 1; at the end of the file, the number of its
    /// lines.
    private var number = 0
    private let count: Int

    init(_ text: String) throws(ReplayError) {
      guard text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) <= Replay.mostLines else {
        throw ReplayError(
          line: Replay.mostLines + 1,
          expected: "the end: a replay has \(Replay.mostLines) lines at most")
      }
      let all = text.split(separator: "\n", omittingEmptySubsequences: false)
      count = all.count
      lines =
        all.enumerated().map { (number: $0 + 1, text: $1.hasSuffix("\r") ? $1.dropLast() : $1) }
        .filter { !$0.text.allSatisfy(\.isWhitespace) && !$0.text.hasPrefix("#") }[...]
    }

    mutating func expect(_ words: String) throws(ReplayError) {
      guard try next("`\(words)`") == words else { throw fault("`\(words)`") }
    }

    mutating func scene() throws(ReplayError) -> SceneID {
      let names = SceneID.allCases.map(\.rawValue).joined(separator: ", ")
      return try value(of: "scene", "`scene NAME`, one of \(names)") { SceneID(rawValue: $0) }
    }

    mutating func seed() throws(ReplayError) -> UInt64 {
      try value(of: "seed", "`seed N` with a whole number from 0 on") { UInt64($0) }
    }

    mutating func size() throws(ReplayError) -> (Int, Int) {
      try value(of: "size", "`size WIDTHxHEIGHT`, e.g. `size 1280x720`") { words in
        let numbers = words.split(separator: "x").compactMap { Int($0) }
        guard numbers.count == 2, numbers.allSatisfy({ (64...16384).contains($0) }) else {
          return nil
        }
        return (numbers[0], numbers[1])
      }
    }

    /// Reads any number of `choice NAME VALUE` lines.
    mutating func choices() throws(ReplayError) -> Preferences {
      var values: [String: String] = [:]
      while let line = next(after: "choice ") {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count > 2 || words.count == 2 && line.hasSuffix(" ") else {
          throw fault("`choice NAME VALUE`")
        }
        let (name, value) = (String(words[1]), words.count > 2 ? String(words[2]) : "")
        guard Preferences(values: [name: value]).values[name] == value else {
          throw fault("a value that `\(name)` can have")
        }
        values[name] = value
      }
      return Preferences(values: values)
    }

    mutating func records() throws(ReplayError) -> [Standings.Entry] {
      var records: [Standings.Entry] = []
      while let line = next(after: "record ") {
        let words = line.split(separator: " ", maxSplits: 5)
        guard words.count == 6, let kind = Standings.Entry.Kind(rawValue: String(words[1])),
          let points = Int(words[2]), let longest = Int(words[3]), let date = Int(words[4]),
          let name = try? Name(String(words[5]).unescaped)
        else { throw fault("`record KIND POINTS LONGEST DATE NAME`, single or team") }
        records.append(
          Standings.Entry(name: name, kind: kind, points: points, longest: longest, date: date))
      }
      return records
    }

    mutating func moments() throws(ReplayError) -> ([Moment], end: Int64) {
      var moments: [Moment] = []
      var last: Int64 = 0
      while true {
        let words = try next("`TICK end` as the last line").split(separator: " ", maxSplits: 1)
        guard let tick = words.first.flatMap({ Int64($0) }), tick >= 0, words.count == 2 else {
          throw fault("`TICK EVENT` with a tick from 0 on, e.g. `60 key enter`")
        }
        guard tick >= last else { throw fault("a tick of \(last) or later") }
        guard tick <= Replay.mostTicks else {
          throw fault("a tick up to \(Replay.mostTicks), which is a day of play")
        }
        if words[1] == "end" {
          guard let more = lines.first else { return (moments, tick) }
          throw ReplayError(line: more.number, expected: "nothing after `end`")
        }
        moments += try read(words[1], at: tick)
        last = moments.last?.tick ?? tick
      }
    }

    /// Returns the moments of a line: one, or three for a tap.
    private func read(_ text: Substring, at tick: Int64) throws(ReplayError) -> [Moment] {
      let words = text.split(separator: " ")
      if words.first == "tap" {
        guard words.count == 2, Double(words[1]) == nil else {
          throw fault("the name of a place after `tap`, e.g. `button.back`")
        }
        return Replay.tap(String(words[1]), at: tick)
      }
      guard ["move", "down", "up"].contains(words.first), words.count > 1,
        Double(words[1]) == nil
      else { return [Moment(tick: tick, event: try event(text))] }
      let distance = words.count == 2 ? ["0", "0"] : words[2...]
      let plain = ([words[0]] + distance).joined(separator: " ")
      return [Moment(tick: tick, event: try event(plain[...]), near: String(words[1]))]
    }

    private func event(_ text: Substring) throws(ReplayError) -> InputEvent {
      if let event = InputEvent.plain[String(text)] { return event }
      let words = text.split(separator: " ", maxSplits: 1)
      let (name, rest) = (words.first ?? "", words.count > 1 ? String(words[1]) : "")
      switch name {
      case "move": return .pointerMoved(try point(rest, after: name))
      case "down": return .pointerDown(try point(rest, after: name))
      case "up": return .pointerUp(try point(rest, after: name))
      case "finger": return .otherFinger(try point(rest, after: name))
      case "named": return .keyNamed(rest.unescaped)
      case "text": return .text(rest.unescaped)
      case "compose": return .composing(rest.unescaped)
      case "paste": return .paste(rest.unescaped)
      case "wheel":
        if let lines = Double(rest), lines.isFinite { return .wheel(lines) }
        throw fault("a number after `wheel`")
      case "key": throw fault("a key after `key`: \(Self.names(Key.self))")
      case "press": throw fault("a seat and a key after `press`, e.g. `left one`")
      case "plug", "unplug": throw fault("`left` or `right` after `\(name)`")
      case "use": throw fault("a device after `use`: \(Self.names(InputDevice.self))")
      default:
        throw fault(
          "an event: move, down, up, tap, cancel, leave, wheel, key, press, plug, unplug, named, "
            + "finger, other, text, compose, paste, blur, focus, use or end")
      }
    }

    private func point(_ text: String, after name: Substring) throws(ReplayError) -> Point {
      let words = text.split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      guard numbers.count == 2, words.count == 2, numbers.allSatisfy(\.isFinite) else {
        throw fault(
          "two numbers after `\(name)`, e.g. `640 360`, or a place and how far from its middle")
      }
      return Point(x: numbers[0], y: numbers[1])
    }

    private static func names<Name: RawRepresentable<String> & CaseIterable>(
      _ names: Name.Type
    ) -> String {
      names.allCases.map(\.rawValue).joined(separator: ", ")
    }

    private mutating func next(_ expected: String) throws(ReplayError) -> Substring {
      let line = lines.popFirst()
      number = line?.number ?? count
      guard let line else { throw fault(expected) }
      return line.text
    }

    /// Returns the next line, if it begins with `word`.
    private mutating func next(after word: String) -> Substring? {
      guard let line = lines.first, line.text.hasPrefix(word) else { return nil }
      number = line.number
      return lines.removeFirst().text
    }

    private mutating func value<Value>(
      of name: String, _ expected: String, _ read: (String) -> Value?
    ) throws(ReplayError) -> Value {
      let words = try next(expected).split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[0] == name, let value = read(String(words[1])) else {
        throw fault(expected)
      }
      return value
    }

    private func fault(_ expected: String) -> ReplayError {
      ReplayError(line: number, expected: expected)
    }
  }
}

extension InputEvent {
  /// The events without free text or numbers, by their spelling in a replay file.
  fileprivate static let plain: [String: InputEvent] = {
    let keys = Key.allCases.flatMap { key in
      (UInt8(0)..<8).map { InputEvent.key(key, Modifiers(rawValue: $0)) }
    }
    let seats = Seat.allCases.flatMap { seat in
      [InputEvent.gamepadLost(seat), .gamepadFound(seat)]
        + Key.allCases.map { InputEvent.pressed($0, at: seat) }
    }
    let others: [InputEvent] = [
      .pointerCancelled, .pointerLeft, .otherPressed, .focusLost, .focusGained,
    ]
    let all = keys + seats + others + InputDevice.allCases.map(InputEvent.used)
    return Dictionary(uniqueKeysWithValues: all.map { ($0.spelling, $0) })
  }()
}
