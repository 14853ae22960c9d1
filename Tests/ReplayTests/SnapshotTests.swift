import Director
import Stage
import Studio
import Testing

/// A named instant of a film.
struct Instant: Sendable, CustomTestStringConvertible {
  let film: String
  let seconds: Double

  var testDescription: String { "\(film) at \(seconds) s" }
  var file: String { "Snapshots/\(film)@\(seconds).txt" }

  static let all = Film.stills.map { Instant(film: $0.film, seconds: $0.seconds) }

  func picture() throws -> Picture {
    let film = try #require(try Film.named(film))
    var playback = Playback(film.replay)
    playback.play(to: film.begin + Int64((seconds * 60).rounded()))
    return playback.director.picture()
  }
}

@Suite struct SnapshotTests {
  @Test("every line of the picture is as it was when it was looked at", arguments: Instant.all)
  func picture(instant: Instant) throws {
    try compare(try instant.picture().description + "\n", with: instant.file)
  }

  @Test(
    "every line of a page is as it was when it was looked at", arguments: RestingPlace.pictured)
  func page(page: RestingPlace) throws {
    try compare(try page.picture().description + "\n", with: "Snapshots/page.\(page).txt")
  }
}
