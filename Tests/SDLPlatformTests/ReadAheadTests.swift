import Animation
import Glibc
import Stage
import Testing

@testable import SDLPlatform

@MainActor
@Suite struct ReadAheadTests {
  @Test(
    "R94 what is read ahead for a picture is what it is painted from, in a window of any shape",
    arguments: [(1280, 720), (853, 480), (1000, 1000), (1600, 500)])
  func sizes(width: Int, height: Int) throws {
    let studio = try Studio()
    defer { studio.clean() }
    var picture = Picture()
    for command in [
      .backdrop(Studio.sky), .image(Studio.quarters, at: .center),
      .image(Studio.quarters, at: .zero), .fill(.white),
      DrawCommand.panel(Studio.frame, inset: 8, in: Rect(x: 0, y: 0, width: 90, height: 50)),
    ] { picture.draw(command) }
    let viewport = Viewport(width: width, height: height)
    let needs = Painter.needs(of: picture, in: viewport)
    #expect(needs.map(\.name) == ["sky", "quarters", "frame"])

    // With these at hand, no file is looked for.
    let painter = Painter(resources: studio.folder)
    painter.viewport = viewport
    for need in needs { _ = painter.images.bitmap(need.name, scale: need.scale) }
    studio.clean()
    for command in picture.commands {
      for case .paint(let bitmap, _, _, _) in painter.prepare(command).operations {
        #expect(bitmap[bitmap.width / 2, bitmap.height / 2] != 0xFFFF_00FF)
      }
    }
  }

  @Test(
    "R94 the drawing that is just large enough is taken, and any other where it is missing",
    arguments: [
      (0.5, []), (1, []), (1.25, ["1.5x", "2x", "3x"]), (1.5, ["1.5x", "2x", "3x"]),
      (2, ["2x", "3x", "1.5x"]), (3, ["3x", "2x", "1.5x"]), (4, ["3x", "2x", "1.5x"]),
    ] as [(Double, [String])])
  func sets(scale: Double, names: [String]) {
    #expect(ResourceFolder.ImageSet.larger(for: scale).map(\.rawValue) == names)
  }

  private let card = DrawCommand.panel(
    Studio.frame, inset: 8, in: Rect(x: 40, y: 20, width: 90, height: 50))

  @Test("R94 a panel is stretched once for a size, whoever needs it first, and again for another")
  func panels() {
    let cache = PanelCache()
    func drawing(_ color: UInt32) -> Bitmap { Bitmap(width: 32, height: 32) { _, _ in color } }
    var (grown, faint) = (card, card)
    grown.size.width = 120
    faint.opacity = 0.5
    for (command, width) in [(card, 1280), (grown, 1280), (faint, 1280), (card, 2560)] {
      let viewport = Viewport(width: width, height: width * 9 / 16)
      let request = PanelCache.Request("frame", inset: 8, for: command, in: viewport)
      let place = PanelCache.place(of: command, in: viewport)
      for color: UInt32 in [0xFF12_3456, 0xFF65_4321] {
        let operations = cache.panel(request, of: drawing(color))
          .operations(x: place.x, y: place.y, clip: viewport.bounds)
        #expect(operations.reduce(0) { $0 + $1.bounds.area } == place.area)
        guard case .paint(let corner, _, _, _) = operations[0] else {
          Issue.record("There is no corner.")
          return
        }
        #expect(corner[0, 0] == 0xFF12_3456, "\(command) \(width)")
      }
    }
  }

  @Test(
    "R94 R105 a panel of its drawing's size is painted from it and nothing else is kept in memory",
    arguments: [1280, 1920, 2560, 3840])
  func unstretchedPanels(width: Int) {
    let viewport = Viewport(width: width, height: width * 9 / 16)
    let drawing = Bitmap(
      width: Int(90 * viewport.imageScale), height: Int(50 * viewport.imageScale)
    ) { _, _ in 0xFF12_3456 }
    var longer = card
    longer.size.height += 1
    for (command, isJust) in [(card, true), (longer, false)] {
      let request = PanelCache.Request("frame", inset: 8, for: command, in: viewport)
      #expect(request.isJust(drawing) == isJust)
    }
  }

  @Test("what somebody has taken is not read again by those who read ahead")
  func once() throws {
    let studio = try Studio()
    defer { studio.clean() }
    var decoder = ImageDecoder(folder: studio.folder)
    let requests = ["sky", "quarters", "frame"].map { ImageDecoder.Request(name: $0, scale: 0.5) }
    decoder.readAhead(requests)
    for request in requests.reversed() { #expect(try decoder.take(request).width >= 16) }
    // Whoever reads ahead holds it.
    while !isKnownUniquelyReferenced(&decoder) { sched_yield() }
    studio.clean()
    for request in requests {
      #expect(throws: PictureFile.Problem.missing) { try decoder.take(request) }
    }
  }
}
