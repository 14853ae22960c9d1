public import Stage

/// A page of a scene with several, e.g. its options, a game, or its result: a scene of its own that
/// names the page to follow.
public protocol Page: ScreenScene {
  /// The page that follows; nil while this one is open.
  var next: (any Page)? { get }
  /// Whether it forgets the pointer's place on the page before, and that the focus was visible.
  var beginsAfresh: Bool { get }
}

extension Page {
  public var beginsAfresh: Bool { false }
}

/// A scene of pages, of which one is open.
public protocol PagedScene: Scene {
  /// The open page.
  var page: any Page { get set }
}

extension PagedScene {
  public var presentation: any Presentation { page }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    page.handle(event, &stage)
    turn()
  }

  public mutating func tick(_ stage: inout StageContext) {
    page.tick(&stage)
    turn()
  }

  private mutating func turn() {
    guard var next = page.next else { return }
    if !next.beginsAfresh { next.controls.follow(page.controls) }
    page = next
  }
}
