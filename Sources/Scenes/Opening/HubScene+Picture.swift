internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

extension HubScene {
  public func picture(_ view: View) -> Picture {
    var picture = Picture()
    picture.draw(.backdrop(OpeningAssets.hub))
    picture.draw(.image(OpeningAssets.title, at: HubLayout.title).scaled(HubLayout.titleScale))
    let line = Self.doors.first { $0.scene == awake }?.line ?? "Choose a door."
    StatusStrip.draw(line, into: &picture)
    screen.draw(controls, view, into: &picture)
    return picture
  }

  func drawDoor(
    _ door: HubDoor, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    let isAwake = awake == door.scene
    let moment = isAwake ? view.time - awakeSince : .zero
    let vignette = HubTimelines.vignette(isCalm: view.isCalm)
    func value(_ channel: Channel<Double>) -> Double {
      isAwake ? vignette[channel, at: moment] : 0
    }
    let lift = state.isPressed ? 3.0 : state.isHovered || state.isFocused ? -4 : 0
    let frame = door.frame.offsetBy(0, lift)
    let swing = value(HubTimelines.swing)
    FocusRing.draw(around: frame, radius: 28, state, into: &picture)
    picture.draw(
      .image(OpeningAssets.door, at: frame.point(0.5, 0), anchor: .top).turned(swing))
    picture.draw(
      .rounded(frame.insetBy(14), radius: 24, tint: .sun).opacity(0.2 * value(HubTimelines.glow)))
    drawVignette(
      of: door.scene, in: frame, peek: value(HubTimelines.peek), nod: value(HubTimelines.nod),
      into: &picture)
    picture.draw(
      .text(
        door.words, TextStyle(.label, bold: true, fit: 176), at: frame.point(0.5, 0.62),
        tint: .cream
      ).turned(swing))
    KeyCap.draw(door.key, on: view.device, at: frame.point(0.5, 0.84), into: &picture)
  }

  /// What each door shows of what lies behind it.
  private func drawVignette(
    of scene: SceneID, in frame: Rect, peek: Double, nod: Double, into picture: inout Picture
  ) {
    let place = frame.point(0.5, 0.34)
    switch scene {
    case .jungle:
      picture.draw(
        .image(AnimalAssets.lion[1], at: place).scaled(0.5 + 0.06 * peek)
          .turned(nod * 0.5).moved(-8 * peek, 0))
    case .hands:
      picture.draw(
        .image(HandAssets.scissors, at: place).scaled(0.46 + 0.05 * peek).turned(nod * 1.4))
    case .winOrLose:
      picture.draw(
        .image(OpeningAssets.signWin, at: place).scaled(0.34).moved(-46, 0).turned(nod * 0.6))
      picture.draw(
        .image(OpeningAssets.signLose, at: place).scaled(0.34).moved(46, 0).turned(-nod * 0.6))
    case .simonSays:
      picture.draw(
        .image(OpeningAssets.drum, at: place).scaled(0.52, 0.52 - 0.04 * abs(nod) / 9))
    case .opening, .hub, .settings, .information: break
    }
  }
}
