internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The marks of a mistake, and the players of a team.
extension GamePage {
  /// Draws a mistake: a cross at the drum struck, then a check at the right one, beside the fire.
  func drawVerdict(into picture: inout Picture) {
    guard let mistake = simon.mistake else { return }
    func place(of pad: Pad) -> Point { SimonSaysLayout.drum(pad) + SimonSaysLayout.mark }
    let pressed = place(of: mistake.pressed)
    Disc.draw(
      in: Rect(center: pressed, size: Size(56, 56)), (0, .cream), (4, .earth), into: &picture)
    picture.draw(.image(WidgetAssets.iconCross, at: pressed).scaled(0.97))
    if phase != .blinking || playhead.time >= firstDrumTime {
      CheckMark.draw(at: place(of: mistake.right), side: 84, into: &picture)
    }
  }

  /// Draws the players, with the face of the animal that lent a name.
  func drawTeam(_ view: View, into picture: inout Picture) {
    let names = simon.team
    for (index, name) in names.enumerated() {
      let isCurrent = index == simon.turn
      let frame = SimonSaysLayout.player(index, of: names.count).offsetBy(isCurrent ? 10 : 0, 0)
      picture.draw(.roundedRect(frame.insetBy(-3), radius: 21, tint: .night))
      picture.draw(
        .roundedRect(frame, radius: 18, tint: isCurrent ? activePlayer.avatar.tint : .deepLeaf))
      let side = frame.height
      let room = frame.width - 32 - side
      let head = Point(x: frame.minX + 32, y: frame.center.y)
      picture.draw(players[index].picture(at: head, height: side - (isCurrent ? 0 : 8)))
      if index == simon.farthest {
        let crown = Point(x: head.x, y: frame.minY - 1)
        picture.drawFigure(at: frame.center) {
          $0.draw(.image(SharedAssets.iconCrown, at: crown).scaled(0.6).named("leader"))
        }
      }
      picture.draw(
        view.metrics.shortened(name.text, to: room, size: SimonSaysLayout.smallestName),
        TextStyle(.body, bold: isCurrent, fit: room),
        at: Point(x: frame.center.x + side / 2, y: frame.center.y), tint: isCurrent ? .ink : .cream,
        named: "player.\(index + 1)")
      if isCurrent, simon.hasSecondTry {
        SecondTry.draw(at: Point(x: frame.maxX - 8, y: frame.center.y), size: 0.84, into: &picture)
      }
      guard isCurrent, simon.mistake != nil else { continue }
      picture.draw(
        .image(WidgetAssets.iconCross, at: Point(x: frame.maxX, y: frame.minY + 6))
          .named("culprit"))
    }
  }
}
