internal import Rules
public import Stage
public import Widgets

/// The scene of Rock, Paper, Scissors: a setup page, and matches by rounds or by points.
public struct HandsScene: PagedScene {
  public var page: any Page

  /// Creates the scene at the setup of the last match; `enter` goes on to the table if the setup is
  /// complete.
  public init(preferences: Preferences = Preferences()) {
    page = SetupPage(MatchSetup(preferences))
  }

  /// Opens the match that was played last, ready for the first throw, if its setup is complete.
  public mutating func enter(_ context: inout SceneContext) {
    if let match = (page as? SetupPage)?.match(&context) { page = match }
  }

  /// The scene to be saved with a match of two players; nil for a match against the jungle.
  public var savedState: (any Scene)? {
    guard let table = page as? GamePage, table.pair != nil else { return nil }
    var rest = self
    rest.page = table.savedPage
    return rest
  }
}
