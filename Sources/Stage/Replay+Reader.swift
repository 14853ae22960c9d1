internal import Animation
internal import Rules

extension Replay {
  /// Reads the lines in turn, skipping blank ones and those that begin with `#`.
  struct Reader {
    private var lines: ArraySlice<(number: Int, text: Substring)>
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
      let line = try next("`\(words)`")
      guard line.text == words else { throw ReplayError(line: line.number, expected: "`\(words)`") }
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

    /// Any number of `choice NAME VALUE` lines.
    mutating func choices() throws(ReplayError) -> Preferences {
      var values: [String: String] = [:]
      while let line = lines.first, line.text.hasPrefix("choice ") {
        lines.removeFirst()
        let words = line.text.split(separator: " ", maxSplits: 2)
        guard words.count > 2 || words.count == 2 && line.text.hasSuffix(" ") else {
          throw ReplayError(line: line.number, expected: "`choice NAME VALUE`")
        }
        let (name, value) = (String(words[1]), words.count > 2 ? String(words[2]) : "")
        guard Preferences(values: [name: value]).values[name] == value else {
          throw ReplayError(line: line.number, expected: "a value that `\(name)` can have")
        }
        values[name] = value
      }
      return Preferences(values: values)
    }

    mutating func records() throws(ReplayError) -> [Standings.Entry] {
      var records: [Standings.Entry] = []
      while let line = lines.first, line.text.hasPrefix("record ") {
        lines.removeFirst()
        let words = line.text.split(separator: " ", maxSplits: 5)
        guard words.count == 6, let kind = Standings.Entry.Kind(rawValue: String(words[1])),
          let points = Int(words[2]), let longest = Int(words[3]), let date = Int(words[4]),
          let name = try? Name(String(words[5]).unescaped)
        else {
          throw ReplayError(
            line: line.number, expected: "`record KIND POINTS LONGEST DATE NAME`, single or team")
        }
        records.append(
          Standings.Entry(
            name: name, kind: kind, points: points, longest: longest, date: date))
      }
      return records
    }

    mutating func moments() throws(ReplayError) -> ([Moment], end: Int64) {
      var moments: [Moment] = []
      var last: Int64 = 0
      while true {
        let line = try next("`TICK end` as the last line")
        let words = line.text.split(separator: " ", maxSplits: 1)
        guard let tick = words.first.flatMap({ Int64($0) }), tick >= 0, words.count == 2 else {
          throw ReplayError(
            line: line.number, expected: "`TICK EVENT` with a tick from 0 on, e.g. `60 key enter`")
        }
        guard tick >= last else {
          throw ReplayError(line: line.number, expected: "a tick of \(last) or later")
        }
        guard tick <= Replay.mostTicks else {
          throw ReplayError(
            line: line.number, expected: "a tick up to \(Replay.mostTicks), which is a day of play")
        }
        if words[1] == "end" {
          if let more = lines.first {
            throw ReplayError(line: more.number, expected: "nothing after `end`")
          }
          return (moments, tick)
        }
        moments += try read(words[1], at: tick, line: line.number)
        last = moments.last?.tick ?? tick
      }
    }

    /// The moments of a line: one, or three for a tap.
    private func read(
      _ text: Substring, at tick: Int64, line: Int
    ) throws(ReplayError) -> [Moment] {
      let words = text.split(separator: " ")
      if words.first == "tap" {
        guard words.count == 2, Double(words[1]) == nil else {
          throw ReplayError(
            line: line, expected: "the name of a place after `tap`, e.g. `button.back`")
        }
        return Replay.tap(String(words[1]), at: tick)
      }
      guard ["move", "down", "up"].contains(words.first), words.count > 1,
        Double(words[1]) == nil
      else { return [Moment(tick: tick, event: try event(text, line: line))] }
      let distance = words.count == 2 ? ["0", "0"] : words[2...]
      let plain = ([words[0]] + distance).joined(separator: " ")
      return [
        Moment(tick: tick, event: try event(plain[...], line: line), near: String(words[1]))
      ]
    }

    private mutating func next(_ expected: String) throws(ReplayError) -> (
      number: Int, text: Substring
    ) {
      guard let line = lines.popFirst() else { throw ReplayError(line: count, expected: expected) }
      return line
    }

    private mutating func value<Value>(
      of name: String, _ expected: String, _ read: (String) -> Value?
    ) throws(ReplayError) -> Value {
      let line = try next(expected)
      let words = line.text.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[0] == name, let value = read(String(words[1])) else {
        throw ReplayError(line: line.number, expected: expected)
      }
      return value
    }

    private func event(_ text: Substring, line: Int) throws(ReplayError) -> InputEvent {
      let words = text.split(separator: " ", maxSplits: 1)
      let name = words.first ?? ""
      let rest = words.count > 1 ? String(words[1]) : ""
      switch name {
      case "move": return .pointerMoved(try point(rest, after: name, line: line))
      case "down": return .pointerDown(try point(rest, after: name, line: line))
      case "up": return .pointerUp(try point(rest, after: name, line: line))
      case "named": return .keyNamed(rest.unescaped)
      case "finger": return .otherFinger(try point(rest, after: name, line: line))
      case "other": return .otherPressed
      case "cancel": return .pointerCancelled
      case "leave": return .pointerLeft
      case "blur": return .focusLost
      case "focus": return .focusGained
      case "text": return .text(rest.unescaped)
      case "compose": return .composing(rest.unescaped)
      case "paste": return .paste(rest.unescaped)
      case "wheel":
        guard let lines = Double(rest), lines.isFinite else {
          throw ReplayError(line: line, expected: "a number after `wheel`")
        }
        return .wheel(lines)
      case "key": return try key(rest, line: line)
      case "press": return try press(rest, line: line)
      case "unplug": return .gamepadLost(try seat(rest, after: name, line: line))
      case "plug": return .gamepadFound(try seat(rest, after: name, line: line))
      case "use":
        guard let device = InputDevice(rawValue: rest) else {
          let names = InputDevice.allCases.map(\.rawValue).joined(separator: ", ")
          throw ReplayError(line: line, expected: "a device after `use`: \(names)")
        }
        return .used(device)
      default:
        throw ReplayError(
          line: line,
          expected:
            "an event: move, down, up, tap, cancel, leave, wheel, key, press, plug, unplug, named, finger, other, text, compose, paste, blur, "
            + "focus, use or end")
      }
    }

    private func point(
      _ text: String, after name: Substring, line: Int
    ) throws(ReplayError) -> Point {
      let words = text.split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      guard numbers.count == 2, words.count == 2, numbers.allSatisfy(\.isFinite) else {
        throw ReplayError(
          line: line,
          expected:
            "two numbers after `\(name)`, e.g. `640 360`, or a place and how far from its middle")
      }
      return Point(x: numbers[0], y: numbers[1])
    }

    private func press(_ text: String, line: Int) throws(ReplayError) -> InputEvent {
      let words = text.split(separator: " ").map(String.init)
      guard words.count == 2, let key = Key(rawValue: words[1]) else {
        throw ReplayError(line: line, expected: "a seat and a key after `press`, e.g. `left one`")
      }
      return .pressed(key, at: try seat(words[0], after: "press", line: line))
    }

    private func seat(
      _ text: String, after name: Substring, line: Int
    ) throws(ReplayError) -> Seat {
      guard let seat = Seat(rawValue: text) else {
        throw ReplayError(line: line, expected: "`left` or `right` after `\(name)`")
      }
      return seat
    }

    private func key(_ text: String, line: Int) throws(ReplayError) -> InputEvent {
      var modifiers: Modifiers = []
      var rest = text[...]
      for (name, modifier) in Modifiers.names where rest.hasPrefix(name + "+") {
        modifiers.insert(modifier)
        rest = rest.dropFirst(name.count + 1)
      }
      guard let key = Key(rawValue: String(rest)) else {
        let names = Key.allCases.map(\.rawValue).joined(separator: ", ")
        throw ReplayError(line: line, expected: "a key after `key`: \(names)")
      }
      return .key(key, modifiers)
    }
  }
}
