internal import Rules
public import Stage
public import Widgets

/// Rock, paper, scissors: a setup page, and matches by rounds or by points.
public struct HandsScene: PagedScene {
  public var page: any Page

  /// Begins at the setup of the match played last, which `enter` passes if nothing is missing.
  public init(preferences: Preferences = Preferences()) {
    page = SetupPage(MatchSetup(preferences))
  }

  /// Opens the match played last, ready to be thrown.
  public mutating func enter(_ stage: inout SceneContext) {
    if let match = (page as? SetupPage)?.match(&stage) { page = match }
  }

  /// Keeps a match of two players, but none against the jungle.
  public var savedState: (any Scene)? {
    guard let table = page as? GamePage, table.pair != nil else { return nil }
    var rest = self
    rest.page = table.savedPage
    return rest
  }
}
