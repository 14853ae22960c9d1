import Animation
import Stage
import Testing

@testable import SDLPlatform

@MainActor
@Suite struct RenderingTests {
  private let red = [255, 0, 0]
  private let green = [0, 255, 0]
  private let blue = [0, 0, 255]
  private let yellow = [255, 255, 0]

  @Test("a fill covers the whole window, and half of it lets half shine through")
  func fill() throws {
    let studio = try Studio(width: 320, height: 180)
    defer { studio.clean() }
    let plain = try studio.draw(.fill(Color(0x2040_60)))
    #expect(
      plain.color(0, 0) == [0x20, 0x40, 0x60] && plain.color(319, 179) == [0x20, 0x40, 0x60])
    let half = try studio.draw(.fill(Color(0)), .fill(.white).opacity(0.5))
    #expect(abs(half.color(100, 100)[0] - 128) <= 1)
  }

  @Test("a picture at its own size is drawn pixel on pixel, at its anchor")
  func image() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let bitmap = try studio.draw(
      .fill(Color(0)), .image(Studio.quarters, at: Point(x: 200, y: 100), anchor: .topLeft))
    #expect(
      bitmap.extent(on: [0, 0, 0]) == PixelRect(x: 200, y: 100, width: 64, height: 64))
    #expect(bitmap.color(200, 100) == red && bitmap.color(231, 131) == red)
    #expect(bitmap.color(232, 100) == green && bitmap.color(200, 132) == blue)
    #expect(bitmap.color(263, 163) == yellow)
  }

  @Test("R114 below its floor nothing of a picture or a shape is painted, turned or not")
  func floor() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let disc = Rect(center: Point(x: 200, y: 100), size: Size(64, 64))
    for (turn, shape) in [0.0, 45].flatMap({ turn in
      [
        DrawCommand.image(Studio.quarters, at: disc.center),
        .roundedRect(disc, radius: 32, tint: .white),
        .border(disc, radius: 8, width: 4, tint: .white),
      ].map { (turn, $0) }
    }) {
      var picture = shape.turned(turn)
      let whole = try studio.draw(.fill(Color(0)), picture).extent(on: [0, 0, 0])
      picture.floor = 110
      let seen = try studio.draw(.fill(Color(0)), picture).extent(on: [0, 0, 0])
      #expect(seen.y == whole.y && seen.y + seen.height == 110)
    }
  }

  @Test("R113 a pressed picture gives way in the middle, swells beside it, and keeps its ground")
  func dent() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let wall = Rect(x: 100, y: 100, width: 200, height: 80)
    for turn in [0.0, 180] {
      var picture = DrawCommand.image(Studio.quarters, at: wall.center).turned(turn)
        .scaled(200.0 / 64, 80.0 / 64)
      picture.dent = Dent(at: Point(x: 200, y: 100), ground: 180, radius: 30, depth: 0.5)
      let bitmap = try studio.draw(.fill(Color(0)), picture)
      func top(_ x: Int) -> Int { (0..<200).first { bitmap.color(x, $0) != [0, 0, 0] } ?? 0 }
      #expect(abs(top(200) - 140) <= 1, "half its height")
      #expect(top(155) < 90 && top(245) < 90, "higher beside it")
      #expect(abs(top(110) - 100) <= 1 && abs(top(290) - 100) <= 1)
      #expect(abs(bitmap.extent(on: [0, 0, 0]).maxY - 180) <= 3)
      let steps = (110..<290).map { abs(top($0 + 1) - top($0)) }
      #expect(try #require(steps.max()) <= 4, "without a cliff")
      #expect(steps[95..<115].count { $0 == 0 } <= 6, "and without stairs")
    }
  }

  @Test("R29 a flipped picture stays in its place and is mirrored")
  func flipped() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let bitmap = try studio.draw(
      .fill(Color(0)),
      .image(Studio.quarters, at: Point(x: 200, y: 100), anchor: .topLeft).flipped())
    #expect(
      bitmap.extent(on: [0, 0, 0]) == PixelRect(x: 200, y: 100, width: 64, height: 64))
    #expect(bitmap.color(201, 101) == green && bitmap.color(262, 101) == red)
  }

  @Test("a quarter turn goes clockwise about the anchor")
  func turned() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let bitmap = try studio.draw(
      .fill(Color(0)), .image(Studio.quarters, at: Point(x: 200, y: 200)).turned(90))
    #expect(bitmap.color(180, 180) == blue && bitmap.color(220, 180) == red)
    #expect(bitmap.color(220, 220) == green && bitmap.color(180, 220) == yellow)
  }

  @Test("what moves is drawn between pixels: half a pixel mixes two")
  func between() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let bitmap = try studio.draw(
      .fill(Color(0)), .image(Studio.quarters, at: Point(x: 200.5, y: 100), anchor: .topLeft))
    #expect(abs(bitmap.color(200, 110)[0] - 128) <= 2)
    #expect(bitmap.color(201, 110) == red)
    #expect(abs(bitmap.color(264, 110)[1] - 128) <= 2)
  }

  @Test("a tint colours, opacity thins")
  func modulation() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let bitmap = try studio.draw(
      .fill(Color(0)),
      .image(Studio.frame, at: Point(x: 100, y: 100)).tinted(Color(0xFF8000)).opacity(0.5))
    let color = bitmap.color(100, 100)
    #expect(abs(color[0] - 127) <= 2 && abs(color[1] - 64) <= 2 && color[2] == 0)
  }

  @Test("a missing picture is a loud box of the size it should have")
  func missing() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let bitmap = try studio.draw(
      .fill(Color(0)), .image(ImageAsset("nobody", 80, 40), at: Point(x: 300, y: 300)))
    #expect(bitmap.color(275, 300) == [255, 0, 255])
    let extent = bitmap.extent(on: [0, 0, 0])
    #expect(abs(extent.width - 80) <= 2 && abs(extent.height - 40) <= 2)
  }

  @Test(
    "R94 a backdrop covers windows of any shape",
    arguments: [(1280, 720), (1600, 500), (500, 900), (64, 64)])
  func backdrop(width: Int, height: Int) throws {
    let studio = try Studio(width: width, height: height)
    defer { studio.clean() }
    let bitmap = try studio.draw(.backdrop(Studio.sky))
    for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
      #expect(abs(bitmap.color(x, y)[2] - 0x40) <= 1)
    }
  }

  @Test("a panel keeps its corners and edges while its middle stretches")
  func panel() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let rect = Rect(x: 100, y: 100, width: 200, height: 90)
    let bitmap = try studio.draw(
      .fill(Color(0x00FF00)), .panel(Studio.frame, inset: 8, in: rect))
    #expect(bitmap.extent(on: green) == PixelRect(x: 100, y: 100, width: 200, height: 90))
    for (x, y) in [(103, 150), (296, 150), (200, 103), (200, 186)] {
      #expect(bitmap.color(x, y) == [0, 0, 0])
    }
    #expect(
      bitmap.color(104, 104) == [255, 255, 255] && bitmap.color(295, 185) == [255, 255, 255])
  }

  @Test("round corners are cut evenly on all four sides, and a border leaves its inside open")
  func rounded() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let rect = Rect(x: 100, y: 100, width: 120, height: 80)
    for command in [
      DrawCommand.roundedRect(rect, radius: 20, tint: .white),
      .border(rect, radius: 20, width: 6, tint: .white),
    ] {
      let bitmap = try studio.draw(.fill(Color(0)), command)
      #expect(bitmap.color(100, 100) == [0, 0, 0] && bitmap.color(160, 100) == [255, 255, 255])
      for y in 0..<20 {
        for x in 0..<20 {
          let corner = bitmap.color(100 + x, 100 + y)
          #expect(bitmap.color(219 - x, 100 + y) == corner)
          #expect(bitmap.color(100 + x, 179 - y) == corner)
          #expect(bitmap.color(219 - x, 179 - y) == corner)
        }
      }
      let isFilled = command.shape == .roundedRect(radius: 20)
      #expect(bitmap.color(160, 140) == (isFilled ? [255, 255, 255] : [0, 0, 0]))
    }
  }

  @Test("R94 at twice the size everything lies at twice the place")
  func doubled() throws {
    let studio = try Studio(width: 2560, height: 1440)
    defer { studio.clean() }
    let bitmap = try studio.draw(
      .fill(Color(0)),
      .roundedRect(Rect(x: 10, y: 20, width: 30, height: 40), radius: 0, tint: .white)
    )
    #expect(bitmap.extent(on: [0, 0, 0]) == PixelRect(x: 20, y: 40, width: 60, height: 80))
  }

  @Test("R105 painting only what changed gives the same pixels as painting all", arguments: 0..<6)
  func incremental(seed: UInt64) throws {
    let studio = try Studio(width: 640, height: 360)
    let fresh = try Studio(width: 640, height: 360)
    defer {
      studio.clean()
      fresh.clean()
    }
    var random = SplitMix64(seed: seed)
    var commands = [DrawCommand.backdrop(Studio.sky)] + (0..<8).map { _ in command(&random) }
    for _ in 0..<12 {
      commands[1 + Int(random.next() % 8)] = command(&random)
      if random.unit() < 0.3 { commands.swapAt(2, 5) }
      let changed = try studio.draw(commands)
      fresh.renderer.forget()
      #expect(try fresh.draw(commands).pixels == changed.pixels)
    }
  }

  @Test(
    "R105 what is carried by whole pixels is sampled once, wherever it comes from and goes to",
    arguments: [
      (-700.0, 0.0, 2), (3, 4, 2), (700, 300, 2), (0, 0, 2), (0.5, 0, 0), (0, 0.25, 0),
    ])
  func carried(x: Double, y: Double, moves: Int) throws {
    let (studio, fresh) = (try Studio(), try Studio())
    defer {
      studio.clean()
      fresh.clean()
    }
    func parts(_ x: Double, _ y: Double, turn: Double = 20) -> [DrawCommand] {
      [
        .image(Studio.quarters, at: Point(x: 600 + x, y: 500 + y)).turned(turn).scaled(1.3),
        .image(Studio.frame, at: Point(x: 640.3 + x, y: 480.6 + y)).turned(70).opacity(0.7),
      ]
    }
    func draw(_ parts: [DrawCommand]) throws -> Bitmap {
      var picture = Picture()
      picture.draw(.backdrop(Studio.sky))
      picture.drawHeld { for part in parts { $0.draw(part) } }
      picture.draw(.roundedRect(Rect(x: 620, y: 470, width: 30, height: 30), radius: 4, tint: .sun))
      studio.renderer.draw(picture)
      return try #require(studio.renderer.snapshot())
    }
    _ = try draw(parts(-650, 0))
    #expect(studio.renderer.held?.moves == 0)
    _ = try draw(parts(0, 0))
    _ = try draw(parts(1, -2))
    #expect(studio.renderer.held?.moves == 1, "from beyond the edge it comes whole")
    let rest = DrawCommand.roundedRect(
      Rect(x: 620, y: 470, width: 30, height: 30), radius: 4, tint: .sun)
    let seen = try draw(parts(x, y))
    #expect(studio.renderer.held?.moves == moves)
    let wanted = try fresh.draw([.backdrop(Studio.sky)] + parts(x, y) + [rest])
    #expect(zip(seen.pixels, wanted.pixels).allSatisfy { $0.isNear($1) })
    _ = try draw(parts(x, y, turn: 21))
    #expect(studio.renderer.held?.moves == 0, "it has turned")
  }

  private func command(_ random: inout SplitMix64) -> DrawCommand {
    let point = Point(x: random.number(in: -50...1330), y: random.number(in: -50...770))
    let rect = Rect(
      x: point.x, y: point.y, width: random.number(in: 1...300), height: random.number(in: 1...200))
    let command: DrawCommand =
      switch random.next() % 5 {
      case 0: .roundedRect(rect, radius: random.number(in: 0...80), tint: .berry)
      case 1: .border(rect, radius: random.number(in: 0...80), width: 7, tint: .sun)
      case 2: .panel(Studio.frame, inset: 8, in: rect)
      default: .image(Studio.quarters, at: point).scaled(random.number(in: 0.2...3))
      }
    return
      command.turned(random.unit() < 0.3 ? random.number(in: 0...360) : 0)
      .opacity(random.unit() < 0.4 ? random.unit() : 1).flipped(random.unit() < 0.5)
  }
}

extension UInt32 {
  /// Whether no channel differs by more than rounding.
  fileprivate func isNear(_ other: UInt32) -> Bool {
    stride(from: 0, to: 32, by: 8).allSatisfy {
      abs(Int(self >> UInt32($0) & 255) - Int(other >> UInt32($0) & 255)) <= 3
    }
  }
}
