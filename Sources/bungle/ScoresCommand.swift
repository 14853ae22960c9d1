internal import ArgumentParser
internal import Glibc
internal import Phrases
internal import Records
internal import Rules
internal import SDLPlatform

struct ScoresCommand: Subcommand {
  static let configuration = CommandConfiguration(.scores)

  static let acceptedOptions: Set<PlayOptions.Name> = [.data]

  @Flag(help: ArgumentHelp(.json))
  var json = false

  @Flag(help: ArgumentHelp(.clear))
  var clear = false

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() throws {
    let folder = DataFolder.path(named: options.data)
    // A look at the scores must not create the file.
    if let folder, access("\(folder)/\(RecordStore.fileName)", F_OK) != 0, errno == ENOENT {
      return print(clear && !json ? "There were no scores." : text(of: Standings()))
    }
    let store = RecordStore(folder: folder) { Int(time(nil)) }
    do throws(RecordsError) {
      let answer = clear ? try clearing(store) : text(of: Standings(try store.scores()))
      for notice in store.takeNotices() { report(notice.description) }
      print(answer)
    } catch {
      throw PlatformError(error.description)
    }
  }

  private func clearing(_ store: RecordStore) throws(RecordsError) -> String {
    let count = try store.clearScores()
    if json { return JSON.object([("forgotten", .number(count))]).text }
    return count == 1 ? "Forgot 1 score." : "Forgot \(count) scores."
  }

  private func text(of standings: Standings) -> String {
    if json { return JSON.list(standings.rows.map(Self.json)).text }
    guard !standings.entries.isEmpty else { return "No scores yet." }
    return standings.rows.map(Self.line).joined(separator: "\n")
  }

  private static func json(_ row: Standings.Row) -> JSON {
    let entry = row.entry
    return .object([
      ("rank", .number(row.rank)), ("name", .string(entry.name.text)),
      ("points", .number(entry.points)), ("kind", .string(entry.kind.rawValue)),
      ("longest", .number(entry.longest)), ("date", .string("\(UniversalTime(entry.date))")),
    ])
  }

  private static func line(_ row: Standings.Row) -> String {
    let entry = row.entry
    let rank = padded("\(row.rank)", to: 5)
    let points = padded("\(entry.points)", to: 7)
    return "\(rank) \(points)  \(UniversalTime(entry.date))  \(entry.name)"
      + (entry.kind == .team ? " (team)" : "")
  }

  private static func padded(_ words: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - words.count)) + words
  }
}
