internal import Animation
internal import Stage

/// The open hand that shows an idle player what to do, after 8, 16 and 32 seconds, and, after a
/// mistake, the right act.
struct HintHand: Sendable {
  private var hint: Hint?
  /// The tick from which the delays count.
  private var since: Int64 = 0

  /// Whether the hand comes early, in answer to a mistake.
  private var isEarly = false

  private static let delays: [Int64] = [8 * 60, 16 * 60, 32 * 60]
  /// The delay of an early hand, in ticks, within which the dropped animal has returned home.
  private static let early: Int64 = 60

  private var delays: [Int64] { isEarly ? [Self.early] + Self.delays : Self.delays }

  mutating func wait(for hint: Hint?, at tick: Int64) {
    guard hint != self.hint else { return }
    self.hint = hint
    since = tick
    isEarly = hint?.isAnswer == true
  }

  /// Hides the hand because the player acted, and waits again.
  mutating func withdraw(at tick: Int64) { (since, isEarly) = (tick, false) }

  /// Returns the number of ticks for which the hand has been visible at `tick`; nil while it is
  /// hidden.
  private func age(at tick: Int64) -> Int64? {
    guard hint != nil, let begin = delays.last(where: { $0 <= tick - since }) else {
      return nil
    }
    let age = tick - since - begin
    return age < Self.duration ? age : nil
  }

  /// Returns whether the hand is visible because the player did nothing; the answer to a mistake
  /// does not count.
  func isSeenIdle(at tick: Int64) -> Bool {
    age(at: tick) != nil && !(isEarly && tick - since < Self.delays[0])
  }

  /// Returns the number of ticks until the hand comes, moves or goes; nil for never.
  func changesInTicks(after tick: Int64, reducesMotion: Bool) -> Int64? {
    guard hint != nil else { return nil }
    if !reducesMotion, let age = age(at: tick) { return Self.step - age % Self.step }
    let changes = delays.flatMap { [$0, $0 + Self.duration] }
    return changes.first { $0 > tick - since }.map { $0 - (tick - since) }
  }

  // MARK: - Drawing

  private static let opacity = Channel<Double>("hint.opacity")
  private static let grip = Channel<Double>("hint.grip", rest: 1)
  private static let progress = Channel<Double>("hint.way")

  /// The gesture of two taps.
  static let press = sceneTimeline {
    Tween(opacity, from: 0, to: 1, duration: 0.3, easing: .outQuad)
    Repeat(2) {
      Tween(grip, to: 0.82, duration: 0.22, easing: .inOutQuad)
      Tween(grip, to: 1, duration: 0.22, easing: .outQuad)
      Hold(0.2)
    }
    Tween(opacity, to: 0, duration: 0.35, easing: .inQuad)
  }

  /// The gesture of a drag: the hand takes hold, moves to the target and lets go.
  static let drag = sceneTimeline {
    Tween(opacity, from: 0, to: 1, duration: 0.3, easing: .outQuad)
    Tween(grip, to: 0.86, duration: 0.2, easing: .outQuad)
    Tween(progress, from: 0, to: 1, duration: 1.1, easing: .inOutCubic)
    Tween(grip, to: 1, duration: 0.15, easing: .outQuad)
    Hold(0.2)
    Tween(opacity, to: 0, duration: 0.35, easing: .inQuad)
  }

  /// The number of ticks between two pictures of the hand.
  private static let step: Int64 = 3

  /// The number of ticks for which the hand is visible, a little longer than either gesture takes.
  private static let duration = Int64(2.4 * 60)

  /// Draws the hand, which rests in calm motion. `places` are all places that can be used.
  func draw(
    at tick: Int64, _ view: View, beside places: @autoclosure () -> [Place],
    into picture: inout Picture
  ) {
    guard let hint, let age = age(at: tick) else { return }
    let timeline = hint.target == nil ? Self.press : Self.drag
    func value(_ channel: Channel<Double>) -> Double {
      timeline[channel, at: .frames(Int(age - age % Self.step))]
    }
    let opacity = 0.95 * (view.reducesMotion ? 1 : value(Self.opacity))
    let size = 0.5 * (view.reducesMotion ? 1 : value(Self.grip))
    func draw(at place: Point, turned turn: Double, into picture: inout Picture) {
      picture.draw(
        .image(HandAssets.guide, at: place).scaled(size).turned(turn).opacity(opacity)
          .named("hint"))
    }
    guard let target = hint.target else {
      let others = places().map(\.rect).filter { !$0.contains(hint.place) }
      let words = picture.commands.compactMap { $0.wordsRoom(view) ?? $0.signRoom(in: hint.frame) }
      // Covered words count three times as much as covered controls.
      let (stance, tip) = Stance.of(hint.frame, beside: words + words + words + others)
      return draw(at: tip + stance.palm * size, turned: stance.turn, into: &picture)
    }
    let place = hint.place + (target - hint.place) * (view.reducesMotion ? 0 : value(Self.progress))
    if let carried = hint.carried, !view.reducesMotion {
      picture.draw(.image(carried, at: place).opacity(0.45 * opacity))
    }
    draw(at: place + Point(x: 52, y: 72), turned: 0, into: &picture)
  }

  /// A side of a control from which the hand points at it.
  private struct Stance {
    let direction: Point
    /// The hand's turn in degrees.
    let turn: Double

    /// The offset of the hand's middle from its fingertip, in design pixels, unscaled.
    var palm: Point {
      let (tip, out) = (HandAssets.guideTip, direction)
      return Point(x: out.x * -tip.y - out.y * tip.x, y: out.y * -tip.y + out.x * tip.x)
    }

    /// The sides below, right, left and above; the hand prefers the first of equal ones.
    private static let all = [(0.0, 1.0, 0.0), (1, 0, -90), (-1, 0, 90), (0, -1, 180)].map {
      Stance(direction: Point(x: $0, y: $1), turn: $2)
    }

    /// The least distance from the control's edge to the fingertip within it, and the size of the
    /// hand, in design pixels.
    private static let (inset, room) = (16.0, Size(84, 84))

    /// Returns the side on which the hand covers least of `rooms`, and the fingertip there: well
    /// within the control, or near its edge.
    static func of(_ frame: Rect, beside rooms: [Rect]) -> (Stance, tip: Point) {
      let places = all.flatMap { side in
        [0.2, 0].map { share in
          let extent = abs(side.direction.x) * frame.width + abs(side.direction.y) * frame.height
          let reach = extent / 2 - max(inset, share * extent)
          return (side, tip: frame.center + side.direction * max(0, reach))
        }
      }
      func covered(_ side: Stance, _ tip: Point) -> Double {
        let hand = Rect(center: tip + side.palm * 0.5, size: room)
        guard Design.frame.contains(hand) else { return .infinity }
        return rooms.reduce(0) { $0 + hand.overlap(with: $1) }
      }
      return places.min { covered($0.0, $0.1) < covered($1.0, $1.1) } ?? places[0]
    }
  }
}

extension Rect {
  /// Returns the area that both rectangles share, in square design pixels.
  fileprivate func overlap(with other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return max(0, width) * max(0, height)
  }
}

extension DrawCommand {
  /// Returns the frame of a sign on the control at `frame`, but not of its ground; nil for other
  /// commands.
  fileprivate func signRoom(in frame: Rect) -> Rect? {
    guard case .image = shape, opacity > 0.1, frame.contains(self.frame) else { return nil }
    return self.frame.width < 0.6 * frame.width ? self.frame : nil
  }

  /// Returns the frame of visible words, before they are enlarged; nil for other commands.
  fileprivate func wordsRoom(_ view: View) -> Rect? {
    guard case .text(let words, let style, _) = shape, opacity > 0.1, pin == nil else { return nil }
    let size = style.size * view.preferences.textSize.factor
    let widths = words.split(separator: "\n").map { view.metrics.width(of: $0, size: size) }
    let width = widths.max() ?? 0
    // Long words continue on a further line.
    let lines = widths.reduce(0) { $0 + max(1, ($1 / (style.fit ?? $1)).rounded(.up)) }
    var room = DrawCommand(shape, at: at, anchor: anchor)
    room.size = Size(
      min(width, style.fit ?? width), min(size * 1.2 * lines, style.height ?? 200))
    room.scale = scale
    return room.frame
  }
}
