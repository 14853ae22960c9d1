/// A word of the title: its place, its scale, and the tilt (degrees) and shift downwards of each
/// letter.
struct TitleWord {
  var text: String
  var x: Double
  var y: Double
  var scale: Double
  var tilt: [Double]
  var hop: [Double]
  var paint: Coat
}

private let gold = Coat("#FFCA3E", shade: "#F0952A", light: "#FFF0A8")
private let cream = Coat("#FFF3D6", shade: "#E9C787", light: "#FFFFFF")

let titleWords = [
  TitleWord(
    text: "Bungle", x: 36, y: 189, scale: 0.73, tilt: [-5, 3, -2, 3, -3, 2],
    hop: [0, 3, -3, 1, -2, 2], paint: gold),
  TitleWord(text: "In", x: 511, y: 97, scale: 0.4, tilt: [-4, 3], hop: [0, 1], paint: cream),
  TitleWord(
    text: "the", x: 490, y: 177, scale: 0.38, tilt: [-3, 2, 3], hop: [0, -2, 2], paint: cream),
  TitleWord(
    text: "Jungle", x: 625, y: 187, scale: 0.73, tilt: [-4, 3, -3, 2, -2, 4],
    hop: [0, 2, -3, 2, -1, 0], paint: gold),
]

let titlePicture = drawing("title", 1080, 260) { sketch in
  backdrop(&sketch)
  for word in titleWords { sketch.write(word) }
  sketch.trim()
}

private let edgeGreen: Color = "#17301F"
private let deep = Green.deep.inked(edgeGreen, 3.5)
private let leaf = Green.leaf.inked(edgeGreen, 3.5)
private let fresh = Green.fresh.inked(edgeGreen, 3.5)

/// Draws a dark plank among leaves, against which the letters are the brightest part of the screen.
private func backdrop(_ sketch: inout Sketch) {
  let fans = [
    Spine(150, 120, turn: -164, length: 116, bend: -10),
    Spine(160, 160, turn: 160, length: 124, bend: 12),
  ]
  for spine in fans {
    sketch.frond(spine, pairs: 7, lobe: 54, lobeWidth: 22, leaf)
    sketch.frond(spine.mirrored(about: 540), pairs: 7, lobe: 54, lobeWidth: 22, leaf)
  }
  let broad: [(Spine, Double, Tone)] = [
    (Spine(120, 100, turn: -128, length: 104, bend: -20), 52, deep),
    (Spine(200, 100, turn: -104, length: 92, bend: -16), 50, fresh),
    (Spine(270, 100, turn: -76, length: 84, bend: 20), 46, deep),
    (Spine(430, 100, turn: -108, length: 84, bend: -14), 44, deep),
    (Spine(492, 100, turn: -124, length: 112, bend: -20), 56, leaf),
    (Spine(180, 176, turn: 112, length: 84, bend: 20), 46, deep),
    (Spine(440, 176, turn: 100, length: 68, bend: 14), 40, deep),
    (Spine(515, 166, turn: 122, length: 98, bend: 16), 48, leaf),
  ]
  for (spine, width, tone) in broad {
    sketch.leaf(spine, width: width, tone, .broad, ribs: 5)
    sketch.leaf(spine.mirrored(about: 540), width: width, tone, .broad, ribs: 5)
  }
  sketch.leaf(Spine(540, 116, turn: -92, length: 112, bend: 6), width: 72, fresh, .broad, ribs: 5)
  sketch.leaf(Spine(540, 160, turn: 90, length: 94, bend: 8), width: 58, fresh, .broad, ribs: 4)
  sketch.board(36, 64, 1008, 142, seed: 8, grain: 12, wood: .old)
}

extension Sketch {
  fileprivate mutating func write(_ word: TitleWord) {
    var x = word.x
    for (index, character) in word.text.enumerated() {
      guard let letter = alphabet[character] else { continue }
      let width = letter.advance * word.scale
      let t = (x + width / 2 - 540) / 540
      let y = word.y + word.hop[index] + 10 * t * t
      let path = letter.path.mapped { $0 * word.scale + at(x, y) }
        .turned(word.tilt[index], about: at(x + width / 2, y - 50 * word.scale))
      carve(path, word.paint, word.scale / 0.8)
      x += width + 1
    }
  }

  /// Draws flowers at two corners of the plank.
  fileprivate mutating func trim() {
    leaf(Spine(62, 72, turn: -176, length: 40, bend: -20), width: 24, fresh)
    leaf(Spine(66, 70, turn: -70, length: 36, bend: 20), width: 22, fresh)
    blossom(60, 68, 24, .coral, line: 3)
    leaf(Spine(1018, 206, turn: 30, length: 36, bend: 20), width: 22, fresh)
    leaf(Spine(1014, 206, turn: 140, length: 34, bend: -20), width: 22, fresh)
    blossom(1016, 206, 20, petals: 6, .ivory, line: 3)
  }

  /// Draws a letter cut from thick wood: a dark edge around, its side below, its painted face.
  private mutating func carve(_ path: Path, _ paint: Coat, _ size: Double) {
    let depth = 11 * size
    let slices = stride(from: depth, through: 0, by: -2)
    for slice in slices { edge(path.moved(slice * 0.25, slice), Palette.ink, 8.5 * size) }
    for slice in slices where slice > 3 {
      edge(path.moved(slice * 0.25, slice), "#A8431C", 2.4 * size)
    }
    edge(path, Palette.ink, 6 * size)
    edge(path, paint.base, 1.6 * size)
    crescent(path, paint.shade, at(-5, -7) * size)
    crescent(path, paint.light, at(3.5, 4.5) * size)
  }
}
