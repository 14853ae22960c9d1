import CSDL2
import Glibc
import Testing

@testable import SDLPlatform

@Suite struct WindowShapeTests {
  @Test("R105 a window's shape comes back from the settings as it was kept")
  func roundTrip() {
    for shape in [
      WindowShape(width: 1280, height: 720), WindowShape(width: 500, height: 900),
      WindowShape(width: 1000, height: 640, isMaximised: true),
    ] {
      #expect(WindowShape(values: shape.values) == shape)
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
    #expect(WindowShape(values: values) == nil)
  }

  @Test("R105 a window is never larger than the screen, and stays large enough to play")
  func fitted() {
    let shape = WindowShape(width: 2000, height: 900)
    #expect(shape.fitted(width: 1024, height: 768) == WindowShape(width: 1024, height: 768))
    #expect(shape.fitted(width: 3840, height: 2160) == shape)
    #expect(shape.fitted(width: 0, height: 0) == WindowShape(width: 320, height: 180))
  }
}

@MainActor
@Suite(.serialized) struct WindowTests {
  @Test("R105 a window that is asked to be larger than the screen opens as large as the screen")
  func opens() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    let window = try Window(
      title: "test", shape: WindowShape(width: 9_000, height: 9_000), isFullscreen: false,
      isHidden: true)
    var room = SDL_Rect()
    SDL_GetDisplayUsableBounds(0, &room)
    #expect(window.size == (Int(room.w), Int(room.h)))
  }

  @Test("R105 the shape to be remembered is the one without full screen")
  func shape() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    let window = try Window(
      title: "test", shape: WindowShape(width: 640, height: 400), isFullscreen: false,
      isHidden: true)
    #expect(window.shape == WindowShape(width: 640, height: 400))
    window.setFullscreen(true)
    #expect(window.shape == WindowShape(width: 640, height: 400))
    window.setFullscreen(false)
    SDL_SetWindowSize(window.handle, 700, 500)
    #expect(window.shape == WindowShape(width: 700, height: 500))
  }
}
