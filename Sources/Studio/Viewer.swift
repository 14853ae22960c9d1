internal import Animation
internal import Director
public import Stage
internal import Widgets

/// A viewer that plays a recording in a window, at any speed and both ways, with an inspector on
/// top.
///
/// The viewer is a value: events and ticks change it, and a picture is computed from it.
public struct Viewer: Sendable {
  enum PlaybackDirection: Int64 { case backward = -1, standing = 0, forward = 1 }

  /// The number of units in a tick: positions are counted in hundredths, so that a tenth of the
  /// speed is exact.
  static let unit: Int64 = 100
  /// The speeds, in hundredths of a recorded tick per tick of the window.
  static let speeds: [Int64] = [10, 25, 50, 100, 200, 400]
  private static let natural = 3

  public private(set) var rewind: SeekableReplay
  private(set) var direction = PlaybackDirection.standing
  private(set) var speed = Self.natural
  /// The position in the recording, in hundredths of a tick.
  private(set) var position: Int64 = 0
  private(set) var controls = Controls()
  private(set) var isDragging = false
  var showsKeys = false
  var showsInspector = false
  /// Whether the user has asked for a test of this moment.
  var wantsTest = false
  private(set) var notice: String?
  public private(set) var isOver = false
  let lanes: [Lane]

  public init(_ rewind: SeekableReplay) {
    self.rewind = rewind
    lanes = Mark.Kind.allCases.map { Lane($0, of: rewind) }
    play(.forward)
  }

  public var tick: Int64 { rewind.tick }

  /// Whether the picture stays unchanged without input.
  public var isStill: Bool { direction == .standing || isDragging }

  /// The soundscape; silent while paused or playing backward.
  public var soundscape: Soundscape {
    direction == .forward && !isDragging ? rewind.director.soundscape : .silence
  }

  /// Advances by `ticks` of the window and returns the effects to be heard.
  public mutating func advance(by ticks: Int) -> [Playback.TimedEffect] {
    guard !isStill, ticks > 0 else { return [] }
    let next = position + direction.rawValue * Int64(ticks) * Self.speeds[speed]
    guard next < 0 || next >= rewind.end * Self.unit else {
      position = next
      if direction == .forward { return rewind.play(to: next / Self.unit) }
      rewind.seek(to: next / Self.unit)
      return []
    }
    let isForward = direction == .forward
    direction = .standing
    let effects = isForward ? rewind.play(to: rewind.end) : []
    go(to: isForward ? rewind.end : 0)
    return effects
  }

  /// Seeks to a tick without pausing.
  mutating func go(to tick: Int64) {
    rewind.seek(to: tick)
    position = rewind.tick * Self.unit
  }

  /// The time by which the picture is past the tick, 0..<1 ticks.
  var ahead: Double {
    direction == .standing ? 0 : Double(position % Self.unit) / Double(Self.unit)
  }

  /// The latest marks, if they are at most 45 ticks old.
  var lastMarks: [Mark] {
    guard let last = rewind.marks.last(where: { $0.tick <= tick }), tick - last.tick <= 45 else {
      return []
    }
    return rewind.marks.filter { $0.tick == last.tick }
  }
}

/// The actions of the keys and the buttons.
extension Viewer {
  /// Plays in a direction, or one speed faster if the viewer already plays so.
  mutating func play(_ wanted: PlaybackDirection) {
    if direction == wanted {
      speed = min(Self.speeds.count - 1, max(speed + 1, Self.natural))
    } else {
      speed = min(speed, Self.natural)
      direction = wanted
      if wanted == .forward, tick >= rewind.end { go(to: 0) }
    }
  }

  mutating func stop() {
    direction = .standing
    position = tick * Self.unit
  }

  mutating func toggle() { direction == .standing ? play(.forward) : stop() }

  mutating func change(speedBy steps: Int) {
    speed = (speed + steps).clamped(to: 0...Self.speeds.count - 1)
  }

  mutating func step(by ticks: Int64) {
    stop()
    go(to: tick + ticks)
  }

  mutating func jump(toMark direction: Int64) {
    stop()
    let marks = rewind.marks
    let next =
      direction > 0 ? marks.first { $0.tick > tick } : marks.last { $0.tick < tick }
    if let next { go(to: next.tick) }
  }

  /// Closes the list of keys, otherwise the viewer.
  mutating func leave() {
    if showsKeys { showsKeys = false } else { isOver = true }
  }

  mutating func drag(to point: Point) {
    isDragging = true
    go(to: ViewerLayout.tick(at: point.x, of: rewind.end))
  }

  /// Returns the test to be written, only once for each request.
  public mutating func takeTest() -> TestFile? {
    defer { wantsTest = false }
    return wantsTest ? TestFile(rewind.replay.cut(at: tick)) : nil
  }

  /// Shows a message until the next input.
  public mutating func tell(_ sentence: String?) { notice = sentence }

  mutating func letGo() { isDragging = false }

  mutating func press(_ event: InputEvent) -> Action? { controls.handle(event, on: screen) }
}
