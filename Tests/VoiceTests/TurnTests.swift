import Glibc
import Stage
import Synchronization
import Testing
import Threads

@testable import Voice

@Suite("R151 R153 The voice and its thread")
struct TurnTests {
  private let ear = Ear()

  private func voice(
    clips: FakeSource = .none, synthesizer: FakeSource = .none, dispatcher: FakeSource = .none,
    idle: Int64 = SteadyClock.second / 20, busy: Int64 = 2 * SteadyClock.second
  ) -> Voice {
    Voice(
      output: ear,
      sources: Voice.Sources(clips: clips, synthesizer: synthesizer, dispatcher: dispatcher),
      timeouts: Voice.Timeouts(idle: idle, busy: busy, pause: 1_000_000))
  }

  @Test("there is no thread before the first sentence and none some time after the last")
  func thread() {
    let voice = voice(synthesizer: .sample(7))
    #expect(!voice.hasThread)
    voice.hush(upTo: .answer)
    voice.say(Sentence(""), .answer)
    #expect(!voice.hasThread)
    for count in 1...3 {
      voice.say(Sentence("a"), .result)
      #expect(wait { ear.speakers.count == count })
      #expect(wait { !voice.hasThread })
    }
  }

  @Test(
    "a clip goes before the synthesizer, and that before the desktop's service; a screen reader's voice before both"
  )
  func ways() {
    let (clips, synthesizer) = (FakeSource.none, FakeSource.none)
    let dispatcher = FakeSource.sample(3)
    let voice = voice(clips: clips, synthesizer: synthesizer, dispatcher: dispatcher)
    voice.say(Sentence("a"), .result)
    #expect(wait { ear.speakers == [3] })
    #expect(clips.asked == ["a"] && synthesizer.asked == ["a"])
    voice.follow(hasScreenReader: true)
    voice.say(Sentence("b"), .result)
    #expect(wait { ear.speakers == [3, 3] })
    #expect(clips.asked == ["a", "b"] && synthesizer.asked == ["a"])
  }

  @Test("where nobody can speak the next sentence is tried, and nothing else happens")
  func nobody() {
    let clips = FakeSource.none
    let voice = voice(clips: clips)
    for name in ["a", "b", "c"] { voice.say(Sentence(name), .result) }
    #expect(wait { clips.asked == ["a", "b", "c"] })
    #expect(ear.all.isEmpty)
  }

  @Test("a sentence is heard to its end before the next result, and not after a hush")
  func turns() {
    // A tenth of a second each.
    let voice = voice(
      synthesizer: FakeSource { sentence, turn in
        turn.speak(
          [Int16](repeating: Int16(sentence.text.utf8.first ?? 0), count: 100), rate: 1_000)
      })
    let began = SteadyClock.now
    for name in ["a", "b", "c"] { voice.say(Sentence(name), .result) }
    #expect(wait { ear.speakers == [97, 98, 99] })
    #expect(SteadyClock.now - began > SteadyClock.second / 5)
    voice.say(Sentence("d"), .prompt)
    voice.hush(upTo: .answer)
    #expect(ear.all.last == .end)
    #expect(wait { !voice.hasThread })
    #expect(ear.speakers == [97, 98, 99])
  }

  @Test("R151 whoever turns the voice off leaves no thread, and nothing is kept ready")
  func releaseResources() {
    let (clips, synthesizer) = (FakeSource.none, FakeSource.sample(7))
    let voice = voice(clips: clips, synthesizer: synthesizer, idle: 60 * SteadyClock.second)
    voice.releaseResources()
    #expect(!voice.hasThread)
    for count in 1...3 {
      voice.say(Sentence("a"), .result)
      #expect(wait { ear.speakers.count == count })
      for _ in 0..<3 { voice.releaseResources() }
      #expect(wait { !voice.hasThread })
      #expect(clips.rested == count && synthesizer.rested == count)
    }
  }

  @Test("R151 what is kept ready goes also when the thread has gone before")
  func lateRest() {
    let synthesizer = FakeSource.sample(7)
    let voice = voice(synthesizer: synthesizer)
    voice.say(Sentence("a"), .result)
    #expect(wait { !voice.hasThread })
    #expect(synthesizer.rested == 0)
    voice.releaseResources()
    #expect(wait { !voice.hasThread && synthesizer.rested == 1 })
  }

  @Test("a synthesizer that floods is ended by a hush, and nothing of it is heard afterwards")
  func flood() {
    let voice = voice(
      synthesizer: FakeSource { _, turn in
        while turn.speak([1], rate: 22_050) {}
        return true
      })
    voice.say(Sentence("a"), .prompt)
    #expect(wait { ear.all.count > 100 })
    voice.hush(upTo: .prompt)
    #expect(ear.all.last == .end)
    #expect(wait { !voice.hasThread })
    #expect(ear.all.last == .end)
  }

  @Test("a recording that hangs is left alone, and the synthesizer speaks on")
  func hangingClip() {
    let gate = MessageQueue<Bool>()
    let hanging = FakeSource { sentence, _ in
      if sentence.text == "a" { _ = gate.receive(until: nil) }
      return false
    }
    let synthesizer = FakeSource.sample(7)
    let voice = voice(clips: hanging, synthesizer: synthesizer, busy: SteadyClock.second / 20)
    voice.say(Sentence("a"), .prompt)
    #expect(wait { hanging.asked == ["a"] })
    #expect(
      wait {
        voice.say(Sentence("b"), .hint)
        return ear.speakers.contains(7)
      })
    gate.send(true)
  }

  @Test(
    "one that hangs is left alone: the sentences after it are said by another, and it cannot come back"
  )
  func hang() {
    let gate = MessageQueue<Bool>()
    let hanging = FakeSource { _, turn in
      _ = gate.receive(until: nil)
      return turn.speak([1], rate: 22_050)
    }
    let voice = voice(
      synthesizer: hanging, dispatcher: .sample(2), busy: SteadyClock.second / 20)
    voice.say(Sentence("a"), .prompt)
    #expect(wait { hanging.asked == ["a"] })
    #expect(
      wait {
        voice.say(Sentence("b"), .hint)
        return ear.speakers.contains(2)
      })
    gate.send(true)
    #expect(wait { !voice.hasThread })
    #expect(!ear.speakers.contains(1))
    #expect(hanging.asked == ["a"])
  }

  @Test("thousands of random wishes: what was interrupted or hushed is never heard again")
  func random() {
    let said = Mutex(0)
    let voice = voice(
      synthesizer: FakeSource { sentence, turn in
        let number = Int16(sentence.text) ?? 0
        for _ in 0..<3 {
          guard turn.speak([number], rate: 48_000) else { break }
          usleep(50)
        }
        said.withLock { $0 += 1 }
        return true
      })
    var random = SplitMix64(seed: 151)
    for number in 1...3_000 {
      let priority = Utterance.Priority.allCases[Int.random(in: 0..<4, using: &random)]
      if Int.random(in: 0..<5, using: &random) == 0 { voice.hush(upTo: priority) }
      voice.say(Sentence("\(number)"), priority)
      if Int.random(in: 0..<4, using: &random) == 0 { usleep(300) }
    }
    #expect(wait { !voice.hasThread })
    var over: Set<Int16> = []
    var speaking: Int16?
    for heard in ear.all {
      switch heard {
      case .end:
        if let last = speaking { over.insert(last) }
        speaking = nil
      case .samples(let samples):
        guard let number = samples.first, number != speaking else { continue }
        if let last = speaking { over.insert(last) }
        #expect(!over.contains(number))
        speaking = number
      case .duck: break
      }
    }
    #expect(said.withLock { $0 } > 100)
  }
}
