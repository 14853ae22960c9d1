internal import Animation
internal import Figures
internal import Phrases
public import Stage
internal import Widgets

extension SettingsScene {
  public func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(BoardAssets.frame))
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: SettingsLayout.card))
    TabRow.drawLine(under: SettingsLayout.tabs, into: &picture)
    for row in SettingsRow.all(on: page) {
      drawLabel(view.words(row.words), row.row, into: &picture)
    }
    if page == .sound {
      drawLabel(view.words(.settings(.volume)), 0, into: &picture)
      drawLabel(view.words(.settings(.ambience)), 1, into: &picture)
    }
  }

  private func drawLabel(_ words: String, _ row: Int, into picture: inout Picture) {
    let place = SettingsLayout.label(row)
    picture.draw(
      .text(
        words, TextStyle(.body, bold: true, fit: place.width, height: place.height),
        at: place.point(0, 0.5), anchor: .left, tint: .ink))
  }
}
