internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The sheets of all controls, in each of their states, and of all pictograms.
extension ContactSheet {
  private static let states: [(name: String, state: ControlState)] = [
    ("at rest", ControlState()), ("hovered", state { $0.isHovered = true }),
    ("pressed", state { $0.isPressed = true }), ("focused", state { $0.isFocused = true }),
    ("disabled", state { $0.isEnabled = false }),
  ]

  private static func state(_ change: (inout ControlState) -> Void) -> ControlState {
    var state = ControlState()
    change(&state)
    return state
  }

  static var controls: ContactSheet {
    ContactSheet(
      "controls", "Everything that can be pressed", ground: Color(0xF3E2B8),
      rows: [
        buttons, roundButtons, choices, fields,
        [
          Cell("plaque") { Plaque.draw("You", "3", in: box($0, 180, 92), into: &$1) },
          Cell(WidgetAssets.tabOn), Cell(WidgetAssets.tabOff), Cell(WidgetAssets.card),
          Cell(WidgetAssets.strip),
        ],
      ])
  }

  static var pictograms: ContactSheet {
    let all =
      Pictogram.allCases.map { Cell($0.asset, $0.rawValue) }
      + Animal.allCases.map { Cell(WidgetAssets.badge($0), Phrase.common(.badge($0)).english) }
      + Mascot.allCases.map { Cell(WidgetAssets.mascot($0), $0.rawValue) }
      + Mascot.allCases.flatMap {
        [Cell(Thrower.head(of: $0), "large"), Cell(Thrower.head(of: $0, isHurt: true), "hurt")]
      }
      + [Cell(WidgetAssets.jungle, "the jungle")]
      + Animal.allCases.map { Cell(WidgetAssets.head($0), "large") }
    return ContactSheet(
      "pictograms", "What buttons do, for whoever reads no words",
      rows: stride(from: 0, to: all.count, by: 9).map {
        Array(all[$0..<min($0 + 9, all.count)])
      })
  }

  private static var buttons: [Cell] {
    states.map { item in
      Cell("button, \(item.name)") {
        Button.draw("Start", .play, in: box($0, 190, 72), item.state, View(time: .zero), into: &$1)
      }
    }
  }

  private static var roundButtons: [Cell] {
    zip(states, icons).map { item, icon in
      Cell("\(item.name)") {
        IconButton.draw(icon, in: box($0, 72, 72), item.state, into: &$1)
      }
    } + [
      Cell("muted") {
        $1.draw(.image(WidgetAssets.roundButton, at: $0))
        $1.draw(MuteSign.icon(at: $0))
      }
    ]
  }

  private static var choices: [Cell] {
    [true, false].map { isChosen in
      Cell(isChosen ? "chosen" : "not chosen") {
        SegmentRow.draw(
          "Lively", isChosen: isChosen, in: box($0, 200, 60), ControlState(), into: &$1)
      }
    }
  }

  private static var fields: [Cell] {
    [
      Cell("field") { field("Ada", at: $0, ControlState(), into: &$1) },
      Cell("field, focused") { field("Ada", at: $0, state { $0.isFocused = true }, into: &$1) },
      Cell("field, wrong") { field("A/B", at: $0, ControlState(), isWrong: true, into: &$1) },
      Cell("slider") {
        Slider("slider", in: box($0, 220, Slider.height), 1...5, value: 3)
          .draw(ControlState(), View(time: .seconds(9)), into: &$1)
      },
    ]
  }

  private static let icons = [
    WidgetAssets.iconBack, WidgetAssets.iconSettings, WidgetAssets.iconInfo,
  ]

  private static func box(_ center: Point, _ width: Double, _ height: Double) -> Rect {
    Rect(center: center, size: Size(width, height))
  }

  private static func field(
    _ words: String, at center: Point, _ state: ControlState, isWrong: Bool = false,
    into picture: inout Picture
  ) {
    TextField(words, limit: 20).draw(
      in: box(center, 220, TextField.height), state, isWrong: isWrong, into: &picture)
  }
}
