#if !hasFeature(Embedded)
  /// Any value in a file, for unversioned files, a format no longer written.
  indirect enum OldValue: Decodable {
    case number(Double)
    case word(String)
    case list([OldValue])
    case object([String: OldValue])
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let word = try? container.decode(String.self) {
        self = .word(word)
      } else if let list = try? container.decode([OldValue].self) {
        self = .list(list)
      } else if let object = try? container.decode([String: OldValue].self) {
        self = .object(object)
      } else {
        self = (try? container.decode(Bool.self)) == true ? .word("true") : .other
      }
    }

    subscript(_ keys: String...) -> OldValue {
      keys.reduce(self) { value, key in
        if case .object(let object) = value { object[key] ?? .other } else { .other }
      }
    }

    var number: Double? { if case .number(let number) = self { number } else { nil } }

    var whole: Int? { number.flatMap { Int(exactly: $0) } }

    var list: [OldValue]? { if case .list(let list) = self { list } else { nil } }

    /// A word, or an enumeration's case, which was an object's only key.
    var word: String? {
      switch self {
      case .word(let word): word
      case .object(let object): object.keys.first
      default: nil
      }
    }

    /// Numbers in a list, always four there, or under x, y, z and w.
    func lanes(_ count: Int?) -> [Double]? {
      let all = list?.map { $0.number } ?? ["x", "y", "z", "w"].map { self[$0].number }
      let numbers = all.compactMap { $0 }
      return numbers.isEmpty ? nil : Array(numbers.prefix(max(count ?? 1, 0)))
    }

    /// A curve by number, or an easing by case and parameters.
    func easing() throws -> Easing {
      let (name, first) = (word ?? "named", word.map { self[$0, "_0"] } ?? self)
      switch (name, first.number) {
      case ("named", let number?):
        if let curve = UInt8(exactly: number).flatMap(Easing.Curve.init(rawValue:)) {
          return .named(curve)
        }
      case ("inBack", let overshoot?): return .inBack(overshoot)
      case ("outBack", let overshoot?): return .outBack(overshoot)
      case ("inOutBack", let overshoot?): return .inOutBack(overshoot)
      case ("steps", let count?): return .steps(Int(Int64(nearest: count)))
      case ("cubicBezier", let x1?):
        let rest = ["_1", "_2", "_3"].compactMap { self[name, $0].number }
        if rest.count == 3 { return .cubicBezier(x1, rest[0], rest[1], rest[2]) }
      default: break
      }
      throw StepRecord(step: name).fault("there is no easing of that number or name")
    }
  }

  extension StepRecord {
    /// A step from an unversioned file: readable for ever, never written.
    init(old: OldValue) throws {
      let kind = old["kind"].word ?? ""
      let body = old["kind", kind, "_0"]
      self.init(step: kind)
      channel = try Self.channel(old["channel"])
      (delay, duration) = (body["delay"].number, body.number ?? body["lasting"].number)
      (name, times) = (body.word, body["count", "times", "_0"].whole)
      switch kind {
      case "tween", "eased", "spring":
        try read(oldMove: old["move"])
        if kind == "eased" { easing = try body.easing() }
        if kind == "spring" {
          let numbers = body["spring"]
          spring = Spring(
            mass: try need(numbers["mass"].number, "mass"),
            stiffness: try need(numbers["stiffness"].number, "stiffness"),
            damping: try need(numbers["damping"].number, "damping"))
          velocity = body["velocity"].lanes(lanes)
        }
      case "keyframes":
        rest = body["rest"].lanes(lanes)
        keys = try body["keys"].list?.map {
          Key(
            at: try need($0["time"].number, "time"),
            value: try need($0["value"].lanes(lanes), "value"), easing: try $0["easing"].easing())
        }
      case "frames":
        (frames, first, every) = (body["count"].whole, body["first"].whole, body["interval"].number)
        mode = body["mode"].word.flatMap(FrameLoop.Mode.init(rawValue:))
      case "group": read(oldGroup: body)
      case "loop":
        (step, delay, pause) = ("repeat", nil, body["delay"].number)
        yoyo = body["yoyo"].word != nil
      case "several": step = "series"
      default: break
      }
      steps = try (body["children"].list ?? body.list)?.map { try StepRecord(old: $0) }
    }

    private var lanes: Int? { channel?.lanes }

    private mutating func read(oldMove move: OldValue) throws {
      step = "tween"
      (delay, duration) = (move["delay"].number, move["duration"].number)
      let start = move["from"].lanes(lanes)
      if move["follows"].word != nil { rest = start } else { from = start }
      to = move["to"].lanes(lanes)
      easing = try move["curve"].easing()
      fill = move["fill"].word.flatMap(Fill.init(rawValue:))
      turning = move["turning"].word.flatMap(Turning.init(rawValue:))
    }

    private mutating func read(oldGroup group: OldValue) {
      (rate, calm) = (group["rate"].number, group["isCalm"].word != nil)
      let arrangement = group["arrangement"].word ?? ""
      step = arrangement == "sequence" ? "series" : arrangement
      let stagger = group["arrangement", "stagger"]
      (each, origin) = (stagger["each"].number, stagger["from"].word)
      index = stagger["from", "index", "_0"].whole
    }

    /// Types were not written: a family implies its own, others take any of as many lanes.
    private static func channel(_ old: OldValue) throws -> ChannelRecord? {
      guard let name = old["id", "name"].word else { return nil }
      let family = old["id", "family"].word.flatMap(ChannelID.Family.init(rawValue:))
      let type =
        switch family {
        case .position, .stretch: Point.typeName
        case .scale, .rotation, .opacity: Double.typeName
        case .frame: Int.typeName
        case .custom, nil: ""
        }
      return ChannelRecord(name: name, property: family, type: type, lanes: old["laneCount"].whole)
    }
  }
#endif
