internal import Animation
public import Director
public import Stage

/// An overlay on the live game that lists what plays and what moves; while hidden it stores and
/// computes nothing.
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

  /// Draws over `picture`, which is of this game.
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
