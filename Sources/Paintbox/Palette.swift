/// An opaque colour, by its components.
struct Color: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  /// The colour at the share `amount`, 0…1, of the way to `other`.
  func mixed(with other: Color, _ amount: Double) -> Color {
    Color(
      red: red + (other.red - red) * amount, green: green + (other.green - green) * amount,
      blue: blue + (other.blue - blue) * amount)
  }

  var hex: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue].reduce(into: "#") { text, part in
      let value = min(255, max(0, Int(part.rounded())))
      text.append(digits[value / 16])
      text.append(digits[value % 16])
    }
  }
}

extension Color: ExpressibleByStringLiteral {
  /// Reads `#RRGGBB`; anything else is black.
  init(stringLiteral text: String) {
    let value = Int(text.dropFirst(), radix: 16) ?? 0
    self.init(
      red: Double(value >> 16 & 255), green: Double(value >> 8 & 255), blue: Double(value & 255))
  }
}

/// The three tones of one material, lit from the upper left.
struct Coat: Hashable, Sendable {
  var base: Color
  var shade: Color
  var light: Color

  init(_ base: Color, shade: Color, light: Color) {
    self.base = base
    self.shade = shade
    self.light = light
  }

  func darker(_ amount: Double) -> Coat {
    Coat(
      base.mixed(with: Palette.ink, amount), shade: shade.mixed(with: Palette.ink, amount),
      light: light.mixed(with: base, 0.6).mixed(with: Palette.ink, amount))
  }
}

enum Palette {
  static let ink: Color = "#3A2417"
  static let leaf: Color = "#1F6B3F"
  static let freshLeaf: Color = "#59A84B"
  static let sun: Color = "#F6C445"
  static let cream: Color = "#FFF3D6"
  static let night: Color = "#14231C"
  static let berry: Color = "#B8324F"
  static let white: Color = "#FFFDF3"
}
