import Director
import Foundation
import Stage
import Testing

/// What a scene leaves behind when it is renamed or taken away.
@Suite struct KeptFilesTests {
  private static let read: [String: Set<String>] = {
    let pages = RestingPlace.pictured.map { "page.\($0).txt" }
    let instants = Instant.all.map { $0.file.replacing("Snapshots/", with: "") }
    let visits = Door.all.flatMap { ["\($0).replay", "\($0).end.txt"] }
    return [
      "Goldens": GoldenTests.files, "Snapshots": Set(pages + instants), "Replays": Set(visits),
    ]
  }()

  @Test(
    "R5 R106 no picture and no visit is kept that no test looks at", arguments: read.keys.sorted())
  func looked(folder: String) throws {
    let kept = try Archive.files(in: folder).filter {
      !$0.contains(".actual.") && !$0.hasSuffix(".actual")
    }
    let left = kept.filter { Self.read[folder]?.contains($0) != true }
    #expect(left.isEmpty, "Tests/\(folder): no test reads \(left.joined(separator: ", "))")
  }

  @Test("R5 no folder of a scene or of its tests lies about that is not built")
  func built() throws {
    let package = try Archive.text("../Package.swift")
    let tests = try Archive.files(in: "").filter { $0.hasSuffix("Tests") }.map {
      String($0.dropLast(5))
    }
    let left = try (tests + Archive.files(in: "../Sources/Scenes")).filter {
      !package.contains("\"\($0)\"") && !package.contains("\"\($0)Tests\"")
    }
    #expect(left.isEmpty, "Package.swift does not name \(left.joined(separator: ", "))")
  }
}
