/// Sliders, choices and tabs of carved wood.
var controlPictures: [Picture] {
  [sliderTrack, sliderKnob]
    + [false, true].map(tab)
}

private let sliderTrack = drawing("slider-track", 320, 20) { sketch in
  sketch.fill(plank(1, 1, 318, 18, radius: 9), Palette.ink)
  sketch.fill(plank(4, 4, 312, 12, radius: 6), Wood.deep)
  sketch.fill(plank(4, 7, 312, 9, radius: 5), Wood.dark)
}

/// A round slice of wood with its rings.
private let sliderKnob = drawing("slider-knob", 48, 48) { sketch in
  sketch.fill(ellipse(24, 25.5, 22, 21.5), Palette.ink)
  sketch.fill(ellipse(24, 25, 18.5, 18.5), Wood.shade)
  sketch.fill(ellipse(24, 23, 18.5, 18.5), Wood.base)
  sketch.paint(ellipse(24, 23, 14, 14), "#F0C58A", ("#FFE2B4", at(2.5, 3.5)))
  sketch.stroke(ellipse(24, 23, 9, 9), Wood.base, 2.2)
  sketch.fill(ellipse(24, 23, 4, 4), Wood.base)
}

/// A tab that joins the card below it: the chosen tab is parchment, the other one wood.
private func tab(_ isOn: Bool) -> Picture {
  var sketch = Sketch()
  let top = isOn ? 2.0 : 8
  sketch.fill(plank(2, top, 216, 90, radius: 22), Palette.ink)
  sketch.fill(plank(6, top + 4, 208, 90, radius: 18), isOn ? Wood.base : Wood.shade)
  sketch.fill(plank(9, top + 5.5, 202, 20, radius: 12), isOn ? Wood.light : Wood.base)
  sketch.fill(plank(9, top + 9, 202, 90, radius: 14), isOn ? Wood.base : Wood.shade)
  sketch.fill(plank(13, top + 11, 194, 90, radius: 13), Palette.ink)
  sketch.fill(plank(16, top + 14, 188, 90, radius: 10), isOn ? Parchment.base : Wood.dark)
  if !isOn { sketch.fill(plank(16, top + 14, 188, 5, radius: 2.5), Wood.deep) }
  return sketch.picture(isOn ? "tab-on" : "tab-off", 220, 64)
}
