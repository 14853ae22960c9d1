public import Animation
internal import Phrases
public import Rules
public import Stage

/// The controls of one of two players: three buttons on a plate, and a fern instead once the player
/// has chosen.
public enum SeatPlate {
  /// The plate's size in design pixels; a larger plate enlarges its buttons and fern too.
  public static let size = Size(240, 120)
  private static let button = Size(74, 74)
  /// A function that draws the throw of a seat's player into a square.
  public typealias Drawing = (Throw, Seat, Rect, inout Picture) -> Void

  /// Returns the colour of a seat's player: of the plate, the mascot's ring and the ground of the
  /// crowns. The animals' blossoms and feathers have it too.
  public static func tint(of seat: Seat) -> Color {
    seat == .left ? Color(0xC63A30) : Color(0x2A63B4)
  }

  /// Draws a player's crowns on the player's colour, the first `won` of `wanted` golden.
  public static func drawCrowns(
    _ won: Int, of wanted: Int, _ seat: Seat, apart spacing: Double, at middle: Point,
    swell: Double = 0, into picture: inout Picture
  ) {
    let ground = Rect(
      center: middle + Point(x: 0, y: 1),
      size: Size(spacing * (Double(wanted) + 0.5), spacing * 1.08))
    picture.draw(.roundedRect(ground.insetBy(-3), radius: ground.height / 2 + 3, tint: .ink))
    picture.draw(.roundedRect(ground, radius: ground.height / 2, tint: tint(of: seat)))
    OutcomeMarks.drawCrowns(
      won, of: wanted, apart: spacing, at: middle, swell: swell, into: &picture)
  }

  private static func scale(of plate: Rect) -> Double { plate.width / size.width }

  static func frame(of hand: Throw, in plate: Rect) -> Rect {
    let scale = scale(of: plate)
    let x = plate.center.x + Double(hand.index - 1) * 77 * scale
    return Rect(center: Point(x: x, y: plate.minY + 47 * scale), size: button * scale)
  }

  static func drawBackground(_ seat: Seat, in plate: Rect, into picture: inout Picture) {
    picture.draw(.roundedRect(plate, radius: 44, tint: .ink))
    picture.draw(.roundedRect(plate.insetBy(3), radius: 41, tint: tint(of: seat)))
  }

  /// Draws the mascot of a player who has to choose over the rim of the plate; if the player
  /// `isNext`, a hand points there.
  static func drawTurn(
    of mascot: Mascot, isNext: Bool, in plate: Rect, into picture: inout Picture
  ) {
    let scale = scale(of: plate)
    picture.draw(.border(plate, radius: 44, width: 7 * scale, tint: .sun))
    let rim = plate.point(0.5, 0)
    picture.drawFigure(at: plate.center) {
      $0.draw(
        .image(WidgetAssets.mascot(mascot), at: rim - Point(x: 0, y: 14 * scale)).scaled(scale)
          .named("turn.\(mascot)"))
      guard isNext else { return }
      $0.draw(
        .image(HandAssets.guide, at: rim + Point(x: 64 * scale, y: -20 * scale))
          .scaled(0.34 * scale).turned(180).named("turn.hand"))
    }
  }

  static func drawButton(
    _ hand: Throw, _ seat: Seat, _ draw: Drawing, in frame: Rect, into picture: inout Picture
  ) {
    picture.draw(.image(WidgetAssets.roundButton, at: frame.center).scaled(frame.width / 72))
    draw(hand, seat, frame.insetBy(6 / 74 * frame.width), &picture)
  }

  /// Draws the cap of a throw's key below its button.
  static func drawCap(
    _ hand: Throw, of pair: TablePlayers, at seat: Seat, in plate: Rect, _ view: View,
    into picture: inout Picture
  ) {
    let frame = frame(of: hand, in: plate)
    KeyCap.draw(
      hand, at: seat, on: pair.device(at: seat, view), view,
      at: Point(x: frame.center.x, y: frame.maxY + 13), into: &picture)
  }

  private static let growth = Channel<Double>.scale("fern")
  private static let sway = Channel<Double>.rotation("fern")

  static let arrival = Channel<Double>("turn.arrival", rest: 1)
  /// The swelling of the mascot of a player whose turn begins behind the curtain.
  public static let arriving = together {
    FullMotion { Tween(arrival, from: 0.3, to: 1, duration: 0.45, easing: .outBack(2.2)) }
  }

  /// The growth and shaking of the fern in which a player hides.
  public static let rustle = together {
    Tween(.opacity("fern"), from: 0, to: 1, duration: 0.1)
    FullMotion {
      Parallel {
        Tween(growth, from: 0.5, to: 1, duration: 0.24, easing: .outBack(1.8))
        Tween(
          sway, from: 15, to: 0, spring: Spring(duration: 0.2, bounce: 0.86), velocity: -200)
      }
    }
  }

  /// Draws the mascot of a player who has chosen, in a fern with a tick.
  static func drawHidden(
    _ mascot: Mascot, _ fern: PlayingTimeline, in plate: Rect, at time: Time,
    into picture: inout Picture
  ) {
    let (turn, scale) = (fern[sway, at: time], scale(of: plate))
    let leaves = DrawCommand.image(SharedAssets.fern, at: plate.point(0.5, 1), anchor: .bottom)
    picture.drawGroup(
      scaledBy: scale * fern[growth, at: time], about: plate.point(0.5, 1),
      opacity: fern[.opacity("fern"), at: time]
    ) {
      $0.draw(leaves.scaled(1.05).turned(-0.6 * turn))
      $0.draw(
        .image(WidgetAssets.mascot(mascot), at: plate.point(0.5, 1) - Point(x: 0, y: 90))
          .scaled(1.1))
      $0.draw(leaves.scaled(0.86).turned(turn))
      CheckMark.draw(
        at: plate.point(0.5, 1) + Point(x: 86.4, y: -87.6), side: 56, named: "tick", into: &$0)
    }
  }
}

extension Screen {
  /// Adds both players' mascots and, while `isOpen`, their plates.
  ///
  /// - Parameters:
  ///   - match: the match, which fixes the mascots while it is under way; its leader's mascot wears
  ///     a crown.
  public mutating func pair(
    _ pair: TablePlayers, at seats: TableSeats<Action>, isOpen: Bool, _ match: Match
  ) {
    for seat in Seat.allCases {
      let (badge, name) = (pair.mascot(seat), "mascot.\(seat.rawValue)")
      let frame = seats.mascot(seat)
      // A stray Enter must not change a player's mascot during a match.
      add(
        Control(name, frame),
        Spoken(.table(.mascot(badge)), match.isUnderWay ? .useless : .button),
        match.isUnderWay ? .nothing : .press(seats.action(.changeMascot(seat)))
      ) { state, _, picture in
        IconButton.draw(in: frame, state, into: &picture) {
          let ring = Rect(center: $0, size: frame.size)
          let face = WidgetAssets.mascot(badge)
          Disc.draw(in: ring.insetBy(-3), (0, .ink), (3, SeatPlate.tint(of: seat)), into: &$1)
          $1.draw(.image(face, at: $0).scaled(60 / face.size.width).named(name))
          guard match.wins(of: seat.side) > match.wins(of: seat.other.side) else { return }
          $1.draw(
            .image(WidgetAssets.crown, at: $0 - Point(x: 0, y: 42)).scaled(0.5)
              .named("leads.\(seat.rawValue)"))
        }
      }
    }
    for seat in Seat.allCases where isOpen { addSeat(seat, pair, at: seats) }
    if isOpen, let seat = Seat.allCases.first(where: { !pair.hasChosen($0) }) {
      hint(Hint(on: seats.plate(seat)))
    }
  }

  private mutating func addSeat(
    _ seat: Seat, _ pair: TablePlayers, at seats: TableSeats<Action>
  ) {
    let (plate, isNext) = (seats.plate(seat), pair.hasChosen(seat.other))
    backdrop {
      SeatPlate.drawBackground(seat, in: plate, into: &$1)
      if !pair.hasChosen(seat) {
        SeatPlate.drawTurn(of: pair.mascot(seat), isNext: isNext, in: plate, into: &$1)
      }
    }
    if let fern = pair.fern(at: seat) {
      let mascot = pair.mascot(seat)
      return backdrop {
        SeatPlate.drawHidden(mascot, fern, in: plate, at: $0.time, into: &$1)
        for hand in Throw.allCases {
          SeatPlate.drawCap(hand, of: pair, at: seat, in: plate, $0, into: &$1)
        }
      }
    }
    for hand in Throw.allCases {
      let frame = SeatPlate.frame(of: hand, in: plate)
      touchArea(
        seats.action(.choose(hand, at: seat)), named: "\(seat.rawValue).\(hand.rawValue)", in: frame
      ) {
        SeatPlate.drawButton(hand, seat, seats.draw, in: frame, into: &$1)
        SeatPlate.drawCap(hand, of: pair, at: seat, in: plate, $0, into: &$1)
      }
    }
  }

  /// Covers the table with the curtain, or with a card about a lost gamepad.
  public mutating func cover(_ pair: TablePlayers, at seats: TableSeats<Action>) {
    if let parting = pair.parting {
      overlay {
        Curtain.drawLeaves(cover: parting[Curtain.cover, at: $0.time], $0, into: &$1)
        Curtain.drawKept(pair, parting, $0, into: &$1)
      }
    }
    if let curtain = pair.curtain {
      card(curtain.card) { buttons in
        for hand in Throw.allCases {
          buttons.content.touchArea(
            seats.action(.chooseBehindCurtain(hand)), named: "curtain.\(hand.rawValue)",
            in: Curtain.frame(of: hand)
          ) { _, _ in }
        }
        buttons.content.hint(
          Hint(
            at: Curtain.frame(of: .paper).center, dragTo: Curtain.goal.center,
            isAnswer: !pair.isUsedToCurtain))
        buttons.button(seats.action(.openCurtain), .common(.back), .return, named: "curtain.back")
      } content: {
        curtain.draw(pair, $0, into: &$1)
        curtain.drawThrows(at: seats, at: $0.time, into: &$1)
      }
    }
    if let missing = pair.missing {
      card(missing.card) {
        $0.button(
          seats.action(.goOn), .common(.keepPlaying), .play, named: "gamepad.go-on", width: 290)
      }
    }
  }
}
