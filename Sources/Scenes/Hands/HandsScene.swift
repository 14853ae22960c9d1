internal import Rules
public import Stage
public import Widgets

/// Rock, paper, scissors: a setup page, and matches by rounds or by points.
public struct HandsScene: PagedScene {
  public var page: any Page

  /// Begins with the name and the match used last.
  public init(preferences: Preferences = Preferences()) {
    page = SetupPage(MatchSetup(preferences))
  }

  /// Keeps a match of two players, but none against the jungle.
  public var savedState: (any Scene)? {
    guard let table = page as? GamePage, table.pair != nil else { return nil }
    var rest = self
    rest.page = table.rested
    return rest
  }
}
