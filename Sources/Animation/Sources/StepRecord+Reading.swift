#if !hasFeature(Embedded)
  extension StepRecord {
    /// Reads the recorded step; throws for missing fields.
    func read() throws -> AnyStep {
      switch step {
      case .tween: return try tween()
      case .keyframes: return try keyframes()
      case .frames:
        let frames = FramesStep(
          first: first ?? 0, count: try need(frames, "frames"), interval: try need(every, "every"),
          mode: mode ?? .loop, lasting: duration, delay: delay ?? 0)
        return AnyStep(.frames(frames), try info())
      case .path, .heading: return try follow()
      case .hold: return Hold(try need(duration, "duration")).erased
      case .marker: return Marker(try need(name, "name")).erased
      case .label: return Label(try need(name, "name")).erased
      case .series: return try group(.series)
      case .parallel: return try group(.parallel)
      case .stagger: return try stagger()
      case .repeat, .reversed:
        let count = times.map { Repeat.Count.times($0) } ?? .forever
        let isReversed = step == .reversed
        return AnyStep(containing: try children(steps)) {
          .loop(
            LoopStep(
              count: isReversed ? .times(1) : count, yoyo: yoyo ?? false, pause: pause ?? 0,
              isReversed: isReversed, children: $0))
        }
      case .fullMotion:
        let step = FullMotionStep(
          motion: try children(steps), reduced: try children(stiller ?? []))
        return AnyStep(containing: step.children) { $0.isEmpty ? .several([]) : .fullMotion(step) }
      case .placed: return try placed()
      }
    }

    private func tween() throws -> AnyStep {
      let info = try info()
      var move = Move(
        from: try lanes(from ?? rest, "from or rest", info),
        to: try lanes(to ?? by, "to or by", info), duration: duration ?? 0, delay: delay ?? 0,
        follows: from == nil, isRelative: to == nil, fill: fill ?? .none,
        turning: turning ?? .direct)
      if move.turning != .direct, info.laneCount != 1 { move.turning = .direct }
      if let spring {
        let velocity = try velocity.map { try lanes($0, "velocity", info) }
        return AnyStep(.spring(SpringStep(spring: spring, velocity: velocity)), info, move)
      }
      move.duration = try need(duration, "duration")
      return AnyStep(info, easing ?? .linear, move)
    }

    private func keyframes() throws -> AnyStep {
      let info = try info()
      let keys = try need(keys, "keys").map {
        KeyframesStep.Key(
          time: $0.at, value: try lanes($0.value, "value", info), easing: $0.easing ?? .linear)
      }
      let rest = try lanes(rest ?? Lanes.zero.numbers(Int(info.laneCount)), "rest", info)
      return AnyStep(.keyframes(KeyframesStep(rest: rest, keys: keys, delay: delay ?? 0)), info)
    }

    private func follow() throws -> AnyStep {
      let numbers = try need(path, "path")
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(x: numbers[$0], y: numbers[$0 + 1])
      }
      let path = PathStep(
        path: MotionPath(bezier: points), duration: try need(duration, "duration"),
        easing: easing ?? .linear, delay: delay ?? 0, isHeading: step == .heading)
      let info = try info()
      guard info.laneCount == (path.isHeading ? 1 : 2) else {
        throw fault("a path needs a channel of points, its heading one of numbers")
      }
      return AnyStep(.path(path), info)
    }

    private func group(_ arrangement: GroupStep.Arrangement) throws -> AnyStep {
      AnyStep(containing: try children(steps)) {
        .group(
          GroupStep(
            arrangement: arrangement, delay: delay ?? 0, rate: rate ?? 1,
            reducesMotion: calm ?? false,
            isEssential: essential ?? false, children: $0))
      }
    }

    private func stagger() throws -> AnyStep {
      let amount: Stagger.Spread.Amount
      if let each {
        amount = .each(each)
      } else if let total {
        amount = .total(total)
      } else {
        amount = .starts(try need(starts, "each, total or starts"))
      }
      let spread = Stagger.Spread(amount: amount, columns: columns, easing: easing ?? .linear)
      let origin: Stagger.Origin =
        index.map { .index($0) }
        ?? (origin == .last ? .last : origin == .center ? .center : .first)
      return try group(.stagger(spread, from: origin))
    }

    private func placed() throws -> AnyStep {
      guard let step = try children(steps).first else { throw fault("it needs a step") }
      if let label { return AnyStep(.after(label, delay: delay ?? 0), step) }
      return AnyStep(overlap.map { .overlap($0) } ?? .with(delay: delay ?? 0), step)
    }

    private func children(_ records: [StepRecord]?) throws -> [AnyStep] {
      try need(records, "steps").map { try $0.read() }
    }

    private func info() throws -> ChannelInfo {
      let channel = try need(channel, "channel")
      let count = channel.lanes ?? 1
      guard (1...65_536).contains(count) else {
        throw fault("a channel has 1 to 65536 lanes, not \(count)")
      }
      return ChannelInfo(
        ChannelID(name: channel.name, family: channel.property ?? .custom), type: channel.type,
        laneCount: count)
    }

    private func lanes(
      _ numbers: [Double]?, _ name: String, _ channel: ChannelInfo
    ) throws -> Lanes {
      let numbers = try need(numbers, name)
      guard numbers.count == Int(channel.laneCount) else {
        throw fault("\(name) has \(numbers.count) numbers and needs \(channel.laneCount)")
      }
      return Lanes(numbers)
    }

    func need<Value>(_ value: Value?, _ name: String) throws -> Value {
      guard let value else { throw fault("it needs \(name)") }
      return value
    }

    func fault(_ words: String) -> DecodingError {
      DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [], debugDescription: "A step \"\(step.rawValue)\": \(words)."))
    }
  }
#endif
