internal import CSDL2
internal import CSDL2Image
public import Stage

/// The game's window.
@MainActor
public final class Window {
  let handle: OpaquePointer
  public private(set) var isFullscreen: Bool
  private var isTyping = false

  /// Opens a window of `width` by `height`; it is empty until the first picture is drawn.
  public init(
    title: String, width: Int, height: Int, isFullscreen: Bool, isHidden: Bool = false
  ) throws(PlatformError) {
    try Self.startVideo()
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | (isFullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
      | (isHidden ? SDL_WINDOW_HIDDEN.rawValue : 0)
    guard
      let handle = SDL_CreateWindow(
        title, bungle_window_centered(), bungle_window_centered(), Int32(width), Int32(height),
        flags)
    else {
      let reason = sdlError()
      SDL_Quit()
      throw PlatformError("Cannot open a window: \(reason).")
    }
    self.handle = handle
    self.isFullscreen = isFullscreen
    SDL_SetWindowMinimumSize(handle, 320, 180)
    // SDL begins with text input switched on, which wakes input methods that nobody needs yet.
    SDL_StopTextInput()
    SDL_EnableScreenSaver()
  }

  isolated deinit {
    SDL_DestroyWindow(handle)
    SDL_Quit()
  }

  /// SDL's name for the way to the screen, e.g. `x11`.
  var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none" }

  /// The size in the units in which the pointer is reported; real pixels may be finer.
  var size: (width: Int, height: Int) {
    var (wide, high): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &wide, &high)
    return (Int(wide), Int(high))
  }

  public func toggleFullscreen() {
    isFullscreen.toggle()
    SDL_SetWindowFullscreen(handle, isFullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Follows what the player has chosen elsewhere.
  public func setFullscreen(_ wanted: Bool) {
    if wanted != isFullscreen { toggleFullscreen() }
  }

  /// Starts or stops typing; an input method may stand beside `focus`, which is in design space.
  public func setTextFocus(_ focus: Rect?, in viewport: Viewport) {
    guard let focus else {
      if isTyping { SDL_StopTextInput() }
      isTyping = false
      return
    }
    let pixels = viewport.pixels(focus)
    let ratio = Double(size.width) / Double(viewport.width)
    func units(_ value: Int) -> Int32 { Int32((Double(value) * ratio).rounded()) }
    var area = SDL_Rect(
      x: units(pixels.x), y: units(pixels.y), w: units(pixels.width), h: units(pixels.height))
    SDL_SetTextInputRect(&area)
    if !isTyping { SDL_StartTextInput() }
    isTyping = true
  }

  /// Shows `file`, a PNG, in the task bar.
  public func setIcon(file: String) {
    guard let icon = IMG_Load(file) else { return }
    SDL_SetWindowIcon(handle, icon)
    SDL_FreeSurface(icon)
  }

  /// Takes the window off the screen at once, before anything slow is put away.
  public func hide() { SDL_HideWindow(handle) }

  private static func startVideo() throws(PlatformError) {
    guard hasDisplay else { throw noDisplay }
    for (name, value) in hints { SDL_SetHint(name, value) }
    if environment("WAYLAND_DISPLAY") == nil, environment("DISPLAY") != nil {
      // Where only X is, nothing else is tried; Wayland's library would complain on the error stream.
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    }
    SDL_SetMainReady()
    guard SDL_Init(bungle_init_flags()) == 0 else {
      throw PlatformError("No display: \(sdlError()). Start the game in a graphical session.")
    }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
    // Without a display SDL quietly draws where nobody can see it.
    guard driver != "offscreen" || environment("SDL_VIDEODRIVER") == "offscreen" else {
      SDL_Quit()
      throw noDisplay
    }
  }

  /// Whether there may be something to show a window on: a session, a console with a screen, or what was asked for.
  private static var hasDisplay: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { environment($0) != nil }
      || isFolder("/dev/dri")
  }

  private static let noDisplay = PlatformError(
    "No display: neither DISPLAY nor WAYLAND_DISPLAY leads to one. Start the game in a graphical"
      + " session, or draw a picture with `bungle shot`.")

  private static let hints = [
    // Straight through shared memory; SDL would otherwise present drawings in memory by OpenGL.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    (SDL_HINT_RENDER_SCALE_QUALITY, "linear"),
    (SDL_HINT_APP_NAME, "Bungle in the Jungle"),
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
  ]
}
