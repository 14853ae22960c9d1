import Figures
import Rules
import Testing

@testable import Paintbox

@Suite struct PartTests {
  @Test("R110 every part of every rig is drawn, for both casts, and nothing is drawn in vain")
  func complete() {
    for animal in Animal.allCases {
      let parts = Set(Rig.of(animal).parts.map(\.name))
      #expect(Set(animal.jungleDrawings.map(\.0)) == parts, "the jungle's \(animal)")
      #expect(Set(animal.drawings.map(\.0)) == parts.subtracting(["crown"]), "\(animal)")
    }
  }
}
