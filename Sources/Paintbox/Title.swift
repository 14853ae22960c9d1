/// One word of the title: where it begins, how large, and how each letter tilts and hops.
private struct Word {
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

private let words = [
  Word(
    text: "Bungle", x: 34, y: 214, scale: 0.77, tilt: [-5, 3, -2, 3, -3, 2],
    hop: [0, 3, -3, 1, -2, 2], paint: gold),
  Word(text: "In", x: 512, y: 112, scale: 0.42, tilt: [-4, 3], hop: [0, 1], paint: cream),
  Word(text: "the", x: 483, y: 186, scale: 0.42, tilt: [-3, 2, 3], hop: [0, -2, 2], paint: cream),
  Word(
    text: "Jungle", x: 618, y: 210, scale: 0.77, tilt: [-4, 3, -3, 2, -2, 4],
    hop: [0, 2, -3, 2, -1, 0], paint: gold),
]

var titlePicture: Picture {
  var sketch = Sketch()
  backdrop(&sketch)
  for word in words { sketch.write(word) }
  return sketch.picture("title", 1080, 300)
}

private func backdrop(_ sketch: inout Sketch) {
  let ink: Color = "#17301F"
  let deep = Green.deep.inked(ink, 3.5)
  let leaf = Green.leaf.inked(ink, 3.5)
  let fresh = Green.fresh.inked(ink, 3.5)
  func pair(_ spine: Spine, _ draw: (inout Sketch, Spine) -> Void) {
    draw(&sketch, spine)
    draw(&sketch, spine.mirrored(about: 540))
  }
  pair(Spine(150, 150, turn: -140, length: 150, bend: -30)) {
    $0.frond($1, pairs: 6, lobe: 56, lobeWidth: 22, leaf)
  }
  pair(Spine(160, 170, turn: 150, length: 150, bend: 20)) {
    $0.leaf($1, width: 66, deep, .broad, ribs: 5)
  }
  pair(Spine(230, 120, turn: -112, length: 110, bend: -24)) {
    $0.leaf($1, width: 54, deep, .broad, ribs: 4)
  }
  pair(Spine(500, 120, turn: -122, length: 130, bend: -20)) {
    $0.leaf($1, width: 58, leaf, .broad, ribs: 5)
  }
  pair(Spine(520, 190, turn: 118, length: 104, bend: 16)) {
    $0.leaf($1, width: 50, deep, .broad, ribs: 4)
  }
  sketch.leaf(Spine(540, 140, turn: -92, length: 136, bend: 6), width: 74, fresh, .broad, ribs: 5)
  sketch.leaf(Spine(540, 180, turn: 90, length: 108, bend: 8), width: 62, leaf, .broad, ribs: 4)
  sketch.board(34, 84, 1012, 148, seed: 8, grain: 7)
}

extension Sketch {
  fileprivate mutating func write(_ word: Word) {
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

  /// A letter cut from thick wood: a dark edge all round, its side below, its painted face.
  private mutating func carve(_ path: Path, _ paint: Coat, _ size: Double) {
    let depth = 11 * size
    let slices = stride(from: depth, through: 0, by: -2)
    for slice in slices { edge(path.moved(slice * 0.25, slice), Palette.ink, 8.5 * size) }
    for slice in slices where slice > 3 {
      edge(path.moved(slice * 0.25, slice), "#A8431C", 2.4 * size)
    }
    edge(path, Palette.ink, 6 * size)
    edge(path, paint.base, 1.6 * size)
    add(.crescent(path, paint.shade, shift: at(-5, -7) * size, opacity: 1))
    add(.crescent(path, paint.light, shift: at(3.5, 4.5) * size, opacity: 1))
  }
}
