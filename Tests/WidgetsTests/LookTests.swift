import Animation
import Phrases
import Stage
import StageTesting
import Testing

@testable import Widgets

/// How widgets look, where a player would be misled by another look.
@Suite struct LookTests {
  private let place = Rect(x: 100, y: 100, width: 240, height: 72)

  private func state(_ change: (inout ControlState) -> Void) -> ControlState {
    var state = ControlState()
    change(&state)
    return state
  }

  @Test("R100 a button rises under the pointer and sinks when it is pressed, each with a look")
  func buttonRisesAndSinks() {
    let looks = [
      Button.look(of: ControlState()), Button.look(of: state { $0.isHovered = true }),
      Button.look(of: state { $0.isPressed = true }),
      Button.look(of: state { $0.isEnabled = false }),
    ]
    #expect(Set(looks.map(\.0.name)).count == 4)
    #expect(looks[1].1 < 0 && looks[2].1 > 0)
  }

  @Test(
    "R131 pictogram and word of a button stand together, as far from its left as from its right")
  func pictogramAndWordAreCentred() throws {
    var view = View(time: .zero)
    view.metrics.advances = Dictionary(uniqueKeysWithValues: "Rest".map { ($0, 0.5) })
    func margins(_ view: View) throws -> (left: Double, right: Double) {
      var picture = Picture.of {
        Button.draw("Rest", .again, in: place, ControlState(), view, into: &$0)
      }
      picture.enlargeText(by: view.preferences.textSize.factor, view.metrics)
      let icon = try #require(picture.commands.first { $0.imageName == "icon-to-again" })
      let words = try #require(picture.commands.first { $0.words != nil })
      guard case .text(_, let style, _) = words.shape else { return (0, 1_000) }
      let width = view.metrics.boldWidth(of: "Rest", size: style.size)
      return (icon.frame.minX - place.minX, place.maxX - words.at.x - width / 2)
    }
    for size in Preferences.TextSize.allCases {
      view.preferences.textSize = size
      let close = try margins(view)
      #expect(abs(close.left - close.right) < 6 && close.left > 40)
    }
  }

  @Test("R100 of choices side by side the chosen one alone has a leaf's colour")
  func chosenSegmentIsGreen() {
    for isChosen in [true, false] {
      let picture = Picture.of {
        SegmentRow.draw("On", isChosen: isChosen, in: place, ControlState(), into: &$0)
      }
      #expect(picture.commands.contains { $0.tint == .leaf } == isChosen)
    }
  }

  @Test("R163 a tab's words keep as far off its right rim as its pictogram off the left one")
  func tabMarginsAreEven() throws {
    let picture = Picture.of {
      TabRow.draw("Sprache", .speech, isChosen: true, in: place, ControlState(), into: &$0)
    }
    let words = try #require(
      picture.commands.first { $0.words != nil })
    guard case .text(_, let style, _) = words.shape, let fit = style.fit else {
      Issue.record("words without bounds")
      return
    }
    let sign = try #require(picture.commands.first { $0.frame.width < 60 })
    let left = sign.frame.minX - place.minX
    #expect(place.maxX - (words.at.x + fit / 2) >= left.rounded(.down), "\(left)")
  }

  @Test("R131 a pictogram on parchment has a wooden ground, one on wood needs none")
  func pictogramHasWoodOnParchment() {
    for isChosen in [true, false] {
      let tab = Picture.of {
        TabRow.draw("On", .speech, isChosen: isChosen, in: place, ControlState(), into: &$0)
      }
      let segment = Picture.of {
        SegmentRow.draw("On", .speech, isChosen: isChosen, in: place, ControlState(), into: &$0)
      }
      #expect(tab.commands.contains { $0.tint == .earth } == isChosen)
      #expect(segment.commands.contains { $0.tint == .earth } != isChosen)
    }
  }

  @Test("R100 a sentence of any length, in any size and window, stays off the knots of its strip")
  func sentenceStaysOffTheKnots() throws {
    // A knot ends 33 design pixels from the end of the strip; a third of it stays free.
    let free = 44.0
    let metrics = FontMetrics(advances: ["w": 0.7, " ": 0.25])
    for (count, isTall, size) in [
      (4, false, Preferences.TextSize.normal), (9, false, .normal), (14, false, .normal),
      (40, false, .normal),
      (9, false, .large), (40, false, .large), (9, true, .normal), (40, true, .normal),
      (40, true, .large),
    ] {
      var view = View(time: .zero, metrics: metrics)
      view.isTall = isTall
      view.preferences.textSize = size
      let sentence = Array(repeating: "wwww", count: count).joined(separator: " ")
      let picture = Picture.of { StatusStrip.draw(.verbatim(sentence), view, into: &$0) }
      let strip = try #require(picture.commands.first).frame
      let words = try #require(picture.command(named: "status"))
      guard case .text(let lines, let style, _) = words.shape, let fit = style.fit else {
        Issue.record("words without bounds")
        continue
      }
      let widest = try #require(
        lines.split(separator: "\n").map { metrics.width(of: $0, size: style.size) }.max())
      #expect(
        strip.width - min(fit, widest) >= 2 * free, "\(count) words, \(size), tall: \(isTall)")
    }
  }

  @Test("R137 enlarged words keep clear of the upper and lower rims of their strip")
  func sentenceStaysOffTheRims() throws {
    let metrics = FontMetrics(advances: ["w": 0.7, " ": 0.25])
    var view = View(time: .zero, metrics: metrics)
    view.preferences.textSize = .largest
    for count in [7, 8] {
      let sentence = Array(repeating: "wwww", count: count).joined(separator: " ")
      var picture = Picture.of { StatusStrip.draw(.verbatim(sentence), view, into: &$0) }
      let strip = try #require(picture.commands.first).frame
      picture.enlargeText(by: 2, metrics)
      let words = try #require(picture.command(named: "status"))
      guard case .text(_, let style, _) = words.shape else { return #expect(Bool(false)) }
      // Of letters, accents and tails are 1.25 em high.
      #expect(style.size > 36 && strip.height >= 1.25 * style.size + 7)
      #expect(strip.maxY <= Design.size.height)
    }
  }

  @Test("R37 a number that changes swells, and is as before when it rests")
  func changedNumberSwells() throws {
    func size(_ swell: Double) throws -> Double {
      let picture = Picture.of { Plaque.draw("You", "3", in: place, swell: swell, into: &$0) }
      return try #require(
        picture.commands.first { $0.words == "3" }
      ).scale.x
    }
    #expect(try size(1) > size(0.5) && size(0.5) > size(0))
    #expect(Plaque.jump.value(of: Plaque.swell, at: Plaque.jump.duration) == 0)
  }

  @Test(
    "R101 what comes in is clear at first and there in the end; where motion is calm it only fades")
  func entranceEndsInPlace() {
    func looks(_ reducesMotion: Bool) -> [(opacity: Double, scale: Double)] {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      return (1...18).map { tick in
        let view = View(time: .frames(tick), preferences: preferences)
        let command = Picture.of {
          Entrance(since: .zero).draw(about: .zero, view, into: &$0) {
            $0.draw(.roundedRect(place, radius: 4, tint: .sun))
          }
        }.commands.first
        return (command?.opacity ?? 0, command?.scale.x ?? 0)
      }
    }
    for reducesMotion in [true, false] {
      let looks = looks(reducesMotion)
      #expect(looks[0].opacity < 0.3)
      #expect(zip(looks, looks.dropFirst()).allSatisfy { $0.opacity <= $1.opacity })
      #expect(looks[17] == (1, 1))
      #expect(looks.allSatisfy { $0.scale == 1 } == reducesMotion)
    }
  }

  @Test("R74 what gives a name is said for the device in hand, and to nobody with letters")
  func nameHintFitsTheDevice() throws {
    #expect(try #require(InputDevice.touch.nameHint).english.contains("Tap"))
    #expect(try #require(InputDevice.gamepad.nameHint).english.hasPrefix("A "))
    #expect(InputDevice.pointer.nameHint == nil && InputDevice.keyboard.nameHint == nil)
  }

  @Test("R170 the closed leaves reach every corner of a window six times as wide as high, or tall")
  func leavesReachCorners() {
    let leaves = Picture.of {
      Curtain.drawLeaves(cover: 1, View(time: .zero), into: &$0)
    }.commands.filter { $0.imageName != nil }
    for window in [Size(4_320, 720), Size(720, 1_280)] {
      let seen = Rect(center: Design.frame.center, size: window).insetBy(20)
      for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
        let corner = seen.point(x, y)
        #expect(leaves.contains { $0.frame.contains(corner) }, "\(corner)")
      }
    }
  }
}
