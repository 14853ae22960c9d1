public import Animation

/// One frame: draw commands in paint order.
public struct Picture: Hashable, Sendable {
  /// The commands in paint order, lowest first.
  public private(set) var commands: [DrawCommand] = []
  /// The frames of figures made of several commands, for tests and replays; they are never painted.
  public private(set) var marks: [DrawCommand] = []

  /// The direction and character shapes of the picture's text.
  public var writing = TextLocale.rightward

  /// The commands of a card over everything else; nil without a card.
  private(set) var foreground: Range<Int>?

  /// The commands of the figure that the player carries; nil for none.
  public private(set) var held: Range<Int>?

  /// The flights of commands between two places, by the index of the command.
  private(set) var flights: [Int: Flight] = [:]

  /// The start and end of a command's flight, in design space.
  struct Flight: Hashable {
    let from: Point
    let to: Point
  }

  public init() { commands.reserveCapacity(96) }

  /// Paints `command` over the rest, unless it is invisible.
  public mutating func draw(_ command: consuming DrawCommand) {
    guard command.isVisible else { return }
    commands.append(command)
  }

  /// Paints `command`, which flies between two places; a tall window may change their distance and
  /// scale.
  public mutating func draw(
    _ command: consuming DrawCommand, flyingFrom from: Point, to end: Point
  ) {
    guard command.isVisible else { return }
    flights[commands.endIndex] = Flight(from: from, to: end)
    commands.append(command)
  }

  /// Records the frame of a named figure made of several commands, unless it is invisible.
  public mutating func mark(_ command: consuming DrawCommand) {
    guard command.isVisible else { return }
    marks.append(command)
  }

  /// Paints `group` scaled by `factor` about `pivot`, its opacity multiplied by `opacity`, 0…1.
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
      flights = flights.filter { $0.key < first }
      marks.removeSubrange(firstMark...)
    }
  }

  /// Multiplies the opacity of all commands that satisfy `isMeant` by `opacity`, if that is below
  /// 1.
  public mutating func fade(to opacity: Double, where isMeant: (DrawCommand) -> Bool) {
    guard opacity < 1 else { return }
    for index in commands.indices where isMeant(commands[index]) {
      commands[index].opacity *= opacity
    }
  }

  /// Paints `other` over the rest.
  public mutating func draw(_ other: Picture) {
    let first = commands.endIndex
    held = other.held.map { first + $0.lowerBound..<first + $0.upperBound } ?? held
    for (index, flight) in other.flights { flights[first + index] = flight }
    commands += other.commands
    marks += other.marks
  }

  /// Paints words whose anchor lies on `point`.
  public mutating func draw(
    _ words: String, _ style: TextStyle, at point: Point, anchor: Point = .center,
    tint: Color = .cream, named name: String? = nil
  ) {
    var command = DrawCommand.text(words, style, at: point, anchor: anchor, tint: tint)
    command.name = name
    draw(command)
  }

  /// Paints a card over everything else, and remembers its commands as the `foreground`.
  public mutating func drawForeground(_ card: (inout Picture) -> Void) {
    let first = foreground?.lowerBound ?? commands.endIndex
    card(&self)
    foreground = first..<commands.endIndex
  }

  /// Paints the figure that the player carries over the rest, and remembers its commands as `held`.
  public mutating func drawHeld(_ parts: (inout Picture) -> Void) {
    let first = commands.endIndex
    parts(&self)
    held = first..<commands.endIndex
  }

  /// Paints a figure's parts, and records its `feet` in each of them.
  public mutating func drawFigure(at feet: Point, _ parts: (inout Picture) -> Void) {
    let (first, firstMark) = (commands.endIndex, marks.endIndex)
    parts(&self)
    for index in first..<commands.endIndex { commands[index].feet = feet }
    for index in firstMark..<marks.endIndex { marks[index].feet = feet }
  }

  /// Changes every command and every mark.
  public mutating func changeAll(_ change: (inout DrawCommand) -> Void) {
    for index in commands.indices { change(&commands[index]) }
    for index in marks.indices { change(&marks[index]) }
  }

  /// Returns the first command called `name`, otherwise the first such mark; nil without either.
  public func command(named name: String) -> DrawCommand? {
    commands.first { $0.name == name } ?? marks.first { $0.name == name }
  }

  /// The names of all picture files that are drawn.
  public var imageNames: Set<String> { Set(commands.compactMap(\.imageName)) }
}

extension DrawCommand {
  fileprivate var isVisible: Bool { opacity > 0 && scale.x != 0 && scale.y != 0 }

  /// Changes the command as if the whole scene were scaled by `factor` about `pivot`.
  fileprivate mutating func grow(by factor: Double, about pivot: Point, opacity: Double) {
    self.opacity *= max(0, min(1, opacity))
    at.x += (at.x - pivot.x) * (factor - 1)
    at.y += (at.y - pivot.y) * (factor - 1)
    if let feet { self.feet = feet + (feet - pivot) * (factor - 1) }
    if let floor { self.floor = floor + (floor - pivot.y) * (factor - 1) }
    dent = dent?.scaled(factor) { $0 + ($0 - pivot) * (factor - 1) }
    scale.x *= factor
    scale.y *= factor
  }
}
