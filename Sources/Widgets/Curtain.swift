internal import Animation
internal import Phrases
internal import Rules
internal import Stage

/// Leaves that cover the screen while one player chooses by pointer and the other looks away. The
/// three throws stand in the order of the animals' homes.
struct Curtain: Hashable {
  let seat: Seat
  let card: AlertCard

  private static let frame = Rect(center: Design.frame.center, size: Size(900, 600))

  init(before seat: Seat, _ stage: inout SceneContext) {
    self.seat = seat
    card = AlertCard(
      .table(.choosing), "", spoken: .table(.dontLook), size: Self.frame.size, isOfLeaves: true,
      since: stage.now)
  }

  /// Returns the frame of the throw at `index`, 0…2, counted from the left.
  func frame(at index: Int) -> Rect {
    Rect(
      center: Point(x: card.frame.center.x + Double(index - 1) * 236, y: card.frame.center.y + 86),
      size: Size(208, 192))
  }

  /// Draws both mascots on their sides: the choosing player's large in a light, with a hand that
  /// points at the throws, the other player's small with covered eyes.
  func draw(_ pair: TablePlayers, _ view: View, into picture: inout Picture) {
    let direction = seat == .left ? -1.0 : 1
    let top = Point(x: card.frame.center.x, y: card.frame.minY + 208)
    let own = top + Point(x: 96 * direction, y: 0)
    let others = top - Point(x: 340 * direction, y: 58)
    let light = Rect(center: own, size: Size(152, 152))
    OutcomeMarks.drawRays(behind: own, 1, scale: 0.76, into: &picture)
    Disc.draw(in: light, (0, .sun), (7, SeatPlate.tint(of: seat)), into: &picture)
    picture.draw(.image(WidgetAssets.largeMascot(pair.mascot(seat)), at: own).scaled(0.84))
    picture.draw(
      .image(HandAssets.guide, at: own + Point(x: 128 * direction, y: 30)).scaled(0.5).turned(180)
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
      $0.draw(.rounded(frame, radius: 64, tint: .night).opacity(0.7))
      SeatPlate.drawHidden(pair.mascot(seat), fern, in: plate, at: view.time, into: &$0)
    }
  }

  /// Draws leaves that `cover` the screen, 0…1, in a window of any shape; with calm motion they
  /// fade in.
  static func drawLeaves(cover: Double, _ view: View, into picture: inout Picture) {
    guard cover > 0 else { return }
    let reach = view.reducesMotion ? 1 : min(1, cover)
    var leaves = Picture()
    if reach == 1 { leaves.draw(.flood(.deepLeaf)) }
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
  private static let ground = Rect(x: -800, y: -400, width: 2_880, height: 1_960)
}
