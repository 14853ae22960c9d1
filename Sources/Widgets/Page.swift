public import Stage

/// A page of a scene that has several, e.g. its options, a game or how that ended: a scene of its
/// own, which says when another page follows.
public protocol Page: ScreenScene {
  /// The page that follows; nil while this one is open.
  var next: (any Page)? { get }
  /// Whether it forgets where the pointer was on the page before, and that its focus was shown.
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
  public var openPage: (any Scene)? { page }
  public var layout: [Place] { page.layout }

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

  public func picture(_ view: View) -> Picture { page.picture(view) }
  public func isStill(_ view: View) -> Bool { page.isStill(view) }
}
