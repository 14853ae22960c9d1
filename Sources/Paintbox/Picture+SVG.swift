extension Picture {
  /// The picture as an SVG document.
  var svg: String {
    var page = Page(
      box: (origin, at(width * unitsPerPixel, height * unitsPerPixel)))
    for node in nodes { page.write(node, depth: 1) }
    let (corner, size) = page.box
    let defs = page.definitions.isEmpty ? [] : ["  <defs>"] + page.definitions + ["  </defs>"]
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.short)\" "
      + "height=\"\(height.short)\" "
      + "viewBox=\"\(corner.x.short) \(corner.y.short) \(size.x.short) \(size.y.short)\">"
    return ([head] + defs + page.lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}

/// The text of one document as it grows; every definition gets an id of its own.
private struct Page {
  let box: (Spot, Spot)
  var definitions: [String] = []
  var lines: [String] = []
  private var shapes: [Path: String] = [:]
  private var fills: [Fill: String] = [:]
  private var count = 0

  init(box: (Spot, Spot)) { self.box = box }

  mutating func write(_ node: Node, depth: Int) {
    switch node {
    case .fill(let path, let fill, let opacity):
      add(depth, element(path, "fill=\"\(paint(fill))\"" + attribute("opacity", opacity)))
    case .ink(let path, let color, let width):
      add(
        depth,
        element(
          path,
          "fill=\"none\" stroke=\"\(color.hex)\" stroke-width=\"\(width.short)\" "
            + "stroke-linecap=\"round\" stroke-linejoin=\"round\""))
    case .outline(let path, let color, let width):
      _ = define(path)
      add(
        depth,
        element(
          path,
          "fill=\"\(color.hex)\" stroke=\"\(color.hex)\" stroke-width=\"\(width.short)\" "
            + "stroke-linejoin=\"round\""))
    case .crescent(let path, let color, let shift, let opacity):
      let mask = crescentMask(path, shift)
      add(
        depth,
        element(
          path, "fill=\"\(color.hex)\" mask=\"url(#\(mask))\"" + attribute("opacity", opacity)))
    case .clip(let path, let nodes):
      let id = newID("c")
      definitions.append("    <clipPath id=\"\(id)\">\(element(path, ""))</clipPath>")
      add(depth, "<g clip-path=\"url(#\(id))\">")
      for node in nodes { write(node, depth: depth + 1) }
      add(depth, "</g>")
    case .group(let name, let nodes, let placement):
      add(depth, "<g class=\"\(name)\"\(placement.attributes)>")
      for node in nodes { write(node, depth: depth + 1) }
      add(depth, "</g>")
    }
  }

  private mutating func add(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private func element(_ path: Path, _ attributes: String) -> String {
    let rest = attributes.isEmpty ? "" : " " + attributes
    if let id = shapes[path] { return "<use href=\"#\(id)\"\(rest)/>" }
    return "<path d=\"\(path.data)\"\(rest)/>"
  }

  private mutating func define(_ path: Path) -> String {
    if let id = shapes[path] { return id }
    let id = newID("s")
    shapes[path] = id
    definitions.append("    <path id=\"\(id)\" d=\"\(path.data)\"/>")
    return id
  }

  /// Generous bounds: a group may be turned or scaled, and a mask outside its bounds hides.
  private mutating func crescentMask(_ path: Path, _ shift: Spot) -> String {
    let shape = define(path)
    let id = newID("m")
    let (corner, size) = box
    let reach = max(size.x, size.y) * 2
    let area =
      "x=\"\((corner.x - reach).short)\" y=\"\((corner.y - reach).short)\" "
      + "width=\"\((size.x + reach * 2).short)\" height=\"\((size.y + reach * 2).short)\""
    definitions += [
      "    <mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(area)>",
      "      <rect \(area) fill=\"#FFFFFF\"/>",
      "      <use href=\"#\(shape)\" x=\"\(shift.x.short)\" y=\"\(shift.y.short)\"/>",
      "    </mask>",
    ]
    return id
  }

  private mutating func paint(_ fill: Fill) -> String {
    switch fill {
    case .flat(let color): return color.hex
    case .radial(let stops):
      return gradient(fill, "radialGradient", "", stops)
    case .linear(let stops, let degrees):
      let way = Spot.polar(0.5, degrees)
      let ends =
        " x1=\"\((50 - way.x * 100).short)%\" y1=\"\((50 - way.y * 100).short)%\""
        + " x2=\"\((50 + way.x * 100).short)%\" y2=\"\((50 + way.y * 100).short)%\""
      return gradient(fill, "linearGradient", ends, stops)
    }
  }

  private mutating func gradient(
    _ fill: Fill, _ tag: String, _ attributes: String, _ stops: [Fill.Stop]
  ) -> String {
    if let id = fills[fill] { return "url(#\(id))" }
    let id = newID("f")
    fills[fill] = id
    definitions.append("    <\(tag) id=\"\(id)\"\(attributes)>")
    for stop in stops {
      definitions.append(
        "      <stop offset=\"\((stop.offset * 100).short)%\" stop-color=\"\(stop.color.hex)\""
          + attribute("stop-opacity", stop.opacity) + "/>")
    }
    definitions.append("    </\(tag)>")
    return "url(#\(id))"
  }

  private func attribute(_ name: String, _ value: Double) -> String {
    value == 1 ? "" : " \(name)=\"\(value.fraction)\""
  }

  private mutating func newID(_ kind: String) -> String {
    count += 1
    return "\(kind)\(count)"
  }
}

extension Placement {
  fileprivate var attributes: String {
    var steps: [String] = []
    if move != at(0, 0) { steps.append("translate(\(move.x.short) \(move.y.short))") }
    if turn != 0 { steps.append("rotate(\(turn.short) \(pivot.x.short) \(pivot.y.short))") }
    if scale != at(1, 1) {
      steps += [
        "translate(\(pivot.x.short) \(pivot.y.short))",
        "scale(\(scale.x.fraction) \(scale.y.fraction))",
        "translate(\((-pivot.x).short) \((-pivot.y).short))",
      ]
    }
    let transform = steps.isEmpty ? "" : " transform=\"\(steps.joined(separator: " "))\""
    return transform + (opacity == 1 ? "" : " opacity=\"\(opacity.fraction)\"")
  }
}

extension Double {
  /// To a thousandth.
  fileprivate var fraction: String {
    let thousandths = Int((abs(self) * 1000).rounded())
    let rest = String(thousandths % 1000)
    let sign = self < 0 ? "-" : ""
    return "\(sign)\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
