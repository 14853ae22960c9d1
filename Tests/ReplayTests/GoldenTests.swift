import Foundation
import SDLPlatform
import Stage
import Testing

/// Pixels: what the software renderer draws of some instants, against pictures that were looked at.
@MainActor
@Suite struct GoldenTests {
  nonisolated static let instants = Instant.all.filter {
    [
      "opening.title@3.9", "hub.door@0.4", "jungle.win.lion-rabbit@1.3",
      "jungle.win.lion-rabbit@2.2", "hands.round.win@2.0", "trainer.question@0.4",
      "simon.playback.4@1.2",
    ].contains("\($0.film)@\($0.seconds)")
  }

  /// How far a pixel may be off, a channel, before it counts as another one: baking and font versions
  /// round a little differently at edges. And how many may be off: the edges of a few letters.
  nonisolated private static let (channel, share) = (24, 0.002)

  @Test("what is drawn looks as it did when it was looked at", arguments: instants)
  func golden(instant: Instant) throws {
    let root = Archive.tests.deletingLastPathComponent()
    let resources = ResourceFolder(path: root.appending(path: "Resources").path)
    try resources.check()
    let renderer = try Renderer(width: 640, height: 360, resources: resources)
    renderer.draw(try instant.picture())
    let file = Archive.url("Goldens/\(instant.film)@\(instant.seconds).png").path
    let actual = file.replacing(".png", with: ".actual.png")
    if Archive.isRecording {
      try FileManager.default.createDirectory(
        at: Archive.url("Goldens"), withIntermediateDirectories: true)
      try renderer.savePNG(to: file)
      Issue.record("\(file) was drawn anew; look at it and commit it.")
      return
    }
    let difference = try #require(renderer.difference(from: file, above: Self.channel))
    guard difference > Self.share else { return }
    try renderer.savePNG(to: actual)
    Issue.record("\((difference * 1_000).rounded() / 10) % of the pixels differ; see \(actual)")
  }
}
