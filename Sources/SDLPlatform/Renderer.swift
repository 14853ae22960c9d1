internal import CSDL2
public import Stage

/// Shows pictures in a window, or draws them in memory.
@MainActor
public final class Renderer {
  private let canvas: Canvas
  private let painter: Painter
  /// The window, kept alive while its surface may be painted on.
  private let window: Window?
  private var last: [PreparedCommand] = []
  private(set) var held: DraggedFigure?
  private var isStale = true
  /// Whether a resize is in progress: the last picture is stretched until the size settles.
  public private(set) var isUnsettled = false
  /// The damage rectangles of the last picture, in pixels, for measuring the cost of drawing.
  private(set) var painted: [PixelRect] = []

  public private(set) var viewport = Viewport(width: 1, height: 1)

  public init(window: Window, painter: Painter) {
    (self.window, self.painter) = (window, painter)
    canvas = Canvas(window: window.handle)
  }

  /// A renderer without a window.
  public init(width: Int, height: Int, resources: ResourceFolder) throws(PlatformError) {
    window = nil
    painter = Painter(resources: resources)
    canvas = try Canvas(width: width, height: height)
  }

  /// Takes up the window's size, if it has changed, and returns the viewport of the next picture.
  public func beginPicture() -> Viewport {
    canvas.begin(after: viewport) ? Viewport(width: canvas.width, height: canvas.height) : viewport
  }

  /// The reason why the last picture could not be shown; nil if it was.
  public private(set) var problem: PlatformError?

  /// Draws and shows `picture`, painting only what differs from the last one.
  ///
  /// - Returns: whether it painted anything.
  @discardableResult
  public func draw(_ picture: Picture) -> Bool {
    guard canvas.begin(after: viewport) else {
      problem = PlatformError("The window cannot be drawn on any more: \(sdlError()).")
      return false
    }
    problem = nil
    if viewport.width != canvas.width || viewport.height != canvas.height {
      viewport = Viewport(width: canvas.width, height: canvas.height)
      painter.viewport = viewport
      isStale = true
      isUnsettled = !last.isEmpty
      if isUnsettled {
        canvas.showPreview(in: viewport)
        return true
      }
    }
    if isUnsettled { return false }
    // Usually all images were read in advance for the guessed size.
    if last.isEmpty { painter.readAhead(picture, for: viewport) }
    if painter.writing != picture.writing {
      painter.writing = picture.writing
      isStale = true
    }
    let items = prepare(picture)
    painted = damage(of: items)
    last = items
    isStale = false
    canvas.paint(DisplayList(items), in: painted)
    if !painted.isEmpty { canvas.present(painted) }
    return !painted.isEmpty
  }

  /// Presents the last picture again, after another window has covered this one.
  public func show() {
    if !isStale, canvas.begin(after: viewport), canvas.width == viewport.width,
      canvas.height == viewport.height
    {
      canvas.present([viewport.bounds])
    } else {
      isStale = true
    }
  }

  /// Switches to the new size; call once it hasn't changed for a moment.
  public func settle() {
    isUnsettled = false
    canvas.forgetPreview()
    painter.images.keep(only: [viewport.imageScale, viewport.coverScale()])
    last = []
  }

  /// Makes the next picture paint the whole window.
  public func forget() { isStale = true }

  // A loop, as each call of a closure would check for the main actor.
  private func prepare(_ picture: Picture) -> [PreparedCommand] {
    let carried = picture.held ?? 0..<0
    let count = picture.commands.count - max(0, carried.count - 1)
    held = DraggedFigure(picture.commands[carried], after: isStale ? nil : held, by: painter)
    var items: [PreparedCommand] = []
    items.reserveCapacity(count)
    var matcher = SequenceMatcher(old: isStale ? 0 : last.count, new: count)
    for (index, command) in picture.commands.enumerated() {
      if carried.contains(index) {
        if index == carried.lowerBound, let held { items.append(held.item) }
        continue
      }
      var known: Int?
      search: for window in matcher.windows(at: items.count) {
        for place in window where last[place].command == command {
          known = place
          break search
        }
      }
      if let known { matcher.match(known, at: items.count) }
      items.append(known.map { last[$0] } ?? painter.prepare(command))
    }
    return items
  }

  private func damage(of items: [PreparedCommand]) -> [PixelRect] {
    guard !isStale else { return [viewport.bounds] }
    return Damage(from: last, to: items, touched: \.touched).clipped(to: viewport.bounds)
  }
}

extension PreparedCommand: Equatable {
  /// Whether both are the same object, as unchanged commands are.
  static func == (a: PreparedCommand, b: PreparedCommand) -> Bool { a === b }
}

extension Renderer {
  /// The widths of the game's letters.
  public func metrics() -> FontMetrics { painter.texts.fonts.metrics() }

  /// The last picture; only without a window.
  func snapshot() -> Bitmap? { canvas.snapshot() }

  public func savePNG(to path: String) throws(PlatformError) {
    guard let bitmap = snapshot() else {
      throw PlatformError("Nothing has been drawn that could be written to \(path).")
    }
    try bitmap.savePNG(to: path)
  }
}
