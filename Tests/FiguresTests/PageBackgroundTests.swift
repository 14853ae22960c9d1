import Animation
import Figures
import Stage
import Testing

/// What is round a page.
@Suite struct PageBackgroundTests {
  /// What is drawn besides the clearing itself.
  private func ground(isTall: Bool, _ arrangement: Arrangement? = nil) -> [DrawCommand] {
    var picture = Picture()
    PageBackground().draw(watching: nil, View(time: .zero, isTall: isTall), into: &picture)
    if let arrangement { picture.arrange(arrangement, card: nil) }
    return picture.commands.filter { if case .backdrop = $0.shape { false } else { true } }
  }

  @Test("R126 in a tall window things grow above a page and three stand below it, awake")
  func tallPageHasPlantsAndAnimals() throws {
    let seen = ground(isTall: true)
    #expect(seen.contains { $0.frame.maxY < 0 } && seen.contains { $0.frame.minY > 720 })
    for animal in ["lion", "cobra", "rabbit"] {
      let head = seen.first { $0.imageName?.hasPrefix("\(animal)-eyes-open") == true }
      #expect(try #require(head, "\(animal)").frame.minY > 660)
    }
  }

  @Test("R117 beside a page two are awake, look where the pointer is, and keep to the edges")
  func twoAnimalsWatchThePointer() throws {
    func pupils(watching pointer: Point) -> [Point] {
      var picture = Picture()
      PageBackground().draw(watching: pointer, View(time: .zero), into: &picture)
      for animal in ["lion", "rabbit"] {
        let frame = picture.command(named: "player.\(animal)")?.frame ?? Design.frame
        #expect(frame.maxX < 136 || frame.minX > 1_144)
      }
      return picture.commands.filter { $0.imageName?.contains("pupil") == true }.map(\.at)
    }
    let (up, down) = (
      pupils(watching: Point(x: 640, y: 0)), pupils(watching: Point(x: 640, y: 720))
    )
    #expect(!up.isEmpty && zip(up, down).allSatisfy { $0.y < $1.y })
  }

  @Test("R118 R126 those below a page in a tall window doze off like those beside it")
  func animalsBelowThePageDoze() {
    var ground = PageBackground()
    for second in 0..<80 {
      var context = SceneContext(View(time: .seconds(Double(second)), isTall: true))
      if second < 60 || second > 72 {
        #expect((ground.nextChange(context.view) == nil) == (second > 60), "after \(second) s")
      }
      for _ in 0..<60 {
        ground.tick(&context)
        context.view.time = context.now + .frames(1)
      }
    }
  }

  @Test("R126 what is round a page keeps its place in the window, wherever the page is moved to")
  func surroundingsKeepTheirPlace() {
    let page = Rect(center: Design.frame.center, size: Size(1_000, 600))
    let moved = Arrangement.shrunk(
      [Pane(page, Design.tall.center.x, Design.tall.center.y, 0.7)], isPage: true)
    #expect(ground(isTall: true, moved) == ground(isTall: true))
  }
}
