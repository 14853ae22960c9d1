public import Phrases
public import Stage

/// A card's controls: a row of buttons from left to right, one button apart, and others.
public struct CardButtons<Action: Hashable & Sendable> {
  struct Button {
    let response: Screen<Action>.Response
    let label: Phrase
    let pictogram: Pictogram
    let name: String
    let width: Double
    var shines = false
    var isRisky = false
    var isReady = true
    /// Its place outside the card; nil for one in the row.
    var frame: Rect?
  }

  private(set) var list: [Button] = []
  private(set) var apart: Button?
  private(set) var isApartLast = false
  /// Further controls above the buttons, with their own keys and hint.
  public var form = Screen<Action>()
  /// What the open hand presses if the `form` has no hint; nil for the first control.
  public var hint: Action?

  /// Adds a button to the row, `width` design pixels wide; it `shines` if it confirms a choice made
  /// on the card. Without `isReady` it looks disabled, but its action can still tell why. Esc
  /// presses the first.
  public mutating func button(
    _ action: Action, _ label: Phrase, _ pictogram: Pictogram, named name: String,
    width: Double = Widgets.Button.minimumWidth, shines: Bool = false, isReady: Bool = true
  ) {
    list.append(
      Button(
        response: .press(action), label: label, pictogram: pictogram, name: name, width: width,
        shines: shines, isReady: isReady))
  }

  /// Adds the button that leaves the scene by itself.
  public mutating func exit() { add(.exit(.back), .common(.leave), .home, named: "alert.leave") }

  /// Adds the button that closes the card about a refused text by itself.
  mutating func accept() { add(.accept, .common(.ok), .yes, named: Control.acceptName) }

  private mutating func add(
    _ response: Screen<Action>.Response, _ label: Phrase, _ pictogram: Pictogram,
    named name: String
  ) {
    list.append(
      Button(
        response: response, label: label, pictogram: pictogram, name: name,
        width: Widgets.Button.minimumWidth))
  }

  /// Adds a small button apart on the left, as the last on the right, or in a `frame` outside the
  /// card; a reddish one that deletes something at once.
  public mutating func apart(
    _ action: Action, _ label: Phrase, _ pictogram: Pictogram, named name: String,
    width: Double = Widgets.Button.minimumWidth, isRisky: Bool = true, isLast: Bool = false,
    in frame: Rect? = nil
  ) {
    isApartLast = isLast
    apart = Button(
      response: .press(action), label: label, pictogram: pictogram, name: name, width: width,
      isRisky: isRisky, frame: frame)
  }
}
