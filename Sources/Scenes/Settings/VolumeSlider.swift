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

  /// The slider's words and pictogram, its row on the page of sounds, and the volume that it sets.
  var look:
    (
      title: Phrase, pictogram: Pictogram, row: Int,
      setting: WritableKeyPath<Preferences, Double>
    )
  {
    switch self {
    case .sounds: (.settings(.volume), .louder, 1, \.volume)
    case .ambience: (.settings(.ambience), .jungle, 2, \.ambienceVolume)
    case .voice: (.settings(.voiceVolume), .louder, 4, \.voiceVolume)
    }
  }

  /// The title of the row of choices below which the slider is.
  var subject: Phrase { .settings(self == .voice ? .voice : .sound) }

  func slider(_ preferences: Preferences) -> Slider {
    let tenths = preferences[keyPath: look.setting] * Double(Self.steps)
    return Slider(
      rawValue, in: SettingsLayout.slider(look.row), 0...Self.steps, value: Int(tenths.rounded()))
  }

  func set(to tenths: Int, in preferences: inout Preferences) {
    preferences[keyPath: look.setting] = Double(tenths) / Double(Self.steps)
  }
}
