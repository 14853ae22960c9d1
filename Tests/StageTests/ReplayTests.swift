import Animation
import Rules
import Stage
import Testing

@Suite struct ReplayTests {
  private let sample = """
    bungle-replay 1
    # a comment
    scene jungle
    seed 7
    size 1280x720
    choice calm true

    60 down 260 560.5
    75 move 640 300
    90 up 640 300
    91 key shift+tab
    92 text Zoë 🦁 \\\\ a\\nb
    93 blur
    300 end
    """

  @Test("R106 a replay file is read as it is written")
  func reading() throws {
    let replay = try Replay(text: sample)
    #expect(replay.scene == .jungle && replay.seed == 7 && replay.end == 300)
    #expect(replay.width == 1280 && replay.height == 720 && replay.preferences.reducesMotion)
    #expect(
      replay.moments.map(\.event) == [
        .pointerDown(Point(x: 260, y: 560.5)), .pointerMoved(Point(x: 640, y: 300)),
        .pointerUp(Point(x: 640, y: 300)), .key(.tab, .shift), .text("Zoë 🦁 \\ a\nb"), .focusLost,
      ])
    #expect(replay.moments.map(\.tick) == [60, 75, 90, 91, 92, 93])
  }

  @Test("R106 writing and reading gives the same replay, for every kind of event")
  func roundTrip() throws {
    var replay = Replay(scene: .simonSays, seed: .max, width: 800, height: 1200, end: 99)
    replay.preferences.speed = .brisk
    replay.preferences.choices["drill.rounds"] = "20"
    let events: [InputEvent] =
      [
        .pointerMoved(Point(x: 0.1, y: -1e-9)), .pointerDown(.zero), .pointerUp(.zero),
        .pointerCancelled, .pointerLeft, .otherPressed, .wheel(-1.5), .text(" "),
        .text("a\r\nb\\n"),
        .composing(""), .composing("にほ"), .paste("x\ny"), .focusLost, .focusGained,
      ] + Key.allCases.map { .key($0, []) }
      + [.key(.left, [.shift, .control, .alt])]
      + Seat.allCases.flatMap { seat in
        [.pressed(.two, at: seat), .gamepadLost(seat), .gamepadFound(seat)]
      }
    replay.moments = events.enumerated().map { Replay.Moment(tick: Int64($0), event: $1) }
    #expect(try Replay(text: replay.text) == replay)
  }

  @Test(
    "R106 a scoreboard is recorded with its names as they are",
    arguments: ["Ana Maria", "The Three of Us", "Zoë", "back\\slash", "n"])
  func names(name: String) throws {
    var replay = Replay(scene: .simonSays, seed: 1, width: 800, height: 600, end: 9)
    replay.records = try ["Ada", name, "Grace"].map {
      Standings.Entry(
        name: try Name($0), kind: .team, points: 17, longest: 5, date: 1_795_256_100)
    }
    #expect(try Replay(text: replay.text) == replay)
  }

  @Test(
    "R106 what is typed is recorded as it is, whatever breaks a line",
    arguments: ["a\rb", "a\r\nb", "a\nb", "back\\slash \\n", " ", "#1", "\r", "Zoë 🦁"])
  func typed(words: String) throws {
    var replay = Replay(scene: .simonSays, seed: 1, width: 800, height: 600, end: 9)
    let events: [InputEvent] = [.text(words), .paste(words), .composing(words)]
    replay.moments = events.map { Replay.Moment(tick: 3, event: $0) }
    #expect(try Replay(text: replay.text) == replay)
  }

  @Test("R106 a point is numbers, or a place and how far from its middle; a tap is three moments")
  func places() throws {
    let head = "bungle-replay 1\nscene hub\nseed 1\nsize 640x480\n"
    let lines =
      "2 move 640.0 360.0\n3 tap door.hands\n15 down region 12.0 -40.5\n16 up a-b\n16 end\n"
    let replay = try Replay(text: head + lines)
    #expect(replay.text == head + lines, "what is read is written as it was")
    #expect(replay.moments.map(\.tick) == [2, 3, 9, 15, 15, 16])
    #expect(
      replay.moments.map(\.place) == [nil] + Array(repeating: "door.hands", count: 3) + [
        "region", "a-b",
      ])
    let layout = [Place("region", Rect(x: 100, y: 100, width: 200, height: 100))]
    #expect(
      replay.moments.map { $0.event(among: layout) } == [
        .pointerMoved(Point(x: 640, y: 360)), nil, nil, nil,
        .pointerDown(Point(x: 212, y: 109.5)), nil,
      ])
  }

  @Test(
    "R106 a point that its distance from a place does not lead back to stays as it is",
    arguments: 0..<200)
  func exact(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    func number() -> Double { Double(chance.next() % 1_000_000) / 777 }
    let place = Place("p", Rect(x: number(), y: number(), width: number(), height: number()))
    let event = InputEvent.pointerDown(Point(x: number(), y: number()))
    var replay = Replay(scene: .hub, seed: 1)
    replay.add(event, at: 1, near: place)
    #expect(replay.moments.map { $0.event(among: [place]) } == [event])
  }

  @Test(
    "R106 a malformed file gets its line and what was expected there",
    arguments: [
      ("", 1, "bungle-replay 1"),
      ("bungle-replay 2\n", 1, "bungle-replay 1"),
      ("bungle-replay 1\nscene moon\n", 2, "jungle"),
      ("bungle-replay 1\nscene jungle\nseed -1\n", 3, "whole number"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 10\n", 4, "1280x720"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 99999x1\n", 4, "1280x720"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\nchoice calm\n", 5, "NAME VALUE"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\nchoice calm so\n", 5, "`calm`"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\nfoo\n", 5, "TICK"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n1 jump\n", 5, "an event"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n1 down 3\n", 5, "two numbers"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n1 down nan 3\n", 5, "two numbers"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n1 down sky 3\n", 5, "two numbers"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n1 tap 3 4\n", 5, "name of a place"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n5 tap a\n9 blur\n", 6, "17 or later"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n1 key q\n", 5, "a key"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n5 blur\n4 blur\n", 6, "5 or later"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n5 blur\n", 6, "end"),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n5 end\n6 blur\n", 6, "nothing"),
      (
        "bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n9223372036854775807 end\n", 5,
        "a day of play"
      ),
      ("bungle-replay 1\nscene jungle\nseed 1\nsize 640x480\n5184001 blur\n", 5, "5184000"),
      (String(repeating: "\n", count: 500_001), 500_001, "500000 lines"),
    ])
  func malformed(text: String, line: Int, expected: String) {
    do {
      _ = try Replay(text: text)
      Issue.record("it was read without a complaint")
    } catch {
      #expect(error.line == line)
      #expect(error.expected.contains(expected))
    }
  }

  @Test("preferences survive being written as words", arguments: 0..<60)
  func preferences(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int(chance.next() % UInt64(values.count))]
    }
    var preferences = Preferences()
    preferences.volume = pick([0, 0.1, 0.35, 1])
    preferences.ambienceVolume = pick([0, 0.2, 1])
    preferences.isMuted = pick([true, false])
    preferences.isMono = pick([true, false])
    preferences.isHighContrast = pick([true, false])
    preferences.keys = pick([[:], [.one: "W", .enter: "Keypad 5"]])
    preferences.showsCaptions = pick([true, false])
    preferences.reducesMotion = pick([true, false])
    preferences.speed = pick(Preferences.Speed.allCases)
    preferences.rival = pick(Rival.Kind.allCases)
    preferences.wantsExactDrop = pick([true, false])
    preferences.isFullscreen = pick([true, false])
    preferences.textSize = pick(Preferences.TextSize.allCases)
    preferences.goal = pick(Preferences.goals.map(\.goal))
    preferences.lastDoor = pick(SceneID.allCases)
    preferences.choices = pick([[:], ["a.b": "c d"]])
    #expect(Preferences(values: preferences.values) == preferences)
  }

  @Test("R137 a key that was put back where it usually is stays there, whatever is stored of it")
  func usualKeys() {
    var preferences = Preferences()
    preferences.keys = [.one: "W", .enter: "Keypad 5"]
    var stored = preferences.values
    preferences.keys = [.enter: "Keypad 6"]
    // What is not named stays as it is on the disk.
    stored.merge(preferences.values) { $1 }
    #expect(Preferences(values: stored).keys == [.enter: "Keypad 6"])
  }

  @Test("R106 a recording keeps a choice that was taken back", arguments: ["", "c d"])
  func emptyChoice(value: String) throws {
    var replay = Replay(scene: .hub, seed: 1, width: 800, height: 600, end: 5)
    replay.preferences.choices = ["hands.name": value]
    #expect(try Replay(text: replay.text).preferences == replay.preferences)
  }

  @Test("R137 settings of a game that knew two sizes of words and three speeds open as they were")
  func older() {
    let preferences = Preferences(
      values: ["text-size": "large", "speed": "1.5", "captions": "true", "calm": "true"])
    #expect(preferences.textSize == .large && preferences.speed == .brisk)
    #expect(preferences.showsCaptions && preferences.reducesMotion)
    #expect(!preferences.isMono && !preferences.isHighContrast && preferences.keys.isEmpty)
  }

  @Test("nonsense in stored preferences keeps the usual values")
  func nonsense() {
    let values = [
      "volume": "7", "ambience": "-1", "calm": "maybe", "speed": "9", "door": "cellar",
      "extra": "x",
    ]
    #expect(Preferences(values: values) == Preferences())
  }
}
