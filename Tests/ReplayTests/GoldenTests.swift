import Foundation
import Stage
import Studio
import Testing

@testable import SDLPlatform

/// Pixels: what the software renderer draws, against pictures that were looked at.
@MainActor
@Suite struct GoldenTests {
  nonisolated private static let names: Set = [
    "opening.title@3.9", "hub.door@0.4", "jungle.win.lion-rabbit@1.3",
    "jungle.win.lion-rabbit@2.2", "hands.round.win@2.0", "win-or-lose.question@0.4",
    "simon.playback.4@1.2",
  ]
  nonisolated static let instants = Instant.all.filter {
    names.contains("\($0.film)@\($0.seconds)")
  }

  nonisolated private static let large = instants.filter {
    ["hub.door@0.4", "jungle.win.lion-rabbit@2.2"].contains("\($0.film)@\($0.seconds)")
  }

  /// All that are looked at.
  nonisolated static let files = Set(
    (names + large.map { "\($0.film)@\($0.seconds).1080" }
      + RestingPlace.pictured.map { "page.\($0)" } + ContactSheet.all.map { "sheet.\($0.name)" })
      .map { "\($0).png" })

  private let resources = ResourceFolder(
    path: Archive.tests.deletingLastPathComponent().appending(path: "Resources").path)

  /// How far a pixel may be off, a channel, before it counts as another one: baking and font
  /// versions round a little differently at edges.
  nonisolated private static let channel = 24
  /// How many may be off in a square of 20 by 20: an edge that runs through it. Another icon, eye
  /// or petal is half a square and more.
  nonisolated private static let (side, share) = (20, 0.12)

  @Test("each instant that is to be compared is one that a film keeps")
  func kept() { #expect(Self.instants.count == Self.names.count) }

  @Test("what is drawn looks as it did when it was looked at", arguments: instants)
  func instant(instant: Instant) throws {
    try compare(try instant.picture(), 640, 360, "\(instant.film)@\(instant.seconds)")
  }

  @Test(
    "what is drawn in a window of 1920×1080 looks as it did when it was looked at",
    arguments: large)
  func large(instant: Instant) throws {
    try compare(try instant.picture(), 1920, 1080, "\(instant.film)@\(instant.seconds).1080")
  }

  @Test("every page looks as it did when it was looked at", arguments: RestingPlace.pictured)
  func page(page: RestingPlace) throws {
    let metrics = FontSet(folder: resources).metrics()
    try compare(try page.picture(metrics: metrics), 640, 360, "page.\(page)")
  }

  @Test(
    "every picture of the game looks as it did when it was looked at",
    arguments: ContactSheet.all.map(\.name))
  func sheet(name: String) throws {
    let sheet = try #require(ContactSheet.all.first { $0.name == name })
    try compare(sheet.picture, 1280, 720, "sheet.\(name)")
  }

  private func compare(
    _ picture: Picture, _ width: Int, _ height: Int, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try resources.check()
    let renderer = try Renderer(width: width, height: height, resources: resources)
    renderer.draw(picture)
    let file = Archive.url("Goldens/\(name).png").path
    let drawn = try #require(renderer.snapshot())
    let worst = (try? Bitmap(file: file)).flatMap { Self.worstSquare(of: drawn, $0) }
    if let worst, worst.share <= Self.share { return }
    if Archive.isRecording(name) {
      try FileManager.default.createDirectory(
        at: Archive.url("Goldens"), withIntermediateDirectories: true)
      try renderer.savePNG(to: file)
      Issue.record(
        "\(file) was drawn anew; look at it and commit it.", sourceLocation: sourceLocation)
      return
    }
    let actual = file.replacing(".png", with: ".actual.png")
    try renderer.savePNG(to: actual)
    let words =
      worst.map { worst in
        "\(Int((worst.share * 100).rounded())) % of the pixels about \(worst.x), \(worst.y) differ"
      } ?? "There is no such picture"
    Issue.record(
      "\(words); see \(actual), or record it with BUNGLE_RECORD=\(name)",
      sourceLocation: sourceLocation)
  }

  /// The middle of the square that differs most, and the share of its pixels that do; nil if the
  /// pictures are of different size.
  private static func worstSquare(
    of drawn: Bitmap, _ kept: Bitmap
  ) -> (x: Int, y: Int, share: Double)? {
    guard drawn.width == kept.width, drawn.height == kept.height else { return nil }
    let columns = (drawn.width + side - 1) / side
    var counts = Array(repeating: 0, count: columns * ((drawn.height + side - 1) / side))
    for y in 0..<drawn.height {
      for x in 0..<drawn.width where isFar(drawn[x, y], kept[x, y]) {
        counts[y / side * columns + x / side] += 1
      }
    }
    guard let worst = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return nil }
    return (
      worst % columns * side + side / 2, worst / columns * side + side / 2,
      Double(counts[worst]) / Double(side * side)
    )
  }

  private static func isFar(_ a: UInt32, _ b: UInt32) -> Bool {
    // Mostly they are the same.
    a != b
      && [16, 8, 0].contains { (shift: UInt32) -> Bool in
        abs(Int(a >> shift & 255) - Int(b >> shift & 255)) > channel
      }
  }
}
