internal import Animation
internal import Phrases
internal import Stage
internal import Widgets

/// A key that can be moved on the keyboard.
struct KeyChoice {
  let key: Key
  private let words: SettingsWords
  private let pictogram: Pictogram?

  private init(_ key: Key, _ words: SettingsWords, _ pictogram: Pictogram? = nil) {
    (self.key, self.words, self.pictogram) = (key, words, pictogram)
  }

  static let all = [
    KeyChoice(.left, .left, .return), KeyChoice(.right, .right, .next),
    KeyChoice(.enter, .choose, .yes), KeyChoice(.up, .up, .up), KeyChoice(.down, .down, .down),
    KeyChoice(.escape, .back, .leave), KeyChoice(.one, .first), KeyChoice(.two, .second),
    KeyChoice(.three, .third), KeyChoice(.four, .fourth), KeyChoice(.mute, .silence, .muted),
    KeyChoice(.fullscreen, .screen, .screen), KeyChoice(.sayAgain, .sayAgain, .again),
    KeyChoice(.sayScores, .sayScores, .scores), KeyChoice(.sayPlace, .sayPlace, .speech),
  ]

  func spoken(isAwaited: Bool, _ keys: [Key: String]) -> Spoken {
    let name = KeyCap.label(for: key, on: .keyboard, keys: keys) ?? ""
    let kind: SpokenWords.Focus = isAwaited ? .chosen : .button
    // A voice cannot read an arrow.
    guard name.contains(where: \.isASCII) else { return Spoken(.settings(words), kind) }
    return Spoken(.verbatim(name), of: .settings(words), kind)
  }

  /// Mirrored pages flip arrows, so they are swapped here.
  private func pictogram(isMirrored: Bool) -> Pictogram? {
    switch key {
    case .left where isMirrored: .next
    case .right where isMirrored: .return
    default: pictogram
    }
  }

  /// Draws a parchment button with the key's purpose and label; `isAwaited` while the player may
  /// press another key.
  func draw(
    isAwaited: Bool, in frame: Rect, _ state: ControlState, _ view: View,
    into picture: inout Picture
  ) {
    SegmentRow.draw("", isChosen: isAwaited, in: frame, state, into: &picture)
    let name =
      KeyCap.label(for: key, on: .keyboard, keys: view.preferences.keys, view.language) ?? ""
    // A narrow cap leaves more room for words.
    let capWidth = name.count > 1 ? 96.0 : 56
    let left = Rect(
      x: frame.minX + 16, y: frame.minY, width: frame.width - capWidth - 34, height: frame.height)
    let room = Pictogram.draw(
      pictogram(isMirrored: view.language.traits.isRightToLeft), in: left,
      onWood: isAwaited, into: &picture)
    picture.draw(
      view.language(.settings(words)),
      TextStyle(.body, bold: isAwaited, fit: room.width, height: frame.height - 14, leading: 1.04),
      at: Point(x: room.minX, y: room.center.y), anchor: .left, tint: isAwaited ? .cream : .ink)
    let cap = Rect(
      x: frame.maxX - capWidth - 16, y: frame.center.y - 26, width: capWidth, height: 52)
    picture.draw(.rounded(cap, radius: 10, tint: .night))
    picture.draw(.rounded(cap.insetBy(3), radius: 7, tint: .cream))
    picture.draw(
      isAwaited ? "?" : name.count > 5 ? name.onTwoLines : name,
      TextStyle(.body, bold: true, fit: cap.width - 14, height: 48), at: cap.center, tint: .ink,
      named: "key.\(key.rawValue)")
  }
}
