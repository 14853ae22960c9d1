internal import Animation
public import Stage

/// Sums all playing sounds, frame by frame. A value, so that tests can listen.
public struct Mix: Sendable {
  /// The highest sample that leaves the mix: −1 dB below full scale.
  public static let ceiling: Float = 0.8912
  /// The most sounds at once; one more replaces the oldest.
  public static let mostAtOnce = 16
  /// The gain of all other sounds while a voice speaks: −9 dB.
  public static let ducked = 0.3548

  /// A playing sound; hits of the groove have no name.
  private struct Channel {
    let name: SoundName?
    let samples: [Int16]
    let left: Float
    let right: Float
    var next = 0

    @_optimize(speed)
    mutating func add(to block: inout [Float], at level: Ramp) {
      let count = min(Limiter.blockLength, samples.count - next)
      for frame in 0..<count {
        let sample = Float(samples[next + frame]) * (level.value(at: frame) / 32_768)
        block[2 * frame] += sample * left
        block[2 * frame + 1] += sample * right
      }
      next += count
    }
  }

  private struct Loop {
    let ambience: Ambience
    let samples: [Int16]
    /// The position in frames of the device, of which each sample fills two.
    var position = 0
    var fader = Fader(at: 0, seconds: 1.5)

    @_optimize(speed)
    mutating func add(to block: inout [Float], at level: Ramp) {
      let fading = fader.ramp()
      let length = 2 * samples.count
      for frame in 0..<Limiter.blockLength {
        var sample = Float(samples[position / 2])
        position = position + 1 == length ? 0 : position + 1
        // Every second frame lies between two samples.
        if position % 2 == 0 { sample = (sample + Float(samples[position / 2])) / 2 }
        sample *= level.value(at: frame) * fading.value(at: frame) / 32_768
        block[2 * frame] += sample
        block[2 * frame + 1] += sample
      }
    }
  }

  private var channels: [Channel] = []
  private var loops: [Loop] = []
  private var groove = Groove()
  private var speech = SpeechChannel()
  private var sounds = Fader(at: 1, seconds: 0.05)
  private var surroundings = Fader(at: 1, seconds: 0.05)
  private var voice = Fader(at: 1, seconds: 0.05)
  private var background = Fader(at: 1, seconds: 0.2)
  private var master = Fader(at: 1, seconds: 0.03)
  private var limiter = Limiter(ceiling: Mix.ceiling)
  private var block = [Float](repeating: 0, count: 2 * Limiter.blockLength)
  private var position = Limiter.blockLength
  /// Whether both ears hear the same.
  public var isMono = false
  /// Whether all sounds are lowered for another program's voice.
  public var isDucked = false

  public init() {}

  /// The number of sounds still playing.
  public var playing: Int { channels.count }

  public func isPlaying(_ name: SoundName) -> Bool { channels.contains { $0.name == name } }

  /// Whether an ambience or the groove plays or fades.
  public var hasAmbience: Bool { !loops.isEmpty || groove.richness > 0 }

  public var isSpeaking: Bool { !speech.isEmpty }

  /// Sets the voice's volume, 0…1.
  public mutating func setVoiceVolume(_ volume: Double) {
    voice.move(to: volume, atOnce: !isSpeaking)
  }

  /// Appends mono samples to the voice, `rate` per second.
  public mutating func speak(_ samples: [Int16], rate: Int) {
    guard master.target > 0, (1...Synthesizer.sampleRate).contains(rate) else { return }
    speech.append(samples, rate: rate)
  }

  /// Ends the voice, fading out so that it does not click.
  public mutating func endSpeech() { speech.cut() }

  /// Sets the volumes of sounds and ambience, each 0…1.
  public mutating func setVolumes(sounds: Double, ambience: Double) {
    let isSilent = channels.isEmpty && loops.isEmpty
    self.sounds.move(to: sounds, atOnce: isSilent)
    surroundings.move(to: ambience, atOnce: isSilent)
  }

  /// Fades everything out, and drops new sounds until it is hushed no longer.
  public mutating func hush(_ isHushed: Bool) { master.target = isHushed ? 0 : 1 }

  /// Starts a sound, from the left (−1) to the right (1). A roar does not interrupt a roar.
  public mutating func play(_ samples: [Int16], as name: SoundName, pan: Double) {
    guard master.target > 0, name != .lionRoar || !isPlaying(name) else { return }
    let side = Float(pan.clamped(to: -1...1) * 0.7)
    start(Channel(name: name, samples: samples, left: min(1, 1 - side), right: min(1, 1 + side)))
  }

  /// Fades a loop in and the others out; nil for no loop.
  public mutating func setAmbience(_ ambience: Ambience?, _ samples: [Int16] = []) {
    if let ambience, !samples.isEmpty, !loops.contains(where: { $0.ambience == ambience }) {
      loops.append(Loop(ambience: ambience, samples: samples))
    }
    for index in loops.indices {
      loops[index].fader.target = loops[index].ambience == ambience ? 1 : 0
    }
  }

  /// Accompanies the player's drums with a richness from 0 (silent) to `Soundscape.richestGroove`.
  public mutating func accompany(_ richness: Int, with hits: Groove.Hits?) {
    groove.hits = hits
    if groove.richness != richness { groove.richness = richness }
  }

  /// The next frame, each side −1…1.
  public mutating func nextFrame() -> (left: Float, right: Float) {
    if position == Limiter.blockLength { fill() }
    defer { position += 1 }
    return (block[2 * position], block[2 * position + 1])
  }

  private mutating func start(_ channel: Channel) {
    if channels.count == Self.mostAtOnce { channels.removeFirst() }
    channels.append(channel)
  }

  private mutating func fill() {
    position = 0
    for index in block.indices { block[index] = 0 }
    for samples in groove.next() {
      start(Channel(name: nil, samples: samples, left: 1, right: 1))
    }
    let (soundLevel, level) = (sounds.ramp(), surroundings.ramp())
    for index in channels.indices {
      channels[index].add(to: &block, at: channels[index].name == nil ? level : soundLevel)
    }
    channels.removeAll { $0.next == $0.samples.count }
    for index in loops.indices { loops[index].add(to: &block, at: level) }
    loops.removeAll { $0.fader.target == 0 && $0.fader.value == 0 }
    addSpeech()
    scale(by: master.ramp())
    if master.target == 0, master.value == 0 {
      channels.removeAll()
      loops.removeAll()
      speech.removeAll()
      groove.richness = 0
    }
    if isMono { joinSides() }
    limiter.process(&block)
  }

  /// Lowers all other sounds while a voice speaks, and adds the voice.
  private mutating func addSpeech() {
    background.move(to: isSpeaking || isDucked ? Self.ducked : 1, atOnce: false)
    scale(by: background.ramp())
    speech.add(to: &block, at: voice.ramp())
  }

  private mutating func scale(by level: Ramp) {
    guard level.start < 1 || level.end < 1 else { return }
    for index in block.indices { block[index] *= level.value(at: index / 2) }
  }

  private mutating func joinSides() {
    for left in stride(from: 0, to: block.count, by: 2) {
      let mean = (block[left] + block[left + 1]) / 2
      (block[left], block[left + 1]) = (mean, mean)
    }
  }
}
