#if !hasFeature(Embedded)
  /// A step as files had it before they bore a version: read for ever, never written.
  struct OldStep: Decodable {
    private var kind: Kind
    private var channel: Info?
    private var move: OldMove?

    private enum Kind: Decodable {
      case tween
      case eased(OldEasing)
      case spring(OldSpring)
      case keyframes(OldKeyframes)
      case frames(OldFrames)
      case hold(Double)
      case marker(String)
      case label(String)
      case group(OldGroup)
      case loop(OldLoop)
      case several([OldStep])
    }

    private struct Info: Decodable {
      var id: ChannelID
      var laneCount: Int
    }

    private struct OldMove: Decodable {
      var from, to: Four
      var duration, delay: Double
      var follows: Bool
      var curve: Int
      var fill, turning: Word
    }

    private struct Four: Decodable {
      var x, y, z, w: Double

      var lanes: Lanes { Lanes([x, y, z, w]) }
    }

    /// The name of a case without values, once the only key of an object.
    private struct Word: Decodable {
      var name: String

      init(from decoder: any Decoder) throws {
        name =
          try decoder.singleValueContainer().decode([String: [String: Int]].self).keys.first ?? ""
      }
    }

    private enum OldEasing: Decodable {
      case named(Int)
      case inBack(Double)
      case outBack(Double)
      case inOutBack(Double)
      case cubicBezier(Double, Double, Double, Double)
      case steps(Int)

      func easing() throws -> Easing {
        switch self {
        case .named(let number): .named(try OldStep.curve(number))
        case .inBack(let overshoot): .inBack(overshoot)
        case .outBack(let overshoot): .outBack(overshoot)
        case .inOutBack(let overshoot): .inOutBack(overshoot)
        case .cubicBezier(let x1, let y1, let x2, let y2): .cubicBezier(x1, y1, x2, y2)
        case .steps(let count): .steps(count)
        }
      }
    }

    private struct OldSpring: Decodable {
      var spring: Spring
      var velocity: [Double]?
    }

    private struct OldKeyframes: Decodable {
      var rest: [Double]
      var keys: [Key]
      var delay: Double

      struct Key: Decodable {
        var time: Double
        var value: [Double]
        var easing: OldEasing
      }
    }

    private struct OldFrames: Decodable {
      var first, count: Int
      var interval, delay: Double
      var mode: Word
      var lasting: Double?
    }

    private struct OldGroup: Decodable {
      var arrangement: Arrangement
      var delay, rate: Double
      var isCalm: Bool
      var children: [OldStep]

      enum Arrangement: Decodable {
        case sequence
        case parallel
        case stagger(each: Double, from: Origin)
      }

      enum Origin: Decodable {
        case first
        case last
        case center
        case index(Int)
      }
    }

    private struct OldLoop: Decodable {
      var count: Count
      var yoyo: Bool
      var delay: Double
      var children: [OldStep]

      enum Count: Decodable {
        case times(Int)
        case forever
      }
    }
  }

  extension OldStep {
    func read() throws -> AnyStep {
      let info = try info()
      switch kind {
      case .tween:
        var move = try self.move(info)
        move.curve = try OldStep.curve(self.move?.curve ?? 0)
        return AnyStep(.tween, info, move)
      case .eased(let old): return AnyStep(.eased(try old.easing()), info, try move(info))
      case .spring(let old):
        let spring = SpringStep(spring: old.spring, velocity: old.velocity.map { Lanes($0) })
        return AnyStep(.spring(spring), info, try move(info))
      case .keyframes(let old):
        let keys = try old.keys.map {
          KeyframesStep.Key(
            time: $0.time, value: Lanes($0.value), easing: try $0.easing.easing())
        }
        let keyframes = KeyframesStep(rest: Lanes(old.rest), keys: keys, delay: old.delay)
        return AnyStep(.keyframes(keyframes), info)
      case .frames(let old):
        let frames = FramesStep(
          first: old.first, count: old.count, interval: old.interval,
          mode: FrameLoop.Mode(rawValue: old.mode.name) ?? .loop, lasting: old.lasting,
          delay: old.delay)
        return AnyStep(.frames(frames), info)
      case .hold(let seconds): return Hold(seconds).erased
      case .marker(let name): return Marker(name).erased
      case .label(let name): return Label(name).erased
      case .group(let old):
        return AnyStep(containing: try old.children.map { try $0.read() }) {
          .group(
            GroupStep(
              arrangement: arrangement(old.arrangement), delay: old.delay, rate: old.rate,
              isCalm: old.isCalm, children: $0))
        }
      case .loop(let old):
        let count: Repeat.Count =
          if case .times(let times) = old.count { .times(times) } else { .forever }
        return AnyStep(containing: try old.children.map { try $0.read() }) {
          .loop(LoopStep(count: count, yoyo: old.yoyo, pause: old.delay, children: $0))
        }
      case .several(let old):
        return AnyStep(containing: try old.map { try $0.read() }, AnyStep.Kind.several)
      }
    }

    private func info() throws -> ChannelInfo {
      guard let channel else { return .none }
      guard (1...4).contains(channel.laneCount) else {
        throw OldStep.fault("a channel has 1 to 4 lanes, not \(channel.laneCount)")
      }
      let type =
        switch channel.id.family {
        case .position, .stretch: Point.typeName
        case .scale, .rotation, .opacity: Double.typeName
        case .frame: Int.typeName
        case .custom: ""
        }
      return ChannelInfo(channel.id, type: type, laneCount: channel.laneCount)
    }

    private func move(_ info: ChannelInfo) throws -> Move {
      guard let move else { throw OldStep.fault("a tween needs its move") }
      // Lanes that the channel does not have were zeros.
      let count = Int(info.laneCount)
      return Move(
        from: Lanes(move.from.lanes.numbers(count)), to: Lanes(move.to.lanes.numbers(count)),
        duration: move.duration, delay: move.delay, follows: move.follows,
        fill: Fill(rawValue: move.fill.name) ?? .none,
        turning: Turning(rawValue: move.turning.name) ?? .direct)
    }

    private func arrangement(_ old: OldGroup.Arrangement) -> GroupStep.Arrangement {
      switch old {
      case .sequence: .series
      case .parallel: .parallel
      case .stagger(let each, let from):
        .stagger(Stagger.Spread(amount: .each(each)), from: origin(from))
      }
    }

    private func origin(_ old: OldGroup.Origin) -> Stagger.Origin {
      switch old {
      case .first: .first
      case .last: .last
      case .center: .center
      case .index(let index): .index(index)
      }
    }

    private static func curve(_ number: Int) throws -> Easing.Curve {
      guard let curve = UInt8(exactly: number).flatMap(Easing.Curve.init(rawValue:)) else {
        throw fault("there is no easing number \(number)")
      }
      return curve
    }

    private static func fault(_ words: String) -> DecodingError {
      DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "An old timeline: \(words)."))
    }
  }
#endif
