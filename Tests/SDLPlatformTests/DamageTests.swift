import Stage
import Testing

@testable import SDLPlatform

private struct Item: Equatable {
  let name: String
  let rect: PixelRect

  init(_ name: String, _ x: Int, _ y: Int, _ side: Int = 10) {
    self.name = name
    rect = PixelRect(x: x, y: y, width: side, height: side)
  }
}

@Suite struct DamageTests {
  private func damage(_ old: [Item], _ new: [Item]) -> [PixelRect] {
    Damage(from: old, to: new) { [$0.rect] }.rects
  }

  @Test("R105 a picture like the last one damages nothing")
  func same() {
    let items = [Item("back", 0, 0, 500), Item("lion", 20, 20)]
    #expect(damage(items, items).isEmpty)
  }

  @Test("what moves damages the place it left and the place it came to")
  func move() {
    let rects = damage(
      [Item("back", 0, 0, 500), Item("lion", 20, 20)],
      [Item("back", 0, 0, 500), Item("lion", 300, 300)])
    #expect(
      Set(rects) == [
        PixelRect(x: 20, y: 20, width: 10, height: 10),
        PixelRect(x: 300, y: 300, width: 10, height: 10),
      ])
  }

  @Test("a step smaller than the thing itself damages one rectangle")
  func step() {
    #expect(
      damage([Item("lion", 20, 20)], [Item("lion", 24, 20)])
        == [PixelRect(x: 20, y: 20, width: 14, height: 10)])
  }

  @Test("a new item between others damages only its own place")
  func insertion() {
    let (a, b, c) = (Item("a", 0, 0), Item("b", 100, 0), Item("c", 200, 0))
    #expect(damage([a, c], [a, b, c]) == [b.rect])
    #expect(damage([a, b, c], [a, c]) == [b.rect])
  }

  @Test(
    "R102 R119 what stands behind a crowd that moves is not damaged, however many come or go",
    arguments: [10, 50, 99, 100, 101, 150, 300])
  func crowd(count: Int) {
    let frame = Item("frame", 600, 600)
    func crowd(of count: Int, at x: Int) -> [Item] {
      (0..<count).map { Item("\($0)", x + 2 * $0, 0) } + [frame]
    }
    let rects = damage(crowd(of: 100, at: 0), crowd(of: count, at: 1))
    #expect(!rects.isEmpty && !rects.contains { $0.intersects(frame.rect) })
  }

  @MainActor
  @Test("R102 a border that comes or goes leaves its middle alone, and all its pixels are painted")
  func border() throws {
    let painter = Painter(resources: try ResourceFolder.locate())
    painter.viewport = Viewport(width: 1_280, height: 720)
    let river = Rect(x: 384, y: 114, width: 512, height: 240)
    for radius in [0.0, 40] {
      let touched = painter.prepare(.border(river, radius: radius, width: 14, tint: .white)).touched
      #expect(
        !touched.contains { $0.intersects(PixelRect(x: 430, y: 160, width: 420, height: 148)) })
      #expect(
        touched.reduce(PixelRect.none) { $0.union($1) }
          == PixelRect(x: 384, y: 114, width: 512, height: 240))
    }
    let filled = painter.prepare(.roundedRect(river, radius: 40, tint: .white))
    #expect(filled.touched == [filled.bounds])
  }

  @Test("what stands behind many that are new is not damaged")
  func manyNew() {
    let frame = Item("frame", 600, 600)
    let many = (0..<100).map { Item("\($0)", 2 * $0, 0) } + [frame]
    #expect(!damage([frame], many).contains { $0.intersects(frame.rect) })
  }

  @Test("two that change places in the paint order are damaged where they may overlap")
  func order() {
    let (a, b) = (Item("a", 0, 0), Item("b", 5, 5))
    #expect(!damage([a, b], [b, a]).isEmpty)
  }

  @Test("every change lies inside the damage, for random changes", arguments: 0..<200)
  func covers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func items() -> [Item] {
      (0..<12).map { _ in
        Item(
          "\(random.next() % 6)", Int(random.next() % 400), Int(random.next() % 400),
          Int(random.next() % 40) + 1)
      }
    }
    let kept = items()
    let old = kept + items()
    let new = Array(items().prefix(3)) + kept
    let rects = damage(old, new)
    #expect(rects.count <= Damage.most)
    for item in old where !new.contains(item) {
      #expect(rects.contains { $0.contains(item.rect) })
    }
    for item in new where !old.contains(item) {
      #expect(rects.contains { $0.contains(item.rect) })
    }
  }

  @Test("damage outside the window is left out")
  func clipped() {
    var damage = Damage()
    damage.add(PixelRect(x: -20, y: -20, width: 30, height: 30))
    damage.add(PixelRect(x: 900, y: 900, width: 30, height: 30))
    let frame = PixelRect(x: 0, y: 0, width: 100, height: 100)
    #expect(damage.clipped(to: frame) == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
  }
}
