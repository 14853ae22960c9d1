import Foundation
import Glibc
import Phrases
import Stage
import Synchronization
import Threads

@testable import Voice

/// Writes down what would be heard.
final class Ear: SpeechOutput {
  enum Heard: Equatable {
    case samples([Int16])
    case end
    case duck(Bool)
  }

  private let heard = Mutex<[Heard]>([])

  var all: [Heard] { heard.withLock { $0 } }
  /// The first sample of every piece, which says who spoke.
  var speakers: [Int16] {
    all.compactMap { if case .samples(let samples) = $0 { samples.first } else { nil } }
  }

  func speak(_ samples: [Int16], rate: Int) { heard.withLock { $0.append(.samples(samples)) } }
  func endSpeech() { heard.withLock { $0.append(.end) } }
  func duck(_ isDucked: Bool) { heard.withLock { $0.append(.duck(isDucked)) } }
}

/// Says what it is told to, by the sentence.
final class FakeSource: SpeechSource {
  private let told = Mutex<[String]>([])
  private let rests = Mutex(0)
  private let speak: @Sendable (Sentence, any SpeechSink) -> Bool

  init(_ speak: @escaping @Sendable (Sentence, any SpeechSink) -> Bool) { self.speak = speak }

  /// Says nothing, ever.
  static var none: FakeSource { FakeSource { _, _ in false } }

  /// One sample, by which it is known.
  static func sample(_ sample: Int16) -> FakeSource {
    FakeSource { _, turn in turn.speak([sample], rate: 22_050) }
  }

  var asked: [String] { told.withLock { $0 } }
  /// How often it was told to leave nothing at work.
  var rested: Int { rests.withLock { $0 } }

  func releaseResources() { rests.withLock { $0 += 1 } }

  func say(_ sentence: Sentence, to turn: any SpeechSink) -> Bool {
    told.withLock { $0.append(sentence.text) }
    return speak(sentence, turn)
  }
}

/// Takes the file's own bytes for its samples; what begins with `x` is damaged.
final class FakeReader: ClipReading {
  private let steps = Mutex<[String]>([])

  /// What was wanted of it, in order.
  var asked: [String] { steps.withLock { $0 } }

  func read(_ file: String) -> (samples: [Int16], rate: Int)? {
    steps.withLock { $0.append("read") }
    guard let data = FileManager.default.contents(atPath: file), data.first != UInt8(ascii: "x")
    else { return nil }
    return (data.map { Int16($0) }, 48_000)
  }

  func prepare() { steps.withLock { $0.append("prepare") } }
  func releaseResources() { steps.withLock { $0.append("rest") } }
}

/// A turn that stays wanted for so many samples.
final class FakeSink: SpeechSink {
  var samples: [Int16] = []
  var ducks: [Bool] = []
  /// How many samples came at a time.
  var pieces: [Int] = []
  let most: Int

  init(most: Int = .max) { self.most = most }

  var isWanted: Bool { samples.count < most }

  func speak(_ samples: [Int16], rate: Int) -> Bool {
    guard isWanted else { return false }
    self.samples += samples
    pieces.append(samples.count)
    return true
  }

  func duck(_ isDucked: Bool) { ducks.append(isDucked) }
}

extension ESpeak {
  /// Speaks a tone as long as its text, if it starts and knows the language.
  static func fake(rate: Int? = 22_050, knows: Set<String> = ["en", "de", "pt-br"]) -> ESpeak {
    ESpeak(
      version: { "0.1" }, start: { rate }, select: { knows.contains($0) },
      speak: { text, take in
        for letter in text.utf8 where !take([Int16](repeating: Int16(letter), count: 100)) {
          break
        }
        return true
      }, stop: {}, unload: { true })
  }
}

extension Sentence {
  init(_ text: String) { self.init(.verbatim(text), in: .english) }
}

/// Waits until something is so; gives up after some seconds.
func wait(until isSo: () -> Bool) -> Bool {
  let deadline = SteadyClock.now + 10 * SteadyClock.second
  while SteadyClock.now < deadline {
    if isSo() { return true }
    usleep(1_000)
  }
  return false
}
