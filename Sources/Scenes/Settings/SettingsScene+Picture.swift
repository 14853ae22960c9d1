public import Animation
internal import Props
public import Stage

extension SettingsScene {
  public func picture(at time: Time) -> Picture {
    var picture = Picture()
    let all = activeControls
    picture.draw(.backdrop(BoardAssets.frame))
    picture.draw(.panel(PropAssets.card, inset: 64, in: SettingsLayout.card))
    picture.draw(
      .text(
        "Settings", TextStyle(.heading, bold: true), at: SettingsLayout.heading, tint: .ink))
    picture.draw(label("Volume", column: 0, row: 0))
    picture.draw(
      volume.draw(
        at: time, controls.state(of: volume.id, among: all),
        isCalm: preferences.isCalm))
    for (column, rows) in SettingsRow.columns.enumerated() {
      for (index, row) in rows.enumerated() {
        let place = column == 0 ? index + 1 : index
        picture.draw(label(row.words, column: column, row: place))
        if let icon = icon(of: row) {
          let spot = SettingsLayout.icon(column: column, row: place)
          picture.draw(
            [PropAssets.roundButton, icon].map { .image($0, at: spot).scaled(0.52) })
        }
      }
    }
    for (choice, frame) in Self.choices {
      picture.draw(
        SegmentRow.draw(
          choice.words, isChosen: choice.setting.isChosen(in: preferences), in: frame,
          controls.state(of: choice.id, among: all)))
    }
    picture.draw(
      IconButton.draw(
        PropAssets.iconBack, in: IconButton.topLeft,
        controls.state(of: "button.back", among: all)))
    return picture
  }

  private func icon(of row: SettingsRow) -> ImageAsset? {
    switch row.words {
    case "Sound": preferences.isMuted ? PropAssets.iconMuted : PropAssets.iconSound
    case "Picture": PropAssets.iconFullscreen
    default: nil
    }
  }

  private func label(_ words: String, column: Int, row: Int) -> DrawCommand {
    .text(
      words, TextStyle(.body, bold: true), at: SettingsLayout.label(column: column, row: row),
      anchor: .left, tint: .ink)
  }
}
