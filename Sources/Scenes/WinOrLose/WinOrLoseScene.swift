public import Stage
public import Widgets

/// Win or Lose: the jungle shows a hand and asks you to win, or to lose.
public struct WinOrLoseScene: PagedScene {
  public var page: any Page

  /// Stands at its options until somebody comes in.
  public init(preferences: Preferences = Preferences()) { page = OptionsPage(preferences) }

  /// Passes the options by, which stay as they were chosen last, and asks the first question.
  public mutating func enter(_ stage: inout StageContext) { page = GamePage(&stage) }
}
