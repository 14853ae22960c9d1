internal import Animation
internal import Figures
internal import Phrases
internal import Rules
public import Stage
internal import Widgets

/// The launch picture, then the title over the board: the title zooms in, fades, and the scores
/// appear.
public struct OpeningScene: Scene, Presentation {
  private(set) var playhead = Playhead(OpeningTimelines.opening)
  private(set) var bursts: [Burst] = []

  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    NamedTimeline.both("opening.launch", LaunchAnimation.stirring)
      + NamedTimeline.both("opening.title", OpeningTimelines.opening)
  }

  public init() {}

  public mutating func enter(_ context: inout SceneContext) {
    playhead = Playhead(OpeningTimelines.opening.adapted(to: context.preferences))
  }

  /// Any key or button skips to the end of the current step.
  public mutating func handle(_ event: InputEvent, _ context: inout SceneContext) {
    switch event {
    case .key, .otherPressed, .pointerDown: skip(&context)
    default: break
    }
  }

  public mutating func tick(_ context: inout SceneContext) {
    bursts.removeAll { $0.isOver(at: context.now) }
    act(on: playhead.advance(by: context.step), &context)
  }

  public func isStill(_ view: View) -> Bool { playhead.isFinished && bursts.isEmpty }

  public func layout(_ view: View) -> [Place] { OpeningLayout.places }

  public var tall: Arrangement {
    // The path of the title's middle, from its swing down to its flight up and away.
    let title = OpeningLayout.title
    let path = Rect(x: title.x - 1, y: title.y - 400, width: 2, height: 460)
    let (scale, height) = (0.61, 36.0)
    let pane = Pane(path, Design.middle, height + (path.center.y - title.y) * scale, scale)
    return Board.tall([pane, RuleRing.tall(at: RuleRing.besideRiver)] + ScorePlaques.tall)
  }

  private mutating func skip(_ context: inout SceneContext) { act(on: playhead.skip(), &context) }

  private mutating func act(on events: [TimelineEvent], _ context: inout SceneContext) {
    for event in events {
      switch event.marker(as: OpeningTimelines.Cue.self) {
      case .landed: land(&context)
      case .scores: context.play(.click)
      case nil: if event.kind == .finished { context.finish(.completed) }
      }
    }
  }

  /// Lands the title with a thump and falling leaves.
  private mutating func land(_ context: inout SceneContext) {
    context.play(.thump)
    for x in [280.0, 640, 1000] {
      bursts.add(.leaves, 8, at: Point(x: x, y: OpeningLayout.title.y + 100), &context)
    }
  }
}

extension OpeningScene {
  public func picture(_ view: View) -> Picture {
    let moment = playhead.moment(view)
    func value(_ channel: Channel<Double>, _ rest: Double) -> Double {
      playhead.timeline.value(of: channel, at: moment, otherwise: rest)
    }
    let launch = value(OpeningTimelines.launchOpacity, 1)
    var picture = Picture()
    if launch < 0.5 {
      Board.draw(flow: view.reducesMotion ? .zero : view.time, into: &picture)
      CornerLeaves().draw(at: .zero, into: &picture)
      // Frog and fish leap while the title is still too small to cover them.
      for (creature, late, variant) in [(Creature.frog, 0.8, 0), (.fish, 1.5, 0)]
      where !view.reducesMotion {
        creature.draw(at: moment - .seconds(late), variant: variant, into: &picture)
      }
      for animal in Animal.allCases {
        var figure = AnimalFigure(animal, feet: Board.home(of: animal))
        figure.pose = playhead.timeline[.posture(animal.rawValue), at: moment].pose(of: animal)
        figure.look(at: OpeningLayout.title)
        figure.draw(named: animal.rawValue, into: &picture)
      }
      picture.drawGroup(opacity: value(OpeningTimelines.scoresOpacity, 0)) {
        ScorePlaques.draw(view, into: &$0) { _ in 0 }
        RuleRing.draw(at: RuleRing.besideRiver, winner: nil, into: &$0) {
          WidgetAssets.badge(Animal($0))
        }
      }
    }
    picture.draw(
      .image(OpeningAssets.title, at: OpeningLayout.title)
        .moved(0, value(OpeningTimelines.titleRise, 0))
        .scaled(value(OpeningTimelines.titleScale, 0.04))
        .opacity(value(OpeningTimelines.titleOpacity, 0)).named("title"))
    for burst in bursts { burst.draw(at: view.time, into: &picture) }
    if launch >= 0.5 {
      picture.draw(.backdrop(OpeningAssets.launch).named("launch"))
      if !view.reducesMotion { LaunchAnimation.draw(at: moment, into: &picture) }
    }
    // The launch picture is dark before the board appears, so that one never shows through the
    // other.
    picture.draw(.fill(.deepLeaf).opacity(1 - abs(2 * launch - 1)))
    StatusStrip.draw(nil, view, into: &picture)
    return picture
  }
}

enum OpeningLayout {
  /// The middle of the title at its full size, in the upper half.
  public static let title = Point(x: Design.middle, y: 176)

  static let places: [Place] = [Place("title", Rect(center: title, size: OpeningAssets.title.size))]
}

/// The pictures of the opening and of the hub; `looks` are those of the animals' eyes.
public enum OpeningAssets {
  public static let launch = ImageAsset("launch", 1280, 720)
  public static let looks: [ImageAsset] = LaunchAnimation.looks
  public static let tongue = ImageAsset("launch-tongue", 84, 52)
  public static let title = ImageAsset("title", 1080, 260)
  public static let hub = ImageAsset("hub", 1280, 720)
  public static let door = ImageAsset("door", 250, 300)
}
