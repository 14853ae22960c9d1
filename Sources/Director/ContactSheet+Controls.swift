internal import Animation
internal import Props
internal import Stage

/// The things that can be pressed, in every state they have.
extension ContactSheet {
  private static let states: [(words: String, state: ControlState)] = [
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
        states.map { item in
          Cell("button, \(item.words)") { Button.draw("Start", in: box($0, 190, 72), item.state) }
        },
        zip(states, icons).map { item, icon in
          Cell("\(item.words)") {
            IconButton.draw(icon, in: box($0, 72, 72), item.state)
          }
        } + [
          Cell("muted") {
            [DrawCommand.image(PropAssets.roundButton, at: $0)] + MuteSign.icon(at: $0)
          }
        ],
        [true, false].map { isChosen in
          Cell(isChosen ? "chosen" : "not chosen") {
            RadioChoice.draw("Random", isChosen: isChosen, in: box($0, 220, 60), ControlState())
          }
        }
          + [true, false].map { isChosen in
            Cell(isChosen ? "chosen" : "not chosen") {
              SegmentRow.draw("Lively", isChosen: isChosen, in: box($0, 200, 60), ControlState())
            }
          },
        [
          Cell("field") { field("Ada", at: $0, ControlState()) },
          Cell("field, focused") { field("Ada", at: $0, state { $0.isFocused = true }) },
          Cell("field, wrong") { field("A/B", at: $0, ControlState(), isWrong: true) },
          Cell("slider") { center in
            Slider("slider", in: box(center, 220, Slider.height), 1...5, value: 3)
              .draw(at: .seconds(9), ControlState(), isCalm: true)
          },
        ],
        [
          Cell("plaque") { Plaque.draw("You", "3", in: box($0, 180, 92)) },
          Cell(PropAssets.tabOn), Cell(PropAssets.tabOff), Cell(PropAssets.card),
          Cell(PropAssets.strip),
        ],
      ])
  }

  private static let icons = [
    PropAssets.iconBack, PropAssets.iconSettings, PropAssets.iconInfo, PropAssets.iconSound,
    PropAssets.iconFullscreen,
  ]

  private static func box(_ center: Point, _ width: Double, _ height: Double) -> Rect {
    Rect(center: center, size: Size(width, height))
  }

  private static func field(
    _ words: String, at center: Point, _ state: ControlState, isWrong: Bool = false
  ) -> [DrawCommand] {
    TextField(words, limit: 20).draw(
      in: box(center, 220, TextField.height), state, isWrong: isWrong)
  }
}
