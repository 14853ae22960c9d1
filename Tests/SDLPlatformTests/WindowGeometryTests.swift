import CSDL2
import Glibc
import Testing

@testable import SDLPlatform

@Suite struct WindowGeometryTests {
  @Test("R105 a window's geometry comes back from the settings as it was kept")
  func roundTrip() {
    for geometry in [
      WindowGeometry(width: 1280, height: 720), WindowGeometry(width: 500, height: 900),
      WindowGeometry(width: 1000, height: 640, isMaximised: true),
      WindowGeometry(
        width: 1000, height: 640, place: WindowGeometry.Place(x: -1500, y: 20),
        screen: "DP-1, 24\""),
    ] {
      #expect(WindowGeometry(values: geometry.values) == geometry)
    }
  }

  @Test(
    "R105 a size that makes no sense is no size",
    arguments: [
      nil, "", "1280", "1280x", "x720", "1280x720x1", "-1280x-720", "12x9", "99999x720", "a x b",
      "1280x9999999999999999999999",
    ])
  func nonsense(size: String?) {
    var values = ["window.maximised": "true"]
    values["window.size"] = size
    #expect(WindowGeometry(values: values) == nil)
  }

  @Test(
    "R105 a window is never larger than its screen nor beyond it, but large enough to play")
  func fitted() {
    let geometry = WindowGeometry(width: 2000, height: 900)
    #expect(geometry.fitted(in: room(0, 0, 1024, 768)) == WindowGeometry(width: 1024, height: 768))
    #expect(geometry.fitted(in: room(0, 0, 3840, 2160)) == geometry)
    #expect(geometry.fitted(in: room(0, 0, 0, 0)) == WindowGeometry(width: 320, height: 180))
    // Two pixels at each side and a bar of twenty above.
    #expect(
      geometry.fitted(in: room(0, 0, 1024, 768), frame: (4, 22))
        == WindowGeometry(width: 1020, height: 746))
    let placed = WindowGeometry(
      width: 600, height: 400, place: WindowGeometry.Place(x: 900, y: -50))
    #expect(
      placed.fitted(in: room(0, 30, 1024, 738)).place == WindowGeometry.Place(x: 424, y: 30))
  }

  @Test(
    "R105 a first visit's window takes two thirds of its screen, of a small one more, exactly 16 to 9",
    arguments: [
      (1920, 1080, 1280, 720), (3840, 2160, 2560, 1440),
      // Wide and high screens leave the rest to the desktop.
      (3440, 1440, 1696, 954),
      // No more than 1280×720, and a tenth is left for what the desktop shows.
      (1600, 900, 1280, 720), (1366, 768, 1216, 684), (1280, 720, 1152, 648),
      (1080, 1920, 960, 540),
    ])
  func first(width: Int, height: Int, wide: Int, high: Int) {
    let geometry = WindowGeometry.first(
      on: DisplayBounds(name: "a", room: room(0, 0, width, height)))
    #expect(geometry == WindowGeometry(width: wide, height: high, screen: "a"))
    let viewport = Viewport(width: wide, height: high)
    #expect(viewport.scale == viewport.coverScale())
  }

  @Test("R105 the geometry that is guessed before there is a screen is the one on the usual screen")
  func usual() {
    let geometry = WindowGeometry.first(on: DisplayBounds(name: "", room: room(0, 0, 1920, 1080)))
    #expect(
      [WindowGeometry.usual.width, WindowGeometry.usual.height]
        == [geometry.width, geometry.height])
  }

  @Test("R105 a window belongs to the screen that it stood on, by its place or else by its name")
  func screens() {
    let screens = [
      DisplayBounds(name: "laptop", room: room(0, 0, 1024, 768)),
      DisplayBounds(name: "monitor", room: room(1024, 0, 1920, 1080)),
    ]
    func index(x: Int?, _ screen: String?) -> Int? {
      WindowGeometry(
        width: 800, height: 450, place: x.map { WindowGeometry.Place(x: $0, y: 100) },
        screen: screen
      ).index(among: screens)
    }
    #expect(index(x: 1200, "laptop") == 1)
    #expect(index(x: 100, "monitor") == 0)
    #expect(index(x: nil, "monitor") == 1)
    #expect(index(x: 9_000, "monitor") == 1)
    #expect(index(x: nil, "gone") == 0)
    #expect(WindowGeometry(width: 800, height: 450).index(among: []) == nil)
  }

  private func room(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }
}

extension SDLTests {
  @Suite @MainActor struct VideoTests {
    @Test("R105 Wayland comes before X where both are, and what is asked for before both")
    func drivers() {
      func drivers(_ variables: [String: String]) -> [String?] { Video.drivers { variables[$0] } }
      #expect(drivers(["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"]) == ["wayland", "x11"])
      #expect(drivers(["DISPLAY": ":0"]) == ["x11"])
      #expect(drivers(["WAYLAND_DISPLAY": "wayland-0"]) == ["wayland"])
      #expect(drivers([:]) == [nil])
      #expect(drivers(["DISPLAY": ":0", "SDL_VIDEODRIVER": "dummy"]) == [nil])
    }
  }
}

extension SDLTests {
  @MainActor
  @Suite(.serialized) struct WindowTests {
    @Test("R105 a window that is asked to be larger than the screen opens as large as the screen")
    func opens() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let window = try Window(
        title: "test", geometry: WindowGeometry(width: 9_000, height: 9_000), isFullscreen: false,
        isHidden: true)
      var room = SDL_Rect()
      SDL_GetDisplayUsableBounds(0, &room)
      #expect(window.size == (Int(room.w), Int(room.h)))
    }

    @Test("a window that cannot be drawn on is refused in one sentence, and none is left open")
    func undrawable() {
      setenv("SDL_VIDEODRIVER", "nosuchdriver", 1)
      defer { setenv("SDL_VIDEODRIVER", "dummy", 1) }
      let error = #expect(throws: PlatformError.self) {
        try Window(title: "test", geometry: nil, isFullscreen: false, isHidden: true)
      }
      #expect(error?.description.contains("nosuchdriver") == true)
      #expect(SDL_WasInit(SDL_INIT_VIDEO) == 0)
    }

    @Test("R105 the geometry to be remembered is the one without full screen")
    func geometry() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let window = try Window(
        title: "test", geometry: WindowGeometry(width: 640, height: 400), isFullscreen: false,
        isHidden: true)
      func size() -> [Int] { [window.updateGeometry().width, window.updateGeometry().height] }
      #expect(size() == [640, 400])
      window.setFullscreen(true)
      #expect(size() == [640, 400])
      window.setFullscreen(false)
      SDL_SetWindowSize(window.handle, 700, 500)
      #expect(size() == [700, 500])
    }
  }
}
