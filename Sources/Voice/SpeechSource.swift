/// Where a voice is heard.
public protocol SpeechOutput: Sendable {
  /// Plays samples after those that play already, mono; none at all says that some will come.
  func speak(_ samples: [Int16], rate: Int)
  /// Ends what is heard of a voice.
  func endSpeech()
  /// Lowers everything else while somebody speaks who is not heard here.
  func duck(_ isDucked: Bool)
}

/// A way to say a sentence.
protocol SpeechSource: Sendable {
  /// - Returns: whether it could be said; what is said in samples may still be heard then.
  func say(_ sentence: Sentence, for turn: any SpeechTurn) -> Bool
  /// Leaves nothing at work; the next sentence may take longer.
  func rest()
}

extension SpeechSource {
  func rest() {}
}

/// What a source may know of the turn in which it speaks.
protocol SpeechTurn: AnyObject {
  /// Nobody has said anything that matters more.
  var isWanted: Bool { get }
  /// - Returns: whether the samples were still wanted.
  func speak(_ samples: [Int16], rate: Int) -> Bool
  func duck(_ isDucked: Bool)
}
