/// A sentence that the game says or writes, with its values.
// Indirect, as many states hold several phrases, which would be copied by a lot of code.
public indirect enum Phrase: Hashable, Sendable {
  case common(CommonWords)
  case name(NameWords)
  case hub(HubWords)
  case jungle(JungleWords)
  case hands(HandsWords)
  case winOrLose(WinOrLoseWords)
  case simonSays(SimonSaysWords)
  case settings(SettingsWords)
  case information(InformationWords)
  case oldLion(OldLionWords)
  case sound(SoundWords)
  case records(RecordsWords)
  case table(TableWords)
  case spoken(SpokenWords)
  case program(ProgramWords)
  case command(CommandWords)
  case manual(ManualWords)
  /// A text that is the same in every language: figures, a player's name, a key's label.
  case verbatim(String)
  /// Several sentences, with a space or a line break between them.
  case joined([Phrase], by: String)

  /// Every phrase once, with sample values, for translators.
  public static var all: [Phrase] {
    let parts: [[Phrase]] = [
      CommonWords.all.map(Phrase.common),
      NameWords.all.map(Phrase.name),
      HubWords.all.map(Phrase.hub),
      JungleWords.all.map(Phrase.jungle),
      HandsWords.all.map(Phrase.hands),
      WinOrLoseWords.all.map(Phrase.winOrLose),
      SimonSaysWords.all.map(Phrase.simonSays),
      SettingsWords.all.map(Phrase.settings),
      InformationWords.all.map(Phrase.information),
      OldLionWords.all.map(Phrase.oldLion),
      SoundWords.all.map(Phrase.sound),
      RecordsWords.all.map(Phrase.records),
      TableWords.all.map(Phrase.table),
      SpokenWords.all.map(Phrase.spoken),
      printed,
    ]
    return Array(parts.joined())
  }

  /// The phrases of the help and the manual page.
  public static var printed: [Phrase] {
    ProgramWords.all.map(Phrase.program) + CommandWords.all.map(Phrase.command)
      + ManualWords.all.map(Phrase.manual)
  }

  private var source: (group: String, words: any Words)? {
    switch self {
    case .common(let words): ("common", words)
    case .name(let words): ("name", words)
    case .hub(let words): ("hub", words)
    case .jungle(let words): ("jungle", words)
    case .hands(let words): ("hands", words)
    case .winOrLose(let words): ("win-or-lose", words)
    case .simonSays(let words): ("simon-says", words)
    case .settings(let words): ("settings", words)
    case .information(let words): ("information", words)
    case .oldLion(let words): ("old-lion", words)
    case .sound(let words): ("sound", words)
    case .records(let words): ("records", words)
    case .table(let words): ("table", words)
    case .spoken(let words): ("spoken", words)
    case .program(let words): ("program", words)
    case .command(let words): ("command", words)
    case .manual(let words): ("manual", words)
    case .verbatim, .joined: nil
    }
  }

  /// The entry with its English, its key and its place; nil if it isn't translated as a whole.
  public var entry: Entry? {
    guard let (group, words) = source else { return nil }
    var entry = words.entry
    entry.key = "\(group).\(entry.key)"
    return entry
  }

  /// Joins the sentences that are not nil by line breaks.
  public static func lines(_ phrases: [Phrase?]) -> Phrase {
    .joined(phrases.compactMap(\.self), by: "\n")
  }

  public var english: String { Language.english(self) }
}

/// A string literal is a verbatim phrase.
extension Phrase: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self = .verbatim(text) }
}

/// The words of a part of the game.
protocol Words: Hashable, Sendable {
  /// All words once, with sample values.
  static var all: [Self] { get }
  /// The entry of these words; its key is unique in this part and never changes.
  var entry: Entry { get }
}

extension Words where Self: CaseIterable {
  static var all: [Self] { Array(allCases) }
}
