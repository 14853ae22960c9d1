internal import Phrases
internal import Stage

/// What a round button in a corner of the screen leads to.
public enum Corner: Sendable {
  /// The clearing, by a house, or the page before, by an arrow.
  case home, back
  /// The options of a game, beside the way back.
  case options
  case information, settings

  /// Where it leads by itself; nil for what a game has to show.
  var ending: Ending? {
    switch self {
    case .home, .back: .back
    case .options: nil
    case .information: .chose(.information)
    case .settings: .chose(.settings)
    }
  }

  var look: (words: Phrase, icon: ImageAsset, name: String, frame: Rect) {
    switch self {
    case .home: (.spoken(.back), Pictogram.home.asset, "back", IconButton.topLeft)
    case .back: (.spoken(.back), WidgetAssets.iconBack, "back", IconButton.topLeft)
    case .options:
      (.common(.options), Pictogram.options.asset, "options", IconButton.besideTopLeft)
    case .information:
      (.spoken(.information), WidgetAssets.iconInfo, "information", IconButton.besideTopRight)
    case .settings:
      (.spoken(.settings), WidgetAssets.iconSettings, "settings", IconButton.topRight)
    }
  }
}
