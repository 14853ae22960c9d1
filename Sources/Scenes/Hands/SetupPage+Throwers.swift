internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The throwers on the setup page, and the idle loop of throwers and badges while the page waits.
extension SetupPage {
  /// The rates of the idle loop: pictures per second, and beats per second.
  private static let (pictures, tempo) = (10.0, 1.1)

  /// The parts of the idle loop: three beats of the jungle's thrower, three of the player's (or of
  /// the badges), and six of rest.
  enum IdlePart: Int {
    case jungle, player, rest

    var beats: Double { self == .rest ? 6 : 3 }
  }

  /// Returns the beat within a part of the idle loop; nil while another part plays or the page
  /// rests.
  func beat(of part: IdlePart, _ view: View) -> Double? {
    guard isLively(view) else { return nil }
    let beats = view.time.held(Self.pictures).seconds * Self.tempo
    let since = beats.truncatingRemainder(dividingBy: 12) - 3 * Double(part.rawValue)
    return (0..<part.beats).contains(since) ? since : nil
  }

  /// Whether the throwers try out their hands, because the pointer is on `Continue`.
  private var isEager: Bool {
    validation.isComplete && controls.pointer.map(layout.next.contains) == true
  }

  func nextChange(_ view: View) -> Time? {
    let living = view.isTall ? cast.nextChange(view) : avatars.nextChange(view)
    guard isLively(view) else { return living }
    guard !isEager, let rested = beat(of: .rest, view) else {
      return view.time.next(Self.pictures)
    }
    let restEnds = view.time + .seconds((IdlePart.rest.beats - rested) / Self.tempo)
    return min(restEnds, living ?? restEnds)
  }

  /// Draws both throwers; until the player has a champion, only the outline of its fist is drawn.
  func drawThrowers(_ view: View, into picture: inout Picture) {
    for side in Side.allCases {
      let animal = side == .jungle ? .lion : champion(view.language)
      // In a tall window the arrangement moves a thrower as a whole.
      picture.drawFigure(at: GameLayout.feet(of: side)) {
        drawThrower(animal, side, view, into: &$0)
      }
    }
  }

  private func drawThrower(
    _ animal: Animal?, _ side: Side, _ view: View, into picture: inout Picture
  ) {
    let beats =
      isEager && isLively(view)
      ? view.time.held(Self.pictures).seconds * 2 * Self.tempo
      : beat(of: side == .jungle ? .jungle : .player, view) ?? 0
    let swing = abs(Portable.sin(beats * .pi))
    let (wrist, turn, size) = layout.fist(side)
    let reach = greeting?[Self.reach, at: view.time] ?? 0
    let hand = isEager ? Throw.allCases[Int(beats) % 3] : .rock
    let fist = DrawCommand.image(
      HandAssets.picture(of: hand),
      at: wrist + Point(x: side.toTheOther * reach, y: -24 * size * swing), anchor: .bottom
    )
    .scaled(size).turned(side.toTheOther * (turn - 14 * swing)).flipped(side == .player)
    guard let animal else {
      return picture.draw(fist.tinted(.ink).opacity(0.3).named("vacancy"))
    }
    var figure = avatars.figure(
      of: layout.thrower(animal, side), view, pointer: controls.pointer)
    figure.lift += 8 * swing
    if !isUnfolded { figure.feet.x += GameLayout.nearer(side, view) }
    Thrower.draw(figure, named: "thrower.\(side)", reaching: fist, into: &picture)
    picture.draw(fist.named("hand.\(side)"))
    if side == .jungle { OutcomeMarks.drawLeaves(on: fist, into: &picture) }
  }

  /// Returns the drawing of an animal on its badge; while no name is entered, the animal hops on
  /// its beat.
  func drawAvatar(_ animal: Animal) -> (Badge.Selection, Point, View, inout Picture) -> Void {
    { selection, center, view, picture in
      var figure = avatars.figure(
        of: layout.avatar(animal), view, pointer: controls.pointer)
      figure.feet.y += center.y - layout.badge(animal).center.y
      if setup.name.isEmpty, let beat = beat(of: .player, view), Int(beat) == animal.index {
        figure.lift += 14 * Portable.sin((beat - Double(animal.index)) * .pi)
      }
      figure.scale = figure.scale * selection.look.size
      figure.opacity = selection.look.opacity
      figure.draw(named: "lender.\(animal)", into: &picture)
    }
  }
}
