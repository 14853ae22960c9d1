public import Animation
internal import Figures
public import Phrases
internal import Rules
public import Stage
public import Widgets

/// One page with the rules, the acknowledgments and a way back.
public struct InformationScene: ScreenScene {
  public enum Action: Hashable, Sendable { case back }

  public var controls = Controls()
  var ground = PageGround()

  /// The doors that a sentence each is about, below the two tables of rules.
  static let doors: [HubWords.Game] = [.winOrLose, .simonSays]

  public init() {}

  public func declare(on screen: inout Screen<Action>) { screen.corners(back: .back) }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    ground.disturb(&stage)
    respond(to: event, &stage)
  }

  public mutating func tick(_ stage: inout StageContext) { ground.tick(&stage) }

  public func wakes(_ view: View) -> Time? { ground.wakes(view) }

  public var tall: Arrangement { .page(InformationLayout.card) }

  public mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .back:
      stage.play(.page)
      stage.finish(.back)
    }
  }

  public func announcement(_ view: View) -> Phrase? {
    let rules =
      Throw.allCases.map(InformationWords.hand) + Animal.allCases.map(InformationWords.animal)
    let doors = Self.doors.map { Phrase.hub(.line($0)) }
    return .lines((rules + [.tie]).map(Phrase.information) + doors)
  }

  public var landmarks: [Place] { [Place("page", InformationLayout.card)] }
}

/// The layout of the information page.
enum InformationLayout {
  static let card = Rect(x: 136, y: 16, width: 1_008, height: 688)
  static let heading = Point(x: 640, y: 76)
  static let tie = Point(x: 640, y: 371)
  /// The middle of the row about one of `InformationScene.doors`, 0…1.
  static func door(_ index: Int) -> Double { 428 + 70 * Double(index) }
  /// Its name and its sentence.
  static let (doorName, doorLine) = (352.0, 600.0)
  static let (doorNameWidth, doorLineWidth) = (236.0, 490.0)
  static let thanks = Point(x: 640, y: 564)
  /// The first line of the acknowledgments.
  static let thanksLine = Point(x: 640, y: 608)
  static let lineHeight = 36.0

  /// The left edge of a column of rules; 0 or 1.
  static func column(_ index: Int) -> Double { 196 + 448 * Double(index) }

  /// A rule's sentence: its offset from the left of its column, and its maximum width.
  static let sentence = 156.0
  static let sentenceWidth = 290.0

  static let columnHeading = 140.0

  /// The middle of a rule's row, 0…2.
  static func row(_ index: Int) -> Double { 190 + 65 * Double(index) }
}
