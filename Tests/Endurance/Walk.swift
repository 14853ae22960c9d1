import Director
import Rules
import Stage
import Studio

/// One visit of a monkey, watched.
struct Walk {
  private(set) var director: Director
  private(set) var watch: Watch
  private(set) var eventCount = 0
  private(set) var tickCount = 0
  private let start: SceneID
  /// What is said in every visit; nil for another choice in each.
  private let narration: Preferences.Narration?
  private var monkey: Monkey
  private var visits: UInt64 = 0
  private let seed: UInt64
  private var recording: Recording

  /// What was done since the visit began, to be played again.
  var replay: Replay { recording.replay(endingAt: director.ticks + 1) }

  init(
    _ start: SceneID, seed: UInt64, images: Set<String>, isLookingAtPictures: Bool = true,
    narration: Preferences.Narration? = nil
  ) {
    self.start = start
    self.narration = narration
    self.seed = seed
    monkey = Monkey(seed: seed)
    watch = Watch(images: images, isLookingAtPictures: isLookingAtPictures)
    var preferences = Preferences()
    preferences.narration = narration ?? .off
    director = Director(starting: start, seed: seed, preferences: preferences)
    recording = Self.recording(start, seed, preferences, [])
  }

  private static func recording(
    _ scene: SceneID, _ seed: UInt64, _ preferences: Preferences, _ records: [Standings.Entry]
  ) -> Recording {
    var recording = Recording(
      scene: scene, seed: seed, width: 1280, height: 720, preferences: preferences)
    recording.begin(with: records)
    return recording
  }

  /// Plays on until so many events have been sent in all; true if nothing was found.
  mutating func play(events: Int) -> Bool {
    while eventCount < events, watch.findings.isEmpty {
      let event = monkey.event(for: director)
      recording.add(event, at: director.ticks)
      director.send(event)
      eventCount += 1
      answer()
      for _ in 0..<monkey.pause() { tick() }
      // Every scene gets its share; a monkey that wandered off begins again.
      if director.isOver || director.sceneID != start, eventCount.isMultiple(of: 64) { begin() }
    }
    return watch.findings.isEmpty
  }

  /// Whether the scene, with whatever lies over it, is left by Esc, and by a click on "Don't Save"
  /// where Esc asks for a name.
  mutating func canBeLeft() -> Bool {
    var copy = self
    guard copy.director.sceneID != .hub else { return true }
    let home = copy.director.sceneID
    for attempt in 0..<40 {
      copy.director.send(.pointerCancelled)
      // Whatever an input method has begun is its own to end.
      copy.director.send(.composing(""))
      // To a card that asks whether to leave it says no.
      let isAsked = copy.director.layout.contains { $0.name == "alert.discard" }
      if !isAsked || attempt % 4 == 3 { copy.director.send(.key(.escape, [])) }
      // A card takes no press at once.
      for _ in 0..<90 where copy.director.sceneID == home { copy.tick() }
      if let place = copy.director.layout.first(where: { $0.name == "alert.discard" }) {
        copy.director.send(.pointerDown(place.rect.center))
        copy.director.send(.pointerUp(place.rect.center))
      }
      copy.answer()
      for _ in 0..<240 where copy.director.sceneID == home { copy.tick() }
      if copy.director.sceneID != home || copy.director.isOver { return true }
    }
    return false
  }

  private mutating func begin() {
    visits += 1
    // Each visit in another order of chance, and under other choices.
    var preferences = Preferences()
    preferences.reducesMotion = visits.isMultiple(of: 3)
    preferences.speed = Preferences.Speed.allCases[Int(visits % 3)]
    preferences.goal = Preferences.goals[Int(visits / 2 % 3)].goal
    preferences.rival = Rival.Kind.allCases[Int(visits / 3 % 3)]
    preferences.textSize = visits.isMultiple(of: 5) ? .large : .normal
    preferences.narration =
      narration ?? Preferences.Narration.allCases[Int(visits / 2 % 3)]
    preferences.wantsExactDrop = !visits.isMultiple(of: 4)
    let (visit, records) = (seed &* 1_000_003 &+ visits, Array(director.records.suffix(200)))
    director = Director(starting: start, seed: visit, preferences: preferences, records: records)
    recording = Self.recording(start, visit, preferences, records)
    answer()
  }

  private mutating func tick() {
    director.tick()
    tickCount += 1
    answer()
  }

  private mutating func answer() {
    let effects = director.takeEffects()
    for case .save(let record) in effects {
      director.records.append(record)
      director.send(.saved(record, problem: nil))
    }
    watch.look(at: director, effects)
  }
}
