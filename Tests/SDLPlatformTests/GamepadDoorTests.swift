import CSDL2
import Director
import Rules
import Stage
import Testing

@testable import SDLPlatform

extension SDLTests {
  @MainActor
  @Suite(.serialized) struct GamepadDoorTests {
    private let a = SDL_CONTROLLER_BUTTON_A
    private let b = SDL_CONTROLLER_BUTTON_B
    private let x = SDL_CONTROLLER_BUTTON_X
    private let y = SDL_CONTROLLER_BUTTON_Y
    private let right = SDL_CONTROLLER_BUTTON_RIGHTSHOULDER
    private let left = SDL_CONTROLLER_BUTTON_LEFTSHOULDER

    @Test("R100 a match in the jungle from the doors to its last card, with a gamepad alone")
    func jungle() throws {
      var preferences = Preferences()
      preferences.goal = .firstTo(3)
      let visit = try GamepadVisit(preferences)
      visit.press(x)
      #expect(visit.director.sceneID == .jungle)
      for round in 0..<60 where !visit.shows("alert") { visit.press([x, y, right][round % 3]) }
      #expect(visit.shows("alert") && visit.director.counters.map(\.points).max() == 3)
      visit.press(a)
      #expect(!visit.shows("alert") && visit.director.counters.allSatisfy { $0.points == 0 })
      visit.press(b)
      #expect(visit.director.sceneID == .hub)
      visit.end()
    }

    @Test("R100 a match of the hands from a name to victory, with a gamepad alone")
    func hands() throws {
      let visit = try GamepadVisit(Preferences())
      visit.press(y)
      #expect(visit.director.sceneID == .hands)
      visit.press(a)  // a ready name
      visit.press(x)  // another one
      #expect(visit.words.contains("Jaguar"))
      visit.press(a)  // on to Continue
      visit.press(a)
      for round in 0..<60 where !visit.shows("alert") {
        visit.press([x, y, right][round % 3])
        if !visit.shows("alert") { visit.press(a) }
      }
      #expect(visit.words.contains("Victory!") && visit.shows("won"))
      visit.press(a)  // Play Again
      #expect(visit.words.contains("0") && !visit.shows("won"), "neither side has won anything")
      visit.press(b)
      visit.press(b)
      #expect(visit.director.sceneID == .hub)
      visit.end()
    }

    @Test("R100 ten rounds of Win or Lose, with a gamepad alone")
    func winOrLose() throws {
      let visit = try GamepadVisit(Preferences())
      visit.press(right)
      #expect(visit.director.sceneID == .winOrLose)
      for round in 0..<10 {
        #expect(visit.words.contains("\(round + 1) of 10"))
        visit.press([x, y, right][round % 3])
        if visit.words.contains("Continue") { visit.press(a) }
      }
      #expect(visit.words.contains { $0.hasSuffix(" of 10") })
      visit.press(b)
      #expect(visit.director.sceneID == .hub)
      visit.end()
    }

    @Test("R100 Simon Says to a won round, a mistake and the scoreboard, with a gamepad alone")
    func simonSays() throws {
      let visit = try GamepadVisit(Preferences())
      visit.press(left)
      #expect(visit.director.sceneID == .simonSays)
      visit.press(a)  // shows the focus
      visit.press(a)
      for length in 1...10 {
        let drums = visit.heard
        #expect(drums.count == length)
        visit.forgetDrums()
        for drum in drums {
          visit.press(Self.arrow(to: drum))
          visit.forgetStroke()
        }
      }
      #expect(visit.words.contains("You have won!"))
      visit.forgetDrums()
      visit.press(a)
      let first = try #require(visit.heard.first)
      let wrong: SoundName = first == .drumLeaf ? .drumSun : .drumLeaf
      visit.press(Self.arrow(to: wrong))
      #expect(visit.words.contains("The end!"))
      visit.press(a)  // saves the name that is offered
      #expect(visit.words.contains("Saved"))
      #expect(visit.director.records.map(\.points) == [55])
      visit.press(b)
      #expect(visit.words.contains("Scoreboard") && visit.words.contains("Frog"))
      visit.press(b)
      visit.press(b)
      #expect(visit.director.sceneID == .hub)
      visit.end()
    }

    private static func arrow(to drum: SoundName) -> SDL_GameControllerButton {
      switch drum {
      case .drumLeaf: SDL_CONTROLLER_BUTTON_DPAD_LEFT
      case .drumFlower: SDL_CONTROLLER_BUTTON_DPAD_UP
      case .drumSun: SDL_CONTROLLER_BUTTON_DPAD_RIGHT
      default: SDL_CONTROLLER_BUTTON_DPAD_DOWN
      }
    }
  }
}
