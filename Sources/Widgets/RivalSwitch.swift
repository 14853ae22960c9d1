internal import Animation
internal import Phrases
public import Stage

/// A switch between two rivals: the jungle, or a friend at the same table.
public enum RivalSwitch {
  /// The switch's size in design pixels.
  public static let size = Size(152, 72)
  /// The switch's place below the button that leads back, in design space.
  public static let belowBack = Rect(x: 32, y: 136, width: size.width, height: size.height)

  /// Draws the ground of the chosen half.
  public static func drawChosen(_ cell: Rect, into picture: inout Picture) {
    picture.draw(.roundedRect(cell, radius: 18, tint: .ink))
    picture.draw(.roundedRect(cell.insetBy(3), radius: 15, tint: .leaf))
    picture.draw(.border(cell.insetBy(3), radius: 15, width: 3, tint: .freshLeaf))
  }
}

extension Screen {
  /// Adds the switch; a press on the half that is not chosen performs `action`.
  public mutating func rivalSwitch(_ action: Action, isFriend: Bool, in frame: Rect) {
    let words = Phrase.spoken(isFriend ? .againstFriend : .againstJungle)
    let half = Rect(
      x: isFriend ? frame.minX : frame.center.x, y: frame.minY, width: frame.width / 2,
      height: frame.height)
    add(action, Spoken(words), named: "switch.rival", in: half, mirrorFrame: frame) {
      state, _, picture in
      let raised = frame.offsetBy(0, state.lift)
      FocusRing.draw(around: raised, radius: 26, state, into: &picture)
      picture.draw(.panel(WidgetAssets.button, inset: 28, in: raised))
      for (pictogram, x) in [(Pictogram.jungle, 0.27), (.friend, 0.73)] {
        let isChosen = (pictogram == .friend) == isFriend
        let cell = Rect(center: raised.point(x, 0.48), size: Size(62, 56))
        if isChosen { RivalSwitch.drawChosen(cell, into: &picture) }
        picture.draw(
          .image(pictogram.asset, at: cell.center).scaled(isChosen ? 0.92 : 0.72)
            .opacity(isChosen ? 1 : 0.5))
      }
    }
  }
}
