internal import Animation
public import Director
public import Stage

/// A summary of one tick of a visit, for comparing visits.
public struct EndState: Hashable, Sendable {
  /// A draw command that has a name.
  public struct Entity: Hashable, Sendable {
    public let name: String
    public let x: Double
    public let y: Double
    public let scaleX: Double
    public let scaleY: Double
    public let opacity: Double
    /// The name of its image; nil for text and plain shapes.
    public let picture: String?
    public let isFlipped: Bool
  }

  public let scene: SceneID
  public let tick: Int64
  public let counters: [Counter]
  public let entities: [Entity]
  /// A hash of the whole picture; see `Picture.digest`.
  public let digest: String

  public init(_ director: Director) {
    let picture = director.picture()
    scene = director.sceneID
    tick = director.ticks
    counters = director.counters
    entities = (picture.commands + picture.marks).compactMap(Entity.init)
    digest = hexadecimal(picture.digest)
  }
}

extension EndState.Entity {
  init?(_ command: DrawCommand) {
    guard let name = command.name else { return nil }
    self.name = name
    (x, y) = (thousandths(command.at.x), thousandths(command.at.y))
    (scaleX, scaleY) = (thousandths(command.scale.x), thousandths(command.scale.y))
    opacity = thousandths(command.opacity)
    isFlipped = command.isFlipped
    picture = command.imageName
  }
}

extension EndState: CustomStringConvertible {
  /// The state as text, with one fact per line.
  public var description: String {
    let head = ["scene \(scene.rawValue)", "tick \(tick)"]
    let scores = counters.map { "score \($0.name) \($0.points)" }
    return (head + scores + entities.map(\.description) + ["digest \(digest)"])
      .joined(separator: "\n")
  }
}

extension EndState.Entity: CustomStringConvertible {
  public var description: String {
    "\(name) at \(x),\(y) scale \(scaleX),\(scaleY) opacity \(opacity)"
      + (picture.map { " picture \($0)" } ?? "") + (isFlipped ? " flipped" : "")
  }
}

/// Returns a value rounded to 0.001, so that the text is short; adding 0 turns −0 into 0.
public func thousandths(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 + 0 }

private func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
