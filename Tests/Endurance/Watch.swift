import Animation
import Director
import Phrases
import Stage
import Studio

/// Looks at every tick of a visit and says what must not be.
struct Watch {
  /// What was found, each with the tick; empty when all is well.
  private(set) var findings: [String] = []
  private let images: Set<String>
  private(set) var listening = Listening()
  private let isLookingAtPictures: Bool
  private var roundIsOpen = false
  private var missing: [String: Int] = [:]
  private var counters: [Counter] = []
  private var wasForTwo = false
  private var scene: SceneID?
  /// Where the last effects came from, and how much was said then.
  private var heard: (scene: SceneID, narration: Preferences.Narration, tick: Int64)?

  private static let animals = ["lion", "cobra", "rabbit"]
  /// The longest that the player's animal may be away, in ticks: faded out after a loss or a tie.
  private static let longestAbsence = 90

  init(images: Set<String>, isLookingAtPictures: Bool = true) {
    self.images = images
    self.isLookingAtPictures = isLookingAtPictures
  }

  /// To be called after every event and every tick with what was asked for meanwhile.
  mutating func look(at director: Director, _ effects: [Effect]) {
    // A round goes on where it was when a page over it is closed.
    if scene != director.sceneID, ![.settings, .information].contains(director.sceneID) {
      (scene, counters, missing, roundIsOpen) = (director.sceneID, director.counters, [:], false)
    }
    checkVoice(director, effects)
    guard isLookingAtPictures else { return }
    let picture = director.picture(ahead: 0.5)
    countRounds(director, picture, effects)
    checkRanges(picture, director)
    checkTimelines(director)
    if director.sceneID == .jungle {
      checkAnimals(director.isStill ? director.picture() : picture, director)
    }
  }

  /// A scene that has gone is hushed, and without a voice only what has happened is said.
  private mutating func checkVoice(_ director: Director, _ effects: [Effect]) {
    if let problem = listening.hear(isOn(director) ? effects : [], of: director) {
      find(problem, director)
    }
    defer { heard = (director.sceneID, director.preferences.narration, director.ticks) }
    // A visit that begins anew has nothing before it.
    guard let heard, heard.tick <= director.ticks else { return }
    if heard.narration == .off, director.preferences.narration == .off {
      for case .say(let said) in effects where said.priority != .result {
        find("said unasked: \(said.words.english)", director)
      }
    } else if heard.scene != director.sceneID, !effects.contains(.hush(.answer)) {
      find("\(heard.scene.rawValue) is heard on", director)
    }
  }

  private func isOn(_ director: Director) -> Bool { director.preferences.narration != .off }

  private mutating func find(_ words: String, _ director: Director) {
    guard findings.count < 20 else { return }
    findings.append("\(director.sceneID.rawValue), tick \(director.ticks): \(words)")
  }

  /// A round counts once: between two outcomes somebody must have thrown.
  private mutating func countRounds(
    _ director: Director, _ picture: Picture, _ effects: [Effect]
  ) {
    defer { (counters, wasForTwo) = (director.counters, director.isForTwo) }
    guard [.jungle, .hands, .winOrLose].contains(director.sceneID) else { return }
    if canThrow(director, picture) { roundIsOpen = true }
    let outcomes = effects.count {
      guard case .play(let sound, _) = $0 else { return false }
      return sound == .win || sound == .lose || sound == .tie
    }
    if outcomes > 1 || outcomes == 1 && !roundIsOpen {
      find("a round counted twice", director)
    }
    if outcomes > 0 { roundIsOpen = false }
    // With a friend another match is played; the one against the jungle waits.
    let isSameMatch =
      counters.map(\.name) == director.counters.map(\.name) && wasForTwo == director.isForTwo
    guard director.sceneID == .jungle, isSameMatch else { return }
    let gained = zip(counters, director.counters).map { $1.points - $0.points }
    let total = gained.reduce(0, +)
    if total > 1 || total == 1 && outcomes == 0 {
      find("the score rose by \(total) with \(outcomes) outcomes", director)
    }
  }

  /// Whether a throw can be chosen now.
  private func canThrow(_ director: Director, _ picture: Picture) -> Bool {
    switch director.sceneID {
    case .jungle: picture.command(named: "rival") == nil
    default:
      director.layout.contains { place in
        ["throw.", "left.", "right."].contains { place.name.hasPrefix($0) }
      }
    }
  }

  private mutating func checkRanges(_ picture: Picture, _ director: Director) {
    if picture.commands.isEmpty { find("nothing is drawn", director) }
    for command in picture.commands {
      if !command.hasPlace { find("\(command) has no place", director) }
      if command.opacity <= 0 || command.opacity > 1 {
        find("\(command) has an opacity of \(command.opacity)", director)
      }
      if abs(command.scale.x) > 8 || abs(command.scale.y) > 8 {
        find("\(command) is far too large", director)
      }
      if abs(command.at.x - 640) > 3_500 || abs(command.at.y - 360) > 3_000 {
        find("\(command) is far away", director)
      }
      if let name = command.imageName, !images.isEmpty, !images.contains(name) {
        find("there is no picture \(name)", director)
      }
    }
  }

  /// What could not be built stays where it should have played, so that looking now and then is
  /// enough.
  private mutating func checkTimelines(_ director: Director) {
    guard director.ticks.isMultiple(of: 30) else { return }
    for live in director.liveTimelines {
      if let problem = live.timeline.stagingError { find("\(live.name): \(problem)", director) }
    }
  }

  /// Every animal is seen, or comes back soon, or is behind the card of a match's end; when nothing
  /// moves, each is exactly at home, save one that was picked up by a click and floats there.
  private mutating func checkAnimals(_ picture: Picture, _ director: Director) {
    var floating = 0
    let isOver = director.layout.contains { $0.name == "alert.again" }
    for animal in Self.animals {
      let command = picture.command(named: animal)
      missing[animal] = command == nil && !isOver ? (missing[animal] ?? 0) + 1 : 0
      if missing[animal] == Self.longestAbsence { find("the \(animal) is gone", director) }
      guard director.isStill,
        let home = director.layout.first(where: { $0.name == "home.\(animal)" })
      else { continue }
      var place = home.rect
      if command?.stands(in: place) == false, floating == 0 {
        floating = 1
        place.y -= 26
      }
      if command?.stands(in: place) != true || command?.isFlipped == true || command?.opacity != 1 {
        find("the \(animal) rests, but not at home", director)
      }
    }
  }
}

extension DrawCommand {
  /// Whether all its numbers are finite.
  fileprivate var hasPlace: Bool {
    // Infinity and what is no number outlast every sum.
    (at.x + at.y + scale.x + scale.y + turn + size.width + size.height + opacity).isFinite
  }

  /// Whether the feet are where they belong, and the size is right: under a finger it gives way a
  /// little.
  fileprivate func stands(in place: Rect) -> Bool {
    frame.point(0.5, 1).distance(to: place.point(0.5, 1)) < 0.001
      && abs(frame.height / place.height - 1) <= 0.051
  }
}
