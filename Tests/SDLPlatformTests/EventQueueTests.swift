import Animation
import CSDL2
import Glibc
import Stage
import Testing

@testable import SDLPlatform

/// What SDL says, and what the game makes of it.
extension SDLTests {
  @MainActor @Suite("R94 R100 Mouse, wheel and fingers, as SDL tells of them", .serialized)
  final class EventQueueTests {
    private let window: Window
    private let events: EventQueue
    /// Two pixels to a unit of the window.
    private let viewport = Viewport(width: 1280, height: 720)

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      window = try Window(
        title: "test", geometry: WindowGeometry(width: 640, height: 360), isFullscreen: false,
        isHidden: true)
      events = EventQueue(window: window)
      _ = events.drain(in: viewport)
    }

    /// What comes of events of a kind, each filled in by a change.
    private func heard(
      _ kind: SDL_EventType, _ changes: (inout SDL_Event) -> Void...
    ) -> [InputEvent] {
      for change in changes {
        var event = SDL_Event()
        event.type = kind.rawValue
        change(&event)
        SDL_PushEvent(&event)
      }
      return events.drain(in: viewport).compactMap {
        if case .input(let event) = $0 { event } else { nil }
      }
    }

    private func pressed(by which: UInt32) -> [InputEvent] {
      heard(SDL_MOUSEBUTTONDOWN) {
        $0.button.which = which
        $0.button.button = 1
        $0.button.state = UInt8(SDL_PRESSED)
        ($0.button.x, $0.button.y) = (150, 100)
      }
    }

    @Test("R94 who presses is told: the mouse, or the finger of which SDL makes a mouse")
    func pointers() {
      let place = InputEvent.pointerDown(Point(x: 300, y: 200))
      #expect(pressed(by: 0) == [.used(.pointer), place])
      #expect(pressed(by: UInt32.max) == [.used(.touch), place])
    }

    @Test("R94 R172 a second finger presses for itself, where it is")
    func fingers() {
      func down(_ finger: Int64, _ x: Float) -> (inout SDL_Event) -> Void {
        { event in
          event.tfinger.fingerId = finger
          (event.tfinger.x, event.tfinger.y) = (x, 0.5)
        }
      }
      let heard = heard(SDL_FINGERDOWN, down(7, 0.25), down(8, 0.75))
      #expect(heard == [.used(.touch), .otherFinger(Point(x: 960, y: 360))])
      _ = self.heard(SDL_WINDOWEVENT) {
        $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
      }
      #expect(self.heard(SDL_FINGERDOWN, down(9, 0.5)) == [], "it is the first one now")
    }

    @Test(
      "R100 a wheel that is turned towards the hand goes on, also where the desktop turns it round",
      arguments: [(Float(-2), false, 2.0), (1, false, -1), (2, true, 2)])
    func wheel(turned: Float, isFlipped: Bool, lines: Double) {
      let heard = heard(SDL_MOUSEWHEEL) {
        $0.wheel.preciseY = turned
        if isFlipped { $0.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue }
      }
      #expect(heard == [.wheel(lines)])
    }

    @Test("R94 a pointer that goes is gone, but one that holds something stays with it")
    func leaving() {
      func left() -> [InputEvent] {
        heard(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue) }
      }
      #expect(left() == [.pointerLeft])
      _ = pressed(by: 0)
      #expect(left() == [])
    }
  }
}
