internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The picture below a short scoreboard: the best three on a podium, or animals that wait for the
/// first score.
extension ScoresPage {
  func drawNight(_ view: View, into picture: inout Picture) {
    let count = standings.entries.count
    let night = ScoresLayout.night(below: count)
    NightSky.draw(in: night, into: &picture)
    let moon = Rect(center: night.point(0.8, 0.26), size: Size(56, 56))
    picture.draw(.roundedRect(moon, radius: 28, tint: NightSky.moonlight))
    picture.draw(.roundedRect(moon.offsetBy(14, -8), radius: 28, tint: NightSky.sky))
    if count == 0 {
      drawFriends(into: &picture)
    } else {
      drawPodium(view, into: &picture)
    }
    for (pad, x) in zip(Pad.allCases, ScoresLayout.drums(aside: count > 0)) {
      let foot = Point(x: x, y: ScoresLayout.ground)
      picture.draw(.image(SharedAssets.shadow, at: foot - Point(x: 0, y: 8)).scaled(0.6))
      picture.draw(
        .image(SharedAssets.drum(pad, isLit: false), at: foot, anchor: .bottom)
          .scaled(count > 0 ? 0.5 : 0.72))
    }
  }

  /// Draws the animals behind the drums, which they beat, looking up at the list.
  private func drawFriends(into picture: inout Picture) {
    CardFigures.drawFriends(at: ScoresLayout.friends, apart: 204, scale: 0.75, into: &picture) {
      $0.pose = .of($0.animal, $0.animal == .lion ? .cheer : CardFigures.joy(of: $0.animal))
      // In calm motion, eyes shut with laughter would look asleep.
      ($0.pose.face.eyes, $0.pose.face.gaze) = (.open, Point(x: 0, y: -0.7))
    }
  }

  /// Draws the best three on the podium, each with the animal that it has at the drums, over steps
  /// that are still free an empty ring, and beside them animals that cheer.
  private func drawPodium(_ view: View, into picture: inout Picture) {
    let foot = Point(x: Design.middle, y: ScoresLayout.ground)
    let top = CardPicture.drawPodium(at: foot, scale: 1.35, width: 1.4, into: &picture)
    let faces = standings.rows.prefix(3).map { PlayerFace(of: $0.entry, view) }
    for (index, (x, y)) in [(0.0, top.y), (-144, foot.y - 59), (144, foot.y - 43)].enumerated() {
      let feet = Point(x: foot.x + x, y: y)
      guard faces.indices.contains(index) else {
        let seat = Rect(center: feet - Point(x: 0, y: 44), size: Size(72, 72))
        picture.drawGroup(opacity: 0.5) {
          $0.draw(.border(seat, radius: 36, width: 5, tint: .cream).named("free"))
          $0.draw("?", TextStyle(.heading, bold: true), at: seat.center, tint: .cream)
        }
        continue
      }
      let head = faces[index].drawWhole(at: feet, into: &picture)
      if index == 0 { picture.draw(.image(SharedAssets.iconCrown, at: head)) }
    }
    for (animal, x) in [(Animal.rabbit, -346.0), (.lion, 356)]
    where !faces.contains(.avatar(.animal(animal))) {
      var figure = AnimalFigure(animal, feet: Point(x: foot.x + x, y: foot.y - 26))
      figure.pose = .of(animal, animal == .lion ? .cheer : CardFigures.joy(of: animal))
      (figure.pose.face.eyes, figure.facing) = (.open, animal.facing(-x))
      figure.scale = figure.scale * 0.74
      figure.draw(named: "friend.\(animal)", into: &picture)
    }
  }
}
