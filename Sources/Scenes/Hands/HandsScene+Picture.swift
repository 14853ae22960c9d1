public import Animation
internal import Props
internal import Rules
public import Stage

extension HandsScene {
  public func picture(at time: Time) -> Picture {
    var picture = Picture()
    switch phase {
    case .configuring:
      let list = setupControls
      picture.draw(setupScreen(list, at: time))
      picture.draw(corners(among: list))
      picture.draw(StatusStrip.draw(HandsWords.advice(setup.problems, for: device)))
    case .playing(let table):
      picture.draw(DrawCommand.flood(ground.color(at: time)).named("ground"))
      picture.draw(Breeze.shade(opacity: 0.16))
      picture.draw(tableScreen(table, at: time))
      picture.draw(corners(among: tableControls(table)))
      picture.draw(StatusStrip.draw(status(of: table)))
    }
    if let alert { picture.draw(alert.draw(at: time, controls)) }
    return picture
  }

  private func corners(among list: [Control]) -> [DrawCommand] {
    func state(_ id: ControlID) -> ControlState { controls.state(of: id, among: list) }
    return IconButton.draw(PropAssets.iconBack, in: IconButton.topLeft, state(.back))
      + IconButton.draw(PropAssets.iconInfo, in: IconButton.besideTopRight, state(.information))
      + IconButton.draw(PropAssets.iconSettings, in: IconButton.topRight, state(.settings))
  }

  /// A button that came in a moment ago.
  func offered(
    _ words: String, _ id: ControlID, in frame: Rect, among list: [Control], at time: Time
  ) -> [DrawCommand] {
    let button = Button.draw(words, in: frame, controls.state(of: id, among: list))
    return offer?.draw(button, about: frame.center, at: time, isCalm: preferences.isCalm) ?? button
  }

  private func status(of table: Table) -> String {
    switch table.act {
    case .waiting: HandsWords.asking
    case .shaking: HandsWords.shaking
    case .shown: table.round.map(HandsWords.story) ?? ""
    }
  }
}
