extension Language {
  /// Reads a catalogue compiled by `msgfmt`; nil if it isn't one.
  ///
  /// Entries are matched by key, not by their English.
  public init?(_ traits: Traits, compiled bytes: [UInt8]) {
    func number(at offset: Int) -> Int? {
      guard offset >= 0, offset + 4 <= bytes.count else { return nil }
      return (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    func text(at row: Int) -> Substring? {
      guard let length = number(at: row), let start = number(at: row + 4), start >= 0,
        start + length <= bytes.count
      else { return nil }
      return String(decoding: bytes[start..<start + length], as: UTF8.self)[...]
    }
    guard number(at: 0) == 0x9504_12DE, let count = number(at: 8), let names = number(at: 12),
      let texts = number(at: 16), count <= bytes.count / 16
    else { return nil }
    var table: [String: [String]] = [:]
    for row in 0..<count {
      guard let name = text(at: names + 8 * row), let forms = text(at: texts + 8 * row) else {
        return nil
      }
      guard let end = name.firstIndex(of: "\u{4}") else { continue }
      table[String(name[..<end])] = forms.split(separator: "\0").map(String.init)
    }
    self.init(traits, table)
  }
}
