import Animation
import Figures
import Rules
import Stage
import Testing

@testable import Jungle

/// A round whose actors can be looked at on every tick.
struct StagedRound {
  let pair: Matchup
  let show: Timeline

  init(_ pair: Matchup) {
    self.pair = pair
    show = JungleTimelines.show(player: pair.player, rival: pair.rival)
  }

  init(_ player: Animal, _ rival: Animal) { self.init(Matchup(player: player, rival: rival)) }

  /// Who wins and who loses; fails for a tie.
  func duel() throws -> Duel { try #require(Duel(player: pair.player, rival: pair.rival)) }

  func tick(of cue: JungleTimelines.Cue) throws -> Int {
    Int((try #require(show.time(of: cue)).seconds * 60).rounded(.up))
  }

  func figure(_ actor: JungleTimelines.Actor, at tick: Int) -> AnimalFigure {
    let isOwn = actor == .player
    var figure = AnimalFigure(
      isOwn ? pair.player : pair.rival, isOwn ? .player : .jungle, feet: .zero)
    if !isOwn { figure.facing = pair.rival.looksRight ? 1 : -1 }
    figure.apply(show, of: actor, at: .frames(tick))
    return figure
  }

  /// How far a joint is above the water.
  func height(of joint: Joint, _ actor: JungleTimelines.Actor, at tick: Int) throws -> Double {
    let figure = figure(actor, at: tick)
    return figure.feet.y - (try #require(figure.place(of: joint))).y
  }
}

extension [Double] {
  /// The values above a limit that are no less than the one before and more than the one after.
  func peaks(above limit: Double) -> [Double] {
    indices.dropFirst().dropLast().filter { place in
      let here = self[place]
      return here > limit && here >= self[place - 1] && here > self[place + 1]
    }.map { self[$0] }
  }
}
