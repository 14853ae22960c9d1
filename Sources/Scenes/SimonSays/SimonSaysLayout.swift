internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the clearing, for drawing and hit tests alike.
enum SimonSaysLayout {
  /// The middle of the diamond.
  static let fire = Point(x: Design.middle, y: 404)

  static func drum(_ pad: Pad) -> Point {
    switch pad {
    case .leaf: Point(x: 366, y: 400)
    case .flower: Point(x: Design.middle, y: 240)
    case .sun: Point(x: 914, y: 400)
    case .drop: Point(x: Design.middle, y: 560)
    }
  }

  static func drumFrame(_ pad: Pad) -> Rect { Rect(center: drum(pad), size: SharedAssets.drumSize) }

  /// The rabbit that shows the drums.
  static let drummer = Cast.Spot(.rabbit, feet: Point(x: 444, y: 664), scale: 0.78)

  /// The animals around the fire, clear of the drums and of a team's names.
  static let spots = [
    drummer,
    Cast.Spot(.lion, feet: Point(x: 842, y: 660), scale: 0.68),
    Cast.Spot(.cobra, feet: Point(x: 1086, y: 590), scale: 0.66),
  ]

  static let banner = Rect(center: Point(x: Design.middle, y: 80), size: Size(520, 92))
  /// The width of the signs at either end of the banner, and where they are in it.
  static let (signs, sign) = (120.0, 62.0)
  static let points = Rect(x: 136, y: 28, width: 224, height: Plaque.size.height)
  static let length = Rect(x: 920, y: 28, width: 224, height: Plaque.size.height)

  /// The button that shows the sequence again, beside the drummer.
  static let again = Rect(center: Point(x: 296, y: 604), size: IconButton.size * 1.25)

  /// The points that a new game has saved, over its own.
  static let saved = Rect(center: points.point(0.5, 0.64), size: Size(176, 58))
  /// The mark of a drum that was right or wrong, from its middle.
  static let mark = Point(x: 92, y: -76)
  /// The card of a won round, without its picture.
  static let wonCard = Size(700, 376)

  /// The smallest font size of names.
  static let smallestName = 20.0

  /// The players of a team, in a column on the left.
  static func player(_ index: Int, of count: Int) -> Rect {
    let (height, gap) = (52.0, 10.0)
    let total = Double(count) * height + Double(count - 1) * gap
    return Rect(
      x: 24, y: 400 - total / 2 + Double(index) * (height + gap), width: 216, height: height)
  }
}

/// The first page, with its three buttons.
enum MenuLayout {
  static let card = Rect(x: 300, y: 136, width: 680, height: 452)
  static let heading = Point(x: Design.middle, y: card.minY + 136)

  static func tile(_ index: Int) -> Rect {
    Rect(
      center: Point(x: Design.middle + 204 * Double(index - 1), y: card.minY + 304),
      size: Size(190, 208))
  }

  /// The drums' emblems, in a row over the title.
  static let emblems = Point(x: Design.middle, y: card.minY + 62)

  /// The animals over the card.
  static let spots = [
    Cast.Spot(.lion, feet: Point(x: 470, y: 164), scale: 0.66, isFlipped: true),
    Cast.Spot(.cobra, feet: Point(x: 646, y: 164), scale: 0.62),
    Cast.Spot(.rabbit, feet: Point(x: 810, y: 164), scale: 0.66, isFlipped: true),
  ]

  /// The drums around the card.
  static func drum(_ pad: Pad) -> Point {
    switch pad {
    case .leaf: Point(x: 180, y: 272)
    case .flower: Point(x: 186, y: 506)
    case .sun: Point(x: 1100, y: 272)
    case .drop: Point(x: 1094, y: 506)
    }
  }

  static func drumFrame(_ pad: Pad) -> Rect {
    Rect(center: drum(pad), size: SharedAssets.drumSize).insetBy(8)
  }
}

/// The layout of the page for adding players.
enum TeamLayout {
  static let card = Rect(x: 120, y: 40, width: 1040, height: 612)
  static let heading = Point(x: 352, y: 124)
  static let question = Point(x: 352, y: 196)
  static let stepper = Rect(center: Point(x: 352, y: 258), size: Stepper.size)
  static let note = Point(x: 352, y: 350)
  static let noteWidth = 330.0

  /// The drums' emblems, in a row under the note.
  static let emblems = Point(x: note.x, y: 436)

  static let start = Rect(center: Point(x: 352, y: 548), size: Size(280, Button.height))

  /// The names in the right half, each beside its number and its face.
  static func name(_ player: Int) -> Rect {
    Rect(x: 702, y: 108 + Double(player) * 98, width: 382, height: TextField.height)
  }

  static func face(_ player: Int) -> Rect {
    Rect(center: Point(x: 606, y: name(player).center.y), size: Badge.size)
  }

  /// The place of a player who can still join.
  static func seat(_ player: Int) -> Rect { face(player).union(name(player)) }

  static func number(_ player: Int) -> Point { Point(x: 672, y: name(player).center.y) }
}

/// The card that asks for a name.
enum SimonNameLayout {
  static let size = Size(944, 640)
  static let savedSize = Size(880, 384)
  /// The text between the pictures of the card, below the earned drums; in their place if there are
  /// none.
  static let story = Rect(center: Point(x: Design.middle, y: 322), size: Size(456, 68))
  static let firstStory = Rect(center: Point(x: Design.middle, y: 250), size: Size(456, 140))
  /// The error of a failed save, which may be long.
  static let failure = Rect(center: Point(x: Design.middle, y: 264), size: Size(814, 152))
  /// The face of the player who struck the wrong drum, at that drum's foot.
  static let culprit = Point(x: 918, y: 322)
  static let label = Rect(center: Point(x: Design.middle, y: 374), size: Size(814, 40))
  /// Badges and the field, side by side.
  static let field = Rect(x: 664, y: 424, width: 392, height: TextField.height)

  static func badge(_ animal: Animal) -> Rect {
    let x = 292 + 136 * Double(animal.index)
    return Rect(center: Point(x: x, y: field.center.y), size: Badge.largeSize)
  }

  static let problem = Rect(center: Point(x: Design.middle, y: 536), size: Size(814, 36))
  /// The key cap for another name, at the end of the field.
  static let anotherName = Point(x: field.maxX - 38, y: field.center.y)
}

/// The scoreboard.
enum ScoresLayout {
  static let card = Rect(x: 120, y: 16, width: 1040, height: 644)
  static let heading = Point(x: Design.middle, y: 92)
  static let columnsY = 140.0
  static let list = Rect(x: 180, y: 156, width: 920, height: 440)
  static let rowHeight = 44.0
  static let rowCount = 10

  static let rank = 224.0
  /// The column of faces, for animals that lent a name.
  static let face = 248.0
  static let name = 276.0
  static let nameWidth = 360.0
  /// The faces of the team that has just played, at the end of the name.
  static let faceStep = 34.0
  static func face(_ index: Int, of count: Int) -> Double {
    name + nameWidth - faceStep * (Double(count - index) - 0.5)
  }
  /// The width of the cells of points and players.
  static let cellWidth = 104.0
  static let dateWidth = 190.0
  static let points = 736.0
  static let kind = 776.0
  static let date = 1084.0
  static let empty = Point(x: Design.middle, y: 214)
  /// The drums that fill a short scoreboard, and the friends behind them if it is shorter.
  static func drum(_ index: Int) -> Point { Point(x: 334 + 204 * Double(index), y: 520) }
  static let friends = Point(x: Design.middle, y: 398)
  static let rowsBelowFriends = 3

  static let bar = Rect(x: 1108, y: list.minY, width: 8, height: list.height)
}

extension MenuLayout {
  /// Two drums above and two below the card; the animals look over it and stand below it.
  static let tall: Arrangement = {
    let places: [(Pad, Double, Double)] = [
      (.leaf, 400, -28), (.sun, 880, -28), (.flower, 430, 748), (.drop, 850, 748),
    ]
    let live = zip(spots, [(576.0, 56.0), (640, 776), (708, 56)]).map { spot, place in
      Pane(spot.frame, place.0, place.1)
    }
    let drums = places.map { pad, x, y in
      Pane(Rect(center: drum(pad), size: SharedAssets.drumSize).insetBy(-12), x, y, 1.05)
    }
    return .shrunk(
      Arrangement.edges + drums + live + [Pane(card.insetBy(-10), Design.middle, 374, 0.98)],
      scale: 1)
  }()
}

extension SimonSaysLayout {
  /// The drums stand in a high diamond, the team in two rows below it.
  static func tall(team: Int) -> Arrangement {
    let places: [(Pad, Double, Double)] = [
      (.leaf, 432, 356), (.flower, 640, 100), (.sun, 848, 356), (.drop, 640, 614),
    ]
    let row = Arrangement.topRow
    let drums = places.map { Pane(drumFrame($0).insetBy(-30), $1, $2, 1.24) }
    // In the corners left by the diamond.
    let live = zip(spots, [(396.0, 664.0), (884, 664), (900, 148)]).map { spot, place in
      Pane(spot.frame.insetBy(-6), place.0, place.1, 1.1)
    }
    let players = (0..<team).map { index in
      let (below, column) = index.quotientAndRemainder(dividingBy: 3)
      let count = min(3, team - 3 * below)
      return Pane(
        player(index, of: team), Design.middle + 228 * (Double(column) - Double(count - 1) / 2),
        806 + 62 * Double(below))
    }
    return .shrunk(
      Arrangement.edges + players + [
        Pane(points, 516, row), Pane(length, 764, row), Pane(banner, Design.middle, row + 126, 1.2),
        Pane(Rect(center: fire, size: Size(180, 180)), Design.middle, 360, 1.3),
        Pane(again.insetBy(-24), 384, 148),
      ] + drums + live, scale: 1)
  }
}
