public import Stage
public import Widgets

/// Win or Lose: the jungle shows a hand and asks you to win, or to lose.
public struct WinOrLoseScene: PagedScene {
  public var page: any Page

  /// Creates the scene at its options, which `enter` skips.
  public init(preferences: Preferences = Preferences()) { page = OptionsPage(preferences) }

  /// Skips the options, which stay as chosen last, and asks the first question.
  public mutating func enter(_ context: inout SceneContext) { page = GamePage(&context) }
}
