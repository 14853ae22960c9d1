/// An icon for buttons: a cream shape with a dark edge that is heavier below.
struct Icon {
  var name: String
  var strokes: [(path: Path, width: Double)] = []
  var shapes: [Path] = []
  var color: Color = Palette.cream
  /// The tones of the shapes; nil leaves them flat.
  var coat: Coat?
  /// The strokes' colour; nil for the icon's own.
  var strokeColor: Color?
  /// Whether the icon is a small picture for use beside words, instead of a round button's.
  var isAlone = false

  /// The icon in a square of 48 design pixels.
  var sketch: Sketch {
    var sketch = Sketch()
    for offset in [0.0, 2] {
      for stroke in strokes {
        sketch.stroke(stroke.path.moved(0, offset), Palette.ink, stroke.width + 4)
      }
      for shape in shapes { sketch.edge(shape.moved(0, offset), Palette.ink, 2.6) }
    }
    for stroke in strokes { sketch.stroke(stroke.path, strokeColor ?? color, stroke.width) }
    for shape in shapes { sketch.edge(shape, color, 0.8) }
    if let coat {
      for shape in shapes {
        sketch.crescent(shape, coat.shade, at(-2.2, -3.4))
        sketch.crescent(shape, coat.light, at(1.3, 2))
      }
    }
    return sketch
  }

  var picture: Picture {
    if isAlone { return sketch.picture("icon-" + name, 48, 48) }
    var button = Sketch()
    let place = Placement(move: at(12, 10.5), pivot: at(24, 24), scale: at(1.12, 1.12))
    button.group(name, place, sketch)
    return button.picture("icon-" + name, 72, 72)
  }
}

/// A line with sharp corners.
func bent(_ spots: PathPoint...) -> Path { line(spots.map { corner($0.x, $0.y) }) }

/// A pictogram, which stands beside a button's word.
func pictogram(
  _ name: String, strokes: [(path: Path, width: Double)] = [], shapes: [Path] = []
) -> Icon {
  Icon(name: "to-" + name, strokes: strokes, shapes: shapes, isAlone: true)
}

/// Two lines that cross, from corner to corner.
func crossing(_ from: PathPoint, _ to: PathPoint, _ width: Double) -> [(path: Path, width: Double)]
{
  [(line(from, to), width), (line(at(to.x, from.y), at(from.x, to.y)), width)]
}

var iconPictures: [Picture] {
  var crown = Sketch()
  crown.group("crown", Placement(scale: at(2, 2)), crownIcon.sketch)
  let icons = buttonIcons + outcomeIcons + pictograms + choicePictograms + tablePictograms
  return [crown.picture("crown", 96, 96)] + icons.map(\.picture)
}

/// The icons in the middle of round buttons.
private var buttonIcons: [Icon] {
  let teeth = (0..<8).map { index -> Path in
    let corners = [at(11, -3.6), at(19.4, -2.9), at(19.4, 2.9), at(11, 3.6)]
    return rounded(corners, radius: 1).turned(Double(index) * 45, about: at(0, 0)).moved(24, 24)
  }
  let stem = bent(at(20, 22.5), at(25.5, 22.5), at(25.5, 36))
  let horn = polygon(at(10, 19), at(16, 19), at(24, 12), at(24, 36), at(16, 29), at(10, 29))
  return [
    Icon(
      name: "info", strokes: [(stem, 5.4), (line(at(19.5, 36.5), at(31, 36.5)), 5.4)],
      shapes: [ellipse(24.5, 12.5, 3.6, 3.6)]),
    Icon(name: "settings", strokes: [(ellipse(24, 24, 11, 11), 6.6)], shapes: teeth),
    Icon(
      name: "back",
      strokes: [
        (bent(at(21, 13), at(10.5, 24), at(21, 35)), 6), (line(at(12, 24), at(37, 24)), 6),
      ]),
    Icon(
      name: "muted", strokes: crossing(at(29.5, 17.5), at(40.5, 30.5), 5.4), shapes: [horn],
      strokeColor: "#FF9A82"),
  ]
}

/// The icons of a round's outcomes, each with its own shape.
private var outcomeIcons: [Icon] {
  [
    Icon(
      name: "check", strokes: [(bent(at(11, 25.5), at(20, 34.5), at(37.5, 14)), 7)],
      color: "#B7E08A", isAlone: true),
    Icon(
      name: "cross", strokes: crossing(at(13, 13), at(35, 35), 7), color: "#FFB09A", isAlone: true),
    crownIcon,
  ]
}

var crownIcon: Icon {
  let crown = polygon(
    at(9, 15), at(17, 22), at(24, 10), at(31, 22), at(39, 15), at(36, 35), at(12, 35))
  return Icon(
    name: "crown",
    shapes: [
      crown, ellipse(9, 14, 2.2, 2.2), ellipse(24, 9.5, 2.4, 2.4), ellipse(39, 14, 2.2, 2.2),
    ], color: Palette.sun,
    coat: Coat(Palette.sun, shade: "#DD9526", light: "#FFEDA6"), isAlone: true)
}
