public import Animation
public import Rules
public import Stage

/// The small signs of life of animals at rest: a blink, a flick of the tongue, a sniff, and sleep after a while.
///
/// Between two signs nothing moves, so nothing has to be drawn.
public struct IdleLife: Hashable, Sendable {
  public enum Sign: Hashable, Sendable {
    case blink(Animal)
    /// The cobra's tongue.
    case flick
    /// The rabbit's nose.
    case sniff
  }

  private enum Phase: Hashable {
    case calm(until: Time)
    case showing(Sign, until: Time)
    case asleep
  }

  /// How long nobody has to touch anything until the animals doze off, and nothing is drawn any more.
  public static let patience = Time.seconds(30)
  private static let blink = Time.seconds(0.14)

  private var phase = Phase.calm(until: .seconds(4))
  private var disturbed = Time.zero

  public init() {}

  /// Somebody touched something: whoever dozes wakes up.
  public mutating func disturb(at now: Time, using decorationRandom: inout SplitMix64) {
    disturbed = now
    if phase == .asleep { rest(from: now, using: &decorationRandom) }
  }

  public mutating func tick(_ stage: inout StageContext) {
    switch phase {
    case .calm(let end) where stage.now >= end:
      if stage.now - disturbed >= Self.patience {
        phase = .asleep
      } else {
        phase = .showing(Self.sign(using: &stage.decorationRandom), until: stage.now + Self.blink)
      }
    case .showing(_, let end) where stage.now >= end:
      rest(from: stage.now, using: &stage.decorationRandom)
    default:
      break
    }
  }

  /// When something changes next; nil when the animals sleep.
  public var wakes: Time? {
    switch phase {
    case .calm(let end), .showing(_, let end): end
    case .asleep: nil
    }
  }

  public func closesEyes(of animal: Animal) -> Bool {
    phase == .asleep || isShowing(.blink(animal))
  }

  /// Whether an animal moves what it smells with.
  public func smells(_ animal: Animal) -> Bool {
    switch animal {
    case .lion: false
    case .cobra: isShowing(.flick)
    case .rabbit: isShowing(.sniff)
    }
  }

  private func isShowing(_ sign: Sign) -> Bool {
    if case .showing(sign, _) = phase { true } else { false }
  }

  private mutating func rest(from now: Time, using decorationRandom: inout SplitMix64) {
    phase = .calm(until: now + .seconds(decorationRandom.number(in: 3...8)))
  }

  private static func sign(using decorationRandom: inout SplitMix64) -> Sign {
    switch decorationRandom.next() % 5 {
    case 0: .blink(.lion)
    case 1: .blink(.cobra)
    case 2: .blink(.rabbit)
    case 3: .sniff
    default: .flick
    }
  }
}
