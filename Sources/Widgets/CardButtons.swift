public import Phrases
public import Stage

/// A card's controls: a row of buttons from left to right, one button apart from the row, and
/// others.
public struct CardButtons<Action: Hashable & Sendable> {
  /// A button of the row, or the one apart from it.
  struct Button {
    let label: Phrase
    let pictogram: Pictogram
    let name: String
    let response: Screen<Action>.Response
    var width = Widgets.Button.minimumWidth
    var shines = false
    var isRisky = false
    var isReady = true
    /// The button's frame outside the card; nil for a place on the card.
    var frame: Rect?
  }

  private(set) var row: [Button] = []
  private(set) var secondary: Button?
  private(set) var isSecondaryLast = false
  /// The further controls above the buttons, with their own keys and hint.
  public var content = Screen<Action>()
  /// The action that the hint's hand shows if the `content` has no hint; nil for the first
  /// control's.
  public var hint: Action?

  /// Adds a button to the row, `width` design pixels wide; Esc presses the row's first. It `shines`
  /// if it confirms a choice, and looks disabled, but can tell why, unless it `isReady`.
  public mutating func button(
    _ action: Action, _ label: Phrase, _ pictogram: Pictogram, named name: String,
    width: Double = Widgets.Button.minimumWidth, shines: Bool = false, isReady: Bool = true
  ) {
    row.append(
      Button(
        label: label, pictogram: pictogram, name: name, response: .press(action), width: width,
        shines: shines, isReady: isReady))
  }

  /// Adds the button that leaves the scene; the scene need not perform anything.
  public mutating func exit() {
    row.append(
      Button(
        label: .common(.home), pictogram: .home, name: "alert.leave", response: .exit(.back)))
  }

  /// Adds the button that closes the card about a refused text; the scene need not perform
  /// anything.
  mutating func accept() {
    row.append(
      Button(
        label: .common(.ok), pictogram: .yes, name: Control.acceptName, response: .accept))
  }

  /// Adds the buttons of a question before a loss: one to keep playing, which Esc presses too, and
  /// a reddish one apart that gives the game up.
  public mutating func confirm(
    _ keep: Action, _ words: Phrase = .common(.keepPlaying), _ sign: Pictogram = .play,
    losing lose: Action, _ loss: Phrase, _ lossSign: Pictogram, named name: String,
    widths: (keep: Double, lose: Double), isLast: Bool = true
  ) {
    button(keep, words, sign, named: "alert.stay", width: widths.keep)
    secondary(lose, loss, lossSign, named: name, width: widths.lose, isLast: isLast)
  }

  /// Adds a small button apart from the row: on the left, on the right if it `isLast`, or in a
  /// `frame` outside the card. A button that deletes something at once `isRisky` and reddish.
  public mutating func secondary(
    _ action: Action, _ label: Phrase, _ pictogram: Pictogram, named name: String,
    width: Double = Widgets.Button.minimumWidth, isRisky: Bool = true, isLast: Bool = false,
    in frame: Rect? = nil
  ) {
    isSecondaryLast = isLast
    secondary = Button(
      label: label, pictogram: pictogram, name: name, response: .press(action), width: width,
      isRisky: isRisky, frame: frame)
  }
}
