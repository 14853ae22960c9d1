#if !hasFeature(Embedded)
  /// A step's file format: its kind, and the fields that are not at their defaults.
  struct StepRecord: Codable {
    var step: Kind
    var channel: ChannelRecord?
    var from, rest, to, by, velocity, path, starts: [Double]?
    var duration, delay, every, rate, each, total, pause, overlap: Double?
    var frames, first, index, columns, times: Int?
    var name, label: String?
    var origin: Origin?
    var calm, essential, yoyo: Bool?
    var easing: Easing?
    var spring: Spring?
    var fill: Fill?
    var turning: Turning?
    var mode: FrameLoop.Mode?
    var keys: [Key]?
    var steps, stiller: [StepRecord]?

    enum Kind: String, Codable {
      case tween, keyframes, frames, path, heading, hold, marker, label
      case series, parallel, stagger, `repeat`, reversed, placed
      case fullMotion = "lively"

      init(from decoder: any Decoder) throws {
        let word = try decoder.singleValueContainer().decode(String.self)
        guard let kind = Kind(rawValue: word) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath, debugDescription: "There is no step \"\(word)\"."))
        }
        self = kind
      }
    }

    /// The origin of a stagger, unless it is its first step.
    enum Origin: String, Codable { case last, center }

    struct Key: Codable {
      var at: Double
      var value: [Double]
      var easing: Easing?
    }

    struct ChannelRecord: Codable {
      var name: String
      var property: ChannelID.Family?
      var type: String
      var lanes: Int?
    }

    init(step: Kind, name: String? = nil, duration: Double? = nil) {
      (self.step, self.name, self.duration) = (step, name, duration)
    }
  }

  extension StepRecord {
    init(_ step: AnyStep) {
      switch step.kind {
      case .tween: self.init(tween: step, .named(step.move.curve))
      case .eased(let easing): self.init(tween: step, easing)
      case .spring(let spring):
        self.init(tween: step, nil)
        self.spring = spring.spring
        velocity = spring.velocity?.numbers(Int(step.channel.laneCount))
      case .keyframes(let keyframes): self.init(keyframes, on: step.channel)
      case .frames(let frames):
        self.init(step: .frames, on: step.channel, delay: frames.delay)
        (self.frames, first, every) = (frames.count, frames.first, frames.interval)
        (mode, duration) = (frames.mode, frames.lasting)
      case .path(let path):
        self.init(step: path.isHeading ? .heading : .path, on: step.channel, delay: path.delay)
        (duration, easing) = (path.duration, path.easing)
        self.path = path.path.controls.flatMap { [$0.x, $0.y] }
      case .hold(let seconds): self.init(step: .hold, duration: seconds)
      case .marker(let name): self.init(step: .marker, name: name)
      case .label(let name): self.init(step: .label, name: name)
      case .group(let group): self.init(group)
      case .loop(let loop): self.init(loop)
      case .fullMotion(let step):
        self.init(step: .fullMotion, containing: step.motion)
        stiller = step.reduced.map(StepRecord.init)
      case .placed(let placed): self.init(placed)
      case .several(let steps): self.init(step: .series, containing: steps)
      }
    }

    private init(step: Kind, on channel: ChannelInfo, delay: Double) {
      self.init(step: step)
      self.channel = ChannelRecord(
        name: channel.id.name,
        property: channel.id.family == .custom ? nil : channel.id.family, type: channel.type,
        lanes: channel.laneCount == 1 ? nil : Int(channel.laneCount))
      self.delay = delay == 0 ? nil : delay
    }

    private init(step: Kind, containing steps: [AnyStep]) {
      self.init(step: step)
      self.steps = steps.map(StepRecord.init)
    }

    private init(tween step: AnyStep, _ easing: Easing?) {
      self.init(step: .tween, on: step.channel, delay: step.move.delay)
      let (move, count) = (step.move, Int(step.channel.laneCount))
      if move.follows { rest = move.from.numbers(count) } else { from = move.from.numbers(count) }
      if move.isRelative { by = move.to.numbers(count) } else { to = move.to.numbers(count) }
      if easing != nil { duration = move.duration }
      self.easing = easing == .linear ? nil : easing
      fill = move.fill == .none ? nil : move.fill
      turning = move.turning == .direct ? nil : move.turning
    }

    private init(_ keyframes: KeyframesStep, on channel: ChannelInfo) {
      self.init(step: .keyframes, on: channel, delay: keyframes.delay)
      let count = Int(channel.laneCount)
      rest = keyframes.rest.numbers(count)
      keys = keyframes.keys.map {
        Key(
          at: $0.time, value: $0.value.numbers(count),
          easing: $0.easing == .linear ? nil : $0.easing)
      }
    }

    private init(_ group: GroupStep) {
      switch group.arrangement {
      case .series: self.init(step: .series, containing: group.children)
      case .parallel: self.init(step: .parallel, containing: group.children)
      case .stagger(let spread, let origin):
        self.init(step: .stagger, containing: group.children)
        switch spread.amount {
        case .each(let seconds): each = seconds
        case .total(let seconds): total = seconds
        case .starts(let seconds): starts = seconds
        }
        columns = spread.columns
        easing = spread.easing == .linear ? nil : spread.easing
        switch origin {
        case .first: break
        case .last: self.origin = .last
        case .center: self.origin = .center
        case .index(let place): index = place
        }
      }
      delay = group.delay == 0 ? nil : group.delay
      rate = group.rate == 1 ? nil : group.rate
      calm = group.reducesMotion ? true : nil
      essential = group.isEssential ? true : nil
    }

    private init(_ loop: LoopStep) {
      self.init(step: loop.isReversed ? .reversed : .repeat, containing: loop.children)
      if case .times(let count) = loop.count, !loop.isReversed { times = count }
      yoyo = loop.yoyo ? true : nil
      pause = loop.pause == 0 ? nil : loop.pause
    }

    private init(_ placed: PlacedStep) {
      self.init(step: .placed, containing: [placed.step])
      switch placed.placement {
      case .with(let delay): self.delay = delay
      case .overlap(let seconds): overlap = seconds
      case .after(let name, let delay): (label, self.delay) = (name, delay)
      }
    }
  }
#endif
