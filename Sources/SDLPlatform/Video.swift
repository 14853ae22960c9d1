internal import CSDL2
internal import Glibc

@MainActor
enum Video {
  /// The drivers to try, in order; nil for SDL's own choice.
  ///
  /// Wayland goes first, as its desktops upscale X windows on screens with small pixels.
  static func drivers(_ variable: (String) -> String?) -> [String?] {
    if variable("SDL_VIDEODRIVER") != nil { return [nil] }
    var drivers: [String?] = []
    if variable("WAYLAND_DISPLAY") != nil { drivers.append("wayland") }
    if variable("DISPLAY") != nil { drivers.append("x11") }
    return drivers.isEmpty ? [nil] : drivers
  }

  /// SDL's name of the driver in use, e.g. `x11`.
  static var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none" }

  static func start(_ driver: String?) throws(PlatformError) {
    guard hasDisplay else { throw noDisplay }
    for (name, value) in hints { SDL_SetHint(name, value) }
    // Wayland desktops find the icon by the desktop entry's name.
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", "org.example.bungle_in_the_jungle", 0)
    if let driver { SDL_SetHint(SDL_HINT_VIDEODRIVER, driver) }
    SDL_SetMainReady()
    guard SDL_Init(bungle_init_flags()) == 0 else {
      throw PlatformError("No display: \(sdlError()). Start the game in a graphical session.")
    }
    // Without a display, SDL silently draws offscreen.
    guard Self.driver != "offscreen" || environment("SDL_VIDEODRIVER") == "offscreen" else {
      SDL_Quit()
      throw noDisplay
    }
    // On X11, use shared memory directly; elsewhere SDL needs a renderer to show memory.
    if Self.driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    endWithTerminal()
  }

  static var screens: [DisplayBounds] {
    (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { index in
      var room = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(index, &room) == 0 else { return nil }
      let name = SDL_GetDisplayName(index).map { String(cString: $0) } ?? ""
      return DisplayBounds(
        name: name,
        room: PixelRect(x: Int(room.x), y: Int(room.y), width: Int(room.w), height: Int(room.h)))
    }
  }

  /// Makes a closed terminal end the game like `kill`, with everything saved. The signal may reach
  /// any thread.
  nonisolated private static func endWithTerminal() {
    var closing = sigaction()
    // Under `nohup` the signal is ignored, and stays so.
    guard sigaction(SIGHUP, nil, &closing) == 0, closing.__sigaction_handler.sa_handler == nil
    else {
      return
    }
    signal(SIGHUP) { _ in kill(getpid(), SIGTERM) }
  }

  /// Whether a window may be possible, by a session, a console with a screen, or a forced driver.
  private static var hasDisplay: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { environment($0) != nil }
      || isFolder("/dev/dri")
  }

  private static let noDisplay = PlatformError(
    "No display: neither DISPLAY nor WAYLAND_DISPLAY leads to one. Start the game in a graphical"
      + " session, or draw a picture with `bungle shot`.")

  private static let hints = [
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    (SDL_HINT_RENDER_SCALE_QUALITY, "linear"),
    (SDL_HINT_APP_NAME, "Bungle in the Jungle"),
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
  ]
}
