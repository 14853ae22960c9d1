public import Stage

extension DrawCommand {
  /// The words of a text; nil for anything else.
  public var words: String? { if case .text(let words, _, _) = shape { words } else { nil } }
}

extension Picture {
  /// All that can be read, in the order in which it is drawn.
  public var texts: [String] { commands.compactMap(\.words) }

  /// The words of the text of that name; nil if there is none.
  public func words(named name: String) -> String? { command(named: name)?.words }

  /// Whether a text has these words among its own.
  public func shows(_ part: String) -> Bool { texts.contains { $0.contains(part) } }
}
