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
    let tenths = preferences[keyPath: setting] * Double(Self.steps)
    return Slider(
      rawValue, in: SettingsLayout.slider(row), 0...Self.steps, value: Int(tenths.rounded()))
  }

  func set(to tenths: Int, in preferences: inout Preferences) {
    preferences[keyPath: setting] = Double(tenths) / Double(Self.steps)
  }

  private var setting: WritableKeyPath<Preferences, Double> {
    switch self {
    case .sounds: \.volume
    case .ambience: \.ambienceVolume
    case .voice: \.voiceVolume
    }
  }

  /// Its row on the page of sounds.
  var row: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var words: Phrase {
    switch self {
    case .sounds: .settings(.volume)
    case .ambience: .settings(.ambience)
    case .voice: .settings(.voiceVolume)
    }
  }

  var pictogram: Pictogram {
    switch self {
    case .sounds: .sound
    case .ambience: .jungle
    case .voice: .speech
    }
  }
}
