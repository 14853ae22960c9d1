/// The device that plays the voice.
public protocol SpeechOutput: Sendable {
  /// Plays mono samples after those still playing, `rate` in hertz; no samples announce a voice.
  func speak(_ samples: [Int16], rate: Int)
  /// Stops the voice at once.
  func endSpeech()
  /// Lowers all other sounds while another program speaks.
  func duck(_ isDucked: Bool)
}

/// A way to say a sentence.
protocol SpeechSource: Sendable {
  /// Says a sentence.
  ///
  /// - Returns: whether that worked; its samples may still be playing then.
  func say(_ sentence: Sentence, to sink: any SpeechSink) -> Bool
  /// Releases all resources; the next sentence may take longer.
  func releaseResources()
}

extension SpeechSource {
  func releaseResources() {}
}

/// What a source says one sentence to, from its own thread.
protocol SpeechSink: AnyObject {
  /// Whether the sentence is still wanted.
  var isWanted: Bool { get }
  /// Plays samples, mono, `rate` in hertz.
  ///
  /// - Returns: false if the sentence is no longer wanted.
  func speak(_ samples: [Int16], rate: Int) -> Bool
  func duck(_ isDucked: Bool)
}
