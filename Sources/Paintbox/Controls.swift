/// Sliders, choices and tabs of carved wood.
var controlPictures: [Picture] {
  [sliderTrack, sliderKnob, tab] + [false, true].flatMap { [radio($0), check($0)] }
}

private var sliderTrack: Picture {
  var sketch = Sketch()
  sketch.fill(plank(1, 1, 318, 18, radius: 9), Palette.ink)
  sketch.fill(plank(4, 4, 312, 12, radius: 6), Wood.deep)
  sketch.fill(plank(4, 7, 312, 9, radius: 5), Wood.dark)
  return sketch.picture("slider-track", 320, 20)
}

/// A round slice of wood with its rings.
private var sliderKnob: Picture {
  var sketch = Sketch()
  sketch.fill(ellipse(24, 25.5, 22, 21.5), Palette.ink)
  sketch.fill(ellipse(24, 25, 18.5, 18.5), Wood.shade)
  sketch.fill(ellipse(24, 23, 18.5, 18.5), Wood.base)
  sketch.fill(ellipse(24, 23, 14, 14), "#F0C58A")
  sketch.add(.crescent(ellipse(24, 23, 14, 14), "#FFE2B4", shift: at(2.5, 3.5), opacity: 1))
  sketch.stroke(ellipse(24, 23, 9, 9), Wood.base, 2.2)
  sketch.fill(ellipse(24, 23, 4, 4), Wood.base)
  return sketch.picture("slider-knob", 48, 48)
}

private func radio(_ isOn: Bool) -> Picture {
  var sketch = Sketch()
  sketch.fill(ellipse(20, 20, 18.5, 18.5), Palette.ink)
  sketch.fill(ellipse(20, 20, 15, 15), Wood.base)
  sketch.add(.crescent(ellipse(20, 20, 15, 15), Wood.light, shift: at(2, 3), opacity: 1))
  sketch.fill(ellipse(20, 20, 11, 11), Palette.ink)
  sketch.fill(ellipse(20, 20.5, 9, 8.8), Parchment.light)
  if isOn {
    sketch.fill(ellipse(20, 20, 6.8, 6.8), Palette.leaf)
    sketch.fill(ellipse(19, 19, 4.6, 4.6), Palette.freshLeaf)
  }
  return sketch.picture(isOn ? "radio-on" : "radio-off", 40, 40)
}

private func check(_ isOn: Bool) -> Picture {
  var sketch = Sketch()
  sketch.fill(plank(1.5, 1.5, 37, 37, radius: 11), Palette.ink)
  sketch.fill(plank(5, 5, 30, 30, radius: 8), Wood.base)
  sketch.add(.crescent(plank(5, 5, 30, 30, radius: 8), Wood.light, shift: at(2, 3), opacity: 1))
  sketch.fill(plank(9, 9, 22, 22, radius: 5), Palette.ink)
  sketch.fill(plank(11, 11.5, 18, 17.5, radius: 3.5), Parchment.light)
  if isOn {
    let tick = line([at(12, 20), corner(18.5, 27), at(31, 9)])
    sketch.stroke(tick, Palette.ink, 9.5)
    sketch.stroke(tick, Palette.freshLeaf, 5)
  }
  return sketch.picture(isOn ? "check-on" : "check-off", 40, 40)
}

/// A choice among several, wide enough for a ring and words; corners of 20 stay as they are.
private var tab: Picture {
  var sketch = Sketch()
  sketch.fill(plank(1, 1, 238, 62, radius: 20), Palette.ink)
  sketch.fill(plank(4.5, 4.5, 231, 55, radius: 17), Wood.shade)
  sketch.fill(plank(4.5, 4.5, 231, 51, radius: 17), Wood.base)
  sketch.fill(plank(9, 5.5, 222, 20, radius: 12), Wood.light)
  sketch.fill(plank(8, 8.5, 224, 20, radius: 13), Wood.base)
  sketch.fill(plank(11, 10.5, 218, 41, radius: 11), Palette.ink)
  sketch.fill(plank(13.5, 13, 213, 36, radius: 9), Parchment.edge)
  sketch.fill(plank(13.5, 16, 213, 33, radius: 9), Parchment.base)
  return sketch.picture("tab", 240, 64)
}
