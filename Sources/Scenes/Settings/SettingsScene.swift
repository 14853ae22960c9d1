internal import Animation
public import Figures
internal import Phrases
public import Stage
public import Widgets

/// The settings, tab by tab; a choice takes effect at once and is remembered.
public struct SettingsScene: ScreenScene {
  public enum Action: Hashable, Sendable {
    case open(SettingsRow.Tab)
    /// Sets a volume, in tenths.
    case set(VolumeSlider, to: Int)
    case choose(Preferences)
    /// Waits for the key on the keyboard that is to replace this one.
    case replace(Key)
    case usualKeys
  }

  public var controls = Controls()
  public var cast = PageGround()
  private(set) var tab = SettingsRow.Tab.sound
  private var sliders: [VolumeSlider: Slider] = [:]
  /// The key to be replaced by the next key press.
  private(set) var awaitedKey: Key?

  public init(preferences: Preferences = Preferences()) {
    for volume in VolumeSlider.allCases { sliders[volume] = volume.slider(preferences) }
  }

  public func declare(on screen: inout Screen<Action>) {
    let view = screen.view
    let shown = SettingsRow.Tab.allCases.filter { $0 != .language || view.languages.count > 1 }
    screen.tabs(shown, open: tab, in: SettingsLayout.tabs, Action.open)
    for row in SettingsRow.all(on: tab, view.preferences) {
      for choice in row.choices {
        screen.choice(
          .choose(choice.preferences), choice.title, of: row.title, choice.pictogram,
          isChosen: choice.isChosen, row: row.choices.map(\.title), named: choice.name,
          in: choice.frame, as: SegmentRow.self)
      }
      // The sliders of volume are between this row of choices and the next.
      for volume in VolumeSlider.allCases where volume.subject == row.title {
        guard let slider = sliders[volume] else { continue }
        screen.slider(slider, volume.look.title) { .set(volume, to: $0) }
      }
    }
    if tab == .keys { declareKeys(on: &screen) }
    if tab == .language { declareLanguages(on: &screen) }
    screen.corner(.back)
  }

  private func declareKeys(on screen: inout Screen<Action>) {
    let isLarge = screen.view.preferences.textSize != .normal
    for (index, choice) in KeyChoice.all.enumerated() {
      let (key, frame) = (choice.key, SettingsLayout.key(index, isLarge: isLarge))
      let isAwaited = key == awaitedKey
      let spoken = choice.spoken(isAwaited: isAwaited, screen.view.preferences.keys)
      screen.add(.replace(key), spoken, named: "put.\(key.rawValue)", in: frame) {
        choice.draw(isAwaited: isAwaited, in: frame, $0, $1, into: &$2)
      }
    }
    screen.button(
      .usualKeys, .settings(.usualKeys), .again, named: "keys.usual",
      in: SettingsLayout.usualKeys(isLarge: isLarge))
  }

  /// Declares the languages, each by its own name.
  private func declareLanguages(on screen: inout Screen<Action>) {
    let preferences = screen.view.preferences
    let choices: [(code: String?, title: Phrase)] =
      [(nil, .settings(.likeComputer))]
      + screen.view.languages.map { language in
        // Where words are large, the country in a name would make all names smaller.
        let country = preferences.textSize == .normal ? nil : language.name.firstIndex(of: "(")
        let name = country.map { String(language.name[..<$0].dropLast()) } ?? language.name
        return (language.code, .verbatim(name))
      }
    for (index, choice) in choices.enumerated() {
      var chosen = preferences
      chosen.language = choice.code
      screen.choice(
        .choose(chosen), choice.title, of: .settings(.pageLanguage),
        isChosen: preferences.language == choice.code, row: [],
        named: "language.\(choice.code ?? "auto")", in: SettingsLayout.language(index),
        as: SegmentRow.self)
    }
  }

  public var keyReading: KeyReading { awaitedKey == nil ? .byMeaning : .byPosition }

  public mutating func react(to event: InputEvent, _ stage: inout StageContext) {
    guard let key = awaitedKey else {
      respond(to: event, &stage)
      return
    }
    switch event {
    case .keyNamed(let name):
      stage.changePreferences { $0.put(key, on: name) }
      stage.play(.click)
      awaitedKey = nil
    case .pointerDown, .key(.escape, _), .focusLost:
      awaitedKey = nil
      if event != .key(.escape, []) { _ = controls.handle(event, on: screen(stage.view)) }
    default: break
    }
  }

  public var tall: Arrangement { .page(SettingsLayout.card) }

  public mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .open(let other): tab = other
    case .set(let volume, let tenths):
      sliders[volume]?.glide(to: tenths, at: stage.now)
      stage.changePreferences { volume.set(to: tenths, in: &$0) }
      switch volume {
      case .sounds: break
      // The ambience is heard in the continuous sounds themselves.
      case .ambience: return
      case .voice: return sayWhatIsSet(volume.look.title, &stage)
      }
    case .choose(let chosen):
      let before = stage.preferences.narration
      stage.changePreferences { $0 = chosen }
      if chosen.narration != before { sayWhatIsSet(.settings(.voice), &stage) }
    case .replace(let key): awaitedKey = key
    case .usualKeys: stage.changePreferences { $0.keys = [:] }
    }
    stage.play(.click)
  }

  /// Lets the voice say what was set, unless it tells all changes anyway.
  private func sayWhatIsSet(_ words: Phrase, _ stage: inout StageContext) {
    guard stage.preferences.narration == .hints else { return }
    stage.emit(.say(Utterance(words, .answer)))
  }

  public func running(_ view: View) -> [any Moving] { [sliders] }

  public func describe(_ view: View, in content: inout SpokenContent) {
    let rows = SettingsRow.all(on: tab, view.preferences).map { row in
      Phrase.joined([row.title] + row.choices.filter(\.isChosen).map(\.title), by: ": ")
    }
    let rule: Phrase? = tab == .play ? .settings(view.preferences.rival.rule) : nil
    let title: Phrase? = rows.isEmpty ? tab.look.title : nil
    content.surroundings = .lines([title] + rows + [rule])
  }

  public func draw(_ view: View, into picture: inout Picture) {
    cast.draw(watching: controls.pointer, view, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: SettingsLayout.card))
    TabRow.drawLine(under: SettingsLayout.tabs, into: &picture)
    var labels = SettingsRow.all(on: tab, view.preferences).map {
      ($0.title, $0.pictogram, $0.label)
    }
    if tab == .play { view.preferences.rival.drawRule(view, into: &picture) }
    if tab == .sound {
      picture.draw(.rounded(SettingsLayout.divide, radius: 2, tint: .clay).opacity(0.4))
      labels += VolumeSlider.allCases.map {
        ($0.look.title, $0.look.pictogram, SettingsLayout.label($0.look.row, isDense: true))
      }
    }
    drawLabels(labels, view, into: &picture)
  }

  /// Draws pictograms, and words of one common size, before the rows.
  private func drawLabels(
    _ labels: [(words: Phrase, pictogram: Pictogram, place: Rect)], _ view: View,
    into picture: inout Picture
  ) {
    let width = SettingsLayout.label(0, isDense: false).width - Pictogram.room
    let size = view.metrics.evenSize(
      of: labels.map { (view.language($0.words), width) }, upTo: TextStyle.Scale.body.rawValue)
    for (words, pictogram, place) in labels {
      let room = Pictogram.draw(pictogram, in: place, onWood: false, into: &picture)
      var style = TextStyle(.body, bold: true, fit: width, height: room.height)
      style.size = size
      picture.draw(
        view.language(words), style, at: room.point(0, 0.5), anchor: .left, tint: .ink)
    }
  }
}
