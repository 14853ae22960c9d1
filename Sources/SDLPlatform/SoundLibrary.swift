internal import Sounds
internal import Stage

/// Every sound's samples: made once, each when it is first wanted or its turn has come, and dealt out
/// in turn so that equal sounds vary.
struct SoundLibrary {
  private let resources: ResourceFolder
  private let synthesise: (SoundName, _ variant: Int) -> [Int16]
  private let synthesiseLoop: (Ambience) -> [Int16]
  private var throwsByName: [SoundName: [[Int16]]] = [:]
  private var dealt: [SoundName: Int] = [:]
  private var loops: [Ambience: [Int16]] = [:]
  private var hits: Groove.Hits?
  /// Those that files of the player's own replace; nil before it was looked for them.
  private var replaced: Set<SoundName>?
  /// What is still to be made, the last one first.
  private var unmade: [(name: SoundName, variant: Int)] = []

  init(
    resources: ResourceFolder,
    synthesise: @escaping (SoundName, _ variant: Int) -> [Int16] = Synthesizer.samples(of:variant:),
    synthesiseLoop: @escaping (Ambience) -> [Int16] = AmbienceLoop.samples(of:)
  ) {
    self.resources = resources
    self.synthesise = synthesise
    self.synthesiseLoop = synthesiseLoop
  }

  /// Some sounds were asked for and are not made yet.
  var isBehind: Bool { !unmade.isEmpty }

  /// Asks for everything: first one throw of each, then the others.
  mutating func request() {
    readFiles()
    let wanted = SoundName.allCases.filter { replaced?.contains($0) != true }.flatMap { name in
      (0..<name.variants).map { (name: name, variant: $0) }
    }
    unmade = wanted.sorted { $0.variant > $1.variant }
  }

  /// Makes one sound that was asked for.
  mutating func makeOne() {
    guard let (name, variant) = unmade.popLast() else { return }
    make(name, variant)
  }

  /// The next throw of a sound.
  mutating func next(_ name: SoundName) -> [Int16] {
    readFiles()
    make(name, 0)
    let made = throwsByName[name] ?? []
    let turn = dealt[name, default: 0]
    dealt[name] = turn + 1
    return made[turn % made.count]
  }

  mutating func loop(_ ambience: Ambience) -> [Int16] {
    let samples = loops[ambience] ?? synthesiseLoop(ambience)
    loops[ambience] = samples
    return samples
  }

  mutating func grooveHits() -> Groove.Hits {
    let made = hits ?? Groove.Hits()
    hits = made
    return made
  }

  /// Throws are made in order; what is there already is not made again.
  private mutating func make(_ name: SoundName, _ variant: Int) {
    guard throwsByName[name, default: []].count == variant else { return }
    throwsByName[name, default: []].append(synthesise(name, variant))
  }

  /// The player's own recordings take the place of what is made; read before a device is open.
  mutating func readFiles() {
    guard replaced == nil else { return }
    let files = SoundFile.readAll(in: resources)
    replaced = Set(files.keys)
    for (name, samples) in files {
      throwsByName[name] = [Synthesizer.levelled(samples, as: name)]
    }
  }
}
