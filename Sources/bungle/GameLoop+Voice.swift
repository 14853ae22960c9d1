internal import Director
public import SDLPlatform
internal import Stage
public import Voice

/// The voice plays through the mixer.
extension Speaker: SpeechOutput {
  public func speak(_ samples: [Int16], rate: Int) { order(.speak(samples, rate: rate)) }
  public func endSpeech() { order(.endSpeech) }
  public func duck(_ isDucked: Bool) { order(.duck(isDucked)) }
}

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
