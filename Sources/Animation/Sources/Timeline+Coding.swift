#if !hasFeature(Embedded)
  /// A timeline's file format: its version, whether it is calmed, and its steps; see <doc:Files>.
  extension Timeline: Codable {
    private enum Key: String, CodingKey {
      case version, calm, steps
    }

    /// The format version, incremented when old readers could no longer understand it.
    static let version = 1

    /// Reads and resolves the steps; throws invalid ones.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let reducesMotion = try container.decodeIfPresent(Bool.self, forKey: .calm) ?? false
      let version = try container.decode(Int.self, forKey: .version)
      guard version == Timeline.version else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container,
          debugDescription: "This timeline is of version \(version), but only version "
            + "\(Timeline.version) and older can be read here; use a newer Animation.")
      }
      let steps = try container.decode([StepRecord].self, forKey: .steps).map { try $0.read() }
      try self.init(AnyStep(read: steps), reducesMotion: reducesMotion)
    }

    /// Writes the source steps.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Timeline.version, forKey: .version)
      if compiled.reducesMotion { try container.encode(true, forKey: .calm) }
      try container.encode(compiled.step.all.map(StepRecord.init), forKey: .steps)
    }
  }

  extension Easing: Codable {
    private enum Key: String, CodingKey {
      case inBack, outBack, inOutBack, cubicBezier, steps, samples
    }

    /// Reads the name of a curve, or an object with one key that names its numbers.
    public init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        guard let curve = Curve(name: name) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "There is no easing \"\(name)\"; the names are those in the code."))
        }
        self = .named(curve)
        return
      }
      let container = try decoder.container(keyedBy: Key.self)
      func number(_ key: Key) throws -> Double { try container.decode(Double.self, forKey: key) }
      switch container.allKeys.first {
      case .inBack: self = .inBack(try number(.inBack))
      case .outBack: self = .outBack(try number(.outBack))
      case .inOutBack: self = .inOutBack(try number(.inOutBack))
      case .steps: self = .steps(try container.decode(Int.self, forKey: .steps))
      case .samples: self = .samples(try container.decode([Double].self, forKey: .samples))
      case .cubicBezier:
        let n = try container.decode([Double].self, forKey: .cubicBezier)
        guard n.count == 4 else {
          throw DecodingError.dataCorruptedError(
            forKey: .cubicBezier, in: container,
            debugDescription: "A Bézier curve has 4 numbers, here are \(n.count).")
        }
        self = .cubicBezier(n[0], n[1], n[2], n[3])
      case nil:
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "An easing is a name, or an object with one key such as outBack."))
      }
    }

    /// Writes the name of a curve, or an object with one key that names its numbers.
    public func encode(to encoder: any Encoder) throws {
      if case .named(let curve) = self {
        var container = encoder.singleValueContainer()
        try container.encode(curve.name)
        return
      }
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .named: break
      case .inBack(let overshoot): try container.encode(overshoot, forKey: .inBack)
      case .outBack(let overshoot): try container.encode(overshoot, forKey: .outBack)
      case .inOutBack(let overshoot): try container.encode(overshoot, forKey: .inOutBack)
      case .cubicBezier(let x1, let y1, let x2, let y2):
        try container.encode([x1, y1, x2, y2], forKey: .cubicBezier)
      case .steps(let count): try container.encode(count, forKey: .steps)
      case .samples(let values): try container.encode(values, forKey: .samples)
      }
    }
  }

  extension Spring: Codable {
    private enum Key: String, CodingKey {
      case duration, bounce, mass, stiffness, damping
    }

    /// Reads a duration and a bounce, or the three constants.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      if let duration = try container.decodeIfPresent(Double.self, forKey: .duration) {
        self.init(
          duration: duration,
          bounce: try container.decodeIfPresent(Double.self, forKey: .bounce) ?? 0
        )
      } else {
        self.init(
          mass: try container.decodeIfPresent(Double.self, forKey: .mass) ?? 1,
          stiffness: try container.decode(Double.self, forKey: .stiffness),
          damping: try container.decode(Double.self, forKey: .damping))
      }
    }

    /// Writes its source: a duration and a bounce, or the three constants.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      if let swing {
        try container.encode(swing.duration, forKey: .duration)
        try container.encode(swing.bounce, forKey: .bounce)
      } else {
        try container.encode(mass, forKey: .mass)
        try container.encode(stiffness, forKey: .stiffness)
        try container.encode(damping, forKey: .damping)
      }
    }
  }
#endif
