internal import Animation

/// The snapshot format: one line per command, with every visible field that is not at its default.
///
/// Lengths and degrees are rounded to 0.1, factors and unit points to 0.01.
extension Picture: CustomStringConvertible {
  public var description: String {
    let writing = writing == .rightward ? [] : ["written \(writing)"]
    return (writing + commands.map(\.description)).joined(separator: "\n")
  }
}

extension DrawCommand: CustomStringConvertible {
  public var description: String {
    var words = [shape.description]
    if let name { words.append("‹\(name)›") }
    words.append("at \(tenths(at.x)),\(tenths(at.y))")
    if size.width != 0 || size.height != 0 {
      words.append("\(tenths(size.width))×\(tenths(size.height))")
    }
    if anchor != .center { words.append("anchor \(hundredths(anchor.x)),\(hundredths(anchor.y))") }
    if let pin { words.append("pin \(hundredths(pin.x)),\(hundredths(pin.y))") }
    if isOnBackdrop { words.append("on backdrop") }
    if scale.x != 1 || scale.y != 1 {
      words.append("scale \(hundredths(scale.x)),\(hundredths(scale.y))")
    }
    if let floor { words.append("floor \(tenths(floor))") }
    if let dent {
      words.append("dent \(tenths(dent.at.x)),\(tenths(dent.at.y)) to \(tenths(dent.ground))")
      words.append("by \(hundredths(dent.depth)) over \(tenths(dent.radius))")
    }
    if turn != 0 { words.append("turn \(tenths(turn))") }
    if isFlipped { words.append("flipped") }
    if tint != .white { words.append(tint.hex) }
    if opacity != 1 { words.append("opacity \(hundredths(opacity))") }
    return words.joined(separator: " ")
  }
}

extension DrawCommand.Shape: CustomStringConvertible {
  public var description: String {
    switch self {
    case .image(let name): "image \(name)"
    case .panel(let name, let inset): "panel \(name) inset \(tenths(inset))"
    case .backdrop(let name): "backdrop \(name)"
    // These words are in every recorded picture, so they outlive the names of the cases.
    case .fill: "flood"
    case .roundedRect(let radius): "rounded \(tenths(radius))"
    case .border(let radius, let width): "rim \(tenths(radius)) \(tenths(width))"
    case .text(let words, let style, let editing):
      "text “\(words.split(separator: "\n").joined(separator: "⏎"))” \(style.text)"
        + (editing.map { " \($0.text)" } ?? "")
    }
  }
}

extension TextStyle {
  fileprivate var text: String {
    tenths(size) + (isBold ? " bold" : "") + (halo.map { " halo \($0.hex)" } ?? "")
      + (fit.map { " fit \(tenths($0))" } ?? "")
  }
}

extension TextEditing {
  fileprivate var text: String {
    "caret \(caret)" + (selection.isEmpty ? "" : " selected \(selection)")
      + (marked.isEmpty ? "" : " marked \(marked)")
  }
}

private func tenths(_ value: Double) -> String { decimal(value, places: 1) }

private func hundredths(_ value: Double) -> String { decimal(value, places: 2) }

/// Returns a number rounded to one or two `places`, without trailing zeros or −0.
// The function exists to do without Foundation.
public func decimal(_ value: Double, places: Int) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let unit = places == 1 ? 10.0 : 100.0
  let scaled = Int64((value * unit).rounded())
  let whole = scaled.magnitude / UInt64(unit)
  let rest = scaled.magnitude % UInt64(unit)
  var digits = String(rest)
  while digits.count < places { digits = "0" + digits }
  while digits.hasSuffix("0") { digits.removeLast() }
  return (scaled < 0 ? "-" : "") + "\(whole)" + (digits.isEmpty ? "" : ".\(digits)")
}

extension Picture {
  /// The hash of all visible fields: 64-bit FNV-1a of the picture's description.
  ///
  /// Source: Fowler, Noll, Vo, Eastlake, "The FNV Non-Cryptographic Hash Algorithm", IETF draft.
  public var digest: UInt64 {
    description.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
