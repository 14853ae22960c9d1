/// The end of one of the long leaves that close over a scene, in greys: the game tints it.
let leafTipPicture = drawing("leaf-tip", 260, 200) { sketch in
  let end = corner(254, 100)
  let whole = blob(
    corner(-30, 6), at(60, 8), at(150, 34), at(214, 72), end, at(210, 130), at(146, 168),
    at(58, 192), corner(-30, 194))
  let lower = blob(
    corner(-30, 100), at(110, 100), end, at(210, 130), at(146, 168), at(58, 192), corner(-30, 194))
  sketch.paint(whole, "#FFFFFF", line: 6)
  sketch.fill(lower, "#D0D4D2")
  for (x, reach) in [(20.0, 72.0), (84, 60), (146, 40)] {
    for way in [-1.0, 1] {
      let vein = Spine(x, 100, turn: way * 46, length: reach, bend: way * -14)
      sketch.fill(vein.tapered(5), "#E8EEDC")
    }
  }
  sketch.fill(Spine(-30, 100, turn: 0, length: 270).tapered(9), "#F2F6E4")
}
