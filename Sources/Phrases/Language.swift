/// A language, and the game's phrases in it; English needs no file.
public struct Language: Sendable, Hashable {
  /// A language's properties.
  public struct Traits: Sendable, Hashable {
    /// The gettext code, e.g. `pt_BR`.
    public let code: String
    /// The language's own name for itself.
    public let name: String
    public let plural: Plural
    /// The thousands separator; `decimal` is the decimal point.
    public let group: String
    public let point: String
    public var isRightToLeft = false

    init(
      _ code: String, _ name: String, _ plural: Plural, group: String = ".", point: String = ",",
      isRightToLeft: Bool = false
    ) {
      (self.code, self.name, self.plural) = (code, name, plural)
      (self.group, self.point, self.isRightToLeft) = (group, point, isRightToLeft)
    }
  }

  public let traits: Traits
  /// The plural forms of each phrase, by its key.
  private let table: [String: [String]]

  public static let english = Language(Traits("en", "English", .one, group: ",", point: "."), [:])

  public init(_ traits: Traits, _ table: [String: [String]]) {
    (self.traits, self.table) = (traits, table)
  }

  // Views are compared in every frame, so only the codes are.
  public static func == (left: Language, right: Language) -> Bool { left.traits == right.traits }
  public func hash(into hasher: inout Hasher) { hasher.combine(traits.code) }

  /// The text of `phrase` in this language, or in English if it is untranslated.
  public func callAsFunction(_ phrase: Phrase) -> String {
    switch phrase {
    case .verbatim(let text): text
    case .joined(let parts, let separator):
      parts.map(callAsFunction).joined(separator: separator)
    default: phrase.entry.map { self($0) } ?? ""
    }
  }

  /// The text of `entry` in this language, or in English if it is untranslated.
  public func callAsFunction(_ entry: Entry) -> String {
    guard let forms = table[entry.key], let last = forms.last else {
      return fill(entry.english(as: Self.english.traits.plural), entry)
    }
    guard let count = entry.count else { return fill(last, entry) }
    let form = traits.plural.forms.firstIndex(of: traits.plural.form(of: count)) ?? 0
    return fill(forms.indices.contains(form) ? forms[form] : last, entry)
  }

  /// Replaces the placeholders by their values.
  private func fill(_ pattern: String, _ entry: Entry) -> String {
    guard !entry.values.isEmpty else { return pattern }
    var text = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      text += entry.values[name].map(write) ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  private func write(_ value: Entry.Value) -> String {
    switch value {
    case .number(let number):
      traits.isRightToLeft && number < 0 ? String(number).readRightward : String(number)
    case .grouped(let number): grouped(number)
    case .decimal(let digits): digits.split(separator: ".").joined(separator: traits.point)
    // Without isolation a name could reorder the sentence.
    case .name(let name):
      traits.isRightToLeft || name.unicodeScalars.contains(where: \.runsLeftward)
        ? name.isolated : name
    }
  }

  private func grouped(_ number: Int) -> String {
    String(number).reversed().enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, digit.offset.isMultiple(of: 3) { text = traits.group + text }
      text = String(digit.element) + text
    }
  }
}

extension Entry {
  func english(as plural: Plural) -> String {
    guard let one, let count, plural.form(of: count) == .one else { return other }
    return one
  }
}

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

extension Unicode.Scalar {
  /// Whether its script runs from right to left, as Hebrew and Arabic do.
  public var runsLeftward: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text in a bidi isolate, which gives it its own direction.
  public var isolated: String { "\u{2068}\(self)\u{2069}" }

  /// The number in a left-to-right isolate, which keeps its sign in front.
  var readRightward: String { "\u{2066}\(self)\u{2069}" }
}
