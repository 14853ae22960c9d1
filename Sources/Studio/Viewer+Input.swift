internal import Animation
internal import Phrases
public import Stage
internal import Widgets

extension Viewer {
  enum Action: Hashable { case toggle, keys }

  /// The viewer's buttons; the scrubber handles its own presses.
  var screen: Screen<Action> {
    var screen = Screen<Action>()
    screen.add(.toggle, Spoken("Play"), named: "button.play", in: ViewerLayout.playButton) {
      drawPlay($0, into: &$2)
    }
    screen.add(.keys, Spoken("Keys"), named: "button.keys", in: ViewerLayout.keysButton) {
      IconButton.draw(in: ViewerLayout.keysButton, $0, into: &$2) {
        $1.draw("?", TextStyle(.label, bold: true), at: $0 + Point(x: 0, y: -2))
      }
    }
    return screen
  }

  public mutating func handle(_ event: InputEvent) {
    if event.isUserAction { tell(nil) }
    switch event {
    case .text(let words): for letter in words { type(letter.lowercased()) }
    case .key(let key, let modifiers): press(key, modifiers)
    case .pointerDown(let point) where showsKeys && !ViewerLayout.keysButton.contains(point):
      showsKeys = false
    case .pointerDown(let point) where ViewerLayout.grip.contains(point): drag(to: point)
    case .pointerMoved(let point):
      if isDragging { drag(to: point) }
      perform(press(event))
    case .pointerUp, .pointerCancelled, .focusLost:
      letGo()
      perform(press(event))
    default: perform(press(event))
    }
  }

  private mutating func perform(_ action: Action?) {
    switch action {
    case .toggle: toggle()
    case .keys: showsKeys.toggle()
    case nil: break
    }
  }

  private mutating func type(_ letter: String) {
    switch letter {
    case " ": toggle()
    case "j": play(.backward)
    case "k": stop()
    case "l": play(.forward)
    case ",": jump(toMark: -1)
    case ".": jump(toMark: 1)
    case "+", "=": change(speedBy: 1)
    case "-": change(speedBy: -1)
    case "t": showsInspector.toggle()
    case "c": wantsTest = true
    case "?": showsKeys.toggle()
    default: break
    }
  }

  private mutating func press(_ key: Key, _ modifiers: Modifiers) {
    let many: Int64 = modifiers.contains(.shift) ? 10 : 1
    switch key {
    case .left: step(by: -many)
    case .right: step(by: many)
    case .up: change(speedBy: 1)
    case .down: change(speedBy: -1)
    case .pageUp: jump(toMark: -1)
    case .pageDown: jump(toMark: 1)
    case .home: go(to: 0)
    case .end: go(to: rewind.end)
    case .enter, .space: toggle()
    case .escape: leave()
    default: break
    }
  }

  /// The keys and their meanings, as listed by `?`.
  static let keys: [(keys: String, meaning: String)] = [
    ("Space", "play, pause"), ("J  K  L", "backward, stop, forward; again: faster"),
    ("←  →", "a tick back or on; with Shift ten"), ("↑  ↓", "faster, slower: 0.1× to 4×"),
    (",  .", "the mark before, the mark after"),
    ("Home  End", "the beginning, the end"), ("T", "what plays, what moves"),
    ("C", "writes a test of this moment"), ("Esc", "close"),
  ]
}
