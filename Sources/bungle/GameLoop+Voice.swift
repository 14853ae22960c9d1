internal import Director
public import SDLPlatform
internal import Stage
public import Voice

/// The voice plays through the mixer.
extension Speaker: SpeechOutput {}

extension ClipReader: ClipReading {}

extension GameLoop {
  /// Whether narration can be heard.
  var speaks: Bool {
    let preferences = director.preferences
    return preferences.narration != .off && !preferences.isMuted && preferences.voiceVolume > 0
  }

  func say(_ utterance: Utterance) {
    guard speaks else { return }
    voice.say(Sentence(utterance.words, in: director.language), utterance.priority)
  }
}
