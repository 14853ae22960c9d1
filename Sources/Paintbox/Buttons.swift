/// A state of a carved button: its rim in three tones and its face in three.
private struct ButtonStyle {
  var name: String
  var rim: Coat
  var face: Coat
  /// The distance that the button sinks when pressed, in design pixels.
  var sink = 0.0
}

private let rest = ButtonStyle(
  name: "", rim: Coat(Wood.base, shade: Wood.shade, light: Wood.light),
  face: Coat("#7A4B2A", shade: "#5F381F", light: "#8C5A35"))
private let hover = ButtonStyle(
  name: "-hover", rim: Coat("#F2BA40", shade: "#C07F22", light: "#FFE596"),
  face: Coat("#855330", shade: "#683F22", light: "#98643C"))
private let pressed = ButtonStyle(
  name: "-pressed", rim: Coat("#B07540", shade: "#8A562C", light: "#C08750"),
  face: Coat("#643C21", shade: "#472915", light: "#714627"), sink: 4)

var buttonPictures: [Picture] {
  let styles = [rest, hover, pressed]
  return styles.map(button) + [flatButton] + styles.map(roundButton)
}

private func button(_ style: ButtonStyle) -> Picture {
  var sketch = Sketch()
  let d = style.sink
  sketch.fill(plank(3, 2 + d, 234, 68 - d, radius: 22), Palette.ink)
  sketch.fill(plank(7, 6 + d, 226, 60 - d, radius: 18), style.rim.shade)
  sketch.fill(plank(7, 6 + d, 226, 55 - d * 0.6, radius: 18), style.rim.base)
  sketch.fill(plank(11, 8 + d, 218, 20, radius: 12), style.rim.light)
  sketch.fill(plank(10, 11.5 + d, 220, 30, radius: 14), style.rim.base)
  sketch.fill(plank(14, 13 + d, 212, 42 - d * 0.6, radius: 13), Palette.ink)
  sketch.fill(plank(16.5, 15.5 + d, 207, 37 - d * 0.6, radius: 11), style.face.shade)
  sketch.fill(plank(16.5, 20 + d, 207, 32.5 - d * 0.6, radius: 11), style.face.light)
  sketch.fill(plank(16.5, 20 + d, 207, 29.5 - d * 0.6, radius: 11), style.face.base)
  return sketch.picture("button" + style.name, 240, 72)
}

/// The disabled button, without rim and depth.
private let flatButton = drawing("button-disabled", 240, 72) { sketch in
  sketch.fill(plank(4, 6, 232, 60, radius: 20), "#8D7A5C")
  sketch.fill(plank(7.5, 9.5, 225, 53, radius: 17), "#D6C7A6")
}

private func roundButton(_ style: ButtonStyle) -> Picture {
  var sketch = Sketch()
  let d = style.sink * 0.75
  sketch.fill(ellipse(36, 36 + d * 0.5, 34.5, 34.5 - d * 0.5), Palette.ink)
  sketch.fill(ellipse(36, 36 + d, 31, 31 - d * 0.6), style.rim.shade)
  let top = ellipse(36, 34.5 + d, 31, 29.5 - d * 0.6)
  sketch.paint(top, style.rim.base, (style.rim.light, at(2.5, 3.5)))
  sketch.fill(ellipse(36, 35.5 + d, 25.5, 25.5 - d * 0.4), Palette.ink)
  sketch.fill(ellipse(36, 35.5 + d, 23, 23 - d * 0.4), style.face.shade)
  sketch.fill(ellipse(36, 37.2 + d, 22.4, 21.3 - d * 0.4), style.face.base)
  return sketch.picture("round-button" + style.name, 72, 72)
}
