internal import Animation
public import Director
public import Stage
internal import Widgets

/// The facts about one tick of the game: playing timelines, moving parts, and the control under the
/// pointer.
struct Inspection: Sendable {
  let live: [LiveTimeline]
  /// The moving parts, fastest first.
  let movements: [Movement]
  /// The onion skins: pictures of earlier and later ticks, farthest first.
  let skins: [(picture: Picture, isBefore: Bool)]
  let control: Control?
  let picture: Picture

  /// - Parameter previous: the picture a tick before.
  init(
    _ director: Director, _ picture: Picture, previous: Picture?,
    skins: [(picture: Picture, isBefore: Bool)] = [], pointer: Point?
  ) {
    (self.picture, self.skins) = (picture, skins)
    live = director.liveTimelines
    movements = (previous.map { picture.movements(since: $0) } ?? []).sorted {
      ($0.distance, abs($0.turn)) > ($1.distance, abs($1.turn))
    }
    control = pointer.flatMap { point in
      (director.page as? any ScreenScene)?.controls(director.view).last { $0.frame.contains(point) }
    }
  }

  /// Draws the overlay, in game coordinates.
  func drawOver(_ picture: inout Picture) {
    for skin in skins {
      let tint = skin.isBefore ? Color(0xFF9AA8) : Color(0x9CF0B0)
      // A skin of an unmoved part would just tint it.
      for movement in skin.picture.movements(since: self.picture) {
        if let ghost = movement.to, case .image = ghost.shape {
          picture.draw(ghost.tinted(tint).opacity(0.24))
        }
      }
    }
    for movement in movements.prefix(120) {
      for command in [movement.from, movement.to].compactMap({ $0 }) {
        let frame = command.frame
        guard frame.width > 0, frame.width < 1_200 else { continue }
        picture.draw(.border(frame, radius: 2, width: 1, tint: .berry).opacity(0.45))
      }
    }
    if let control {
      picture.draw(.border(control.frame.insetBy(-4), radius: 8, width: 3, tint: .sun))
    }
  }
}

extension ScreenScene {
  fileprivate func controls(_ view: View) -> [Control] { screen(view).controls }
}

/// An overlay on the live game that lists playing timelines and moving parts; while hidden it
/// stores and computes nothing.
public struct Inspector: Sendable {
  private static let skins = [12, 6]

  public private(set) var isShown = false
  /// The last pictures, one per tick, newest last.
  private var past: [Picture] = []
  private var tick: Int64 = -1
  private var pointer: Point?

  public init() {}

  public mutating func toggle() {
    isShown.toggle()
    (past, tick) = ([], -1)
  }

  public mutating func note(_ event: InputEvent) { pointer = event.point ?? pointer }

  /// Draws the overlay over `picture`, a picture of `director`'s game.
  public mutating func draw(_ director: Director, over picture: inout Picture) {
    guard isShown else { return }
    if director.ticks != tick {
      tick = director.ticks
      past.append(director.picture())
      if past.count > Self.skins[0] + 1 { past.removeFirst() }
    }
    let skins = Self.skins.compactMap { ticks in
      past.dropLast(ticks).last.map { (picture: $0, isBefore: true) }
    }
    let inspection = Inspection(
      director, past.last ?? picture, previous: past.dropLast().last, skins: skins,
      pointer: pointer)
    inspection.drawOver(&picture)
    let isLeft = (pointer?.x ?? 0) > Design.size.width / 2
    let frame = Rect(
      x: isLeft ? 12 : Design.size.width - 12 - Inspection.panelWidth, y: 128,
      width: Inspection.panelWidth, height: 520)
    inspection.drawPanel(in: frame, into: &picture)
  }
}

/// The change of one draw command, such as a part of a figure, between two pictures.
struct Movement: Hashable, Sendable {
  /// The command's label: its image, name or shape.
  let name: String
  /// The command in the earlier picture, nil if it is new, and in the later one, nil if it is gone.
  let from: DrawCommand?
  let to: DrawCommand?

  /// The distance moved, in design pixels.
  var distance: Double {
    guard let from, let to else { return 0 }
    return from.at.distance(to: to.at)
  }

  /// The turn in degrees, clockwise, the shorter way round.
  var turn: Double {
    guard let from, let to else { return 0 }
    let turn = (to.turn - from.turn).truncatingRemainder(dividingBy: 360)
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  }
}

extension Picture {
  /// Returns the changes since an earlier picture, in paint order, removals last. Each command is
  /// matched to the nearest of the same label.
  func movements(since earlier: Picture) -> [Movement] {
    let (old, new) = (Set(earlier.commands), Set(commands))
    var before = Dictionary(grouping: earlier.commands.filter { !new.contains($0) }, by: \.label)
    var movements: [Movement] = []
    for command in commands where !old.contains(command) {
      let candidates = before[command.label] ?? []
      let nearest = candidates.indices.min {
        candidates[$0].at.distance(to: command.at) < candidates[$1].at.distance(to: command.at)
      }
      let from = nearest.flatMap { before[command.label]?.remove(at: $0) }
      movements.append(Movement(name: command.label, from: from, to: command))
    }
    let gone = before.values.joined().map { Movement(name: $0.label, from: $0, to: nil) }
    return movements + gone.sorted { $0.name < $1.name }
  }
}

extension DrawCommand {
  /// The label that identifies the command from picture to picture.
  fileprivate var label: String { imageName ?? name ?? shape.description }
}
