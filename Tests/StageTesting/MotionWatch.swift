internal import Animation
internal import Rules
public import Stage

/// What grows or turns for four ticks in a row, but for the limbs of animals.
public struct MotionWatch {
  private struct Seen {
    let scale: Point
    let turn: Double
    let run: Int
  }

  public private(set) var found: Set<String> = []
  // By the hash of a name, or of what is painted: whole ones would take most of a test's time.
  private var last: [Int: Seen] = [:]

  public init() {}

  public mutating func see(_ picture: Picture) {
    var seen: [Int: Seen] = [:]
    seen.reserveCapacity(picture.commands.count)
    for command in picture.commands {
      var key = command.name?.hashValue ?? command.shape.hashValue
      while seen[key] != nil { key &+= 1 }
      let before = last[key]
      let isMoved = before.map { $0.scale != command.scale || $0.turn != command.turn } ?? false
      let run = isMoved ? (before?.run ?? 0) + 1 : 0
      seen[key] = Seen(scale: command.scale, turn: command.turn, run: run)
      guard run == 4 else { continue }
      let words = command.name ?? "\(command.shape)"
      if !Self.limbs.contains(where: words.contains) { found.insert(words) }
    }
    last = seen
  }

  private static let limbs = Animal.allCases.map(\.rawValue) + ["ripple", "shadow"]
}
