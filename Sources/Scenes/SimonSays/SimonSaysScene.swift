internal import Stage
public import Widgets

/// Four drums around a fire: the jungle drums a sequence, and the players repeat it.
public struct SimonSaysScene: PagedScene {
  public var page: any Page = MenuPage()

  public init() {}
}
