internal import Animation
public import Figures
internal import Phrases
public import Stage
public import Widgets

/// The settings, tab by tab; a choice takes effect at once and is remembered.
public struct SettingsScene: ScreenScene {
  public enum Action: Hashable, Sendable {
    case open(Tab)
    case choose(Preferences)
    /// Waits for the next press of a key, which then replaces this one.
    case replace(Key)
  }

  public enum Tab: String, Hashable, Sendable, CaseIterable {
    case sound, sight, play, keys, language

    var look: (title: Phrase, pictogram: Pictogram) {
      switch self {
      case .sound: (.settings(.pageSound), .sound)
      case .sight: (.settings(.pagePicture), .sight)
      case .play: (.settings(.pagePlay), .play)
      case .keys: (.settings(.pageKeys), .keys)
      case .language: (.settings(.pageLanguage), .globe)
      }
    }
  }

  public var controls = Controls()
  public var cast = PageBackground()
  private(set) var tab = Tab.sound
  /// The sliders by name, whose knobs glide.
  private var sliders: [String: Slider] = [:]
  /// The key to be replaced by the next key press.
  private(set) var awaitedKey: Key?

  public init(preferences: Preferences = Preferences()) {
    for case .slider(let name, let tenths, _) in preferences.rows(on: .sound).map(\.control) {
      sliders[name] = Slider(name, in: SettingsLayout.card, SettingsRow.tenths, value: tenths)
    }
  }

  private func layout(_ view: View) -> SettingsLayout {
    SettingsLayout(tab: tab, isLarge: view.preferences.textSize != .normal)
  }

  public func declare(on screen: inout Screen<Action>) {
    let (view, layout) = (screen.view, layout(screen.view))
    let tabs = Tab.allCases.filter { $0 != .language || view.languages.count > 1 }
    for (tab, frame) in zip(tabs, layout.tabs.columns(tabs.count, gap: layout.tabGap)) {
      screen.choice(
        .open(tab), tab.look.title, tab.look.pictogram, isChosen: tab == self.tab,
        row: tabs.map(\.look.title), named: "page.\(tab.rawValue)", in: frame,
        as: PictureTabRow.self)
    }
    for row in view.preferences.rows(on: tab) {
      let frame = layout.control(row.line)
      switch row.control {
      case .choices(let choices):
        let row = (title: row.title, words: choices.map(\.title))
        declare(choices, in: frame.columns(choices.count, gap: 8), of: row, on: &screen)
      case .slider(let name, _, let setting):
        guard let slider = sliders[name]?.placed(in: frame) else { continue }
        screen.slider(slider, row.title) { .choose(setting($0)) }
      }
    }
    if tab == .keys { declareKeys(layout, on: &screen) }
    if tab == .language {
      let choices = view.preferences.choices(of: view.languages)
      let frames = choices.indices.map(SettingsLayout.language)
      declare(choices, in: frames, of: (tab.look.title, []), on: &screen)
    }
    screen.corner(.back)
  }

  /// Declares choices of the row's title; the row's words have one size.
  private func declare(
    _ choices: [SettingsRow.Choice], in frames: [Rect], of row: (title: Phrase, words: [Phrase]),
    on screen: inout Screen<Action>
  ) {
    for (choice, frame) in zip(choices, frames) {
      screen.choice(
        .choose(choice.preferences), choice.title, of: row.title, choice.pictogram,
        isChosen: choice.isChosen, row: row.words, named: choice.name, in: frame,
        as: SegmentRow.self)
    }
  }

  private func declareKeys(_ layout: SettingsLayout, on screen: inout Screen<Action>) {
    let keys = layout.isLarge ? KeyChoice.inPairs : KeyChoice.all[...]
    for (index, choice) in keys.enumerated() {
      let (key, frame) = (choice.key, layout.key(index))
      let isAwaited = key == awaitedKey
      let spoken = choice.spoken(isAwaited: isAwaited, screen.view.preferences.keys)
      screen.add(.replace(key), spoken, named: "put.\(key.rawValue)", in: frame) {
        choice.draw(isAwaited: isAwaited, in: frame, $0, $1, into: &$2)
      }
    }
    var usual = screen.view.preferences
    usual.keys = [:]
    screen.button(
      .choose(usual), .settings(.usualKeys), .again, named: "keys.usual", in: layout.usualKeys)
  }

  public var keyReading: KeyReading { awaitedKey == nil ? .byMeaning : .byPosition }

  public mutating func react(to event: InputEvent, _ context: inout SceneContext) {
    guard let key = awaitedKey else {
      respond(to: event, &context)
      return
    }
    switch event {
    case .keyNamed(let name):
      context.changePreferences { $0.put(key, on: name) }
      context.play(.click)
      awaitedKey = nil
    case .pointerDown, .key(.escape, _), .focusLost:
      awaitedKey = nil
      if event != .key(.escape, []) { _ = controls.handle(event, on: screen(context.view)) }
    default: break
    }
  }

  public var tall: Arrangement { .page(SettingsLayout.card) }

  public mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .open(let other): tab = other
    case .replace(let key): awaitedKey = key
    case .choose(let chosen):
      let before = context.preferences
      context.changePreferences { $0 = chosen }
      for case .slider(let name, let tenths, _) in chosen.rows(on: .sound).map(\.control) {
        sliders[name]?.glide(to: tenths, at: context.now)
      }
      // The voice says what was set of it, unless it tells all changes anyway.
      let isLouder = chosen.voiceVolume != before.voiceVolume
      if isLouder || chosen.narration != before.narration, chosen.narration == .hints {
        context.emit(.say(Utterance(.settings(isLouder ? .voiceVolume : .voice), .answer)))
      }
      // Voice and ambience are heard in themselves.
      if isLouder || chosen.ambienceVolume != before.ambienceVolume { return }
    }
    context.play(.click)
  }

  public func running(_ view: View) -> [any Moving] { [sliders] }

  public func describe(_ view: View, in content: inout SpokenContent) {
    let rows = view.preferences.rows(on: tab).compactMap(\.standing)
    let rule: Phrase? = tab == .play ? .settings(view.preferences.rival.rule) : nil
    let title: Phrase? = rows.isEmpty ? tab.look.title : nil
    content.surroundings = .lines([title] + rows + [rule])
  }

  public func draw(_ view: View, into picture: inout Picture) {
    let layout = layout(view)
    cast.draw(watching: controls.pointer, view, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: SettingsLayout.card))
    TabRow.drawLine(under: layout.tabs, into: &picture)
    if tab == .sound {
      picture.draw(.roundedRect(SettingsLayout.divide, radius: 2, tint: .clay).opacity(0.4))
    }
    // The words before the rows have one size.
    let rows = view.preferences.rows(on: tab)
    let width = layout.label(0).width - Pictogram.room
    let size = view.metrics.evenSize(
      of: rows.map { (view.language($0.title), width) }, upTo: TextStyle.Scale.body.rawValue)
    if tab == .play { view.preferences.rival.drawRule(ofSize: size, view, into: &picture) }
    for row in rows {
      let room = Pictogram.draw(
        row.pictogram, in: layout.label(row.line), onWood: false, into: &picture)
      var style = TextStyle(.body, bold: true, fit: width, height: room.height)
      style.size = size
      picture.draw(
        view.language(row.title), style, at: room.point(0, 0.5), anchor: .left, tint: .ink)
    }
  }
}
