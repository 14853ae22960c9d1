internal import CSDL2
public import Stage

/// The game's window.
@MainActor
public final class Window {
  let handle: OpaquePointer
  /// How the window was when it was last neither maximised nor full.
  private var lastShape: WindowShape
  private var isTyping = false

  /// Opens a window of `shape`, as far as its screen has room, or of two thirds of the screen; it is empty until the
  /// first picture is drawn. `opening` is told the shape before the window is there.
  public init(
    title: String, shape: WindowShape?, isFullscreen: Bool, isHidden: Bool = false,
    opening: (WindowShape) -> Void = { _ in }
  ) throws(PlatformError) {
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | (shape?.isMaximised == true ? SDL_WINDOW_MAXIMIZED.rawValue : 0)
      | (isFullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
      | (isHidden ? SDL_WINDOW_HIDDEN.rawValue : 0)
    var opened: (OpaquePointer, WindowShape)?
    var problem = PlatformError("Cannot open a window.")
    for driver in Video.drivers(environment) where opened == nil {
      do throws(PlatformError) {
        opened = try Self.open(title, shape, flags: flags, driver: driver, opening)
      } catch {
        problem = error
      }
    }
    guard let opened else { throw problem }
    (handle, lastShape) = opened
    SDL_SetWindowMinimumSize(
      handle, Int32(WindowShape.widths.lowerBound), Int32(WindowShape.heights.lowerBound))
    // SDL begins with text input switched on, which wakes input methods that nobody needs yet.
    SDL_StopTextInput()
    SDL_EnableScreenSaver()
  }

  /// A window that can be drawn on, by `driver`.
  private static func open(
    _ title: String, _ wanted: WindowShape?, flags: UInt32, driver: String?,
    _ opening: (WindowShape) -> Void
  ) throws(PlatformError) -> (OpaquePointer, WindowShape) {
    try Video.start(driver)
    let screens = Video.screens
    let index = wanted?.index(among: screens) ?? 0
    guard screens.indices.contains(index) else {
      SDL_Quit()
      throw PlatformError("No screen: the display has none. Connect one and start the game again.")
    }
    let shape = wanted?.fitted(in: screens[index].room) ?? .first(on: screens[index])
    opening(shape)
    let place = Video.driver == "x11" ? shape.place : nil
    let centred = bungle_window_centered() | Int32(index)
    let handle = SDL_CreateWindow(
      title, place.map { Int32($0.x) } ?? centred, place.map { Int32($0.y) } ?? centred,
      Int32(shape.width), Int32(shape.height), flags)
    guard let handle, SDL_GetWindowSurface(handle) != nil else {
      let problem = PlatformError(
        "No picture can be shown by \(Video.driver) (\(sdlError())). Start the game in another session, or"
          + " name another way with SDL_VIDEODRIVER.")
      if let handle { SDL_DestroyWindow(handle) }
      SDL_Quit()
      throw problem
    }
    return (handle, shape)
  }

  isolated deinit {
    SDL_DestroyWindow(handle)
    SDL_Quit()
  }

  /// SDL's name for the way to the screen, e.g. `x11`.
  var driver: String { Video.driver }

  /// How what was drawn in memory reaches the screen: by a renderer of this name; nil for directly.
  var presenter: String? {
    var information = SDL_RendererInfo()
    guard let renderer = SDL_GetRenderer(handle), SDL_GetRendererInfo(renderer, &information) == 0,
      let name = information.name
    else { return nil }
    return String(cString: name)
  }

  /// The size in the units in which the pointer is reported; real pixels may be finer.
  var size: (width: Int, height: Int) {
    var (wide, high): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &wide, &high)
    return (Int(wide), Int(high))
  }

  /// Notes how the window is now, and returns what is to be remembered for the next time.
  @discardableResult
  public func noteShape() -> WindowShape {
    if let screen { lastShape.screen = screen.name }
    guard !has(SDL_WINDOW_FULLSCREEN) else { return lastShape }
    lastShape.isMaximised = has(SDL_WINDOW_MAXIMIZED)
    guard !lastShape.isMaximised else { return lastShape }
    (lastShape.width, lastShape.height) = size
    // Wayland tells no program where its windows are.
    if driver == "x11" {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetWindowPosition(handle, &x, &y)
      let frame = frame
      lastShape.place = WindowShape.Place(x: Int(x) - frame.left, y: Int(y) - frame.top)
    }
    return lastShape
  }

  /// Fills the screen, or leaves it again.
  public func setFullscreen(_ wanted: Bool) {
    guard wanted != has(SDL_WINDOW_FULLSCREEN) else { return }
    noteShape()
    SDL_SetWindowFullscreen(handle, wanted ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Makes the window smaller where its screen has become so.
  public func fitScreen() {
    guard let screen, !has(SDL_WINDOW_FULLSCREEN) else { return }
    let frame = frame
    let now = noteShape()
    let fitting = now.fitted(in: screen.room, frame: (frame.width, frame.height))
    guard (now.width, now.height) != (fitting.width, fitting.height), !now.isMaximised else {
      return
    }
    SDL_SetWindowSize(handle, Int32(fitting.width), Int32(fitting.height))
    if let place = fitting.place, place != now.place {
      SDL_SetWindowPosition(
        handle, Int32(place.x + frame.left), Int32(place.y + frame.top))
    }
  }

  /// The screen that the window is on.
  private var screen: Screen? {
    let (screens, index) = (Video.screens, Int(SDL_GetWindowDisplayIndex(handle)))
    return screens.indices.contains(index) ? screens[index] : screens.first
  }

  /// What the desktop has put around the window.
  private var frame: (left: Int, top: Int, width: Int, height: Int) {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right) == 0 else {
      return (0, 0, 0, 0)
    }
    return (Int(left), Int(top), Int(left + right), Int(top + bottom))
  }

  private func has(_ flag: SDL_WindowFlags) -> Bool {
    SDL_GetWindowFlags(handle) & flag.rawValue != 0
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
    guard let icon = try? PictureFile(file).surface() else { return }
    SDL_SetWindowIcon(handle, icon)
    SDL_FreeSurface(icon)
  }

  /// Takes the window off the screen at once, before anything slow is put away.
  public func hide() { SDL_HideWindow(handle) }
}
