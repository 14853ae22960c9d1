internal import Animation
internal import Figures
internal import Phrases
internal import Rules
public import Stage
internal import Widgets

/// The launch picture, then the title over the board: it zooms in, fades, and the scores appear.
public struct OpeningScene: Scene {
  private(set) var playhead = Playhead(OpeningTimelines.opening)
  private(set) var bursts: [Burst] = []

  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    NamedTimeline.both("opening.launch", Daybreak.stirring)
      + NamedTimeline.both("opening.title", OpeningTimelines.opening)
  }

  public init() {}

  public mutating func enter(_ stage: inout StageContext) {
    playhead = Playhead(OpeningTimelines.opening.seen(with: stage.preferences))
  }

  /// Any key or button skips to the end of the current step.
  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    switch event {
    case .key, .otherPressed, .pointerDown: skip(&stage)
    default: break
    }
  }

  public mutating func tick(_ stage: inout StageContext) {
    bursts.removeAll { stage.now >= $0.ends }
    act(on: playhead.advance(by: stage.step), &stage)
  }

  public func isStill(_ view: View) -> Bool { playhead.isFinished && bursts.isEmpty }

  public var layout: [Place] { OpeningLayout.places }

  public var tall: Arrangement {
    let title = Rect(center: OpeningLayout.title, size: Size(2, 2))
    return Board.tall([Pane(title, 640, 60, 0.64)] + ScorePlaques.tall)
  }

  private mutating func skip(_ stage: inout StageContext) {
    act(on: playhead.skip(), &stage)
  }

  private mutating func act(on events: [TimelineEvent], _ stage: inout StageContext) {
    for event in events {
      switch event.marker(as: OpeningTimelines.Cue.self) {
      case .landed: land(&stage)
      case .scores: stage.play(.click)
      case nil: if event.kind == .finished { stage.finish(.completed) }
      }
    }
  }

  /// Lands the title with a thump and falling leaves.
  private mutating func land(_ stage: inout StageContext) {
    stage.play(.thump)
    guard !stage.preferences.isCalm else { return }
    for x in [280.0, 640, 1000] {
      bursts.append(
        Burst(
          .leaves, count: 8, at: Point(x: x, y: OpeningLayout.title.y + 100), since: stage.now,
          using: &stage.decorationRandom))
    }
  }
}
