import Animation
import Stage
import Testing

@Suite struct ArrangementTests {
  private let arrangement = Arrangement(
    [Pane(Rect(x: 0, y: 0, width: 200, height: 100), 640, -200, 2)],
    rows: [Arrangement.Row(400, at: 380, width: 1), Arrangement.Row(600, at: 800, width: 0.5)],
    figures: [
      Arrangement.Figure(
        Rect(x: 900, y: 420, width: 200, height: 180), feet: Point(x: 1_000, y: 600))
    ])

  @Test("R126 a pointer finds everything where it is seen")
  func back() {
    for point in [
      Point(x: 20, y: 90), Point(x: 640, y: 100), Point(x: 300, y: 380), Point(x: 500, y: 500),
      Point(x: 640, y: 700), Point(x: 1_000, y: 600),
    ] {
      let seen = arrangement.place(of: Rect(center: point, size: Size(2, 2))).center
      let found = arrangement.origin(of: seen, holding: arrangement.hold(at: seen))
      #expect(found.distance(to: point) < 0.001, "\(point) is seen at \(seen), found at \(found)")
    }
  }

  @Test("R126 what is carried stays under the pointer all the way")
  func carried() {
    let feet = Point(x: 1_000, y: 600)
    let home = arrangement.place(of: Rect(center: feet, size: Size(2, 2))).center
    let grab = home + Point(x: -60, y: -150)
    let hold = arrangement.hold(at: grab)
    let grip = arrangement.origin(of: grab, holding: hold) - feet
    #expect(grip.distance(to: Point(x: -60, y: -150)) < 0.001, "it is held where it was grabbed")
    for step in 0...10 {
      let pointer = grab + Point(x: -20 * Double(step), y: -40 * Double(step))
      let carried = arrangement.origin(of: pointer, holding: hold) - grip
      var picture = Picture()
      picture.drawFigure(at: carried) {
        $0.draw(
          .roundedRect(Rect(center: carried + grip, size: Size(4, 4)), radius: 0, tint: .white))
      }
      picture.arrange(arrangement, card: nil)
      #expect(picture.commands[0].frame.center.distance(to: pointer) < 0.001)
    }
  }

  @Test("R126 what flies between two places leaves the one and reaches the other, in their sizes")
  func flight() {
    let (from, to) = (Point(x: 100, y: 50), Point(x: 640, y: 500))
    func seen(_ share: Double, aside: Double = 0) -> DrawCommand {
      let asset = ImageAsset("star", 20, 20)
      var picture = Picture()
      picture.draw(.image(asset, at: to))
      var other = Picture()
      let at = from + (to - from) * share + Point(x: 0, y: aside)
      other.draw(.image(asset, at: at), flyingFrom: from, to: to)
      picture.draw(other)
      picture.arrange(arrangement, card: nil)
      return picture.commands[1]
    }
    let ends = [from, to].map { place in
      var picture = Picture()
      picture.draw(.image(ImageAsset("star", 20, 20), at: place))
      picture.arrange(arrangement, card: nil)
      return picture.commands[0]
    }
    for (share, end) in zip([0.0, 1], ends) {
      #expect(seen(share).at.distance(to: end.at) < 1e-9)
      #expect(abs(seen(share).scale.x - end.scale.x) < 1e-9)
    }
    #expect(seen(0.5).at.distance(to: (ends[0].at + ends[1].at) * 0.5) < 1e-9)
    #expect(abs(seen(0.5).scale.x - (ends[0].scale.x + ends[1].scale.x) / 2) < 1e-9)
    #expect(seen(0, aside: -10).at.y < ends[0].at.y, "beside its way it is so in a tall window")
  }

  @Test("R126 a floor is where it was for whoever stands in it", arguments: [100.0, 600])
  func floor(x: Double) throws {
    let feet = Point(x: x, y: 50)
    var picture = Picture()
    picture.drawFigure(at: feet) {
      var part = DrawCommand.image(ImageAsset("part", 40, 80), at: feet, anchor: .bottom)
      part.floor = feet.y
      $0.draw(part)
    }
    picture.arrange(arrangement, card: nil)
    let part = picture.commands[0]
    #expect(abs(try #require(part.floor) - part.frame.maxY) < 1e-9)
  }

  @Test("R126 a dent stays where it is in whoever is pressed", arguments: [100.0, 600])
  func dent(x: Double) throws {
    let feet = Point(x: x, y: 50)
    var picture = Picture()
    picture.drawFigure(at: feet) {
      var part = DrawCommand.image(ImageAsset("part", 40, 80), at: feet, anchor: .bottom)
      part.dent = Dent(
        at: feet - Point(x: 0, y: 80), ground: feet.y, radius: 20, depth: 0.5)
      $0.draw(part)
    }
    picture.arrange(arrangement, card: nil)
    let (part, dent) = (picture.commands[0], try #require(picture.commands[0].dent))
    #expect(abs(dent.ground - part.frame.maxY) < 1e-9 && abs(dent.at.y - part.frame.minY) < 1e-9)
    #expect(abs(dent.radius - part.frame.width / 2) < 1e-9)
  }

  @Test("R126 a card over everything is as large as there is room, and moves as a whole")
  func card() {
    let card = Rect(center: Design.frame.center, size: Size(880, 560))
    var picture = Picture()
    picture.draw(.roundedRect(Rect(x: 0, y: 0, width: 100, height: 50), radius: 0, tint: .white))
    picture.drawForeground { $0.draw(.roundedRect(card, radius: 0, tint: .white)) }
    picture.arrange(arrangement, card: card)
    #expect(abs(picture.commands[0].frame.width - 200) < 0.001, "its pane is twice as large")
    let seen = picture.commands[1].frame
    #expect(Design.tall.contains(seen) && seen.width > 680)
    #expect(abs(seen.height / seen.width - 560 / 880) < 0.001)
  }
}
