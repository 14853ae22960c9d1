extension Picture {
  var svg: String {
    var page = Page(
      box: (origin, at(width * unitsPerPixel, height * unitsPerPixel)))
    for node in nodes { page.write(node, depth: 1) }
    let (corner, size) = page.box
    let defs = page.definitions.isEmpty ? [] : ["  <defs>"] + page.definitions + ["  </defs>"]
    let head = #"""
      <svg xmlns="http://www.w3.org/2000/svg" width="\#(width.short)" height="\#(height.short)" \#
      viewBox="\#(corner.x.short) \#(corner.y.short) \#(size.x.short) \#(size.y.short)">
      """#
    return ([head] + defs + page.lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}

/// An SVG document as it grows; every definition gets an id of its own.
private struct Page {
  let box: (PathPoint, PathPoint)
  var definitions: [String] = []
  var lines: [String] = []
  private var shapes: [Path: String] = [:]
  private var count = 0

  init(box: (PathPoint, PathPoint)) { self.box = box }

  mutating func write(_ node: Node, depth: Int) {
    switch node {
    case .fill(let path, let color, let opacity):
      add(depth, element(path, #"fill="\#(color.hex)""# + attribute("opacity", opacity)))
    case .glow(let path, let color, let stops):
      add(depth, element(path, #"fill="url(#\#(gradient(color, stops)))""#))
    case .ink(let path, let color, let width):
      let line = #"fill="none" stroke="\#(color.hex)" stroke-width="\#(width.short)""#
      add(depth, element(path, line + #" stroke-linecap="round" stroke-linejoin="round""#))
    case .outline(let path, let color, let width):
      _ = define(path)
      let line = #"fill="\#(color.hex)" stroke="\#(color.hex)" stroke-width="\#(width.short)""#
      add(depth, element(path, line + #" stroke-linejoin="round""#))
    case .crescent(let path, let color, let shift, let opacity):
      let painted = #"fill="\#(color.hex)" mask="url(#\#(crescentMask(path, shift)))""#
      add(depth, element(path, painted + attribute("opacity", opacity)))
    case .clip(let path, let nodes):
      let id = newID("c")
      definitions.append(#"    <clipPath id="\#(id)">\#(element(path, ""))</clipPath>"#)
      write(nodes, depth, #"<g clip-path="url(#\#(id))">"#)
    case .group(let name, let nodes, let placement):
      write(nodes, depth, #"<g class="\#(name)"\#(placement.attributes)>"#)
    }
  }

  private mutating func write(_ nodes: [Node], _ depth: Int, _ tag: String) {
    add(depth, tag)
    for node in nodes { write(node, depth: depth + 1) }
    add(depth, "</g>")
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

  /// Defines a crescent's mask. Its bounds are generous: a mask hides all outside them, and a group
  /// may be turned or scaled.
  private mutating func crescentMask(_ path: Path, _ shift: PathPoint) -> String {
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

  private mutating func gradient(_ color: Color, _ stops: [Node.Stop]) -> String {
    let id = newID("f")
    definitions.append("    <radialGradient id=\"\(id)\">")
    definitions += stops.map {
      "      <stop offset=\"\(($0.offset * 100).short)%\" stop-color=\"\(color.hex)\""
        + attribute("stop-opacity", $0.opacity) + "/>"
    }
    definitions.append("    </radialGradient>")
    return id
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
    return steps.isEmpty ? "" : " transform=\"\(steps.joined(separator: " "))\""
  }
}

extension Double {
  /// The number to a thousandth.
  fileprivate var fraction: String {
    let thousandths = Int((abs(self) * 1000).rounded())
    let rest = String(thousandths % 1000)
    let sign = self < 0 ? "-" : ""
    return "\(sign)\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
