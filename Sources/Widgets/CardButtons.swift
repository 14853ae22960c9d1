public import Phrases
public import Stage

/// A card's controls: a row of buttons from left to right, one button apart, and others.
public struct CardButtons<Action: Hashable & Sendable> {
  private(set) var list: [CardButton] = []
  /// What comes of pressing each of the row.
  private(set) var responses: [Screen<Action>.Response] = []
  private(set) var secondary: CardButton?
  private(set) var secondaryResponse = Screen<Action>.Response.nothing
  private(set) var isSecondaryLast = false
  /// Further controls above the buttons, with their own keys and hint.
  public var form = Screen<Action>()
  /// What the open hand presses if the `form` has no hint; nil for the first control.
  public var hint: Action?

  /// Adds a button to the row, `width` design pixels wide; it `shines` if it confirms a choice made
  /// on the card. Without `isReady` it looks disabled, but its action can still tell why. Esc
  /// presses the first.
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

  /// Adds the button that leaves the scene by itself.
  public mutating func exit() {
    add(.exit(.back), CardButton(label: .common(.leave), pictogram: .home, name: "alert.leave"))
  }

  /// Adds the button that closes the card about a refused text by itself.
  mutating func accept() {
    add(.accept, CardButton(label: .common(.ok), pictogram: .yes, name: Control.acceptName))
  }

  private mutating func add(_ response: Screen<Action>.Response, _ button: CardButton) {
    list.append(button)
    responses.append(response)
  }

  /// Adds a small button apart on the left, as the last on the right, or in a `frame` outside the
  /// card; a reddish one that deletes something at once.
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

/// A button of a card; whoever declares it keeps what comes of pressing it.
struct CardButton {
  let label: Phrase
  let pictogram: Pictogram
  let name: String
  var width = Button.minimumWidth
  var shines = false
  var isRisky = false
  var isReady = true
  /// Its place outside the card; nil for one in the row.
  var frame: Rect?
}

/// An open card and its controls; the screen keeps what keys do there.
struct ScreenCard {
  let alert: AlertCard
  let elements: Range<Int>
  let hint: Hint?
  let content: (View, inout Picture) -> Void
}
