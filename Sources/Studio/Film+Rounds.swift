internal import Animation
internal import Director
internal import Stage

/// Rounds depend on chance: these films look for the first seed with which the jungle does as wanted.
extension Film {
  private static let animals = ["lion", "cobra", "rabbit"]
  private static let throwNames = ["rock", "paper", "scissors"]

  /// Each animal beats the next one of these, the last beats the first.
  private static let prey = ["lion": "rabbit", "rabbit": "cobra", "cobra": "lion"]

  static let jungle: [Script] =
    animals.map { animal in
      Script(name: "jungle.glide-home.\(animal)") { name throws(MissingPlace) in
        var visit = ScriptedPlayer(.jungle, preferences: choices(isCalm: false))
        visit.wait(0.2)
        let begin = visit.director.ticks
        try visit.drag(animal, from: "home", to: Point(x: 1_090, y: 90))
        visit.rest()
        return Film(name, visit, from: begin)
      }
    } + pairs + pairs.map { $0.calm }

  /// From before the drop until everybody is home, for all nine pairs.
  private static let pairs: [Script] = animals.flatMap { animal in
    animals.map { rival in
      let outcome = animal == rival ? "tie" : prey[animal] == rival ? "win" : "loss"
      return Script(name: "jungle.\(outcome).\(animal)-\(rival)") { name throws(MissingPlace) in
        var visit = ScriptedPlayer(.jungle)
        for seed in UInt64(0)..<100 {
          var answer: String?
          visit = ScriptedPlayer(
            .jungle, seed: seed, preferences: choices(isCalm: name.hasSuffix(".calm")))
          visit.wait(0.2)
          try visit.drag(animal, from: "home", to: visit.place("region").center)
          visit.rest { answer = answer ?? $0.picture().command(named: "rival")?.imageName }
          if answer?.hasPrefix(rival) == true { break }
        }
        return Film(name, visit, from: 12)
      }
    }
  }

  static let hands: [Script] = ["win", "loss", "tie"].flatMap { outcome in
    let film = Script(name: "hands.round.\(outcome)") { name throws(MissingPlace) in
      var visit = ScriptedPlayer(.hands)
      var begin: Int64 = 0
      for seed in UInt64(0)..<100 {
        visit = ScriptedPlayer(
          .hands, seed: seed, preferences: choices(isCalm: name.hasSuffix(".calm")))
        try visit.sitDown()
        begin = visit.director.ticks
        try visit.tap("throw.rock")
        visit.rest()
        if visit.hasHeard(outcome) { break }
      }
      try visit.tap("button.next-turn")
      visit.rest()
      return Film(name, visit, from: begin)
    }
    return [film, film.calm]
  }

  static let trainer: [Script] = {
    let question = Script(name: "trainer.question") { name throws(MissingPlace) in
      var visit = ScriptedPlayer(.winOrLose, preferences: choices(isCalm: name.hasSuffix(".calm")))
      visit.wait(0.3)
      let begin = visit.director.ticks
      try visit.tap("button.start")
      visit.rest()
      try visit.tap("throw.rock")
      visit.rest()
      return Film(name, visit, from: begin)
    }
    let summary = Script(name: "trainer.summary.10") { name throws(MissingPlace) in
      var visit = ScriptedPlayer(.winOrLose, preferences: choices(isCalm: name.hasSuffix(".calm")))
      visit.wait(0.3)
      try visit.tap("button.start")
      var begin: Int64 = 0
      for round in 0..<10 {
        visit.rest()
        try visit.tap("throw.\(throwNames[round % 3])")
        visit.rest()
        begin = visit.director.ticks
        try visit.tap("alert.continue")
      }
      visit.rest()
      return Film(name, visit, from: begin)
    }
    return [question, question.calm, summary, summary.calm]
  }()

  static let simon: [Script] = {
    let playback = Script(name: "simon.playback.4") { name throws(MissingPlace) in
      var visit = ScriptedPlayer(.simonSays, preferences: choices(isCalm: name.hasSuffix(".calm")))
      visit.wait(0.3)
      try visit.tap("menu.single")
      for _ in 0..<3 { try visit.drumAgain() }
      let begin = visit.director.ticks
      try visit.drumAgain()
      return Film(name, visit, from: begin)
    }
    let blink = Script(name: "simon.blink") { name throws(MissingPlace) in
      var visit = ScriptedPlayer(.simonSays, preferences: choices(isCalm: false))
      visit.wait(0.3)
      try visit.tap("menu.single")
      try visit.drumAgain()
      let heard = visit.listen()
      let begin = visit.director.ticks
      let wrong = heard.first == "leaf" ? "sun" : "leaf"
      try visit.tap("drum.\(wrong)")
      visit.rest()
      return Film(name, visit, from: begin)
    }
    return [playback, playback.calm, blink]
  }()
}

extension Film.Script {
  /// The same for people whom movement makes unwell.
  fileprivate var calm: Film.Script { Film.Script(name: name + ".calm", play: play) }
}

extension ScriptedPlayer {
  fileprivate mutating func drag(
    _ animal: String, from place: String, to end: Point
  ) throws(MissingPlace) {
    try drag("\(place).\(animal)", to: end)
  }

  /// From the configuration of the hands to the table.
  mutating func sitDown() throws(MissingPlace) {
    wait(0.2)
    try tap("field.name")
    type("Ada")
    try tap("option.rounds")
    wait(0.3)
    try tap("button.continue")
    rest()
  }

  /// Whether a round ended so: every outcome has a sound of its own.
  fileprivate func hasHeard(_ outcome: String) -> Bool {
    let sound: SoundName = outcome == "win" ? .win : outcome == "loss" ? .lose : .tie
    return playback.wishes.contains { if case .play(sound, _) = $0.effect { true } else { false } }
  }
}

extension ScriptedPlayer {
  /// Waits until the jungle has drummed, and says which drums were struck since the player's turn.
  mutating func listen() -> [String] {
    rest()
    return playback.wishes.dropFirst(heard).compactMap {
      switch $0.effect {
      case .play(.drumLeaf, _): "leaf"
      case .play(.drumFlower, _): "flower"
      case .play(.drumSun, _): "sun"
      case .play(.drumDrop, _): "drop"
      default: nil
      }
    }
  }

  /// Listens, and drums the same.
  mutating func drumAgain() throws(MissingPlace) {
    for drum in listen() {
      try tap("drum.\(drum)")
      wait(0.2)
    }
    heard = playback.wishes.count
  }
}

extension DrawCommand {
  /// The picture file that is drawn; nil for words and plain shapes.
  var imageName: String? {
    switch shape {
    case .image(let name), .panel(let name, _), .backdrop(let name): name
    case .flood, .text, .rounded, .rim: nil
    }
  }
}
