internal import ArgumentParser
internal import Director
internal import SDLPlatform
internal import Stage

/// What can be said about a visit before it begins.
struct PlayOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The scene to begin with.", valueName: "name"))
  var scene: SceneID = .opening

  @Option(help: "The number that all chance follows from; the same seed plays the same game.")
  var seed: UInt64?

  @Option(help: ArgumentHelp("The window's size in pixels.", valueName: "WxH"))
  var size: WindowSize?

  @Flag(help: "Fill the screen.")
  var fullscreen = false

  @Flag(help: "Begin without sound.")
  var mute = false

  @Flag(help: "Calm motion: no overshoot, no shaking, fades instead of zooms.")
  var calm = false

  @Option(
    help: ArgumentHelp("The folder of scores and settings.", valueName: "folder"),
    completion: .directory)
  var data: String?

  /// What the player has chosen, as far as this command line says.
  var preferences: Preferences {
    var preferences = Preferences()
    preferences.isMuted = mute
    preferences.isCalm = calm
    preferences.isFullscreen = fullscreen
    return preferences
  }
}

@MainActor
enum Play {
  static func run(_ options: PlayOptions) throws(PlatformError) {
    let resources = try ResourceFolder.locate()
    try resources.check()
    let size = options.size ?? .usual
    let director = Director(
      starting: options.scene, seed: options.seed ?? .random(in: .min ... .max),
      preferences: options.preferences)
    // The first pictures are read while SDL opens the window.
    let painter = Painter(resources: resources)
    painter.readAhead(
      director.picture(ahead: 0).imageNames.sorted(),
      for: Viewport(width: size.width, height: size.height))
    let window = try Window(
      title: "Bungle in the Jungle", width: size.width, height: size.height,
      isFullscreen: options.fullscreen)
    let loop = GameLoop(director: director, window: window, painter: painter, resources: resources)
    loop.run()
  }
}
