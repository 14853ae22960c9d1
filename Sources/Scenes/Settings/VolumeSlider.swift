internal import Phrases
internal import Stage
internal import Widgets

/// The volumes that can be set.
public enum VolumeSlider: String, Hashable, Sendable, CaseIterable {
  case sounds = "volume"
  /// Background sounds.
  case ambience
  case voice = "voice-volume"

  private static let steps = 10

  func slider(_ preferences: Preferences) -> Slider {
    let tenths = preferences[keyPath: look.setting] * Double(Self.steps)
    return Slider(
      rawValue, in: SettingsLayout.slider(row), 0...Self.steps, value: Int(tenths.rounded()))
  }

  func set(to tenths: Int, in preferences: inout Preferences) {
    preferences[keyPath: look.setting] = Double(tenths) / Double(Self.steps)
  }

  /// Its row on the page of sounds.
  var row: Int { look.row }

  /// The choices that it belongs to.
  var subject: Phrase { .settings(self == .voice ? .voice : .sound) }

  var title: Phrase { .settings(look.title) }

  var pictogram: Pictogram { look.pictogram }

  private var look:
    (
      setting: WritableKeyPath<Preferences, Double>, row: Int, title: SettingsWords,
      pictogram: Pictogram
    )
  {
    switch self {
    case .sounds: (\.volume, 1, .volume, .louder)
    case .ambience: (\.ambienceVolume, 2, .ambience, .jungle)
    case .voice: (\.voiceVolume, 4, .voiceVolume, .louder)
    }
  }
}
