internal import Animation

/// What is seen at one moment: draw commands in paint order.
public struct Picture: Hashable, Sendable {
  public private(set) var commands: [DrawCommand] = []

  public init() { commands.reserveCapacity(48) }

  /// Paints `command` over what is there; what is invisible is left out.
  public mutating func draw(_ command: DrawCommand) {
    guard command.opacity > 0, command.scale.x != 0, command.scale.y != 0 else { return }
    commands.append(command)
  }

  /// Paints all of `more` over what is there.
  public mutating func draw(_ more: [DrawCommand]) {
    for command in more { draw(command) }
  }

  /// The picture with every command changed.
  public func mapped(_ change: (DrawCommand) -> DrawCommand) -> Picture {
    var picture = self
    picture.commands = commands.map(change)
    return picture
  }

  /// The first command that shows `name`.
  public func command(named name: String) -> DrawCommand? {
    commands.first { $0.name == name }
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
