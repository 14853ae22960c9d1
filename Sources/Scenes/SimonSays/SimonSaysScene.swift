internal import Stage
public import Widgets

/// The scene of Simon Says: the jungle drums a sequence on four drums, and the players repeat it.
public struct SimonSaysScene: PagedScene {
  public var page: any Page = MenuPage()

  public init() {}
}
