internal import Animation
internal import Director
public import Stage
internal import Widgets

extension Viewer {
  public func picture() -> Picture {
    var picture = Picture()
    let game = rewind.director.picture(ahead: ahead)
    let inspection = showsInspector ? inspect(game) : nil
    picture.drawGroup(scaledBy: ViewerLayout.scale, about: ViewerLayout.pivot) { picture in
      for command in game.commands { picture.draw(command) }
      inspection?.drawOver(&picture)
    }
    Self.drawGate(into: &picture)
    inspection?.drawPanel(in: ViewerLayout.panel(awayFrom: controls.pointer), into: &picture)
    drawTrack(into: &picture)
    drawWords(into: &picture)
    screen.draw(controls, View(time: .zero), into: &picture)
    if showsKeys { Self.drawKeys(into: &picture) }
    return picture
  }

  /// Returns an inspection of this tick, with onion skins 6 and 12 ticks before and after.
  private func inspect(_ game: Picture) -> Inspection {
    func picture(_ ticks: Int64) -> Picture {
      var other = rewind
      other.seek(to: tick + ticks)
      return other.director.picture()
    }
    return Inspection(
      rewind.director, game, previous: picture(-1),
      skins: [-12, 12, -6, 6].map { (picture($0), $0 < 0) },
      pointer: controls.pointer.flatMap(ViewerLayout.inGame))
  }

  /// Masks all drawings beyond the game's frame.
  private static func drawGate(into picture: inout Picture) {
    let (frame, far) = (ViewerLayout.gameFrame, 3_000.0)
    for rect in [
      Rect(x: -far, y: -far, width: 2 * far, height: far + frame.minY),
      Rect(x: -far, y: frame.maxY, width: 2 * far, height: far),
      Rect(x: -far, y: frame.minY, width: far + frame.minX, height: frame.height),
      Rect(x: frame.maxX, y: frame.minY, width: far, height: frame.height),
    ] {
      picture.draw(.roundedRect(rect, radius: 0, tint: .night))
    }
    picture.draw(.border(frame.insetBy(-4), radius: 6, width: 4, tint: .earth))
  }

  // MARK: - The scrubber

  private func drawTrack(into picture: inout Picture) {
    let scrubber = ViewerLayout.scrubber
    picture.draw(.roundedRect(scrubber.insetBy(-6), radius: 12, tint: .earth))
    picture.draw(.roundedRect(scrubber.insetBy(-2), radius: 8, tint: .deepLeaf))
    for lane in lanes {
      let frame = ViewerLayout.lane(lane.kind)
      for run in lane.runs {
        picture.draw(
          .roundedRect(
            Rect(
              x: run.lowerBound - 1, y: frame.minY + 3,
              width: run.upperBound - run.lowerBound + Lane.markWidth, height: frame.height - 6),
            radius: 1, tint: lane.kind.color))
      }
      picture.draw(
        Self.small(
          lane.kind.label, at: Point(x: scrubber.maxX + 16, y: frame.center.y), anchor: .left,
          tint: lane.kind.color))
    }
    drawHover(into: &picture)
    let x = ViewerLayout.x(of: tick, of: rewind.end)
    picture.draw(
      .roundedRect(
        Rect(x: x - 1.5, y: scrubber.minY - 8, width: 3, height: scrubber.height + 16), radius: 1,
        tint: .cream))
    let knob = Rect(center: Point(x: x, y: scrubber.minY - 8), size: Size(16, 16))
    picture.draw(.roundedRect(knob, radius: 8, tint: .sun).named("playhead"))
  }

  private func drawHover(into picture: inout Picture) {
    guard let point = controls.pointer, ViewerLayout.grip.contains(point), !isDragging else {
      return
    }
    let tick = ViewerLayout.tick(at: point.x, of: rewind.end)
    let x = ViewerLayout.x(of: tick, of: rewind.end)
    let scrubber = ViewerLayout.scrubber
    picture.draw(
      .roundedRect(
        Rect(x: x - 1, y: scrubber.minY, width: 2, height: scrubber.height), radius: 0, tint: .cream
      ).opacity(0.5))
    let label = Rect(center: Point(x: x, y: scrubber.minY - 23), size: Size(92, 26))
    picture.draw(.roundedRect(label, radius: 8, tint: .earth))
    picture.draw(Self.small(Self.time(tick), at: label.center, tint: .cream))
  }

  // MARK: - Words

  private func drawWords(into picture: inout Picture) {
    let scrubber = ViewerLayout.scrubber
    var x = scrubber.minX
    if let notice {
      let place = Point(x: x, y: ViewerLayout.wordsY)
      picture.draw(
        Self.small(notice, at: place, anchor: .left, fit: 620, tint: .sun).named("notice"))
    }
    for mark in lastMarks where notice == nil && x < scrubber.minX + 560 {
      let room = scrubber.minX + 620 - x
      picture.draw(
        Self.small(
          mark.text, at: Point(x: x, y: ViewerLayout.wordsY), anchor: .left, fit: room,
          tint: mark.kind.color
        ).named("mark"))
      let width = rewind.director.metrics.width(of: mark.text, size: Self.smallSize)
      x += min(room, width) + 18
    }
    let words =
      "\(Self.time(tick)) of \(Self.time(rewind.end))    tick \(tick)    \(Self.words(of: speed))"
    picture.draw(
      Self.small(
        words, at: Point(x: scrubber.maxX, y: ViewerLayout.wordsY), anchor: .right, tint: .cream
      ).named("time"))
  }

  /// Returns text smaller than any of the game's, as this tool is for adults.
  static func small(
    _ words: String, at point: Point, anchor: Point = .center, fit: Double? = nil,
    tint: Color = .cream
  ) -> DrawCommand {
    .text(
      words, TextStyle(.body, fit: fit.map { $0 / smallScale }), at: point, anchor: anchor,
      tint: tint
    ).scaled(smallScale)
  }

  private static let smallScale = 0.64
  private static let smallSize = TextStyle.Scale.body.rawValue * smallScale

  /// Returns a tick's time in minutes, seconds and hundredths.
  static func time(_ tick: Int64) -> String {
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(tick / 3_600):\(two(tick / 60 % 60)).\(two(tick % 60 * 100 / 60))"
  }

  private static func words(of speed: Int) -> String {
    "\(decimal(Double(speeds[speed]) / 100, places: 2))×"
  }

  func drawPlay(_ state: ControlState, into picture: inout Picture) {
    IconButton.draw(in: ViewerLayout.playButton, state, into: &picture) { center, picture in
      guard direction != .standing else {
        return picture.draw(.image(Pictogram.play.asset, at: center).scaled(0.9))
      }
      for x in [-9.0, 9] {
        picture.draw(
          .roundedRect(
            Rect(center: center + Point(x: x, y: 0), size: Size(10, 30)), radius: 3, tint: .cream))
      }
    }
  }

  private static func drawKeys(into picture: inout Picture) {
    let frame = Rect(center: ViewerLayout.gameFrame.center, size: Size(820, 570))
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: frame))
    for (index, item) in keys.enumerated() {
      let y = frame.center.y + (Double(index) - Double(keys.count - 1) / 2) * 43
      let cap = Rect(x: frame.minX + 60, y: y - 17, width: 150, height: 34)
      picture.draw(.roundedRect(cap, radius: 10, tint: .night))
      picture.draw(.roundedRect(cap.insetBy(3), radius: 7, tint: .cream))
      picture.draw(
        .text(item.keys, TextStyle(.body, bold: true, fit: 150), at: cap.center, tint: .ink)
          .scaled(0.86))
      picture.draw(
        .text(
          item.meaning, TextStyle(.body, fit: 560), at: Point(x: cap.maxX + 24, y: y),
          anchor: .left,
          tint: .ink
        ).scaled(0.86))
    }
  }
}
