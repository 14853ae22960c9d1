internal import Phrases
internal import Stage
internal import Widgets

/// A tab of a page, with its words and its pictogram.
protocol PageTab: Equatable, RawRepresentable<String> {
  var look: (title: Phrase, pictogram: Pictogram) { get }
}

extension Screen {
  /// Adds tabs side by side, of which one is open.
  mutating func tabs<Tab: PageTab>(
    _ tabs: [Tab], open: Tab, in row: Rect, _ action: (Tab) -> Action
  ) {
    for (tab, frame) in zip(tabs, row.columns(tabs.count, gap: 8)) {
      choice(
        action(tab), tab.look.title, tab.look.pictogram, isChosen: tab == open,
        row: tabs.map(\.look.title), named: "page.\(tab.rawValue)", in: frame,
        as: PictureTabRow.self)
    }
  }
}
