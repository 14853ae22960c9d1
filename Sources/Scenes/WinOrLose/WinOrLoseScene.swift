public import Stage
public import Widgets

/// Win or Lose: the jungle shows a hand and asks you to win, or to lose.
public struct WinOrLoseScene: PagedScene {
  public var page: any Page

  public init(preferences: Preferences = Preferences()) { page = OptionsPage(preferences) }

  /// Asks the first question at once, with the options used last.
  public mutating func enter(_ stage: inout StageContext) { page = GamePage(&stage) }
}
