internal import Animation
public import Figures
public import Phrases
internal import Rules
public import Stage
public import Widgets

/// The clearing with its doors.
public struct HubScene: ScreenScene {
  let doors: [HubDoor]

  public enum Action: Hashable, Sendable {
    case open(SceneID)
    case tickle(Int)
    /// Asks whether the player wants to leave the game.
    case goHome
    case stay, leave
  }

  /// The animals of the clearing.
  public var cast: Cast
  private(set) var garden: Garden?
  public var controls = Controls()
  private(set) var alert: AlertCard?
  private(set) var waving: PlayingTimeline?
  /// The door under the pointer or with the focus, and the motion of its picture.
  private var liveDoor: (door: SceneID, motion: PlayingTimeline)?
  /// The time of the last touch; a while after it one door after another plays by itself.
  private var lastTouch = Time.zero

  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    NamedTimeline.both("hub.door", HubTimelines.vignette)
      + [NamedTimeline("hub.showing", HubTimelines.showing)]
      + NamedTimeline.both("hub.growing", HubTimelines.growing)
      + NamedTimeline.both("hub.waving", HubTimelines.waving)
      + Animal.allCases.map { NamedTimeline("hub.turn.\($0)", HubTimelines.spin(of: $0)) }
  }

  /// Creates the clearing with the focus on the door to `focus`.
  public init(doors: [Door], focus: SceneID = .jungle) {
    self.doors = HubLayout.stand(doors)
    cast = Cast(HubLayout.animals(before: self.doors))
    self.focus(.open(focus))
  }

  public func declare(on screen: inout Screen<Action>) {
    screen.key(.escape, .goHome)
    for door in doors {
      screen.add(
        .open(door.scene), Spoken(door.door.name), named: "door.\(door.scene.rawValue)",
        in: door.frame, key: door.key
      ) {
        drawDoor(door, $0, $1, into: &$2)
      }
    }
    screen.corner(.information)
    screen.corner(.settings)
    for (index, member) in cast.members.enumerated() {
      screen.add(
        .tickle(index), Spoken(.spoken(.animal(member.animal))),
        named: "animal.\(member.animal.rawValue)", in: member.frame
      ) {
        drawAnimal(member, $0, $1, into: &$2)
      }
    }
    if let first = doors.first { screen.hint(screen.focused(controls) ?? .open(first.door.scene)) }
    if let alert {
      screen.card(alert) {
        $0.button(.stay, .hub(.stay), .play, named: "stay", width: 256)
        $0.button(.leave, .common(.leave), .leave, named: "leave", width: 256)
      } content: {
        drawGoodbye(at: alert.pictureCenter($0), $0, into: &$1)
      }
    }
  }

  public mutating func enter(_ context: inout SceneContext) {
    lastTouch = context.now
    let garden = Garden(doors, context.view)
    self.garden = garden
    guard garden.hasNews else { return }
    context.play(.hop)
    context.changePreferences { $0.seenFinishedGames = $0.finishedGames }
  }

  public mutating func react(to event: InputEvent, _ context: inout SceneContext) {
    lastTouch = context.now
    respond(to: event, &context)
    wake(context)
  }

  public var tall: Arrangement { HubLayout.tall(doors) }

  public func running(_ view: View) -> [any Moving] {
    let growing = garden.flatMap { $0.hasNews ? $0.growing : nil }
    return [cast, liveDoor?.motion, growing, waving]
  }

  public mutating func perform(_ action: Action, _ context: inout SceneContext) {
    switch action {
    case .open(let scene):
      context.play(.click)
      if doors.contains(where: { $0.scene == scene }) {
        context.changePreferences { $0.lastDoor = scene }
      }
      context.finish(.chose(scene))
    case .tickle(let index):
      let member = cast.members[index]
      cast.tickle(member, with: HubTimelines.spin(of: member.animal), &context)
    case .goHome:
      alert = AlertCard(
        .hub(.goingHome), .hub(.animalsWait), size: Size(640, 360),
        picture: CardPicture(height: CardFigures.height), since: context.now)
      waving = PlayingTimeline(HubTimelines.waving, in: context.view)
      focus(.stay)
      context.play(.card)
    case .stay:
      alert = nil
      context.play(.click)
    case .leave:
      alert = nil
      context.leave(by: .back)
    }
  }

  /// Starts the motion of a door that has just got the pointer or the focus.
  private mutating func wake(_ context: SceneContext) {
    guard alert == nil else { return }
    let screen = screen(context.view)
    let chosen = doors.first { door in
      let state = screen.state(of: .open(door.scene), controls)
      return state.isHovered || state.isFocused
    }?.scene
    guard chosen != liveDoor?.door else { return }
    liveDoor = chosen.map { ($0, PlayingTimeline(HubTimelines.vignette, in: context.view)) }
  }
}

extension HubScene {
  /// The door that plays by itself, and the moment of its motion; nil if the animals sleep or the
  /// player acts.
  func showing(_ view: View) -> (door: HubDoor, moment: Time)? {
    guard alert == nil, cast.nextChange(view) != nil, !doors.isEmpty else { return nil }
    let quiet = (view.time.held(HubTimelines.rate) - lastTouch).seconds - HubTimelines.patience
    guard quiet >= 0 else { return nil }
    let shown = Int(quiet / HubTimelines.period)
    let moment = Time.seconds(quiet - HubTimelines.period * Double(shown))
    guard moment < HubTimelines.showing.duration else { return nil }
    return (doors[shown % doors.count], moment)
  }

  public func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(OpeningAssets.hub))
    picture.draw(.image(OpeningAssets.title, at: HubLayout.title).scaled(HubLayout.titleScale))
    garden?.draw(among: doors, view, into: &picture)
  }

  public func prompt(_ view: View) -> Phrase? {
    doors.first { $0.scene == liveDoor?.door }?.door.line ?? .hub(.choose)
  }

  func drawAnimal(
    _ member: Cast.Member, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    FocusRing.draw(around: member.frame, radius: 36, state, into: &picture)
    let sight = showing(view)?.door.frame.center ?? controls.pointer
    var figure = cast.figure(of: member, view, pointer: alert == nil ? sight : nil)
    if state.isPressed { figure.scale = Point(x: 1.06 * member.scale, y: 0.9 * member.scale) }
    figure.draw(named: "\(member.side).\(member.animal)", into: &picture)
  }

  /// Draws the animals on the card; they wave goodbye one after another.
  func drawGoodbye(at center: Point, _ view: View, into picture: inout Picture) {
    guard let waving else { return }
    CardFigures.drawFriends(at: center, into: &picture) {
      $0.pose = waving[.posture($0.animal.rawValue), at: view.time].pose(of: $0.animal)
    }
  }

  func drawDoor(_ door: HubDoor, _ state: ControlState, _ view: View, into picture: inout Picture) {
    let show = showing(view).flatMap { $0.door.scene == door.scene ? $0.moment : nil }
    func value(_ channel: Channel<Double>) -> Double {
      if let liveDoor, liveDoor.door == door.scene {
        return liveDoor.motion[channel, at: view.time]
      }
      return show.map { HubTimelines.showing[channel, at: $0] } ?? 0
    }
    let lift = state.isPressed ? 3.0 : state.isHovered || state.isFocused ? -4 : 0
    let frame = door.frame.offsetBy(0, lift)
    let swing = value(HubTimelines.swing)
    let scale = frame.width / HubLayout.doorSize.width
    FocusRing.draw(around: frame, radius: 28 * scale, state, into: &picture)
    picture.drawGroup(scaledBy: scale, about: frame.center) { picture in
      let board = Rect(center: frame.center, size: HubLayout.doorSize)
      picture.draw(
        .image(OpeningAssets.door, at: board.point(0.5, 0), anchor: .top).turned(swing))
      picture.draw(
        .roundedRect(board.insetBy(14), radius: 24, tint: .sun)
          .opacity(0.2 * value(HubTimelines.glow)))
      let thumbnail = Door.Thumbnail(
        center: board.point(0.5, 0.34), peek: value(HubTimelines.peek),
        nod: value(HubTimelines.nod), play: value(HubTimelines.play))
      picture.drawGroup(scaledBy: 1.14, about: thumbnail.center) {
        door.door.draw(thumbnail, &$0)
        // Leaves in front of the edge make the picture look deep.
        for (x, y, size, turn) in [(0.03, 1.07, 0.3, 22.0), (0.98, 1.08, 0.26, -20)] {
          $0.draw(
            .image(SharedAssets.fern, at: thumbnail.frame.point(x, y), anchor: .bottom)
              .scaled(size).turned(turn))
        }
      }
    }
    drawName(of: door, in: frame, swing, view, into: &picture)
  }

  /// Draws a door's name on its board, and the key that opens it.
  private func drawName(
    of door: HubDoor, in frame: Rect, _ swing: Double, _ view: View, into picture: inout Picture
  ) {
    let isLarge = view.preferences.textSize != .normal
    let scale = frame.width / HubLayout.doorSize.width
    let plate = HubLayout.plate(of: frame, isLarge: isLarge)
    if isLarge {
      for (rim, radius, tint) in HubLayout.wood {
        picture.draw(
          .roundedRect(plate.insetBy(-rim * scale), radius: radius * scale, tint: tint).turned(
            swing))
      }
    }
    picture.draw(
      .text(
        view.language(door.door.name), nameStyle(plate.insetBy(isLarge ? 5 : 6).size, scale, view),
        at: plate.center, tint: .cream
      ).turned(swing).named("name.\(door.scene.rawValue)"))
    guard let key = door.key else { return }
    KeyCap.draw(key, view, at: frame.point(0.5, isLarge ? 0.02 : 0.86), into: &picture)
  }

  /// The common style of all doors' names; a name on two lines does not shrink the others.
  private func nameStyle(_ room: Size, _ scale: Double, _ view: View) -> TextStyle {
    var style = TextStyle(
      scale < 1 ? .body : .label, bold: true, fit: room.width, height: room.height, leading: 1)
    let names = doors.map { (view.language($0.door.name), room.width) }
    style.size = view.metrics.evenSize(of: names, upTo: style.size)
    return style
  }
}
