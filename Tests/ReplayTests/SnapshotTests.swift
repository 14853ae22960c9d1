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

  static let all = [
    Instant(film: "opening.title", seconds: 0.5), Instant(film: "opening.title", seconds: 3.9),
    Instant(film: "hub.door", seconds: 0.4),
    Instant(film: "jungle.glide-home.lion", seconds: 0.9),
    Instant(film: "jungle.win.lion-rabbit", seconds: 1.3),
    Instant(film: "jungle.win.lion-rabbit", seconds: 2.2),
    Instant(film: "jungle.loss.lion-cobra", seconds: 2.2),
    Instant(film: "jungle.tie.rabbit-rabbit", seconds: 2.2),
    Instant(film: "jungle.win.cobra-lion.calm", seconds: 2.2),
    Instant(film: "hands.round.win", seconds: 0.5), Instant(film: "hands.round.win", seconds: 2),
    Instant(film: "trainer.question", seconds: 0.4),
    Instant(film: "trainer.summary.10", seconds: 1.2),
    Instant(film: "simon.playback.4", seconds: 1.2), Instant(film: "simon.blink", seconds: 1.2),
  ]

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
}
