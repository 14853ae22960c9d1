import Director
import Foundation
import Stage
import Studio

/// Plays the game without a window for far longer than a person could, and says what it found.
///
///     Endurance fuzz [EVENTS] [SEED] [SCENE]   random events into every scene, or one; invariants
///                                              at every tick; what is found is left as a replay
///     Endurance listen [EVENTS] [SEED]         the same while everything is said, without looking
///     Endurance soak [HOURS]           simulated hours of play, memory watched
///     Endurance changes [COUNT]        from scene to scene and back, for those who look for leaks
///     Endurance speed                  simulated seconds of play per second
///     Endurance seek                   what going anywhere in a recording costs
@main
enum Endurance {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    let number = words.dropFirst().first.flatMap { Int($0) }
    let isFine: Bool
    switch words.first {
    case "fuzz":
      isFine = await fuzz(
        SceneID.allCases.filter { words.count < 4 || $0.rawValue == words.last },
        events: number ?? 100_000, seed: words.dropFirst(2).first.flatMap { UInt64($0) } ?? 1)
    case "listen":
      isFine = await fuzz(
        SceneID.allCases, events: number ?? 100_000,
        seed: words.dropFirst(2).first.flatMap { UInt64($0) } ?? 1, isListening: true)
    case "soak": isFine = soak(hours: number ?? 24)
    case "changes": isFine = changes(number ?? 1_000)
    case "speed": isFine = speed()
    case "seek": isFine = seek()
    default:
      say(
        "usage: Endurance fuzz [EVENTS] [SEED] [SCENE] | listen [EVENTS] [SEED] | soak [HOURS] | changes [COUNT] | speed"
          + " | seek")
      exit(2)
    }
    exit(isFine ? 0 : 1)
  }

  static var images: Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "Resources/images/1x")) ?? []
    return Set(files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) })
  }

  /// Walks through every scene, side by side.
  static func fuzz(
    _ scenes: [SceneID], events: Int, seed: UInt64, isListening: Bool = false
  ) async -> Bool {
    let images = images
    if images.isEmpty {
      say(
        "Resources/images is empty, so the names of pictures cannot be checked; `make art` fills it."
      )
      return false
    }
    return await withTaskGroup(of: Bool.self) { walks in
      for scene in scenes {
        walks.addTask {
          fuzz(scene, events: events, seed: seed, images: images, isListening: isListening)
        }
      }
      return await walks.reduce(true) { $0 && $1 }
    }
  }

  private static func fuzz(
    _ scene: SceneID, events: Int, seed: UInt64, images: Set<String>, isListening: Bool
  ) -> Bool {
    let start = ContinuousClock.now
    var walk = Walk(
      scene, seed: seed, images: images, isLookingAtPictures: !isListening,
      narration: isListening ? .everything : nil)
    var findings: [String] = []
    while walk.eventCount < events, walk.play(events: min(events, walk.eventCount + 997)) {
      if !walk.canBeLeft() {
        findings = [
          "\(walk.director.sceneID.rawValue), tick \(walk.director.ticks): cannot be left"
        ]
        break
      }
    }
    findings += walk.watch.findings
    if !findings.isEmpty {
      let file = "out/finding-\(scene.rawValue).replay"
      try? FileManager.default.createDirectory(
        atPath: "out", withIntermediateDirectories: true)
      try? Data(walk.replay.text.utf8).write(to: URL(fileURLWithPath: file))
      findings.append("bungle replay \(file) plays it again")
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    say(
      "\(scene.rawValue): \(walk.eventCount) events, \(walk.tickCount) ticks,"
        + " \(walk.watch.listening.count) sentences,"
        + " \(findings.count) findings, \(tenths(seconds)) s"
        + findings.map { "\n  \($0)" }.joined())
    return findings.isEmpty
  }

  /// Hours of play, each shared by all scenes, so that every hour ends alike.
  static func soak(hours: Int) -> Bool {
    let scenes = SceneID.allCases
    var (first, last) = (0, 0)
    for hour in 1...max(1, hours) {
      for scene in scenes {
        var walk = Walk(scene, seed: UInt64(hour), images: [])
        while walk.tickCount < 216_000 / scenes.count {
          guard walk.play(events: walk.eventCount + 100) else {
            say(walk.watch.findings.joined(separator: "\n"))
            return false
          }
        }
      }
      last = Memory.own
      if hour == 1 { first = last }
      say("hour \(hour): \(last) KiB of its own, \(Memory.resident) KiB with the program")
    }
    // Parts of the program that are read from its file when they are first used are no growth.
    let growth = Double(last - first) / Double(max(1, Memory.resident))
    say("growth since the first hour: \(tenths(growth * 100)) % of the whole")
    return growth <= 0.02
  }

  /// Through the doors and back so often; what is held afterwards is what one visit holds.
  static func changes(_ count: Int) -> Bool {
    var director = Director(starting: .hub, seed: 1)
    var (changes, last, first) = (0, director.sceneID, 0)
    while changes < count {
      let key: Key =
        director.sceneID == .hub ? Key.digits[changes / 2 % Door.all.count] : .escape
      director.send(.key(key, []))
      for _ in 0..<60 { director.tick() }
      _ = director.takeEffects()
      if director.sceneID != last { (changes, last) = (changes + 1, director.sceneID) }
      if changes == count / 2, first == 0 { first = Memory.own }
    }
    let end = Memory.own
    say("\(changes) changes; \(first) KiB after half of them, \(end) KiB after all")
    return end <= first + Memory.resident / 50
  }

  /// Rules and timelines alone, and with every picture built, on one core.
  static func speed() -> Bool {
    say("simulated seconds of play per second, one core")
    for scene in SceneID.allCases {
      let rates = [false, true].map { isDrawing in
        var visit = Walk(scene, seed: 1, images: [], isLookingAtPictures: false)
        _ = visit.play(events: 400)
        return rate(of: visit.director, isDrawing: isDrawing)
      }
      say("\(scene.rawValue): \(Int(rates[0])) without pictures, \(Int(rates[1])) with")
    }
    for name in ["jungle.win", "jungle.tie", "hands.round.win", "simon.playback"] {
      guard let film = try? Film.named(name) else { return false }
      let rates = [false, true].map { rate(of: film, isDrawing: $0) }
      say("\(name), played again and again: \(Int(rates[0])) without, \(Int(rates[1])) with")
    }
    return true
  }

  private static func rate(of director: Director, isDrawing: Bool) -> Double {
    var director = director
    var shapes = 0
    let start = ContinuousClock.now
    for _ in 0..<60_000 {
      director.tick()
      _ = director.takeEffects()
      if isDrawing { shapes += director.picture().commands.count }
    }
    return 1_000 / ((ContinuousClock.now - start) / .seconds(1)) + Double(min(0, shapes))
  }

  private static func rate(of film: Film, isDrawing: Bool) -> Double {
    var (shapes, ticks) = (0, 0)
    let start = ContinuousClock.now
    while ticks < 60_000 {
      var playback = Playback(film.replay)
      while !playback.isOver {
        playback.step()
        if isDrawing { shapes += playback.director.picture().commands.count }
        ticks += 1
      }
    }
    return Double(ticks) / 60 / ((ContinuousClock.now - start) / .seconds(1))
      + Double(min(0, shapes))
  }

  /// At once, so that a long run can be followed.
  private static func say(_ words: String) {
    FileHandle.standardOutput.write(Data((words + "\n").utf8))
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
