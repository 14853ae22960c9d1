internal import Animation
internal import Figures
internal import Phrases
internal import Stage
internal import Widgets

/// A key of the game that the player can move to another key of the keyboard.
struct KeyChoice {
  let key: Key
  private let words: SettingsWords
  private let pictogram: Pictogram?

  private init(_ key: Key, _ words: SettingsWords, _ pictogram: Pictogram? = nil) {
    (self.key, self.words, self.pictogram) = (key, words, pictogram)
  }

  /// All keys in the order of a page with three columns.
  static let all = [
    KeyChoice(.left, .left, .return), KeyChoice(.right, .right, .next),
    KeyChoice(.enter, .choose, .yes), KeyChoice(.up, .up, .up), KeyChoice(.down, .down, .down),
    KeyChoice(.escape, .back, .return), KeyChoice(.one, .first), KeyChoice(.two, .second),
    KeyChoice(.three, .third), KeyChoice(.four, .fourth), KeyChoice(.mute, .silence, .muted),
    KeyChoice(.fullscreen, .screen, .screen), KeyChoice(.sayAgain, .sayAgain, .again),
    KeyChoice(.sayScores, .sayScores, .scores), KeyChoice(.sayPlace, .sayPlace, .speech),
    KeyChoice(.rightOne, .first), KeyChoice(.rightTwo, .second), KeyChoice(.rightThree, .third),
  ]

  /// All keys in the order of a page with two columns: opposites stay side by side.
  static let inPairs = all[..<2] + all[3...4] + [all[2]] + all[5...]

  /// The key's number among the throws, if it is one of the right player's.
  private var throwOfRight: Int? { Key.ofRight.firstIndex(of: key) }

  /// The ground of the key's dots and its cap: the right player's colour for that player's keys.
  private var tint: Color? { throwOfRight.map { _ in SeatPlate.tint(of: .right) } }

  func spoken(isAwaited: Bool, _ keys: [Key: String]) -> Spoken {
    let name = KeyCap.label(for: key, on: .keyboard, keys: keys) ?? ""
    let kind: SpokenWords.Focus = isAwaited ? .chosen : .button
    // The voice cannot read the sign of an arrow key.
    guard name.contains(where: \.isASCII) else { return Spoken(.settings(words), kind) }
    let purpose = [throwOfRight.map { _ in SettingsWords.right }, words].compactMap(\.self)
    return Spoken(
      .verbatim(name), of: .joined(purpose.map { .settings($0) }, by: " "), kind)
  }

  /// A mirrored page flips its pictograms, so left and right arrows are swapped here.
  private func pictogram(isMirrored: Bool) -> Pictogram? {
    switch key {
    case .left where isMirrored: .next
    case .right where isMirrored: .return
    default: pictogram
    }
  }

  /// Draws a parchment button with the key's purpose and label; `isAwaited` while the next press of
  /// a key replaces this one.
  func draw(
    isAwaited: Bool, in frame: Rect, _ state: ControlState, _ view: View,
    into picture: inout Picture
  ) {
    SegmentRow.draw("", isChosen: isAwaited, in: frame, state, into: &picture)
    let fit = Self.room(in: frame)
    let left = Rect(
      x: frame.minX + 14, y: frame.minY, width: fit + Pictogram.room, height: frame.height)
    let room = Pictogram.draw(
      pictogram(isMirrored: view.language.traits.isRightToLeft), in: left,
      onWood: isAwaited, into: &picture)
    if pictogram == nil { drawPips(in: left, isAwaited: isAwaited, into: &picture) }
    var style = TextStyle(
      .body, bold: isAwaited, fit: fit, height: frame.height - 10, leading: 1.04)
    // The longest words decide the size of all keys' words.
    style.size = view.metrics.evenSize(
      of: Self.all.map { (view.language(.settings($0.words)), fit) }, upTo: style.size)
    picture.draw(
      view.language(.settings(words)), style,
      at: Point(x: left.minX + Pictogram.room, y: room.center.y), anchor: .left,
      tint: isAwaited ? .cream : .ink)
    drawCap(isAwaited: isAwaited, in: frame, view, into: &picture)
  }

  /// The width for the words of a key beside its pictogram and its cap, in design pixels.
  private static func room(in frame: Rect) -> Double { frame.width - 155 }

  /// Draws as many dots as the key's number in the place of a pictogram.
  private func drawPips(in place: Rect, isAwaited: Bool, into picture: inout Picture) {
    let count = (throwOfRight ?? Key.digits.firstIndex(of: key) ?? 0) + 1
    let side = Pictogram.side + 4
    let center = Point(x: place.minX + Pictogram.side / 2, y: place.center.y - 1)
    if !isAwaited {
      picture.draw(
        .roundedRect(
          Rect(center: center, size: Size(side, side)), radius: side / 2, tint: tint ?? .earth))
    }
    let spacing = count == 1 ? 0 : count == 2 ? 6.5 : 7.5
    for index in 0..<count {
      let turn = 360 / Double(count) * Double(index) + Self.lean(count)
      let offset = Point(x: spacing, y: 0).turned(turn)
      picture.draw(
        .roundedRect(Rect(center: center + offset, size: Size(9, 9)), radius: 4.5, tint: .cream)
          .named("pip"))
    }
  }

  /// The turn, in degrees, at which a ring of `count` dots stands upright.
  private static func lean(_ count: Int) -> Double { count == 3 ? -90 : count == 4 ? 45 : 0 }

  private func drawCap(
    isAwaited: Bool, in frame: Rect, _ view: View, into picture: inout Picture
  ) {
    let name =
      KeyCap.label(for: key, on: .keyboard, keys: view.preferences.keys, view.language) ?? ""
    let width = name.count > 3 ? 80.0 : name.count > 1 ? 72 : 52
    // Cap and rim stay apart in the lower buttons of large words.
    let height = min(48, frame.height - 14)
    let cap = Rect(
      x: frame.maxX - width - 12, y: frame.center.y - 1 - height / 2, width: width, height: height)
    picture.draw(.roundedRect(cap, radius: 10, tint: tint ?? .night))
    picture.draw(.roundedRect(cap.insetBy(tint == nil ? 3 : 5), radius: 7, tint: .cream))
    picture.draw(
      isAwaited ? "?" : name.count > 5 ? name.onTwoLines : name,
      TextStyle(.body, bold: true, fit: cap.width - 10, height: height - 4), at: cap.center,
      tint: .ink,
      named: "key.\(key.rawValue)")
  }
}
