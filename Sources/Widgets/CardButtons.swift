public import Phrases
public import Stage

/// A card's controls: a row of buttons from left to right, one button apart from the row, and
/// others.
public struct CardButtons<Action: Hashable & Sendable> {
  private(set) var list: [CardButton] = []
  /// The response to a press of each button of the row.
  private(set) var responses: [Screen<Action>.Response] = []
  private(set) var secondary: CardButton?
  private(set) var secondaryResponse = Screen<Action>.Response.nothing
  private(set) var isSecondaryLast = false
  /// The further controls above the buttons, with their own keys and hint.
  public var form = Screen<Action>()
  /// The action that the hint's hand shows if the `form` has no hint; nil for the first control's.
  public var hint: Action?

  /// Adds a button to the row, `width` design pixels wide; Esc presses the row's first. It `shines`
  /// if it confirms a choice, and looks disabled, but can tell why, unless it `isReady`.
  public mutating func button(
    _ action: Action, _ label: Phrase, _ pictogram: Pictogram, named name: String,
    width: Double = Button.minimumWidth, shines: Bool = false, isReady: Bool = true
  ) {
    add(
      .press(action),
      CardButton(
        label: label, pictogram: pictogram, name: name, width: width, shines: shines,
        isReady: isReady))
  }

  /// Adds the button that leaves the scene; the scene need not perform anything.
  public mutating func exit() {
    add(.exit(.back), CardButton(label: .common(.home), pictogram: .home, name: "alert.leave"))
  }

  /// Adds the button that closes the card about a refused text; the scene need not perform
  /// anything.
  mutating func accept() {
    add(.accept, CardButton(label: .common(.ok), pictogram: .yes, name: Control.acceptName))
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

  private mutating func add(_ response: Screen<Action>.Response, _ button: CardButton) {
    list.append(button)
    responses.append(response)
  }

  /// Adds a small button apart from the row: on the left, on the right if it `isLast`, or in a
  /// `frame` outside the card. A button that deletes something at once `isRisky` and reddish.
  public mutating func secondary(
    _ action: Action, _ label: Phrase, _ pictogram: Pictogram, named name: String,
    width: Double = Button.minimumWidth, isRisky: Bool = true, isLast: Bool = false,
    in frame: Rect? = nil
  ) {
    (isSecondaryLast, secondaryResponse) = (isLast, .press(action))
    secondary = CardButton(
      label: label, pictogram: pictogram, name: name, width: width, isRisky: isRisky, frame: frame)
  }
}

/// A button of a card; the card's declaration keeps the response to a press.
struct CardButton {
  let label: Phrase
  let pictogram: Pictogram
  let name: String
  var width = Button.minimumWidth
  var shines = false
  var isRisky = false
  var isReady = true
  /// The button's frame outside the card; nil for a place on the card.
  var frame: Rect?
}

/// An open card, its range of the screen's elements, and its hint; the screen keeps the card's
/// keys.
struct ScreenCard {
  let alert: AlertCard
  let elements: Range<Int>
  let hint: Hint?
  let content: (View, inout Picture) -> Void
}
