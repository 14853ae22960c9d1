import Animation
import Figures
import Stage
import Testing

/// What is round a page where the window is tall.
@Suite struct PageGroundTests {
  /// What is drawn besides the clearing itself.
  private func ground(isTall: Bool, _ arrangement: Arrangement? = nil) -> [DrawCommand] {
    var picture = Picture()
    PageGround.draw(View(time: .zero, isTall: isTall), into: &picture)
    if let arrangement { picture.arrange(arrangement, card: nil) }
    return picture.commands.filter { if case .backdrop = $0.shape { false } else { true } }
  }

  @Test("R126 in a tall window things grow above a page and three doze below it, else nothing")
  func grows() {
    let seen = ground(isTall: true)
    #expect(seen.contains { $0.frame.maxY < 0 } && seen.contains { $0.frame.minY > 720 })
    for animal in ["lion", "cobra", "rabbit"] {
      #expect(seen.contains { $0.imageName == "\(animal)-eyes-shut" }, "\(animal)")
    }
    #expect(ground(isTall: false).isEmpty)
  }

  @Test("R126 what is round a page keeps its place in the window, wherever the page is moved to")
  func keeps() {
    let page = Rect(center: Design.frame.center, size: Size(1_000, 600))
    let moved = Arrangement.shrunk(
      [Arrangement.Pane(page, at: Design.tall.center, scale: 0.7)], isPage: true)
    #expect(ground(isTall: true, moved) == ground(isTall: true))
  }
}
