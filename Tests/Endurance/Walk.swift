import Director
import Stage

/// One visit of a monkey, watched.
struct Walk {
  private(set) var director: Director
  private(set) var watch: Watch
  private(set) var eventCount = 0
  private(set) var tickCount = 0
  private let start: SceneID
  private var monkey: Monkey
  private var visits: UInt64 = 0
  private let seed: UInt64

  init(_ start: SceneID, seed: UInt64, images: Set<String>, isLookingAtPictures: Bool = true) {
    self.start = start
    self.seed = seed
    monkey = Monkey(seed: seed)
    watch = Watch(images: images, isLookingAtPictures: isLookingAtPictures)
    director = Director(starting: start, seed: seed)
  }

  /// Plays on until so many events have been sent in all; true if nothing was found.
  mutating func play(events: Int) -> Bool {
    while eventCount < events, watch.findings.isEmpty {
      director.send(monkey.event(for: director))
      eventCount += 1
      answer()
      for _ in 0..<monkey.pause() { tick() }
      // Every scene gets its share; a monkey that wandered off begins again.
      if director.isOver || director.sceneID != start, eventCount.isMultiple(of: 64) { begin() }
    }
    return watch.findings.isEmpty
  }

  /// Whether the scene, with whatever lies over it, is left by Esc and Enter alone.
  mutating func canBeLeft() -> Bool {
    var copy = self
    guard copy.director.sceneID != .hub else { return true }
    let home = copy.director.sceneID
    for _ in 0..<40 {
      copy.director.send(.pointerCancelled)
      copy.director.send(.key(.escape, []))
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
    preferences.isCalm = visits.isMultiple(of: 3)
    preferences.speed = Preferences.Speed.allCases[Int(visits % 3)]
    preferences.goal = Preferences.Goal.allCases[Int(visits / 2 % 3)]
    preferences.rival = Preferences.RivalName.allCases[Int(visits / 3 % 3)]
    preferences.textSize = visits.isMultiple(of: 5) ? .large : .normal
    preferences.wantsExactDrop = !visits.isMultiple(of: 4)
    director = Director(
      starting: start, seed: seed &* 1_000_003 &+ visits, preferences: preferences,
      records: director.records.suffix(200))
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
