internal import Rules

/// The jungle's animals: the player's animals in other coats, with a crown of leaves that makes
/// their outlines differ.
extension Animal {
  /// The drawings of the jungle's animal, by their names.
  var jungleDrawings: [(String, [Node])] {
    let colors = colors
    return drawings.map { name, nodes in (name, nodes.map { $0.recolored(colors.callAsFunction) }) }
      + [("crown", crown)]
  }

  /// The head of the jungle's lion, about the same origin as the player's lion's head.
  static var wreathedLion: [Node] {
    let colors = Animal.lion.colors
    let head = LionHead.whole(wind: at(4, 4), frown: 0, laughs: true)
    return head.map { $0.recolored(colors.callAsFunction) }
      + [group("crown", Animal.lion.crown, Placement(move: at(-186, -176)))]
  }

  private var colors: ColorMap {
    let pale = Coat("#E6CFA6", shade: "#BD9A6C", light: "#FBEBCB")
    let flesh: [Color] = ["#6E1D1F", "#E2646A"] + Swelling.colors
    return switch self {
    case .lion:
      ColorMap(
        [
          (LionHead.fur, pale), (LionHead.fur.darker(0.11), pale.darker(0.11)),
          (LionMane.coat, Coat("#54423B", shade: "#392B28", light: "#7A6459")),
          (LionMane.middle, Coat("#6C574B", shade: "#54423B", light: "#8D7666")),
        ],
        keeping: flesh + [
          LionHead.cream.base, LionHead.cream.shade, "#F0754F", "#8A4B1E", "#C8822F",
        ])
    case .cobra:
      ColorMap(
        [
          (Cobra.scales, Coat("#CC6A45", shade: "#96402E", light: "#F2A178")),
          (
            Coat(Cobra.mark, shade: "#4F5D18", light: "#CDD852"),
            Coat("#742B26", shade: "#5C201D", light: "#DD8358")
          ),
        ], keeping: flesh + [Cobra.belly.base, Cobra.belly.shade, "#F2A52B", "#FFD069", "#F08A5A"])
    case .rabbit:
      ColorMap(
        [
          (Rabbit.coat, Coat("#7D6A66", shade: "#594946", light: "#A08B85")),
          (Rabbit.far, Coat("#67544F", shade: "#4A3B38", light: "#7E6B66")),
        ],
        keeping: flesh + [
          Rabbit.white.base, Rabbit.white.shade, Rabbit.pink.base, Rabbit.pink.shade,
        ])
    }
  }

  /// The crown: a garland of leaves with a berry.
  var crown: [Node] {
    switch self {
    case .lion:
      garland(from: at(112, 92), over: at(188, 62), to: at(270, 92), leaves: 7, length: 62)
    case .cobra:
      garland(from: at(126, 52), over: at(190, 22), to: at(258, 66), leaves: 5, length: 58)
    case .rabbit:
      garland(from: at(250, 136), over: at(306, 104), to: at(372, 140), leaves: 5, length: 46)
    }
  }

  private func garland(
    from start: PathPoint, over middle: PathPoint, to end: PathPoint, leaves: Int, length: Double
  ) -> [Node] {
    let coats = [
      Coat(Palette.freshLeaf, shade: "#3B7F38", light: "#8CCB6B"),
      Coat("#3F8F45", shade: "#2A6A38", light: "#6BB562"),
    ]
    let sprigs = (0..<leaves).map { index -> Node in
      let share = Double(index) / Double(leaves - 1)
      let base =
        start * ((1 - share) * (1 - share)) + middle * (2 * share * (1 - share))
        + end * (share * share)
      let reach = length * (index % 2 == 0 ? 1 : 0.78)
      let tip = base + PathPoint.polar(reach, -150 + 120 * share)
      let blade = leaf(base, tip, width: reach * 0.27, foot: 0.6)
      return skin(
        "leaf", blade, Skin(coat: coats[index % 2], line: 6, shade: at(-4, -5)),
        inside: [ink(line(base, base + (tip - base) * 0.7), coats[index % 2].shade, width: 3.5)])
    }
    let order = sprigs.indices.sorted { abs($0 - leaves / 2) > abs($1 - leaves / 2) }
    let berry = start * 0.25 + middle * 0.5 + end * 0.25
    let red = Coat(Palette.berry, shade: "#8A2039", light: "#DF6A80")
    return order.map { sprigs[$0] } + [
      skin("berry", ellipse(berry.x, berry.y + 6, 15, 15), Skin(coat: red, line: 5.5))
    ]
  }
}

/// The garlands of two players at one table: red blossoms on the left, blue feathers on the right.
var garlandPictures: [Picture] {
  let red = Coat("#E2483A", shade: "#AE2A2C", light: "#FF8A6E")
  let blue = Coat("#4BA3F2", shade: "#2464B8", light: "#A5D8FF")
  let heart = Coat(Palette.sun, shade: "#D18F20", light: "#FFE9A0")
  func spot(_ share: Double) -> PathPoint {
    at(42, 86) * ((1 - share) * (1 - share)) + at(150, 16) * (2 * share * (1 - share))
      + at(258, 86) * (share * share)
  }
  let ribbon = line(spot(0), spot(0.25), spot(0.5), spot(0.75), spot(1))
  func band(_ coat: Coat) -> [Node] {
    [ink(ribbon, width: 26), ink(ribbon, coat.base, width: 15), ink(ribbon, coat.light, width: 5)]
  }
  func blossom(_ share: Double, _ reach: Double) -> [Node] {
    let middle = spot(share)
    let petals = (0..<5).map { index -> Path in
      let place = middle + PathPoint.polar(0.62 * reach, -90 + 72 * Double(index))
      return ellipse(place.x, place.y, 0.56 * reach, 0.56 * reach)
    }
    return petals.map { ink($0, width: 11) }
      + petals.map { skin("petal", $0, Skin(coat: red, line: 0, shade: at(-3, -4))) }
      + [
        skin(
          "heart", ellipse(middle.x, middle.y, 0.36 * reach, 0.36 * reach),
          Skin(coat: heart, line: 4))
      ]
  }
  func feather(_ share: Double, _ reach: Double) -> Node {
    let base = spot(share) + at(0, 6)
    let tip = base + PathPoint.polar(reach, -142 + 104 * share)
    return skin(
      "feather", leaf(base, tip, width: 0.24 * reach, foot: 0.6),
      Skin(coat: blue, line: 6, shade: at(-4, -5)),
      inside: [ink(line(base, base + (tip - base) * 0.8), blue.light, width: 4.5)])
  }
  let left =
    band(red)
    + [(0.08, 23.0), (0.92, 23), (0.29, 27), (0.71, 27), (0.5, 31)].flatMap(blossom)
  let right =
    [(0.12, 50.0), (0.88, 50), (0.31, 60), (0.69, 60), (0.5, 68)].map(feather) + band(blue)
  return [("left", left), ("right", right)].map { name, nodes in
    Picture(
      name: "garland-\(name)", width: 120, height: 52, origin: at(0, -20), unitsPerPixel: 2.5,
      nodes: nodes)
  }
}
