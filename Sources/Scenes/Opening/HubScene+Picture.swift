internal import Animation
internal import Figures
public import Phrases
internal import Rules
public import Stage
internal import Widgets

extension HubScene {
  public func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(OpeningAssets.hub))
    picture.draw(.image(OpeningAssets.title, at: HubLayout.title).scaled(HubLayout.titleScale))
    garden?.draw(among: doors, view, into: &picture)
  }

  public func prompt(_ view: View) -> Phrase? {
    doors.first { $0.scene == awake }?.door.line ?? .hub(.choose)
  }

  func drawAnimal(
    _ spot: Cast.Spot, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    FocusRing.draw(around: spot.frame, radius: 36, state, into: &picture)
    clearing.draw(spot, view, pointer: alert == nil ? controls.pointer : nil, into: &picture)
  }

  /// Draws the animals on the card, which wave one after another.
  func drawGoodbye(at center: Point, _ view: View, into picture: inout Picture) {
    guard let waving else { return }
    CardFigures.drawFriends(at: center, into: &picture) {
      $0.pose = waving[.posture($0.animal.rawValue), at: view.time].pose(of: $0.animal)
    }
  }

  func drawDoor(_ door: HubDoor, _ state: ControlState, _ view: View, into picture: inout Picture) {
    let vignette = awake == door.scene ? vignette : nil
    func value(_ channel: Channel<Double>) -> Double { vignette?[channel, at: view.time] ?? 0 }
    let lift = state.isPressed ? 3.0 : state.isHovered || state.isFocused ? -4 : 0
    let frame = door.frame.offsetBy(0, lift)
    let swing = value(HubTimelines.swing)
    let scale = frame.width / HubLayout.doorSize.width
    FocusRing.draw(around: frame, radius: 28 * scale, state, into: &picture)
    picture.drawGroup(scaledBy: scale, about: frame.center) { picture in
      let board = Rect(center: frame.center, size: HubLayout.doorSize)
      picture.draw(
        .image(OpeningAssets.door, at: board.point(0.5, 0), anchor: .top).turned(swing))
      picture.draw(
        .rounded(board.insetBy(14), radius: 24, tint: .sun)
          .opacity(0.2 * value(HubTimelines.glow)))
      let glimpse = Door.Glimpse(
        center: board.point(0.5, 0.34), peek: value(HubTimelines.peek),
        nod: value(HubTimelines.nod), play: value(HubTimelines.play))
      picture.drawGroup(scaledBy: 1.14, about: glimpse.center) { door.door.draw(glimpse, &$0) }
    }
    picture.draw(
      .text(
        view.language(door.door.words), nameStyle(scale, view), at: frame.point(0.5, 0.67),
        tint: .cream
      ).turned(swing))
    guard let key = door.key else { return }
    KeyCap.draw(key, view, at: frame.point(0.5, 0.86), into: &picture)
  }

  /// The names' common style; a name on two lines does not shrink the others.
  private func nameStyle(_ scale: Double, _ view: View) -> TextStyle {
    let room = Size(206 * scale, 56 * scale)
    var style = TextStyle(
      scale < 1 ? .body : .label, bold: true, fit: room.width, height: room.height, leading: 1)
    guard view.metrics.isMeasured else { return style }
    let shares = doors.map {
      room.width / view.metrics.width(of: view.language($0.door.words), size: style.size * 1.08)
    }
    // Bold widths are only estimates.
    style.size *= max(0.75, min(1, shares.filter { $0 >= 0.68 }.min() ?? 1))
    return style
  }
}
