internal import Animation
internal import Phrases
internal import Rules
internal import Stage

/// Leaves that cover the screen while one player chooses by pointer and the other looks away: the
/// player drags one of three throws to the place of the game, or taps it. The throws stand in the
/// order of the animals' homes.
struct Curtain: Hashable {
  let seat: Seat
  let card: AlertCard
  private let arrival: PlayingTimeline
  /// The throw that the pointer holds, or has let go beside the goal.
  private var held: Held?
  /// The throw that was put into the goal or tapped.
  private(set) var chosen: Throw?

  private struct Held: Hashable {
    let hand: Throw
    let start: Point
    var pointer: Point
    /// The glide back; nil while the pointer holds the throw.
    var glide: PlayingTimeline?

    /// Whether the pointer has moved too far for a tap.
    var isDragged: Bool { pointer.distance(to: start) >= 6 }
    var isInGoal: Bool {
      Curtain.goal.insetBy(-24).contains(Curtain.frame(of: hand).center + pointer - start)
    }
  }

  private static let frame = Rect(center: Design.frame.center, size: Size(900, 640))
  static let goal = Rect(center: Point(x: Design.middle, y: 272), size: Size(380, 178))
  private static let distance = Channel<Double>("curtain.glide")
  private static let glide = together {
    Tween(distance, from: 1, to: 0, duration: 0.3, easing: .outCubic)
  }

  init(before seat: Seat, _ context: inout SceneContext) {
    self.seat = seat
    card = AlertCard(
      .table(.choosing), "", spoken: .table(.dontLook), size: Self.frame.size, isCurtain: true,
      since: context.now)
    arrival = PlayingTimeline(SeatPlate.arriving, in: context.view)
  }

  static func frame(of hand: Throw) -> Rect {
    Rect(
      center: Point(x: Design.middle + Double(hand.index - 1) * 236, y: 448),
      size: Size(196, 172))
  }

  /// Handles the pointer on a throw; false for every other event.
  mutating func handle(_ event: InputEvent, _ view: View) -> Bool {
    let isHolding = held != nil && held?.glide == nil
    switch event {
    case .pointerDown(let point):
      guard let hand = Throw.allCases.first(where: { Self.frame(of: $0).contains(point) }) else {
        return false
      }
      held = Held(hand: hand, start: point, pointer: point)
    case .pointerMoved(let point) where isHolding: held?.pointer = point
    case .pointerUp where isHolding:
      if let held, !held.isDragged || held.isInGoal { chosen = held.hand }
      held?.glide = PlayingTimeline(Self.glide, in: view)
    case .pointerCancelled where isHolding: held?.glide = PlayingTimeline(Self.glide, in: view)
    default: return false
    }
    return true
  }

  func isOver(at time: Time) -> Bool {
    arrival.isOver(at: time) && held?.glide.isOver(at: time) != false
  }

  /// Draws the goal and the throws, of which the held one is above the others.
  func drawThrows<Action>(
    at seats: TableSeats<Action>, at time: Time, into picture: inout Picture
  ) {
    let isDragging = held.map { $0.isDragged && $0.glide == nil } ?? false
    seats.goal(Self.goal, isDragging ? held?.isInGoal == true ? 1 : 0.5 : 0, &picture)
    let front = held?.hand
    for hand in Throw.allCases.filter({ $0 != front }) + [front].compactMap(\.self) {
      var square = Rect(center: Self.frame(of: hand).center, size: Size(184, 184))
      let shade = Rect(center: square.point(0.5, 0.94), size: Size(168, 36))
      picture.draw(.roundedRect(shade, radius: 18, tint: .deepLeaf))
      if let held, held.hand == hand {
        let away =
          (held.pointer - held.start)
          * (held.glide?[Self.distance, at: time] ?? 1)
        square = square.offsetBy(away.x, away.y)
        if held.glide == nil { square = square.insetBy(held.isDragged ? -10 : 6) }
      }
      seats.draw(hand, seat, square, &picture)
    }
  }

  /// Draws both mascots on their sides: the choosing player's large in a light, with a hand that
  /// points at the throws, the other player's small with covered eyes.
  func draw(_ pair: TablePlayers, _ view: View, into picture: inout Picture) {
    let direction = seat == .left ? -1.0 : 1
    let own = Point(x: Design.middle + 342 * direction, y: 208)
    let others = Point(x: Design.middle - 342 * direction, y: 190)
    picture.drawGroup(scaledBy: arrival[SeatPlate.arrival, at: view.time], about: own) {
      OutcomeMarks.drawRays(behind: own, 1, scale: 0.76, into: &$0)
      let light = Rect(center: own, size: Size(152, 152))
      Disc.draw(in: light, (0, .sun), (7, SeatPlate.tint(of: seat)), into: &$0)
      $0.draw(.image(WidgetAssets.largeMascot(pair.mascot(seat)), at: own).scaled(0.84))
    }
    picture.draw(
      .image(HandAssets.guide, at: own + Point(x: -24 * direction, y: 112)).scaled(0.5).turned(180)
        .named("curtain.hand"))
    let hidden = Rect(center: others, size: Size(92, 92))
    Disc.draw(in: hidden, (0, .ink), (4, SeatPlate.tint(of: seat.other)), into: &picture)
    picture.draw(.image(WidgetAssets.mascot(pair.mascot(seat.other)), at: others).scaled(1.1))
    picture.draw(
      .image(HandAssets.paper, at: others - Point(x: 3, y: 8)).scaled(0.27).turned(8)
        .named("curtain.eyes"))
    picture.draw(
      view.language(.table(.dontLook)), TextStyle(.body, bold: true, fit: 210, height: 40),
      at: others + Point(x: 0, y: 66), tint: .cream, named: "curtain.dont-look")
  }

  /// The share of the screen that the leaves cover, 0 (open) … 1 (closed).
  static let cover = Channel<Double>("cover")
  static let parting = sceneTimeline {
    Tween(cover, from: 1, to: 0, duration: 0.36, easing: .inQuad)
  }
  private static let visibility = Channel<Double>("kept")

  /// The end of a choice behind the curtain: the mascot hides in a fern with a tick, whatever the
  /// throw, and then the leaves part.
  static let keeping = sceneTimeline {
    Cut(cover, to: 1)
    Cut(visibility, to: 1)
    Hold(0.85)
    Parallel {
      Tween(visibility, to: 0, duration: 0.12)
      Tween(cover, to: 0, duration: 0.36, easing: .inQuad)
    }
  }

  /// Draws the fern with the hidden mascot in the place of the three throws.
  static func drawKept(
    _ pair: TablePlayers, _ keeping: PlayingTimeline, _ view: View, into picture: inout Picture
  ) {
    guard let seat = pair.hiddenSeat, let fern = pair.fern(at: seat) else { return }
    let plate = Rect(
      center: frame.center + Point(x: 0, y: 24), size: SeatPlate.size * 2.2)
    picture.drawGroup(opacity: keeping[visibility, at: view.time]) {
      $0.draw(.roundedRect(frame, radius: 64, tint: .night).opacity(0.7))
      SeatPlate.drawHidden(pair.mascot(seat), fern, in: plate, at: view.time, into: &$0)
    }
  }

  /// Draws leaves that `cover` the screen, 0…1, in a window of any shape; with calm motion they
  /// fade in.
  static func drawLeaves(cover: Double, _ view: View, into picture: inout Picture) {
    guard cover > 0 else { return }
    let reach = view.reducesMotion ? 1 : min(1, cover)
    var leaves = Picture()
    if reach == 1 { leaves.draw(.fill(.deepLeaf)) }
    for isLeft in [true, false] {
      Leaves.drawHedge(isLeft, to: -400 + 1_060 * reach, over: ground, scale: 1.5, into: &leaves)
    }
    leaves.changeAll {
      $0.pin = .center
      if view.reducesMotion { $0.opacity = cover }
    }
    picture.draw(leaves)
  }

  /// The area that the leaves cover, in design space.
  private static let ground = Rect(x: -1_560, y: -400, width: 4_400, height: 1_960)
}
