public import Animation
public import Rules
public import Stage

/// Animals drawn on a card, about the origin.
public enum CardFigures {
  /// The height of the room for the animals, in design pixels.
  public static let height = 188.0
  /// The y of the animals' feet.
  public static let floor = 88.0

  /// Draws the end of a match at a `beat`, 0…4, of the winner's dance; nil for after the dance.
  ///
  /// The jungle's animal is on the left and the player's on the right, `spacing` design pixels from
  /// each other. The winner gets petals and a crown, the other one a flower.
  public static func drawResult(
    _ player: Animal, against jungle: Animal, isWon: Bool, apart spacing: Double = 220,
    floor: Double = floor, scale: Double = 0.62, beat: Double?, into picture: inout Picture
  ) {
    for side in Side.allCases {
      let (isPlayer, isWinner) = (side == .player, (side == .player) == isWon)
      let animal = isPlayer ? player : jungle
      var figure = AnimalFigure(
        animal, side, feet: Point(x: isPlayer ? spacing / 2 : -spacing / 2, y: floor))
      figure.facing = animal.looksRight == isPlayer ? -1 : 1
      figure.scale = figure.scale * scale
      draw(figure, size: scale / 0.62, isWinner: isWinner, beat: beat, into: &picture)
    }
    guard isWon else { return }
    // Petals fall lower before large animals, and on both sides of words between the animals.
    drawPetals(
      beat, across: spacing / 2 + 130, beside: spacing > 400 ? 190 : 0,
      floor: floor + 46 * (scale - 0.62), into: &picture)
  }

  /// Draws the end of a match of two players, with their mascots' large heads instead of animals.
  public static func drawPair(
    _ right: Mascot, against left: Mascot, isRightWinner: Bool, beat: Double?,
    into picture: inout Picture
  ) {
    for (side, mascot) in [(Side.jungle, left), (.player, right)] {
      let isWinner = (side == .player) == isRightWinner
      var figure = AnimalFigure(.lion, side, feet: Point(x: side == .player ? 160 : -160, y: 126))
      figure.facing = side == .player ? 1 : -1
      figure.isTeamed = true
      draw(figure, as: mascot, isWinner: isWinner, beat: beat, into: &picture)
    }
    drawPetals(beat, across: 290, into: &picture)
  }

  /// Draws the animal that `hand` stands for, as the player at `seat` has it.
  public static func drawMember(
    _ hand: Throw, of seat: Seat, in square: Rect, into picture: inout Picture
  ) {
    let animal = Animal(hand)
    var figure = AnimalFigure(animal, seat.side, feet: square.point(0.5, 0.98))
    (figure.isTeamed, figure.castsShadow) = (true, false)
    figure.facing = animal.facing(seat == .left ? 1 : -1)
    figure.scale = figure.scale * (square.height / 214)
    figure.draw(named: "member.\(animal)", into: &picture)
  }

  /// Draws an animal that dances with joy under a crown, or is sad before a flower; one of two
  /// players claps there.
  private static func draw(
    _ animal: AnimalFigure, as mascot: Mascot? = nil, size: Double = 1, isWinner: Bool,
    beat: Double?, into picture: inout Picture
  ) {
    var figure = animal
    let isPlayer = figure.side == .player
    if isWinner {
      figure.dance(beat)
    } else if mascot != nil {
      // A child that has lost claps for the other one.
      figure.clap = beat.map { 0.5 + 0.5 * Portable.cos($0 * 2 * .pi) } ?? 1
    } else {
      // It sulks, looks up, sulks on, and shrugs.
      let sigh = 0.5 - 0.5 * Portable.cos((beat ?? 0) * .pi)
      let other = (beat ?? 0) < 2 ? Pose.Name.watch : isPlayer ? .sulk : .shrug
      figure.pose = .of(figure.animal, isPlayer ? .shrug : .sulk)
        .mixed(with: .of(figure.animal, other), 0.7 * sigh)
    }
    Thrower.draw(
      figure, named: "result.\(figure.side)", as: mascot, reaching: nil, into: &picture)
    if isWinner {
      guard let head = figure.place(of: .crown) else { return }
      // A small crown has room between a rabbit's ears.
      let (wide, above) =
        mascot != nil ? (1.6, 34.0) : animal.animal == .rabbit ? (0.74, 3) : (1.1, 12)
      picture.draw(
        .image(SharedAssets.iconCrown, at: head - Point(x: 0, y: above * size))
          .scaled(wide * size).named("result.crown"))
    } else {
      // The flower is before the animal: behind it, it would seem to grow out of the tail.
      let before = mascot == nil ? 40 + 36 * size : 122
      let place = Point(x: figure.feet.x + (isPlayer ? -before : before), y: figure.feet.y + 4)
      picture.draw(
        .image(SharedAssets.flower, at: place, anchor: .bottom)
          .turned(7 * Portable.sin((beat ?? 0) * .pi / 2)))
    }
  }

  /// Draws petals that sink on paths of their own and begin anew; without a `beat` they lie on the
  /// ground.
  public static func drawPetals(
    _ beat: Double?, across width: Double = 240, beside middle: Double = 0,
    floor: Double = floor, into picture: inout Picture
  ) {
    for index in 0..<14 {
      let own = Double(index) * 0.618
      let fall = beat.map { ($0 / 4 + own).truncatingRemainder(dividingBy: 1) } ?? 1
      let swing = Portable.sin(own * 9)
      let aside =
        (swing < 0 ? -middle : middle) + (width - middle) * swing
        + 12 * Portable.sin(fall * 9 + own)
      let depth = beat == nil ? 12 * Portable.sin(own * 31) : 0
      picture.draw(
        .image(
          SharedAssets.petal, at: Point(x: aside, y: floor + depth - 190 * (1 - fall))
        )
        .turned(fall * 300 + own * 90)
        .opacity(beat == nil ? 1 : min(1, 5 * fall, 5 * (1 - fall))))
    }
  }

  /// Draws the player's two animals other than `champion`. After a win they dance on both sides of
  /// it; after a loss one of them comforts it, `before` design pixels in front of it.
  public static func drawCheering(
    about feet: Point, without champion: Animal, isWon: Bool = true, before: Double = 106,
    scale: Double = 0.52, beat: Double?, into picture: inout Picture
  ) {
    // Reversed, so that the lion's tail does not reach into the words.
    let friends = Animal.allCases.reversed().filter { $0 != champion }
    for (friend, side) in zip(friends, [-1.0, 1].prefix(isWon ? 2 : 1)) {
      let spacing = side < 0 ? before : friend == .lion ? 92 : 106
      var figure = AnimalFigure(
        friend, feet: Point(x: feet.x + side * spacing, y: feet.y + 8))
      figure.facing = friend.facing(-side)
      figure.scale = figure.scale * scale
      if isWon {
        figure.dance(beat.map { $0 + 2 })
      } else {
        let kind = 0.5 + 0.5 * Portable.sin((beat ?? 1) * .pi / 2)
        figure.pose = .of(friend, .watch).mixed(with: .of(friend, .comfort), kind)
      }
      figure.draw(named: "friend.\(friend)", into: &picture)
    }
  }

  /// Draws the player's three animals side by side about `middle`, each `spacing` from the next.
  public static func drawFriends(
    at middle: Point = .zero, apart spacing: Double = 170, scale: Double = 0.6,
    into picture: inout Picture, pose: (inout AnimalFigure) -> Void
  ) {
    for (index, animal) in [Animal.rabbit, .cobra, .lion].enumerated() {
      var figure = AnimalFigure(
        animal, feet: Point(x: middle.x + spacing * Double(index - 1), y: middle.y + floor))
      pose(&figure)
      figure.scale = figure.scale * scale
      figure.draw(named: "friend.\(animal)", into: &picture)
    }
  }

  /// The pose in which an animal shows its joy without leaving the room under a crown.
  public static func joy(of animal: Animal) -> Pose.Name { animal == .cobra ? .cheer : .exult }
}

extension AnimalFigure {
  /// Poses a dance of joy: from one foot to the other in two beats, with a hop on each. Without a
  /// `beat` the animal stands there proudly.
  public mutating func dance(_ beat: Double?) {
    guard let beat else {
      pose = .of(animal, .proud)
      return
    }
    let sway = Portable.sin(beat * .pi / 2)
    pose = Pose.of(animal, CardFigures.joy(of: animal))
      .mixed(with: .of(animal, sway > 0 ? .danceLeft : .danceRight), 0.8 * abs(sway))
    lift = 14 * abs(Portable.sin(beat * .pi))
  }
}
