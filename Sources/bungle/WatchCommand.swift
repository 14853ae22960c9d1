internal import ArgumentParser
internal import Glibc
internal import Phrases
internal import SDLPlatform
internal import Stage
internal import Studio
internal import Threads

struct WatchCommand: Subcommand {
  static let configuration = CommandConfiguration(.watch)

  static let acceptedOptions: Set<PlayOptions.Name> = [.size, .fullscreen, .mute]

  @Argument(help: ArgumentHelp(.recording, valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var options: PlayOptions

  func run() throws {
    let replay = try ReplayCommand.read(file)
    let rewind = try SeekableReplay(
      replay, languages: Language.Traits.all, metrics: try ReplayCommand.metrics())
    let size = options.size ?? .usual
    try MainActor.assumeIsolated {
      MallocTuning.apply()
      Environment.prepare()
      let resources = try ResourceFolder.complete()
      let window = try Window(
        title: "Bungle in the Jungle: \(file)",
        geometry: WindowGeometry(width: size.width, height: size.height),
        isFullscreen: options.fullscreen)
      try WatchLoop(
        Viewer(rewind), window: window, resources: resources, isMuted: options.mute
      ).run()
    }
  }
}

@MainActor
private final class WatchLoop {
  private var viewer: Viewer
  private let window: Window
  private let painter: Painter
  private let renderer: Renderer
  private let events: EventQueue
  private let speaker: Speaker
  private var clock = FrameClock(now: SteadyClock.now)

  init(_ viewer: Viewer, window: Window, resources: ResourceFolder, isMuted: Bool) {
    (self.viewer, self.window) = (viewer, window)
    painter = Painter(resources: resources)
    renderer = Renderer(window: window, painter: painter)
    events = EventQueue(window: window)
    speaker = Speaker(resources: resources)
    speaker.order(.volumes(sounds: isMuted ? 0 : 1, ambience: isMuted ? 0 : 0.5))
    // The keys of `watch` are letters, which arrive as text.
    events.isTyping = true
    window.setTextFocus(Design.frame, in: renderer.viewport)
    speaker.order(.prepare)
  }

  func run() throws(PlatformError) {
    try follow()
    window.hide()
    // `exit` does not join the audio thread, which may still be running.
    exit(0)
  }

  private func follow() throws(PlatformError) {
    while !viewer.isOver {
      renderer.draw(viewer.picture())
      if let problem = renderer.problem { throw problem }
      if viewer.isStill { clock.restartTick(at: SteadyClock.now) }
      events.wait(until: deadline)
      for event in events.drain(in: renderer.viewport) {
        switch event {
        case .input(let input): viewer.handle(input)
        case .quit: return
        case .tool: break
        case .exposed: renderer.show()
        case .reshaped, .shown: renderer.forget()
        case .screenChanged: window.fitScreen()
        case .hidden: break
        }
      }
      if let test = viewer.takeTest() { viewer.tell(test.writeFiles()) }
      if renderer.isUnsettled { renderer.settle() }
      for timed in viewer.advance(by: clock.advance(to: SteadyClock.now)) {
        if case .play(let sound, let pan) = timed.effect { speaker.order(.play(sound, pan: pan)) }
      }
      speaker.setAmbience(viewer.soundscape)
    }
  }

  private var deadline: Int64? { viewer.isStill ? nil : clock.due(in: 1) }
}
