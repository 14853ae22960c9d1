internal import Animation
internal import Figures
internal import Rules
public import Stage

extension JungleScene {
  public var counters: [Counter] {
    [Counter("player", match.playerWins), Counter("jungle", match.jungleWins)]
  }

  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    let dropped = Board.region.center
    let animals = Animal.allCases.flatMap { animal in
      [
        NamedTimeline(
          "jungle.glide-home.\(animal)", JungleTimelines.glideHome(animal, from: dropped))
      ]
        + variants("jungle.snap.\(animal)") { isCalm in
          JungleTimelines.snap(animal, from: dropped, isCalm: isCalm)
        }
        + Animal.allCases.flatMap { rival in
          variants("jungle.\(animal.outcome(against: rival)).\(animal)-\(rival)") { isCalm in
            JungleTimelines.show(player: animal, rival: rival, isCalm: isCalm)
          }
        }
    }
    return animals + [NamedTimeline("jungle.carried-run", JungleTimelines.carriedRun)]
      + Creature.timelines
  }

  private static func variants(
    _ name: String, _ make: (_ isCalm: Bool) -> Timeline
  ) -> [NamedTimeline] {
    [NamedTimeline(name, make(false)), NamedTimeline("\(name).calm", make(true))]
  }
}
