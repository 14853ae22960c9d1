public import Animation

/// A part of the picture that a tall window moves and scales as a whole.
public struct Pane: Hashable, Sendable {
  let from: Rect
  let center: Point
  /// The pane's scale factor.
  public let scale: Double

  /// Creates a pane that shows the area `from` about the point `x`, `y`, scaled by `scale`.
  public init(_ from: Rect, _ x: Double, _ y: Double, _ scale: Double = 1) {
    self.from = from
    center = Point(x: x, y: y)
    self.scale = scale
  }

  var place: Rect { place(of: from) }

  /// Returns the frame in which the pane shows `rect`.
  public func place(of rect: Rect) -> Rect {
    Rect(center: place(rect.center), size: rect.size * scale)
  }

  func place(_ point: Point) -> Point { center + (point - from.center) * scale }

  func origin(of point: Point) -> Point { from.center + (point - center) * (1 / scale) }
}

/// The arrangement of a scene's parts in a tall window, which shows `Design.tall`.
///
/// Scenes are laid out in the wide design space only: their pictures are rearranged on display, and
/// pointer positions are mapped back.
public struct Arrangement: Hashable, Sendable {
  /// A horizontal line of the ground: its y, and the factor for distances from the middle.
  public struct Row: Hashable, Sendable {
    let from: Double
    let to: Double
    let width: Double

    /// Maps the y `from` to `to`; `width` scales distances from the middle there.
    public init(_ from: Double, at to: Double, width: Double) {
      (self.from, self.to, self.width) = (from, to, width)
    }
  }

  /// A figure that the player can pick up; the arrangement moves it as a whole.
  public struct Figure: Hashable, Sendable {
    let frame: Rect
    let feet: Point

    /// Creates a figure that covers `frame` and stands at `feet`.
    public init(_ frame: Rect, feet: Point) { (self.frame, self.feet) = (frame, feet) }
  }

  private let panes: [Pane]
  private let rows: [Row]
  private let figures: [Figure]
  private let scale: Double
  /// Whether this is a page of text and controls, not a stage.
  public let isPage: Bool

  /// Creates an arrangement of panes over a ground.
  ///
  /// - Parameters:
  ///   - panes: the parts moved as a whole; the first that contains a point moves it.
  ///   - rows: the lines of the ground, from top to bottom.
  ///   - figures: the figures that the player can pick up.
  ///   - scale: the scale factor of everything on the ground.
  ///   - isPage: whether this is a page of text and controls, not a stage.
  public init(
    _ panes: [Pane] = [], rows: [Row], figures: [Figure] = [], scale: Double = 1,
    isPage: Bool = false
  ) {
    (self.isPage, self.panes) = (isPage, panes)
    (self.rows, self.figures, self.scale) = (rows, figures, scale)
  }

  /// Returns an arrangement of the whole picture, scaled to the width of a tall window, with
  /// `panes` elsewhere.
  public static func shrunk(
    _ panes: [Pane] = [], scale: Double = Design.tall.width / Design.size.width,
    isPage: Bool = false
  ) -> Arrangement {
    Arrangement(panes, rows: [Row(360, at: 360, width: scale)], scale: scale, isPage: isPage)
  }

  /// Returns the pane of a card at `frame`, in the middle and as large as the window permits, at
  /// most 1.15 times.
  public static func card(_ frame: Rect) -> Pane {
    Pane(
      frame.insetBy(-20), Design.tall.center.x, Design.tall.center.y,
      min(1.15, (Design.tall.width - 24) / frame.width))
  }

  /// Returns the frame in which the tall window shows `rect`.
  public func place(of rect: Rect) -> Rect {
    if let pane = pane(at: rect.center) { return pane.place(of: rect) }
    let feet = figures.first { $0.frame == rect }?.feet ?? rect.center
    let center = ground(feet) + (rect.center - feet) * scale
    return Rect(center: center, size: rect.size * scale)
  }

  private func pane(at point: Point) -> Pane? { panes.first { $0.from.contains(point) } }
}

extension Arrangement {
  /// The part under the pointer, fixed during a press so that a drag does not jump.
  public enum Hold: Hashable, Sendable {
    /// A pane, which is moved as a whole.
    case pane(Pane)
    /// A figure on the ground; `grip` is the held point relative to its feet.
    case figure(grip: Point)
    /// The ground itself.
    case ground
  }

  /// Returns the part at `point` in the tall window.
  public func hold(at point: Point) -> Hold {
    for figure in figures {
      let feet = ground(figure.feet)
      let grip = (point - feet) * (1 / scale)
      if figure.frame.contains(figure.feet + grip) { return .figure(grip: grip) }
    }
    return panes.first { $0.place.contains(point) }.map { .pane($0) } ?? .ground
  }

  /// Maps a `point` of the tall window to the scene.
  public func origin(of point: Point, holding hold: Hold) -> Point {
    switch hold {
    case .pane(let pane): pane.origin(of: point)
    case .figure(let grip): groundOrigin(of: point - grip * scale) + grip
    case .ground: groundOrigin(of: point)
    }
  }

  /// Returns the point where the tall window shows a point on the ground.
  private func ground(_ point: Point) -> Point {
    let (to, width) = level(point.y, from: \.from, to: \.to, slope: scale)
    return Point(x: Design.middle + (point.x - Design.middle) * width, y: to)
  }

  private func groundOrigin(of point: Point) -> Point {
    let (from, width) = level(point.y, from: \.to, to: \.from, slope: 1 / scale)
    return Point(x: Design.middle + (point.x - Design.middle) / width, y: from)
  }

  /// Interpolates a y and its width between `rows`; above and below them, y continues with `slope`.
  private func level(
    _ y: Double, from: (Row) -> Double, to: (Row) -> Double, slope: Double
  ) -> (Double, width: Double) {
    guard let first = rows.first, let last = rows.last else { return (y, 1) }
    if y <= from(first) { return (to(first) + (y - from(first)) * slope, first.width) }
    guard let index = rows.firstIndex(where: { from($0) >= y }) else {
      return (to(last) + (y - from(last)) * slope, last.width)
    }
    let (above, below) = (rows[index - 1], rows[index])
    let share = (y - from(above)) / (from(below) - from(above))
    return (
      to(above) + (to(below) - to(above)) * share,
      above.width + (below.width - above.width) * share
    )
  }
}

extension Picture {
  /// Moves every command to its place in a tall window; `card` is the frame of an open card.
  public mutating func arrange(_ arrangement: Arrangement, card: Rect?) {
    let card = card.map(Arrangement.card)
    let foreground = self.foreground
    let flights = self.flights
    var index = 0
    changeAll { command in
      let isOnCard = foreground?.contains(index) ?? false
      if let flight = flights[index] {
        arrangement.move(&command, along: flight)
      } else {
        arrangement.move(&command, on: isOnCard ? card : nil)
      }
      index += 1
    }
  }
}

extension Arrangement {
  /// Moves a flying command along the path between the new places of its two ends, by the same
  /// share of it.
  fileprivate func move(_ command: inout DrawCommand, along flight: Picture.Flight) {
    let path = flight.to - flight.from
    let done = command.at - flight.from
    let share = (done.x * path.x + done.y * path.y) / max(1, path.x * path.x + path.y * path.y)
    let (from, to) = (place(of: flight.from), place(of: flight.to))
    let size = from.scale + (to.scale - from.scale) * max(0, min(1, share))
    command.at = from.at + (to.at - from.at) * share + (done - path * share) * size
    command.scale = command.scale * size
  }

  private func place(of point: Point) -> (at: Point, scale: Double) {
    pane(at: point).map { ($0.place(point), $0.scale) } ?? (ground(point), scale)
  }

  fileprivate func move(_ command: inout DrawCommand, on card: Pane?) {
    guard command.pin == nil, !command.isOnBackdrop else { return }
    let isRectangle: Bool
    switch command.shape {
    case .backdrop, .fill: return
    case .roundedRect, .border, .panel: isRectangle = true
    case .image, .text: isRectangle = false
    }
    // A rectangle belongs to a pane only if all of it lies there.
    let found = pane(at: command.feet ?? command.at).flatMap { pane in
      isRectangle && command.feet == nil && !pane.from.insetBy(-0.5).contains(command.frame)
        ? nil : pane
    }
    if let pane = card ?? found {
      command.at = pane.place(command.at)
      if let floor = command.floor { command.floor = pane.place(Point(x: 0, y: floor)).y }
      command.dent = command.dent?.scaled(pane.scale, pane.place)
      command.scale = command.scale * pane.scale
    } else if let feet = command.feet {
      command.at = ground(feet) + (command.at - feet) * scale
      if let floor = command.floor { command.floor = ground(feet).y + (floor - feet.y) * scale }
      command.dent = command.dent?.scaled(scale) { ground(feet) + ($0 - feet) * scale }
      command.scale = command.scale * scale
    } else if isRectangle, command.turn == 0 {
      // Rectangles flat on the ground stretch with it.
      let frame = command.frame
      let upper = ground(Point(x: frame.minX, y: frame.minY))
      let lower = ground(Point(x: frame.maxX, y: frame.maxY))
      command.size = Size(lower.x - upper.x, lower.y - upper.y)
      command.scale = Point(x: 1, y: 1)
      command.at =
        upper
        + Point(
          x: command.anchor.x * command.size.width, y: command.anchor.y * command.size.height)
    } else {
      command.at = ground(command.at)
      command.scale = command.scale * scale
    }
  }
}
