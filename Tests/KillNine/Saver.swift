internal import Glibc
internal import Records
internal import Rules

/// Saves scores until it is killed, and says so after each; or lists what was saved.
///
///     saver FOLDER NAME     saves 0, 1, 2, … points for NAME
///     saver FOLDER          prints every score
@main
enum Saver {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 2 || arguments.count == 3 else { exit(2) }
    do {
      let opening = try Ledger.open(folder: arguments[1], now: Int(time(nil)))
      if let notice = opening.notice { say("notice \(notice)") }
      if arguments.count == 2 {
        for score in try await opening.ledger.scores() { say("\(score.name) \(score.points)") }
      } else {
        try await save(for: Name(arguments[2]), in: opening.ledger)
      }
    } catch {
      say("problem \(error)")
      exit(1)
    }
  }

  private static func save(for name: Name, in ledger: Ledger) async throws {
    for points in 0... {
      try await ledger.save(
        Standings.Entry(name: name, kind: .single, points: points, longest: 1, date: 1))
      say("saved \(points)")
    }
  }

  /// Straight to the pipe: what is said cannot be lost with the process.
  private static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    write(1, bytes, bytes.count)
  }
}
