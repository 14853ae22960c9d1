/// A character's script, as far as fonts and shaping care, by its ISO 15924 name.
enum Script: String, Hashable {
  /// Latin, Cyrillic, and all scripts not listed below.
  case plain = "Latn"
  case greek = "Grek"
  case hebrew = "Hebr"
  case arabic = "Arab"
  case hangul = "Hang"
  case kana = "Kana"
  case han = "Hani"

  /// The script of a character; nil for marks, spaces and figures, which follow their neighbours.
  init?(_ character: Character) {
    guard let first = character.unicodeScalars.first else { return nil }
    if let foreign = Self.foreign(first) {
      self = foreign
    } else if character.isLetter {
      self = .plain
    } else {
      return nil
    }
  }

  /// The script of a letter with a font of its own; nil for any other character.
  static func foreign(_ scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0..<0x370: nil
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x590...0x5FF, 0xFB1D...0xFB4F: .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: .hangul
    case 0x3041...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .kana
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      .han
    default: nil
    }
  }
}
