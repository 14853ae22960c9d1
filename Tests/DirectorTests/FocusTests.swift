import Animation
import Director
import Stage
import Testing

@Suite struct FocusTests {
  /// The rings around what has the focus, as they are drawn.
  private func rings(_ game: Director) -> [DrawCommand] {
    game.picture().commands.filter {
      if case .border(_, width: 4) = $0.shape { $0.tint == .sun && $0.opacity > 0 } else { false }
    }
  }

  /// Mostly ways through the controls; now and then something is pressed, and sometimes left.
  private func key(_ chance: inout SplitMix64) -> InputEvent {
    switch chance.next() % 100 {
    case ..<40: .key(.tab, [])
    case ..<55: .key(.tab, .shift)
    case ..<90: .key([.up, .down, .left, .right][Int(chance.next() % 4)], [])
    case ..<97: .key(.enter, [])
    default: .key(.escape, [])
    }
  }

  @Test("R100 a nudge of the mouse leaves the focus where it was")
  func nudge() {
    var game = Director(starting: .jungle, seed: 1)
    for key in [Key.tab, .right] { game.send(.key(key, [])) }
    let before = rings(game).map(\.frame)
    #expect(before.count == 1)
    game.send(.pointerMoved(Point(x: 600, y: 300)))
    game.send(.pointerLeft)
    #expect(rings(game).map(\.frame) == before)
  }

  /// What is asked of the disk is answered at once: a card that waits for that has no button.
  private func answer(_ game: inout Director) {
    for case .save(let entry) in game.takeEffects() { game.send(.saved(entry, problem: nil)) }
  }

  @Test(
    "R100 the focus is seen on the screen after every Tab, and no arrow loses it, in every scene",
    arguments: SceneID.allCases, [5, 6])
  func walk(scene: SceneID, seed: Int) {
    var chance = SplitMix64(seed: UInt64(seed))
    func begun(_ seed: Int) -> Director {
      Director(starting: scene == .opening ? .hub : scene, seed: UInt64(seed))
    }
    var game = begun(1)
    var walked = 0
    while walked < 3_000 {
      if game.sceneID == .opening || game.isOver || game.sceneID != scene && walked % 200 == 0 {
        game = begun(walked)
      }
      let event = key(&chance)
      let before = game
      game.send(event)
      answer(&game)
      walked += 1
      guard case .key(let key, _) = event, key != .enter, key != .escape else {
        // While one scene gives way to another nothing is pressed.
        for _ in 0..<80 {
          game.tick()
          answer(&game)
        }
        continue
      }
      for _ in 0..<2 { game.tick() }
      let after = rings(game)
      let isLost = after.isEmpty && (key == .tab || !rings(before).isEmpty)
      let isHidden = after.contains { !Design.frame.contains($0.frame) }
      guard isLost || isHidden || after.count > 1 else { continue }
      // A card that opens just then has not been walked on yet.
      guard game.layout.map(\.name) == before.layout.map(\.name) else { continue }
      Issue.record(
        "step \(walked), \(game.sceneID.rawValue): \(after.count) rings after \(key.rawValue)")
      return
    }
  }
}
