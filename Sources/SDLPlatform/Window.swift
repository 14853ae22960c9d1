internal import CSDL2
internal import CSDL2Image
public import Stage

/// The game's window.
@MainActor
public final class Window {
  let handle: OpaquePointer
  /// How the window was when it was last neither maximised nor full.
  private var lastShape: WindowShape
  private var isTyping = false

  /// Opens a window of `shape`, as far as the screen has room; it is empty until the first picture is drawn.
  public init(
    title: String, shape wanted: WindowShape, isFullscreen: Bool, isHidden: Bool = false
  ) throws(PlatformError) {
    try Self.startVideo()
    let shape = Self.fitted(wanted)
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | (shape.isMaximised ? SDL_WINDOW_MAXIMIZED.rawValue : 0)
      | (isFullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
      | (isHidden ? SDL_WINDOW_HIDDEN.rawValue : 0)
    guard
      let handle = SDL_CreateWindow(
        title, bungle_window_centered(), bungle_window_centered(), Int32(shape.width),
        Int32(shape.height), flags)
    else {
      let reason = sdlError()
      SDL_Quit()
      throw PlatformError("Cannot open a window: \(reason).")
    }
    self.handle = handle
    lastShape = shape
    SDL_SetWindowMinimumSize(
      handle, Int32(WindowShape.widths.lowerBound), Int32(WindowShape.heights.lowerBound))
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

  /// What is to be remembered for the next time.
  public var shape: WindowShape {
    guard !has(SDL_WINDOW_FULLSCREEN) else { return lastShape }
    lastShape.isMaximised = has(SDL_WINDOW_MAXIMIZED)
    if !lastShape.isMaximised { (lastShape.width, lastShape.height) = size }
    return lastShape
  }

  /// Fills the screen, or leaves it again.
  public func setFullscreen(_ wanted: Bool) {
    guard wanted != has(SDL_WINDOW_FULLSCREEN) else { return }
    _ = shape
    SDL_SetWindowFullscreen(handle, wanted ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Makes the window smaller where the screen has become so.
  public func fitScreen() {
    let (now, fitting) = (shape, Self.fitted(shape))
    guard now != fitting, !now.isMaximised, !has(SDL_WINDOW_FULLSCREEN) else { return }
    SDL_SetWindowSize(handle, Int32(fitting.width), Int32(fitting.height))
  }

  private func has(_ flag: SDL_WindowFlags) -> Bool {
    SDL_GetWindowFlags(handle) & flag.rawValue != 0
  }

  /// The part of `shape` that the screen has room for beside its panels.
  private static func fitted(_ shape: WindowShape) -> WindowShape {
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &room) == 0 else { return shape }
    return shape.fitted(width: Int(room.w), height: Int(room.h))
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
    // Wayland's desktops find the icon by the name of the desktop entry.
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", "org.example.bungle_in_the_jungle", 0)
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
