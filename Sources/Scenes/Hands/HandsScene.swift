public import Stage
public import Widgets

/// Rock, paper, scissors with a setup, by rounds or by points, and a table.
public struct HandsScene: PagedScene {
  public var page: any Page

  /// Fills in the name used last.
  public init(preferences: Preferences = Preferences()) {
    page = SetupPage(name: preferences.lastName)
  }

  /// Keeps a match of two for their return, but none with the jungle.
  public var remainder: (any Scene)? {
    guard let table = page as? GamePage, table.pair != nil else { return nil }
    var rest = self
    rest.page = table.rested
    return rest
  }
}
