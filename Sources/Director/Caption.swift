internal import Animation
internal import Props
internal import Stage

/// A sentence for those who don't hear the sound, for a while in place of the status line.
struct Caption: Hashable {
  static let lasting = Time.seconds(2.5)

  let words: String
  let since: Time

  var ends: Time { since + Self.lasting }

  func draw() -> [DrawCommand] { StatusStrip.draw("♪ \(words)") }
}

extension Picture {
  /// Larger words, as far as the places they stand in allow.
  mutating func enlargeText() { self = mapped { $0.withLargerText } }
}

extension DrawCommand {
  fileprivate var withLargerText: DrawCommand {
    guard case .text(let words, var style, let editing) = shape,
      style.size <= TextStyle.Scale.label.rawValue
    else { return self }
    style.size *= Preferences.TextSize.large.factor
    var command = self
    command.shape = .text(words, style, editing)
    return command
  }
}
