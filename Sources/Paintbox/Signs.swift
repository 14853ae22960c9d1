internal import Rules

/// The two demands of Win or Lose: a shape, a place and a colour each; the game sets the word.
var winSign: Picture { sign("sign-win", isWin: true) }
var loseSign: Picture { sign("sign-lose", isWin: false) }

private func sign(_ name: String, isWin: Bool) -> Picture {
  var sketch = Sketch()
  for x in [66.0, 208] { sketch.leg(x) }
  sketch.board(12, 20, 276, 200, seed: isWin ? 22 : 27, grain: 6, ink: 5)
  sketch.face(isWin: isWin)
  sketch.fill(plank(28, 157, 244, 55, radius: 14), Palette.ink)
  sketch.fill(plank(30.5, 159.5, 239, 50, radius: 12), Wood.deep)
  sketch.fill(plank(30.5, 164, 239, 45.5, radius: 12), Wood.dark)
  for (x, seed) in [(79.0, UInt64(11)), (221, 40)] {
    // Grass hides where the post goes into the ground.
    for (aside, size) in [(-17.0, 24.0), (17, 26), (0, 31)] {
      sketch.tuft(
        x + aside, 257 - abs(aside) * 0.15, size, aside == 0 ? Green.mid : Green.fresh,
        seed: seed + UInt64(size), blades: 8)
    }
  }
  for (x, y) in [(20.0, 29.0), (280, 29), (20, 211), (280, 211)] { sketch.nail(x, y) }
  return sketch.picture(name, 300, 260)
}

extension Sketch {
  /// A podium for two: the jungle's lion on the left, and room for the player's animal on the
  /// right; a flower for whoever is to lose. By day the player wins, by night the jungle.
  fileprivate mutating func face(isWin: Bool) {
    fill(plank(28, 36, 244, 116, radius: 18), Palette.ink)
    let sky: Coat =
      isWin
      ? Coat("#BFE3F2", shade: "#8CC7E4", light: "#E6F6FB")
      : Coat("#3B3F7A", shade: "#2B2E60", light: "#565AA0")
    let window = plank(32, 40, 236, 108, radius: 14)
    paint(window, sky.base, (sky.shade, at(0, 7)))
    let stars = [(52.0, 58.0, 3.0), (146, 56, 2.4), (160, 84, 3), (252, 60, 2.6), (240, 96, 2.2)]
    if !isWin { for (x, y, size) in stars { fill(ellipse(x, y, size, size), "#FFE9BE") } }
    for (x, isJungle) in [(94.0, true), (206, false)] {
      contestant(x, isJungle: isJungle, wins: isWin != isJungle)
    }
  }

  /// One of the two on its step.
  private mutating func contestant(_ x: Double, isJungle: Bool, wins: Bool) {
    let step = plank(x - 48, wins ? 126 : 139, 96, wins ? 22 : 9, radius: 4)
    paint(step, wins ? "#F6C445" : "#C98A55", line: 3.5, (wins ? "#DD9526" : "#99602F", at(0, -5)))
    let size = wins ? 0.25 : 0.2
    let head = at(x, wins ? 95 : 110)
    // The head's middle is beside its origin.
    let place = Placement(move: head - at(36, 7) * size, scale: at(size, size))
    if isJungle { add(.group("head", Animal.wreathedLion(laughs: wins), place)) }
    if wins, isJungle {
      let crown = Placement(move: at(x - 20, head.y - 76), scale: at(0.92, 0.92))
      group("crown", crown, crownIcon.sketch)
    } else if !wins {
      let aside = Placement(move: at(x + (isJungle ? -58 : 30), 108), scale: at(0.5, 0.5))
      group("flower", aside, sunBloom)
    }
  }

  /// A straight post from behind the board into the ground.
  fileprivate mutating func leg(_ x: Double) {
    let post = plank(x, 200, 26, 51, radius: 4)
    paint(post, Wood.base, line: 5, (Wood.shade, at(-7, 0)))
    fill(plank(x, 200, 26, 28, radius: 0), Wood.dark, opacity: 0.55)
  }
}
