public import Animation
public import Rules
public import Stage

/// The sheet of a paper hand, which scissors cut in two and which wraps a rock.
extension HandTimelines {
  /// The channels of a paper hand's sheet, each 0…1: how far it is spread, how far its halves have
  /// fallen, and how far it wraps a beaten rock.
  static func sheet(_ side: Side) -> Channel<Double> { Channel("\(side).sheet") }
  static func cut(_ side: Side) -> Channel<Double> { Channel("\(side).cut") }
  static func parcel(_ side: Side) -> Channel<Double> { Channel("\(side).parcel") }

  /// The traces of a blow, `late` seconds after the hands have opened: a parcel, or two halves of a
  /// sheet that sail down.
  static func leave(by hand: Throw, of winner: Side, after late: Double) -> Parallel {
    Parallel {
      switch hand {
      case .rock: Hold(0)
      case .paper:
        Tween(sheet(winner), to: 0, duration: 0.12, easing: .inQuad, delay: late - 0.16)
        Tween(
          parcel(winner.other), from: 0, to: 1, duration: 0.34, easing: .outBack(2.2),
          delay: late - 0.16)
      case .scissors: Tween(cut(winner.other), from: 0, to: 1, duration: 0.6, delay: late)
      }
    }
  }

  /// Draws a hand in front of its sheet, or behind the halves of a cut sheet, or wrapped in one.
  public static func draw(
    _ hand: DrawCommand, of side: Side, in timeline: Timeline, at moment: Time, reducesMotion: Bool,
    into picture: inout Picture
  ) {
    let cut = timeline[cut(side), at: moment]
    if cut > 0 { picture.draw(hand) }
    drawSheet(
      on: hand, spread: timeline[sheet(side), at: moment], cut: cut, reducesMotion: reducesMotion,
      into: &picture)
    if cut == 0 { picture.draw(hand) }
    let wrapped = timeline[parcel(side), at: moment]
    guard wrapped > 0 else { return }
    picture.draw(
      .image(HandAssets.parcel, at: hand.place(0, -96))
        .scaled(1.86 * hand.scale.y * (reducesMotion ? 1 : 0.4 + 0.6 * wrapped))
        .flipped(hand.isFlipped).turned(hand.turn - 90 * side.direction).opacity(
          min(1, 3 * wrapped)
        )
        .named("parcel.\(side)"))
  }

  /// Draws both halves of a sheet, which touch until they are cut; then one sails towards the other
  /// hand, and both come to lie on the stone.
  private static func drawSheet(
    on hand: DrawCommand, spread: Double, cut: Double, reducesMotion: Bool,
    into picture: inout Picture
  ) {
    guard spread > 0 else { return }
    let size = 1.5 * hand.scale.y * (reducesMotion ? 1 : 0.3 + 0.7 * spread)
    let direction = hand.isFlipped ? -1.0 : 1
    let ground = hand.at + Point(x: 122 * direction, y: 72)
    for half in [-1.0, 1] {
      let start = hand.place(37.5 * half * (reducesMotion ? 1 : spread), -118)
      // The upper half flies farther.
      let isUpper = (half < 0) == (direction > 0)
      let end = ground + Point(x: direction * (isUpper ? 124 : -44), y: isUpper ? 6 : 2)
      let fall = cut * cut * (3 - 2 * cut)
      let sway = reducesMotion ? 0 : Portable.sin(cut * 3 * .pi) * (1 - cut)
      let place =
        start + (end - start) * fall
        + Point(x: 46 * direction * sway, y: isUpper ? -150 * cut * (1 - cut) : 0)
      let turn = (isUpper ? -16.0 : 9) * direction * cut + 34 * sway * half
      picture.draw(
        .image(HandAssets.sheetHalf, at: place)
          .scaled(size * (1 - 0.34 * cut), size * (1 - 0.2 * cut))
          .flipped(hand.isFlipped).turned(hand.turn + (half > 0 ? 180 : 0) + turn)
          .opacity(min(1, 2 * spread)).named("sheet"))
    }
  }
}

extension DrawCommand {
  /// A point of a hand, from its wrist and with its fingers upwards, in the hand's own pixels.
  fileprivate func place(_ x: Double, _ y: Double) -> Point {
    at + Point(x: (isFlipped ? -x : x) * scale.x, y: y * scale.y).turned(turn)
  }
}
