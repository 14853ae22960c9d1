internal import Animation
internal import Figures
public import Stage
internal import Widgets

extension SettingsScene {
  public func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(BoardAssets.frame))
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: SettingsLayout.card))
    picture.draw(
      .text(
        "Settings", TextStyle(.heading, bold: true), at: SettingsLayout.heading, tint: .ink))
    picture.draw(label("Sounds", at: SettingsLayout.label(column: 0, row: 0)))
    picture.draw(label("Jungle around", at: SettingsLayout.ambienceLabel))
    for row in SettingsRow.all {
      picture.draw(label(row.words, at: SettingsLayout.label(column: row.column, row: row.row)))
      if let icon = icon(of: row) {
        let spot = SettingsLayout.icon(column: row.column, row: row.row)
        picture.draw(.image(WidgetAssets.roundButton, at: spot).scaled(0.52))
        picture.draw(.image(icon, at: spot).scaled(0.52))
      }
    }
  }

  private func icon(of row: SettingsRow) -> ImageAsset? {
    switch row.choices.first?.setting {
    case .sound: preferences.isMuted ? WidgetAssets.iconMuted : WidgetAssets.iconSound
    case .fullscreen: WidgetAssets.iconFullscreen
    default: nil
    }
  }

  private func label(_ words: String, at spot: Point) -> DrawCommand {
    .text(words, TextStyle(.body, bold: true), at: spot, anchor: .left, tint: .ink)
  }
}
