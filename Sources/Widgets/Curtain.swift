internal import Animation
internal import Phrases
internal import Rules
internal import Stage

/// Leaves that cover the screen while one player chooses by pointer and the other looks away.
///
/// The throws are in random order each time, so that the pointer's place reveals nothing.
struct Curtain: Hashable {
  let seat: Seat
  let order: [Throw]
  let card: AlertCard

  init(before seat: Seat, _ stage: inout StageContext) {
    self.seat = seat
    order = Throw.shuffled(using: &stage.decorationRandom)
    card = AlertCard(
      .table(.dontLook), "", size: Size(900, 600), isOfLeaves: true, since: stage.now)
  }

  /// The frame of the throw at `index`, 0…2.
  func frame(at index: Int) -> Rect {
    Rect(
      center: Point(x: card.frame.center.x + Double(index - 1) * 236, y: card.frame.center.y + 64),
      size: Size(208, 192))
  }

  /// Draws both players on their own sides; the one who must not look covers its eyes.
  func draw(_ pair: Pair, into picture: inout Picture) {
    for one in Seat.allCases {
      let place = Point(
        x: card.frame.center.x + (one == .left ? -110 : 110), y: card.frame.minY + 176)
      let size = one == seat ? 1.6 : 1.3
      picture.draw(.image(WidgetAssets.mascot(pair.mascot(one)), at: place).scaled(size))
      guard one != seat else { continue }
      picture.draw(
        .image(HandAssets.paper, at: place - Point(x: 4, y: 12)).scaled(0.3).turned(8))
    }
  }

  /// The reopening leaves.
  struct Parting: Hashable, Moving {
    private static let opening = Time.seconds(0.36)

    let since: Time

    func isOver(at time: Time) -> Bool { time - since >= Self.opening }

    func draw(_ view: View, into picture: inout Picture) {
      let left = 1 - (view.time - since).seconds / Self.opening.seconds
      Curtain.drawLeaves(cover: Easing.outQuad.value(at: left), view, into: &picture)
    }
  }

  /// Draws leaves, 0 open … 1 closed, also over a tall window; with calm motion they fade.
  static func drawLeaves(cover: Double, _ view: View, into picture: inout Picture) {
    guard cover > 0 else { return }
    guard !view.isCalm else { return picture.draw(.flood(.deepLeaf).opacity(min(1, cover))) }
    if cover >= 1 { picture.draw(.flood(.deepLeaf)) }
    var leaves = Picture()
    // A second, shorter row of leaves on top, so that leaf tips can be seen.
    for reach in [1, 0.66] {
      Leaves.draw(
        cover: min(0.999, cover) * reach, over: Rect(x: 0, y: -300, width: 1_280, height: 1_320),
        count: 13, into: &leaves)
    }
    leaves.changeAll { $0.pin = .init(x: 0.5, y: 0.5) }
    picture.draw(leaves)
  }
}
