import Animation
import Testing

@testable import Stage

/// What stands the other way round where words run to the left.
@Suite struct MirroringTests {
  private let card = Rect(x: 300, y: 100, width: 400, height: 300)
  private let corner = Rect(x: 24, y: 24, width: 72, height: 72)

  private func mirrored(_ command: DrawCommand, _ mirroring: Mirroring) throws -> DrawCommand {
    var picture = Picture()
    picture.draw(command)
    picture.mirror(mirroring)
    return try #require(picture.commands.first)
  }

  @Test("R164 a page is mirrored: words begin at the right, and arrows point the other way")
  func page() throws {
    let page = Mirroring(isPage: true, card: nil, corners: [], buttons: [])
    let words = try mirrored(
      .text("שלום", TextStyle(.body), at: Point(x: 200, y: 90), anchor: .left), page)
    #expect(words.at == Point(x: 1_080, y: 90) && words.anchor == .right && !words.isFlipped)
    let arrow = try mirrored(
      .image(ImageAsset("icon-back", 48, 48), at: Point(x: 60, y: 60)).turned(30), page)
    #expect(arrow.at == Point(x: 1_220, y: 60) && arrow.isFlipped && arrow.turn == -30)
    for name in ["icon-check", "icon-to-play", "icon-to-again"] {
      #expect(try !mirrored(.image(ImageAsset(name, 48, 48), at: .zero), page).isFlipped, "\(name)")
    }
  }

  @Test(
    "R27 R28 R164 the stage is not mirrored, but its corners are, and its buttons in themselves")
  func scene() throws {
    let button = Rect(x: 500, y: 600, width: 200, height: 72)
    let mirroring = Mirroring(isPage: false, card: nil, corners: [corner], buttons: [button])
    for x in [300.0, 640, 980] {
      let lion = DrawCommand.image(ImageAsset("lion", 300, 300), at: Point(x: x, y: 400))
      #expect(try mirrored(lion, mirroring) == lion)
    }
    #expect(mirroring.place(of: corner).minX == 1_184)
    #expect(mirroring.mirrored(Point(x: 520, y: 620)) == Point(x: 680, y: 620))
    #expect(mirroring.place(of: button) == button)
  }

  @Test("R164 what is pointed at is what is seen there", arguments: [true, false])
  func pointing(isPage: Bool) {
    for card in [nil, card] {
      let mirroring = Mirroring(isPage: isPage, card: card, corners: [corner], buttons: [])
      for x in stride(from: 5.0, to: 1_280, by: 55) {
        for y in stride(from: 5.0, to: 720, by: 55) {
          let point = Point(x: x, y: y)
          #expect(
            mirroring.mirrored(mirroring.mirrored(point)) == point || card?.contains(point) == false
          )
        }
      }
    }
  }

  @Test("R164 a card turns about its own middle, with what is on it")
  func cards() throws {
    var picture = Picture()
    picture.draw(.text("behind", TextStyle(.body), at: Point(x: 400, y: 200)))
    picture.drawForeground {
      $0.draw(.text("on it", TextStyle(.body), at: Point(x: 350, y: 200), anchor: .left))
    }
    picture.mirror(Mirroring(isPage: false, card: card, corners: [], buttons: []))
    #expect(picture.commands.map(\.at.x) == [400, 650])
  }
}
