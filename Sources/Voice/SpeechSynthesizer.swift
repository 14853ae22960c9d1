internal import Synchronization

/// The synthesizer in this process, whose library is loaded with the first sentence.
///
/// The library keeps a sleeping thread until `releaseResources`, and is then unloaded, because
/// espeak-ng 1.51 hangs when it is started a second time.
final class SpeechSynthesizer: SpeechSource {
  private enum State {
    case unasked
    case missing
    case ready(ESpeak, rate: Int, voice: String?)
  }

  /// The languages that it reads too badly: it names Japanese and Chinese characters one by one,
  /// and has no vowels for Hebrew.
  static let unreadable: Set<String> = ["ja", "zh_CN", "he"]
  /// The longest sentence in seconds; further samples are dropped.
  private static let longest = 60

  private let state = Mutex(State.unasked)
  private let load: @Sendable () -> ESpeak?

  init(load: @escaping @Sendable () -> ESpeak?) { self.load = load }

  func say(_ sentence: Sentence, to sink: any SpeechSink) -> Bool {
    guard let (engine, rate) = engine(speaking: sentence.language) else { return false }
    var left = Self.longest * rate
    guard sink.speak([], rate: rate) else { return true }
    return engine.speak(sentence.text) { samples in
      left -= samples.count
      return left > 0 && sink.speak(samples, rate: rate)
    }
  }

  func releaseResources() {
    state.withLock {
      guard case .ready(let engine, _, _) = $0 else { return }
      engine.stop()
      $0 = engine.unload() ? .unasked : .missing
    }
  }

  /// The synthesizer's version, and whether it speaks a language; nil if it is missing.
  func diagnosis(of language: String) -> (version: String, speaks: Bool)? {
    let speaks = engine(speaking: language) != nil
    return state.withLock {
      guard case .ready(let engine, _, _) = $0 else { return nil }
      return (engine.version(), speaks)
    }
  }

  private func engine(speaking language: String) -> (ESpeak, rate: Int)? {
    // The lock is not held meanwhile, so that a library that hangs blocks no other thread.
    var state = state.withLock { $0 }
    defer { self.state.withLock { $0 = state } }
    if case .unasked = state { state = start() }
    guard case .ready(let engine, let rate, let voice) = state,
      !Self.unreadable.contains(language)
    else { return nil }
    if voice != language {
      guard engine.select(Self.name(of: language)) else { return nil }
      state = .ready(engine, rate: rate, voice: language)
    }
    return (engine, rate)
  }

  private func start() -> State {
    guard let engine = load(), let rate = engine.start(), (8_000...48_000).contains(rate) else {
      return .missing
    }
    return .ready(engine, rate: rate, voice: nil)
  }

  /// The name of a language in espeak-ng: `pt_BR` is `pt-br` there.
  private static func name(of language: String) -> String {
    String(language.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
