import Animation
import Stage
import Testing

@testable import SDLPlatform

@Suite struct ViewportTests {
  @Test(
    "R94 design space is centred as large as it fits, and every point finds its way back",
    arguments: [(1280, 720, 1.0), (1920, 1080, 1.5), (1600, 720, 1), (1000, 1000, 0.78125)])
  func fits(width: Int, height: Int, scale: Double) {
    let viewport = Viewport(width: width, height: height)
    #expect(viewport.scale == scale)
    let middle = viewport.design(x: Double(width) / 2, y: Double(height) / 2)
    #expect(abs(middle.x - 640) < 1 && abs(middle.y - 360) < 1)
    for point in [Point(x: 0, y: 0), Point(x: 1280, y: 720), Point(x: 33, y: 700)] {
      let pixels = viewport.pixels(point)
      let back = viewport.design(x: pixels.x, y: pixels.y)
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
  }

  @Test("R94 where an odd number of pixels is left over, the greater bar is at the right and below")
  func odd() {
    // 1281 - 1280 and 723 - 720 pixels are left over.
    let wide = Viewport(width: 1281, height: 720).pixels(Point(x: 0, y: 0))
    #expect(wide.x == 0 && wide.y == 0)
    let high = Viewport(width: 1280, height: 723).pixels(Point(x: 0, y: 0))
    #expect(high.x == 0 && high.y == 1)
  }

  @Test(
    "R94 in a window that a frame has made a little smaller, pictures keep the size they are drawn in",
    arguments: [
      (3836, 2140, 3.0, 2.0), (1918, 1079, 1.5, 1.5), (1280, 700, 1, 1), (1600, 900, 1.25, 1.5),
      (2000, 1125, 1.5625, 2), (640, 360, 0.5, 1), (3842, 2161, 3842.0 / 1280, 2),
    ] as [(Int, Int, Double, Double)])
  func snapped(width: Int, height: Int, cover: Double, image: Double) {
    let viewport = Viewport(width: width, height: height)
    #expect(viewport.coverScale() == cover && viewport.imageScale == image)
    #expect(cover * 1280 >= Double(width) && cover * 720 >= Double(height))
  }

  @Test(
    "R121 what belongs to a backdrop grows with it where a window is not 16 to 9",
    arguments: [(1280, 720, 1.0), (1280, 800, 800.0 / 720), (720, 1280, 1280.0 / 720)])
  func onBackdrop(width: Int, height: Int, cover: Double) {
    let viewport = Viewport(width: width, height: height)
    let (middle, aside) = (
      viewport.pixels(onBackdrop: Point(x: 640, y: 360)),
      viewport.pixels(onBackdrop: Point(x: 740, y: 310))
    )
    #expect(abs(middle.x - Double(width) / 2) < 1 && abs(middle.y - Double(height) / 2) < 1)
    #expect(abs(aside.x - middle.x - 100 * cover) < 1e-6)
    #expect(abs(middle.y - aside.y - 50 * cover) < 1e-6)
  }

  @Test("a window without a size is taken for one pixel")
  func nothing() {
    #expect(Viewport(width: 0, height: 0).scale > 0)
  }
}

@Suite struct ResourceFolderTests {
  @Test("BUNGLE_RESOURCES is the only folder tried when it is set")
  func named() {
    #expect(ResourceFolder.candidates(named: "/a/b", beside: "/usr/bin/") == ["/a/b"])
  }

  @Test("the installed folder comes before those of a checkout, the current folder last")
  func order() {
    let folders = ResourceFolder.candidates(named: nil, beside: "/home/me/game/.build/release/")
    #expect(folders.first == "/home/me/game/.build/release/../share/bungle-in-the-jungle")
    #expect(folders.contains("/home/me/game/Resources"))
    #expect(folders.last == "Resources")
  }

  @Test("R98 a missing font is told with its file and the package that brings it")
  func font() {
    let error = #expect(throws: PlatformError.self) {
      try ResourceFolder(path: "/nowhere").check()
    }
    #expect(error?.description.contains("/nowhere/fonts/Andika-Regular.ttf") == true)
    #expect(error?.description.contains("fonts-sil-andika") == true)
  }

  @Test(
    "R105 what is pinned to an edge keeps its distance from it in a window of any shape",
    arguments: [(1280, 720), (800, 1200), (1920, 800), (641, 479)])
  func pinned(width: Int, height: Int) {
    let viewport = Viewport(width: width, height: height)
    for (pin, corner) in [
      (Point.topLeft, Point(x: 0, y: 0)), (.topRight, Point(x: 1280, y: 0)),
      (.bottom, Point(x: 640, y: 720)),
    ] {
      let place = viewport.pixels(corner, pinnedTo: pin)
      #expect(abs(place.x - pin.x * Double(width)) <= 1)
      #expect(abs(place.y - pin.y * Double(height)) <= 1)
      let inside = viewport.pixels(Point(x: corner.x + 10, y: corner.y + 20), pinnedTo: pin)
      #expect(abs(inside.x - place.x - 10 * viewport.scale) < 1e-9)
      #expect(abs(inside.y - place.y - 20 * viewport.scale) < 1e-9)
    }
    #expect(viewport.pixels(.center, pinnedTo: nil) == viewport.pixels(.center))
  }
}
