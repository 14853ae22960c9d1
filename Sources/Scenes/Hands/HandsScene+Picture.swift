internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

extension HandsScene {
  public func picture(_ view: View) -> Picture {
    let time = view.time
    var picture = Picture()
    switch phase {
    case .configuring:
      let states = controls.states(among: setupControls)
      drawSetup(states, at: time, into: &picture)
      drawCorners(states, into: &picture)
      StatusStrip.draw(HandsWords.advice(review.problems, for: device), into: &picture)
    case .playing(let table):
      let states = controls.states(among: tableControls(table))
      picture.draw(.flood(ground.color(at: time)).named("ground"))
      CornerLeaves.drawShade(opacity: 0.16, into: &picture)
      drawTable(table, at: time, into: &picture)
      drawChoices(at: table, states, at: time, into: &picture)
      drawCorners(states, into: &picture)
      StatusStrip.draw(status(of: table), into: &picture)
    }
    alert?.draw(at: time, controls, isCalm: preferences.isCalm, into: &picture)
    return picture
  }

  private func drawCorners(_ states: ControlStates, into picture: inout Picture) {
    IconButton.draw(WidgetAssets.iconBack, in: IconButton.topLeft, states[.back], into: &picture)
    IconButton.draw(
      WidgetAssets.iconInfo, in: IconButton.besideTopRight, states[.information], into: &picture)
    IconButton.draw(
      WidgetAssets.iconSettings, in: IconButton.topRight, states[.settings], into: &picture)
  }

  /// A button that came in a moment ago.
  func drawOffered(
    _ words: String, in frame: Rect, _ state: ControlState, at time: Time,
    into picture: inout Picture
  ) {
    guard let offer else { return Button.draw(words, in: frame, state, into: &picture) }
    offer.draw(about: frame.center, at: time, isCalm: preferences.isCalm, into: &picture) {
      Button.draw(words, in: frame, state, into: &$0)
    }
  }

  private func status(of table: Table) -> String {
    switch table.act {
    case .waiting: HandsWords.asking
    case .shaking: HandsWords.shaking
    case .shown: table.round.map(HandsWords.story) ?? ""
    }
  }
}
