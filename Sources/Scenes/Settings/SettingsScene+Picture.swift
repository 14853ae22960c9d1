internal import Animation
internal import Figures
internal import Phrases
public import Stage
internal import Widgets

extension SettingsScene {
  public func draw(_ view: View, into picture: inout Picture) {
    ground.draw(watching: controls.pointer, view, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: SettingsLayout.card))
    TabRow.drawLine(under: SettingsLayout.tabs, into: &picture)
    for row in SettingsRow.all(on: tab) {
      drawLabel(view.language(row.words), row.label, into: &picture)
    }
    guard tab == .sound else { return }
    for volume in VolumeSlider.allCases {
      drawLabel(
        view.language(volume.words), SettingsLayout.sliderLabel(volume.row), into: &picture)
      _ = Pictogram.draw(
        volume.pictogram, in: SettingsLayout.sliderSign(volume.row), into: &picture)
    }
  }

  private func drawLabel(_ words: String, _ place: Rect, into picture: inout Picture) {
    picture.draw(
      words, TextStyle(.body, bold: true, fit: place.width, height: place.height),
      at: place.point(0, 0.5), anchor: .left, tint: .ink)
  }
}
