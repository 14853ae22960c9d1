import Foundation

extension Sketch {
  /// Draws a single leaf in two halves, the half towards the light brighter.
  mutating func leaf(
    _ spine: Spine, width: Double, _ tone: Tone, _ shape: LeafShape = .pointed, ribs: Int = 0
  ) {
    let outline = LeafOutline(spine, width: width, shape: shape)
    if let ink = tone.ink { edge(outline.whole, ink, tone.line) }
    fill(outline.whole, tone.light)
    fill(spine.isLeftLit ? outline.right : outline.left, tone.shade)
    guard shape != .grass else { return }
    for index in 0..<ribs {
      let t = 0.14 + 0.72 * (Double(index) + 0.5) / Double(ribs)
      let reach = width / 2 * shape.width(t) * 0.86
      for sign in [-1.0, 1] {
        let place = spine.spot(t)
        let vein = Spine(
          place.x, place.y, turn: spine.heading(t) + sign * 58, length: reach, bend: sign * -16)
        fill(vein.tapered(max(1.7, spine.length * 0.013)), tone.rib)
      }
    }
    fill(spine.tapered(max(1.8, spine.length * 0.022), to: 0.96), tone.rib)
  }

  /// Calls `draw` for each half of a picture, with spines of the left half and then mirrored ones.
  mutating func bothSides(
    _ draw: (inout Sketch, (Double, Double, Double, Double, Double) -> Spine) -> Void
  ) {
    for isRight in [false, true] {
      draw(&self) { x, y, turn, length, bend in
        let spine = Spine(x, y, turn: turn, length: length, bend: bend)
        return isRight ? spine.mirrored(about: 640) : spine
      }
    }
  }

  /// Draws pairs of lobes along a spine: palms, ferns and, with wide lobes, split leaves.
  mutating func frond(
    _ spine: Spine, pairs: Int, lobe: Double, lobeWidth: Double, _ tone: Tone, open: Double = 62,
    from: Double = 0.16, stem: Double = 4
  ) {
    var lobes: [(outline: LeafOutline, isLeft: Bool)] = []
    for index in 0..<pairs {
      let t = from + (0.96 - from) * Double(index) / Double(max(1, pairs - 1))
      let size = pow(sin(.pi * (0.17 + 0.72 * t)), 0.8)
      for sign in [-1.0, 1] {
        let turn = spine.heading(t) + sign * open * (1 - 0.55 * t)
        let place = spine.spot(t)
        let lobeSpine = Spine(place.x, place.y, turn: turn, length: lobe * size, bend: sign * 12)
        let outline = LeafOutline(lobeSpine, width: lobeWidth * size, shape: .pointed)
        lobes.append((outline, sign < 0))
      }
    }
    let end = spine.spot(0.95)
    let tip = Spine(end.x, end.y, turn: spine.heading(1), length: lobe * 0.5)
    lobes.insert((LeafOutline(tip, width: lobeWidth * 0.6, shape: .pointed), true), at: 0)
    if let ink = tone.ink {
      let rib = line((0...8).map { spine.spot(Double($0) / 8) })
      stroke(rib, ink, stem + tone.line * 2)
      for lobe in lobes { edge(lobe.outline.whole, ink, tone.line) }
    } else {
      // This vein covers the gaps between the roots of the lobes.
      fill(spine.tapered(lobeWidth * 0.8), tone.shade)
    }
    for lobe in lobes {
      fill(lobe.outline.whole, lobe.isLeft == spine.isLeftLit ? tone.light : tone.shade)
    }
    fill(spine.tapered(stem * 1.25, to: 1.04), tone.rib)
  }

  /// Draws a scalloped mass of leaves on level ground, lit from the upper left.
  mutating func bush(
    _ x: Double, _ y: Double, _ rx: Double, _ ry: Double, _ tone: Tone, seed: UInt64,
    lobes: Int = 11
  ) {
    var scatter = SeededRandom(seed)
    let puffs = (0..<lobes).map { index -> (PathPoint, Double) in
      let angle = 180 + 180 * (Double(index) + 0.5) / Double(lobes) + scatter.next(-4, 4)
      let place = PathPoint.polar(1, angle)
      return (at(x + place.x * rx, y + place.y * ry), min(rx, ry) * scatter.next(0.24, 0.38))
    }
    let body = blob(
      at(x - rx, y + 2), at(x - rx * 0.8, y - ry * 0.6), at(x, y - ry),
      at(x + rx * 0.8, y - ry * 0.6), at(x + rx, y + 2), at(x, y + ry * 0.4))
    let mass = puffs.reduce(body) { $0 + ellipse($1.0.x, $1.0.y, $1.1, $1.1) }
    if let ink = tone.ink { edge(mass, ink, tone.line) }
    fill(mass, tone.shade)
    let lit = blob(
      at(x - rx * 0.96, y - ry * 0.05), at(x - rx * 0.7, y - ry * 0.72),
      at(x - rx * 0.1, y - ry * 0.98), at(x + rx * 0.5, y - ry * 0.78),
      at(x + rx * 0.1, y - ry * 0.35), at(x - rx * 0.5, y - ry * 0.1))
    fill(
      puffs.prefix(lobes * 2 / 3).reduce(lit) {
        $0 + ellipse($1.0.x - $1.1 * 0.12, $1.0.y - $1.1 * 0.04, $1.1 * 0.8, $1.1 * 0.8)
      }, tone.light)
  }

  /// Draws bushes at their places, with their half widths and heights.
  mutating func bushes(
    _ places: [(x: Double, y: Double, rx: Double, ry: Double)], _ tone: Tone, seed: Int,
    lobes: Int = 11
  ) {
    for (index, b) in places.enumerated() {
      bush(b.x, b.y, b.rx, b.ry, tone, seed: UInt64(index + seed), lobes: lobes)
    }
  }

  /// Draws tufts at their places with their sizes, in the tones by turns.
  mutating func tufts(
    _ places: [(x: Double, y: Double, size: Double)], _ tones: [Tone] = [Green.mid, Green.fresh],
    seed: Int
  ) {
    for (index, tuft) in places.enumerated() {
      self.tuft(
        tuft.x, tuft.y, tuft.size, tones[index % tones.count], seed: UInt64(index + seed))
    }
  }

  /// Draws pale trunks that stand on a line, with their widths at the foot.
  mutating func trunks(
    _ places: [(x: Double, width: Double)], _ tone: Tone, lean: PathPoint, middle: Double,
    foot: Double
  ) {
    for (x, width) in places {
      fill(
        tube(
          joint(x + lean.x, -20, width * 0.8), joint(x + lean.y, middle, width * 0.7),
          joint(x, foot, width)), tone.shade)
    }
  }

  mutating func tuft(
    _ x: Double, _ y: Double, _ size: Double, _ tone: Tone, seed: UInt64, blades: Int = 6
  ) {
    var scatter = SeededRandom(seed)
    for index in 0..<blades {
      let f = Double(index) / Double(blades - 1) - 0.5
      let spine = Spine(
        x + f * size * 0.5, y, turn: -90 + f * 80 + scatter.next(-8, 8),
        length: size * scatter.next(0.75, 1.1) * (1 - abs(f) * 0.5), bend: f * 60)
      leaf(spine, width: size * 0.17, tone, .grass)
    }
  }

  /// Draws a sagging liana with leaves, from one point to another.
  mutating func liana(
    _ from: PathPoint, _ to: PathPoint, sag: Double, width: Double, _ tone: Tone, leaves: Int,
    size: Double,
    seed: UInt64
  ) {
    var scatter = SeededRandom(seed)
    let middle = (from + to) * 0.5 + at(0, sag)
    let path = line(from, middle, to)
    let place = { (t: Double) -> PathPoint in
      from * ((1 - t) * (1 - t)) + (middle * 2 - (from + to) * 0.5) * (2 * t * (1 - t))
        + to * (t * t)
    }
    if let ink = tone.ink { stroke(path, ink, width + tone.line * 2) }
    stroke(path, tone.shade, width)
    for index in 0..<leaves {
      let t = (Double(index) + 0.5) / Double(leaves)
      let leafTurn = index % 2 == 0 ? 28.0 : 152
      let root = place(t)
      let spine = Spine(
        root.x, root.y, turn: leafTurn + scatter.next(-24, 24),
        length: size * scatter.next(0.8, 1.15),
        bend: leafTurn < 90 ? 30 : -30)
      leaf(spine, width: size * 0.5, tone)
    }
  }

  /// Draws an open flower seen from the front: round petals about a golden heart.
  mutating func blossom(
    _ x: Double, _ y: Double, _ radius: Double, petals: Int = 5, _ petal: Petal, line: Double,
    ink: Color = Palette.ink
  ) {
    let outlines = (0..<petals).map { index -> LeafOutline in
      let turn = -90 + 360 / Double(petals) * Double(index)
      let spine = Spine(x, y, turn: turn, length: radius)
      return LeafOutline(spine, width: radius * 3.4 / Double(petals), shape: .broad)
    }
    for outline in outlines { edge(outline.whole, ink, line) }
    for outline in outlines {
      fill(outline.whole, petal.color)
      fill(outline.right, petal.shade)
    }
    paint(ellipse(x, y, radius * 0.24, radius * 0.24), "#E8A02C", line: line * 0.7, ink: ink)
    fill(ellipse(x - radius * 0.05, y - radius * 0.06, radius * 0.15, radius * 0.15), "#FFE08A")
  }
}
