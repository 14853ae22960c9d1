public import Animation

/// What is seen at one moment: draw commands in paint order.
///
/// Whatever can be seen draws itself into a picture; commands are built where they stay.
public struct Picture: Hashable, Sendable {
  public private(set) var commands: [DrawCommand] = []
  /// Where things that are made of several commands stand as a whole; never painted.
  public private(set) var marks: [DrawCommand] = []

  /// How its words are written.
  public var writing = Writing.rightward

  /// Which commands stand on a card over everything else.
  public private(set) var foreground: Range<Int>?

  public init() { commands.reserveCapacity(96) }

  /// Paints `command` over what is there; what is invisible is left out.
  public mutating func draw(_ command: consuming DrawCommand) {
    guard command.isVisible else { return }
    commands.append(command)
  }

  /// Notes where something named stands as a whole; what is invisible is left out.
  public mutating func mark(_ command: consuming DrawCommand) {
    guard command.isVisible else { return }
    marks.append(command)
  }

  /// Paints what `group` paints, `factor` times as large about `pivot`, and less visible.
  public mutating func drawGroup(
    scaledBy factor: Double = 1, about pivot: Point = .zero, opacity: Double = 1,
    _ group: (inout Picture) -> Void
  ) {
    let (first, firstMark) = (commands.endIndex, marks.endIndex)
    group(&self)
    guard factor != 1 || opacity != 1 else { return }
    for index in first..<commands.endIndex {
      commands[index].grow(by: factor, about: pivot, opacity: opacity)
    }
    for index in firstMark..<marks.endIndex {
      marks[index].grow(by: factor, about: pivot, opacity: opacity)
    }
    if factor == 0 || opacity <= 0 {
      commands.removeSubrange(first...)
      marks.removeSubrange(firstMark...)
    }
  }

  /// Makes the commands that `isMeant` less visible, by a factor of more than 0 … 1 (as they are).
  public mutating func fade(to opacity: Double, where isMeant: (DrawCommand) -> Bool) {
    guard opacity < 1 else { return }
    for index in commands.indices where isMeant(commands[index]) {
      commands[index].opacity *= opacity
    }
  }

  /// Paints what `other` shows over what is there.
  public mutating func draw(_ other: Picture) {
    commands += other.commands
    marks += other.marks
  }

  /// Paints a card over everything else.
  public mutating func drawForeground(_ card: (inout Picture) -> Void) {
    let first = foreground?.lowerBound ?? commands.endIndex
    card(&self)
    foreground = first..<commands.endIndex
  }

  /// Paints the parts of a figure that stands at `feet`.
  public mutating func drawFigure(at feet: Point, _ parts: (inout Picture) -> Void) {
    let (first, firstMark) = (commands.endIndex, marks.endIndex)
    parts(&self)
    for index in first..<commands.endIndex { commands[index].feet = feet }
    for index in firstMark..<marks.endIndex { marks[index].feet = feet }
  }

  /// Changes every command.
  public mutating func changeAll(_ change: (inout DrawCommand) -> Void) {
    for index in commands.indices { change(&commands[index]) }
    for index in marks.indices { change(&marks[index]) }
  }

  /// The first command that shows `name`, or the mark that it stands for.
  public func command(named name: String) -> DrawCommand? {
    commands.first { $0.name == name } ?? marks.first { $0.name == name }
  }

  /// The names of the picture files that it needs.
  public var imageNames: Set<String> {
    Set(
      commands.compactMap { command in
        switch command.shape {
        case .image(let name), .panel(let name, _), .backdrop(let name): name
        case .flood, .text, .rounded, .rim: nil
        }
      })
  }
}

extension DrawCommand {
  fileprivate var isVisible: Bool { opacity > 0 && scale.x != 0 && scale.y != 0 }

  /// Makes it look as when the whole scene around `pivot` is `factor` times as large.
  fileprivate mutating func grow(by factor: Double, about pivot: Point, opacity: Double) {
    self.opacity *= max(0, min(1, opacity))
    at.x += (at.x - pivot.x) * (factor - 1)
    at.y += (at.y - pivot.y) * (factor - 1)
    if let feet { self.feet = feet + (feet - pivot) * (factor - 1) }
    if let floor { self.floor = floor + (floor - pivot.y) * (factor - 1) }
    scale.x *= factor
    scale.y *= factor
  }
}
