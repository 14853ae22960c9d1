internal import Animation
internal import Figures
internal import Stage
internal import Widgets

extension Inspection {
  static let panelWidth = 400.0
  private static let line = 22.0

  func drawPanel(in frame: Rect, into picture: inout Picture) {
    picture.draw(.roundedRect(frame, radius: 14, tint: .night).opacity(0.84))
    var column = Column(room: frame.insetBy(14))
    if let control {
      let rect = control.frame
      column.line("\(control.kind)  \(control.name)", tint: .sun, into: &picture)
      column.line(
        "at \(Self.short(rect.x)) \(Self.short(rect.y)), "
          + "\(Self.short(rect.width))×\(Self.short(rect.height))", into: &picture)
    }
    for item in live.prefix(4) { draw(item, in: &column, into: &picture) }
    let moving = movements.filter { $0.distance > 0.05 || abs($0.turn) > 0.05 }
    if !moving.isEmpty { column.line("parts, since the last picture", tint: .sun, into: &picture) }
    for movement in moving {
      guard column.hasRoom else { return }
      column.pair(
        movement.name,
        "\(Self.short(movement.distance)) px  \(Self.short(movement.turn))°", into: &picture)
    }
  }

  private func draw(_ item: LiveTimeline, in column: inout Column, into picture: inout Picture) {
    guard column.hasRoom else { return }
    let timeline = item.timeline
    let length = timeline.isEndless ? "∞" : Self.short(timeline.duration.seconds)
    column.pair(
      Catalogue.name(of: timeline) ?? item.name, "\(Self.short(item.time.seconds)) of \(length) s",
      tint: .sun, into: &picture)
    if !timeline.isEndless { column.bar(timeline, item.time, into: &picture) }
    for channel in timeline.channels {
      let now = timeline.numbers(of: channel, at: item.time)
      let later = timeline.numbers(of: channel, at: item.time + .frames(1))
      guard now != later, !now.isEmpty, column.hasRoom else { continue }
      column.pair(channel.description, Self.numbers(channel, now), into: &picture)
    }
  }

  /// Returns a posture as the names of its poses, any other value as numbers.
  private static func numbers(_ channel: ChannelID, _ numbers: [Double]) -> String {
    let poses = Pose.Name.allCases.map(\.rawValue)
    guard channel.name.hasSuffix(".posture"), numbers.count == 3,
      let from = Int(exactly: numbers[0]), let to = Int(exactly: numbers[1]),
      poses.indices.contains(from), poses.indices.contains(to)
    else { return numbers.map(short).joined(separator: " ") }
    return "\(poses[from]) → \(poses[to]) \(short(numbers[2]))"
  }

  private static func short(_ number: Double) -> String { decimal(number, places: 2) }

  private struct Column {
    let room: Rect
    private var y: Double

    init(room: Rect) {
      self.room = room
      y = room.minY + Inspection.line / 2
    }

    var hasRoom: Bool { y + Inspection.line / 2 <= room.maxY }

    mutating func line(_ words: String, tint: Color = .cream, into picture: inout Picture) {
      pair(words, "", tint: tint, into: &picture)
    }

    mutating func pair(
      _ left: String, _ right: String, tint: Color = .cream, into picture: inout Picture
    ) {
      guard hasRoom else { return }
      let share = right.isEmpty ? 1 : 0.58
      picture.draw(
        Viewer.small(
          left, at: Point(x: room.minX, y: y), anchor: .left, fit: room.width * share, tint: tint))
      if !right.isEmpty {
        picture.draw(
          Viewer.small(
            right, at: Point(x: room.maxX, y: y), anchor: .right, fit: room.width * 0.4, tint: tint)
        )
      }
      y += Inspection.line
    }

    mutating func bar(_ timeline: Timeline, _ time: Time, into picture: inout Picture) {
      guard hasRoom else { return }
      let rail = Rect(x: room.minX, y: y - 5, width: room.width, height: 6)
      func x(_ moment: Time) -> Double {
        rail.minX + rail.width * moment.seconds / max(0.001, timeline.duration.seconds)
      }
      picture.draw(.roundedRect(rail, radius: 3, tint: .leaf))
      for marker in timeline.markers {
        let dot = Rect(center: Point(x: x(marker.time), y: rail.center.y), size: Size(4, 12))
        picture.draw(.roundedRect(dot, radius: 2, tint: .sun))
      }
      let head = Rect(center: Point(x: x(time), y: rail.center.y), size: Size(4, 16))
      picture.draw(.roundedRect(head, radius: 2, tint: .white))
      y += 18
    }
  }
}
