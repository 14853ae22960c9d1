internal import Glibc
internal import Records
internal import Rules

/// Saves scores until it is killed, and says so after each; or lists what was saved.
///
///     saver FOLDER NAME     saves 0, 1, 2, … points for NAME
///     saver FOLDER          prints every score
@main
enum Saver {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 2 || arguments.count == 3 else { exit(2) }
    let store = RecordStore(folder: arguments[1]) { Int(time(nil)) }
    do {
      if arguments.count == 2 {
        let scores = try store.scores()
        for notice in store.takeNotices() { say("notice \(notice)") }
        for score in scores { say("\(score.name) \(score.points)") }
      } else {
        try save(for: Name(arguments[2]), in: store)
      }
    } catch {
      say("problem \(error)")
      exit(1)
    }
  }

  private static func save(for name: Name, in store: RecordStore) throws {
    for points in 0... {
      try store.save(
        Standings.Entry(name: name, kind: .single, points: points, longest: 1, date: 1))
      for notice in store.takeNotices() { say("notice \(notice)") }
      say("saved \(points)")
    }
  }

  /// Straight to the pipe: what is said cannot be lost with the process.
  private static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    write(1, bytes, bytes.count)
  }
}
