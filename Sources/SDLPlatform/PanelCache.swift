internal import Animation
internal import Stage
internal import Synchronization

/// The panels stretched to the sizes that a window shows, made once each, on any thread.
final class PanelCache: Sendable {
  struct Request: Hashable, Sendable {
    let name: String
    let width: Int
    let height: Int
    let inset: Int
    /// Pixels of the drawing per pixel of the window.
    let ratio: Double
    /// The size, in its own pixels, of a drawing that needs no stretching.
    let unstretched: Size
    /// Whether the panel is shown in a way that needs a single picture.
    let isWhole: Bool

    /// What is needed of the panel `name` to paint `command` in the window.
    init(_ name: String, inset: Double, for command: DrawCommand, in viewport: Viewport) {
      let place = PanelCache.place(of: command, in: viewport)
      self.name = name
      (width, height) = (place.width, place.height)
      self.inset = Int((inset * viewport.scale).rounded())
      let exact = viewport.imageScale / viewport.scale
      ratio = abs(exact - 1) < 0.01 ? 1 : exact
      unstretched = Size(
        command.size.width * viewport.imageScale, command.size.height * viewport.imageScale)
      isWhole =
        !command.isPlain || ColorModulation(tint: command.tint, opacity: command.opacity) != .plain
    }

    /// Whether the panel is just this drawing, and painted like any image.
    func isJust(_ drawing: Bitmap) -> Bool {
      unstretched == Size(Double(drawing.width), Double(drawing.height))
    }
  }

  /// The pixels of the panel that `command` shows, before it is scaled or turned.
  static func place(of command: DrawCommand, in viewport: Viewport) -> PixelRect {
    var unscaled = command
    unscaled.scale = Point(x: 1, y: 1)
    return viewport.pixels(unscaled.frame)
  }

  private let panels = Mutex<[Request: NineSlice]>([:])
  private static let most = 60

  /// The panel, stretched from `picture` unless it is known.
  func panel(_ request: Request, of picture: Bitmap) -> NineSlice {
    if let known = panels.withLock({ $0[request] }) { return known }
    let panel = NineSlice(
      of: picture, width: request.width, height: request.height, keeping: request.inset,
      ratio: request.ratio, isWhole: request.isWhole)
    panels.withLock { panels in
      if panels.count > Self.most { panels.removeAll() }
      panels[request] = panel
    }
    return panel
  }

  func removeAll() { panels.withLock { $0.removeAll() } }
}

extension DrawCommand {
  /// Whether it is neither scaled nor turned nor mirrored.
  var isPlain: Bool { scale.x == 1 && scale.y == 1 && turn == 0 && !isFlipped }
}
