internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// What the cards of Simon Says show.
extension CardPicture {
  /// The friends' joy over a won round.
  static let simonWon = CardPicture(
    height: CardFigures.height,
    dancing: { beat, picture in
      CardFigures.drawFriends(into: &picture) { friend in
        friend.dance(beat.map { friend.animal == .cobra ? $0 + 2 : $0 })
      }
      CardFigures.drawPetals(beat, into: &picture)
    })

  /// The podium between two friends: crowned for a saved score, crossed out for a lost one.
  static let simonSaved = CardPicture(
    height: 160, dancing: { drawPodium(isSaved: true, beat: $0, into: &$1) })
  static let simonUnsaved = CardPicture(height: 160) {
    drawPodium(isSaved: false, beat: nil, into: &$0)
  }

  private static func drawPodium(isSaved: Bool, beat: Double?, into picture: inout Picture) {
    let floor = 72.0
    for (x, height) in [(-68.0, 52.0), (68, 36), (0, 84)] {
      let step = Rect(x: x - 37, y: floor - height, width: 74, height: height)
      picture.draw(.rounded(step, radius: 10, tint: .ink))
      picture.draw(.rounded(step.insetBy(4), radius: 7, tint: x == 0 ? .sun : .clay))
    }
    let top = Point(x: 0, y: floor - 84)
    picture.draw(
      isSaved
        ? .image(WidgetAssets.iconCrown, at: top - Point(x: 0, y: 28)).scaled(1.5)
        : .image(WidgetAssets.iconCross, at: top - Point(x: 0, y: 30)).scaled(1.3))
    for (animal, x) in [(Animal.rabbit, -190.0), (.lion, 200)] {
      var figure = AnimalFigure(animal, feet: Point(x: x, y: floor))
      if isSaved { figure.dance(beat) } else { figure.pose = .of(animal, .sad) }
      figure.scale = figure.scale * 0.56
      figure.draw(named: "friend.\(animal)", into: &picture)
    }
  }

  /// Friends left and right of the words, who wait for an answer.
  static let simonWaiting = CardPicture(height: 0) { picture in
    for (animal, x) in [(Animal.rabbit, -350.0), (.lion, 350)] {
      var figure = AnimalFigure(animal, feet: Point(x: x, y: 140))
      figure.pose = .of(animal, .watch)
      figure.scale = figure.scale * 0.68
      figure.draw(named: "friend.\(animal)", into: &picture)
    }
  }

  /// The drum that was next, left of the words, and the one that was struck, right of them.
  static func mistake(_ mistake: Simon.Mistake) -> CardPicture {
    CardPicture(height: 0) { picture in
      // Below the title, which is long in some languages.
      let (right, wrong) = (Point(x: -352, y: 74), Point(x: 352, y: 80))
      picture.draw(.image(WidgetAssets.shadow, at: right + Point(x: 0, y: 66)).scaled(0.74))
      picture.draw(
        .image(SimonSaysAssets.drum(mistake.right, isLit: true), at: right).scaled(0.8)
          .named("card.right"))
      picture.draw(
        .image(WidgetAssets.iconCheck, at: right + Point(x: 62, y: -54)).scaled(1.6))
      picture.draw(
        .image(SimonSaysAssets.drum(mistake.pressed, isLit: false), at: wrong).scaled(0.56)
          .opacity(0.45).named("card.pressed"))
      picture.draw(.image(WidgetAssets.iconCross, at: wrong).scaled(1.6))
    }
  }
}
