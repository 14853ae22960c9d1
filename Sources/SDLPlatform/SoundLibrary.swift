internal import Sounds
internal import Stage

/// The samples of every sound, synthesised once, on demand or in advance. The variants of a sound
/// are played in turn, so that it varies.
struct SoundLibrary {
  private let resources: ResourceFolder
  private let synthesise: (SoundName, _ variant: Int) -> [Int16]
  private let synthesiseLoop: (Ambience) -> [Int16]
  private var variants: [SoundName: [[Int16]]] = [:]
  private var playCounts: [SoundName: Int] = [:]
  private var loops: [Ambience: [Int16]] = [:]
  private var hits: Groove.Hits?
  /// The sounds that the player's recordings replace; nil until the folder was read.
  private var replaced: Set<SoundName>?
  /// The variants still to be made, the next one last.
  private var pending: [(name: SoundName, variant: Int)] = []

  init(
    resources: ResourceFolder,
    synthesise: @escaping (SoundName, _ variant: Int) -> [Int16] = Synthesizer.samples(of:variant:),
    synthesiseLoop: @escaping (Ambience) -> [Int16] = AmbienceLoop.samples(of:)
  ) {
    (self.resources, self.synthesise, self.synthesiseLoop) = (resources, synthesise, synthesiseLoop)
  }

  /// Whether requested sounds are still missing.
  var isBehind: Bool { !pending.isEmpty }

  /// Requests everything: one variant of each, then the others.
  mutating func request() {
    readFiles()
    let wanted = SoundName.allCases.filter { replaced?.contains($0) != true }.flatMap { name in
      (0..<name.variants).map { (name: name, variant: $0) }
    }
    pending = wanted.sorted { $0.variant > $1.variant }
  }

  mutating func makeNext() {
    guard let (name, variant) = pending.popLast() else { return }
    make(name, variant)
  }

  mutating func next(_ name: SoundName) -> [Int16] {
    readFiles()
    make(name, 0)
    let made = variants[name] ?? []
    let turn = playCounts[name, default: 0]
    playCounts[name] = turn + 1
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

  /// Makes a variant once, in order.
  private mutating func make(_ name: SoundName, _ variant: Int) {
    guard variants[name, default: []].count == variant else { return }
    variants[name, default: []].append(synthesise(name, variant))
  }

  /// Replaces sounds by the player's recordings; read before a device is open.
  mutating func readFiles() {
    guard replaced == nil else { return }
    let files = SoundFile.readAll(in: resources)
    replaced = Set(files.keys)
    for (name, samples) in files {
      variants[name] = [Synthesizer.levelled(samples, lufs: name.loudness)]
    }
  }
}
