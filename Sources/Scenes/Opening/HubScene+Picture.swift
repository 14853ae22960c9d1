public import Animation
internal import Props
internal import Rules
public import Stage

extension HubScene {
  public func picture(at time: Time) -> Picture {
    var picture = Picture()
    picture.draw(.backdrop(OpeningAssets.hub))
    picture.draw(
      DrawCommand.image(OpeningAssets.title, at: HubLayout.title).scaled(HubLayout.titleScale))
    for index in Self.doors.indices { picture.draw(door(index, at: time)) }
    picture.draw(
      IconButton.draw(PropAssets.iconInfo, in: IconButton.besideTopRight, state("information")))
    picture.draw(
      IconButton.draw(PropAssets.iconSettings, in: IconButton.topRight, state("settings")))
    picture.draw(StatusStrip.draw(awake.map { Self.doors[$0].line } ?? "Choose a door."))
    if let alert { picture.draw(alert.draw(at: time, controls)) }
    return picture
  }

  private func state(_ id: ControlID) -> ControlState { controls.state(of: id, among: buttons) }

  private func door(_ index: Int, at time: Time) -> [DrawCommand] {
    let door = Self.doors[index]
    let state = state(ControlID(door.scene.rawValue))
    let moment = awake == index ? time - awakeSince : .zero
    func value(_ channel: Channel<Double>) -> Double {
      awake == index ? HubTimelines.vignette.value(of: channel, at: moment, otherwise: 0) : 0
    }
    let lift = state.isPressed ? 3.0 : state.isHovered || state.isFocused ? -4 : 0
    let frame = HubLayout.door(index).offsetBy(0, lift)
    let swing = value(HubTimelines.swing)
    return FocusRing.draw(around: frame, radius: 28, state)
      + [
        DrawCommand.image(OpeningAssets.door, at: frame.point(0.5, 0), anchor: .top).turned(swing)
      ]
      + vignette(index, in: frame, peek: value(HubTimelines.peek), nod: value(HubTimelines.nod))
      + [
        DrawCommand.text(
          door.words, TextStyle(.label, bold: true, fit: 176),
          at: frame.point(0.5, 0.62), tint: .cream
        ).turned(swing)
      ] + KeyCap.draw(Self.keys[index], on: device, at: frame.point(0.5, 0.84))
  }

  /// What each door shows of what lies behind it.
  private func vignette(_ index: Int, in frame: Rect, peek: Double, nod: Double) -> [DrawCommand] {
    let place = frame.point(0.5, 0.34)
    switch Self.doors[index].scene {
    case .jungle:
      return [
        DrawCommand.image(AnimalAssets.lion[1], at: place).scaled(0.5 + 0.06 * peek).turned(
          nod * 0.5
        )
        .moved(-8 * peek, 0)
      ]
    case .hands:
      return [
        DrawCommand.image(HandAssets.scissors, at: place).scaled(0.46 + 0.05 * peek).turned(
          nod * 1.4)
      ]
    case .winOrLose:
      return [
        DrawCommand.image(OpeningAssets.signWin, at: place).scaled(0.34)
          .moved(-46, 0).turned(nod * 0.6),
        DrawCommand.image(OpeningAssets.signLose, at: place).scaled(0.34).moved(46, 0).turned(
          -nod * 0.6),
      ]
    default:
      return [
        DrawCommand.image(OpeningAssets.drum, at: place).scaled(0.52, 0.52 - 0.04 * abs(nod) / 9)
      ]
    }
  }
}
