internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The scene's answers to the pointer on animals and the river.
extension JungleScene {
  mutating func carry(_ event: InputEvent, _ context: inout SceneContext) {
    switch event {
    case .pointerDown(let point):
      if round == nil { press(at: point, &context) } else { gesture = .skipping(from: point) }
    case .pointerMoved(let point): move(to: point, &context)
    case .pointerUp(let point): release(at: point, &context)
    case .pointerCancelled: cancel(&context)
    default: break
    }
  }

  private mutating func press(at point: Point, _ context: inout SceneContext) {
    let selected: Animal? = if case .selected(let animal, _) = gesture { animal } else { nil }
    let touched = animal(at: point, now: context.now)
    // Of two players, one who presses anything with the mouse wants to choose, and unseen.
    if pair != nil, touched != nil, context.device != .touch { closeCurtain(&context) }
    if pair?.cardAction != nil { return }
    if let animal = touched {
      gesture = .pressing(animal, at: point, wasSelected: selected == animal)
    } else if let selected, Board.region.contains(point) {
      play(selected, &context)
    } else if selected != nil {
      putDown()
    } else if Board.region.contains(point) {
      burst(BurstRequest(.dab, 4, at: point), &context)
      context.play(.splashLight, x: point.x)
      // A player who presses the river, to send an animal there, has to choose first.
      closeCurtain(&context)
    }
  }

  mutating func move(to point: Point, _ context: inout SceneContext) {
    switch gesture {
    case .pressing(let animal, let start, _):
      guard (point - start).length >= JungleLayout.dragThreshold else { return }
      if pair != nil { return hide(animal, &context) }
      // An animal gliding home is picked up where it is.
      let grip = seen(animal, at: context.now) - start
      motions[.glide(animal)] = nil
      gesture = .dragging(DraggedAnimal(animal, grip: grip, at: point, since: context.now))
      missedDrop = nil
      sentence = .carrying(animal)
    case .dragging(var carry):
      carry.pointer = point
      gesture = .dragging(carry)
    case .skipping(let start):
      // A press that began before the round was over grabs the animal now; a click is for the round.
      guard round == nil, (point - start).length >= JungleLayout.dragThreshold,
        let animal = animal(at: start, now: context.now)
      else { return }
      gesture = .pressing(animal, at: start, wasSelected: false)
      move(to: point, &context)
    case .idle, .selected: break
    }
  }

  private mutating func release(at point: Point, _ context: inout SceneContext) {
    switch gesture {
    case .pressing(let animal, _, let wasSelected): tap(animal, wasSelected: wasSelected, &context)
    case .dragging(var carry):
      carry.pointer = point
      if carry.isInside(context.preferences) {
        play(carry.animal, from: carry.feet, &context)
      } else {
        glideHome(carry, &context)
        missedDrop = MissedDrop(carry, context.view)
        if carry.isHalfInside { nearMisses += 1 }
      }
    case .skipping(let start):
      gesture = .idle
      if start.distance(to: point) < JungleLayout.dragThreshold {
        skip(&context)
      } else if let animal = animal(at: start, now: context.now) {
        // A drag during the round is too early: the animal stamps, and shakes its head.
        burst(BurstRequest(.dust, 4, at: Board.home(of: animal)), &context)
        context.play(animal.step, x: start.x)
        motions[.stopped(animal)] = PlayingTimeline(MissedDrop.stopped, in: context.view)
      }
    case .idle, .selected: break
    }
  }

  /// Adds the button that lets half of an animal count, once two drops have missed only just.
  func addHalf(to screen: inout Screen<Action>) {
    let view = screen.view
    guard pair == nil, nearMisses > 1, view.preferences.wantsExactDrop, !view.isTall else { return }
    let frame = JungleLayout.halfButton
    screen.add(
      .allowHalf, Spoken(.settings(.halfAnimal), of: .settings(.drop)), named: "button.half",
      in: frame, mirrorFrame: frame
    ) {
      IconButton.draw(in: frame, $0, into: &$2) { [animal = missedDrop?.animal ?? .rabbit] in
        let water = Rect(center: $0 + Point(x: 0, y: 13), size: Size(46, 20))
        $1.draw(.image(WidgetAssets.head(animal), at: $0 - Point(x: 0, y: 5)).scaled(0.5))
        $1.draw(.roundedRect(water, radius: 10, tint: .river))
      }
    }
  }

  /// Cancels a press or drag; a carried animal glides home, even from over the river.
  mutating func cancel(_ context: inout SceneContext) {
    switch gesture {
    case .pressing, .skipping: gesture = .idle
    case .dragging(let carry): glideHome(carry, &context)
    case .idle, .selected: break
    }
  }

  /// Starts the glide home from where the animal was let go.
  private mutating func glideHome(_ carry: DraggedAnimal, _ context: inout SceneContext) {
    let (animal, feet) = (carry.animal, carry.feet)
    gesture = .idle
    motions[.glide(animal)] = PlayingTimeline(
      JungleTimelines.glideHome(animal, from: feet), since: context.now)
    sentence = .missed(exact: context.preferences.wantsExactDrop)
    context.play(animal.step, x: feet.x)
  }

  /// Tickles the animal and picks it up; a second tap puts it down.
  mutating func tap(_ animal: Animal, wasSelected: Bool, _ context: inout SceneContext) {
    tickle(animal, &context)
    if pair != nil || wasSelected || motions[.glide(animal), at: context.now] != nil {
      putDown()
    } else {
      pick(animal, &context)
    }
  }

  private mutating func tickle(_ animal: Animal, _ context: inout SceneContext) {
    call(animal, &context)
    guard motions[.answer(animal), at: context.now] == nil else { return }
    motions[.answer(animal)] = PlayingTimeline(animal.answer, since: context.now)
  }

  /// Plays the animal's voice; a roar is never interrupted by another.
  private mutating func call(_ animal: Animal, _ context: inout SceneContext) {
    if animal == .lion {
      guard context.now >= roarEnds else { return }
      // The roar lasts as long in a faster game, whose ticks are longer.
      let speed = Double(context.step.ticks) / Double(Time.frames(1).ticks)
      roarEnds = context.now + .seconds((JungleTimelines.roar + JungleTimelines.roarEcho) * speed)
    }
    context.play(animal.voice, x: feet(of: animal, at: context.now).x)
  }

  /// Returns the animal under a press, or under a press that waits for the round to end.
  func pressed(at time: Time) -> Animal? {
    switch gesture {
    case .pressing(let animal, _, _): animal
    case .skipping(let start): animal(at: start, now: time)
    case .idle, .dragging, .selected: nil
    }
  }

  /// Returns the animal under `point`; of several, the front one.
  private func animal(at point: Point, now: Time) -> Animal? {
    waiting(at: now).reversed().first {
      AnimalFigure.rect(of: $0, feet: seen($0, at: now)).contains(point)
    }
  }

  /// Returns the visible position of an animal's feet, which includes a visitor's offset.
  private func seen(_ animal: Animal, at time: Time) -> Point {
    let mood = motions[.mood(animal), at: time]
    let aside = mood?[JungleTimelines.aside(.waiting), at: time] ?? 0
    return feet(of: animal, at: time) + Point(x: aside, y: 0)
  }

  /// Returns the position of the feet of a player's animal outside rounds.
  func feet(of animal: Animal, at time: Time) -> Point {
    if case .dragging(let carry) = gesture, carry.animal == animal { return carry.feet }
    return motions[.glide(animal), at: time]?[JungleTimelines.position(.player), at: time]
      ?? Board.home(of: animal)
  }
}
