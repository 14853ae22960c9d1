internal import ArgumentParser
internal import Director
internal import Phrases
internal import SDLPlatform
internal import Stage
internal import Studio

struct PlayOptions: ParsableArguments {
  @Option(help: ArgumentHelp(option: .scene, valueName: "name"))
  var scene: SceneID = .opening

  @Option(help: ArgumentHelp(option: .seed))
  var seed: UInt64?

  @Option(help: ArgumentHelp(option: .size, valueName: "WxH"))
  var size: WindowSize?

  @Flag(help: ArgumentHelp(option: .fullscreen))
  var fullscreen = false

  @Flag(help: ArgumentHelp(option: .mute))
  var mute = false

  @Flag(help: ArgumentHelp(option: .noAmbience))
  var noAmbience = false

  @Flag(help: ArgumentHelp(option: .calm))
  var calm = false

  @Option(help: ArgumentHelp(option: .language, valueName: "code"))
  var language: String?

  @Flag(help: ArgumentHelp(option: .blankWords))
  var blankWords = false

  @Option(help: ArgumentHelp(option: .data, valueName: "folder"), completion: .directory)
  var data: Path?

  @Option(help: ArgumentHelp(option: .record, valueName: "file"), completion: .file())
  var record: Path?

  @Flag(help: ArgumentHelp(option: .inspect))
  var inspect = false

  /// The stored preferences, overridden by the command line.
  func preferences(over stored: Preferences) -> Preferences {
    var preferences = stored
    if mute { preferences.isMuted = true }
    if noAmbience { preferences.ambienceVolume = 0 }
    if calm { preferences.reducesMotion = true }
    if fullscreen { preferences.isFullscreen = true }
    if let language { preferences.language = language }
    return preferences
  }
}

@MainActor
enum Play {
  static func run(_ options: PlayOptions) throws(PlatformError) {
    MallocTuning.apply()
    Environment.prepare()
    let resources = try ResourceFolder.complete()
    let data = DataFolder.path(named: options.data)
    let records = RecordThread(folder: data)
    let known =
      options.size.map { WindowGeometry(width: $0.width, height: $0.height) }
      ?? WindowGeometry(values: records.settings)
    let stored = Preferences(values: records.settings)
    let preferences = options.preferences(over: stored)
    let seed = options.seed ?? .random(in: .min ... .max)
    let languages = Languages(resources: resources)
    var director = Director(
      starting: options.scene, seed: seed, preferences: preferences,
      language: languages.spoken(preferences.language))
    director.languages = languages.known
    director.wordsAreBlank = options.blankWords
    let painter = Painter(resources: resources)
    let first = director.picture(ahead: 0)
    func readAhead(_ geometry: WindowGeometry) {
      painter.readAhead(
        first, for: Viewport(width: geometry.width, height: geometry.height))
    }
    // Pictures are read while SDL opens the window, whose size is usually as guessed.
    let expected = known ?? .usual
    readAhead(expected)
    let window = try Window(
      title: "Bungle in the Jungle", geometry: known, isFullscreen: preferences.isFullscreen,
      opening: { geometry in
        if (geometry.width, geometry.height) != (expected.width, expected.height) {
          readAhead(geometry)
        }
      })
    // The window may have opened at another size than requested.
    let geometry = window.updateGeometry()
    let loop = GameLoop(
      director: director, window: window, painter: painter, resources: resources, records: records,
      recordings: DataFolder.recordings(in: data, resources))
    loop.visitChoices = preferences.values.filter { stored.values[$0.key] != $0.value }
    let recording = Recording(
      scene: options.scene, seed: seed, width: geometry.width, height: geometry.height,
      preferences: preferences)
    try watch(loop, recording, options)
    loop.run()
  }

  private static func watch(
    _ loop: GameLoop, _ recording: Recording, _ options: PlayOptions
  ) throws(PlatformError) {
    if options.inspect || options.record != nil {
      loop.recording = LiveRecording(
        recording, path: options.record?.text, isInspected: options.inspect)
      try loop.saveRecording()
    } else if !options.calm {
      // A visit that is recorded must not follow the desktop, which the replay doesn't know.
      loop.followsDesktop = true
    }
  }
}
