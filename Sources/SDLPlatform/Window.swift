internal import CSDL2
public import Stage

@MainActor
public final class Window {
  let handle: OpaquePointer
  /// The last geometry of the window while neither maximised nor fullscreen.
  private var lastGeometry: WindowGeometry
  private var isTyping = false

  /// Opens a window of `geometry`, as far as the screen has room, or the first visit's. It is empty
  /// until the first picture. `opening` gets the geometry before the window exists.
  public init(
    title: String, geometry: WindowGeometry?, isFullscreen: Bool, isHidden: Bool = false,
    opening: (WindowGeometry) -> Void = { _ in }
  ) throws(PlatformError) {
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | (geometry?.isMaximised == true ? SDL_WINDOW_MAXIMIZED.rawValue : 0)
      | (isFullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
      | (isHidden ? SDL_WINDOW_HIDDEN.rawValue : 0)
    var opened: (OpaquePointer, WindowGeometry)?
    var problem = PlatformError("Cannot open a window.")
    for driver in Video.drivers(environment) where opened == nil {
      do throws(PlatformError) {
        opened = try Self.open(title, geometry, flags: flags, driver: driver, opening)
      } catch {
        problem = error
      }
    }
    guard let opened else { throw problem }
    (handle, lastGeometry) = opened
    SDL_SetWindowMinimumSize(
      handle, Int32(WindowGeometry.widths.lowerBound), Int32(WindowGeometry.heights.lowerBound))
    // SDL begins with text input on, which wakes input methods.
    SDL_StopTextInput()
    SDL_EnableScreenSaver()
  }

  private static func open(
    _ title: String, _ wanted: WindowGeometry?, flags: UInt32, driver: String?,
    _ opening: (WindowGeometry) -> Void
  ) throws(PlatformError) -> (OpaquePointer, WindowGeometry) {
    try Video.start(driver)
    let screens = Video.screens
    let index = wanted?.index(among: screens) ?? 0
    guard screens.indices.contains(index) else {
      SDL_Quit()
      throw PlatformError("No screen: the display has none. Connect one and start the game again.")
    }
    let geometry = wanted?.fitted(in: screens[index].room) ?? .first(on: screens[index])
    opening(geometry)
    let place = Video.driver == "x11" ? geometry.place : nil
    let centred = bungle_window_centered() | Int32(index)
    let handle = SDL_CreateWindow(
      title, place.map { Int32($0.x) } ?? centred, place.map { Int32($0.y) } ?? centred,
      Int32(geometry.width), Int32(geometry.height), flags)
    guard let handle, SDL_GetWindowSurface(handle) != nil else {
      let problem = PlatformError(
        "No picture can be shown by \(Video.driver) (\(sdlError())). Start the game in another session, or"
          + " name another way with SDL_VIDEODRIVER.")
      if let handle { SDL_DestroyWindow(handle) }
      SDL_Quit()
      throw problem
    }
    return (handle, geometry)
  }

  isolated deinit {
    SDL_DestroyWindow(handle)
    SDL_Quit()
  }

  var driver: String { Video.driver }

  /// The name of the renderer that shows the surface; nil if it is shown directly.
  var presenter: String? {
    var information = SDL_RendererInfo()
    guard let renderer = SDL_GetRenderer(handle), SDL_GetRendererInfo(renderer, &information) == 0,
      let name = information.name
    else { return nil }
    return String(cString: name)
  }

  /// The size in the pointer's units, which may be coarser than real pixels.
  var size: (width: Int, height: Int) {
    var (wide, high): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &wide, &high)
    return (Int(wide), Int(high))
  }

  /// Updates the window's geometry and returns it, to be saved.
  @discardableResult
  public func updateGeometry() -> WindowGeometry {
    if let screen { lastGeometry.screen = screen.name }
    guard !has(SDL_WINDOW_FULLSCREEN) else { return lastGeometry }
    lastGeometry.isMaximised = has(SDL_WINDOW_MAXIMIZED)
    guard !lastGeometry.isMaximised else { return lastGeometry }
    (lastGeometry.width, lastGeometry.height) = size
    // Wayland doesn't reveal window positions.
    if driver == "x11" {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetWindowPosition(handle, &x, &y)
      let frame = frame
      lastGeometry.place = WindowGeometry.Place(x: Int(x) - frame.left, y: Int(y) - frame.top)
    }
    return lastGeometry
  }

  public func setFullscreen(_ wanted: Bool) {
    guard wanted != has(SDL_WINDOW_FULLSCREEN) else { return }
    updateGeometry()
    SDL_SetWindowFullscreen(handle, wanted ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Shrinks the window to fit a smaller screen.
  public func fitScreen() {
    guard let screen, !has(SDL_WINDOW_FULLSCREEN) else { return }
    let frame = frame
    let now = updateGeometry()
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

  private var screen: DisplayBounds? {
    let (screens, index) = (Video.screens, Int(SDL_GetWindowDisplayIndex(handle)))
    return screens.indices.contains(index) ? screens[index] : screens.first
  }

  /// The widths of the borders that the desktop adds.
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

  /// Starts or stops text input; an input method may appear beside `focus`, in design space.
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

  public func setIcon(file: String) {
    guard let icon = try? PictureFile(file).surface() else { return }
    SDL_SetWindowIcon(handle, icon)
    SDL_FreeSurface(icon)
  }

  /// Hides the window at once, before slow cleanup.
  public func hide() { SDL_HideWindow(handle) }
}
