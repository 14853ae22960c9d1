internal import Animation
internal import Phrases
internal import Stage
internal import Widgets

/// The keys that can be moved on the keyboard.
enum KeyChoice {
  static let keys: [Key] = [
    .left, .right, .enter, .up, .down, .escape, .one, .two, .three, .four, .mute, .fullscreen,
    .sayAgain, .sayScores, .sayPlace,
  ]

  static func spoken(_ key: Key, isAwaited: Bool, _ keys: [Key: String]) -> Spoken {
    let name = KeyCap.words(for: key, on: .keyboard, keys: keys) ?? ""
    let kind: SpokenWords.Focus = isAwaited ? .chosen : .button
    // A voice cannot read an arrow.
    guard name.contains(where: \.isASCII) else { return Spoken(.settings(words(key)), kind) }
    return Spoken(.verbatim(name), of: .settings(words(key)), kind)
  }

  private static func words(_ key: Key) -> SettingsWords {
    switch key {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .enter: .choose
    case .escape: .back
    case .one: .first
    case .two: .second
    case .three: .third
    case .four: .fourth
    case .mute: .silence
    case .sayAgain: .sayAgain
    case .sayScores: .sayScores
    case .sayPlace: .sayPlace
    default: .screen
    }
  }

  /// Mirrored pages flip arrows, so swap them here.
  private static func pictogram(_ key: Key, isMirrored: Bool) -> Pictogram? {
    switch key {
    case .up: .up
    case .down: .down
    case .left: isMirrored ? .next : .return
    case .right: isMirrored ? .return : .next
    case .enter: .yes
    case .escape: .leave
    case .mute: .muted
    case .sayAgain: .again
    case .sayScores: .scores
    case .sayPlace: .speech
    case .fullscreen: .screen
    default: nil
    }
  }

  /// Draws a parchment button with the key's purpose and label; `isAwaited` while the player may
  /// press another key.
  static func draw(
    _ key: Key, isAwaited: Bool, in frame: Rect, _ state: ControlState, _ view: View,
    into picture: inout Picture
  ) {
    SegmentRow.draw("", isChosen: isAwaited, in: frame, state, into: &picture)
    let left = Rect(
      x: frame.minX + 16, y: frame.minY, width: frame.width - 130, height: frame.height)
    let room = Pictogram.draw(
      pictogram(key, isMirrored: view.language.traits.isRightToLeft), in: left, into: &picture)
    picture.draw(
      view.language(.settings(words(key))),
      TextStyle(.body, bold: isAwaited, fit: room.width, height: frame.height - 14, leading: 1.04),
      at: Point(x: room.minX, y: room.center.y), anchor: .left, tint: isAwaited ? .cream : .ink)
    let cap = Rect(x: frame.maxX - 112, y: frame.center.y - 26, width: 96, height: 52)
    picture.draw(.rounded(cap, radius: 10, tint: .night))
    picture.draw(.rounded(cap.insetBy(3), radius: 7, tint: .cream))
    let name =
      KeyCap.words(for: key, on: .keyboard, keys: view.preferences.keys, view.language) ?? ""
    picture.draw(
      isAwaited ? "?" : name.count > 5 ? name.onTwoLines : name,
      TextStyle(.body, bold: true, fit: cap.width - 14, height: 48), at: cap.center, tint: .ink,
      named: "key.\(key.rawValue)")
  }
}
