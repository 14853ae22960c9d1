import Animation
import Director
import Stage
import Testing

@testable import Studio

@Suite struct TallFlightTests {
  @Test(
    "R126 what flies from hand to board does so as evenly in a tall window as in a wide one",
    arguments: [(SceneID.hands, "pick"), (.hands, "prize"), (.winOrLose, "prize.flying")])
  func flights(door: SceneID, name: String) throws {
    let replay = try Demo.replay(of: #require(Door.all.first { $0.scene == door }))
    var (wide, tall) = (Playback(replay), Playback(replay))
    tall.director.isTall = true
    var before: (wide: Rect, tall: Rect)?
    // Of each flight, how far a step is in the tall window for one in the wide.
    var flights: [[Double]] = []
    while !wide.isOver {
      wide.step()
      tall.step()
      let shown = wide.director.picture().command(named: name)
      guard let shown, let other = tall.director.picture().command(named: name) else {
        before = nil
        continue
      }
      let now = (wide: shown.frame, tall: other.frame)
      if let before {
        let step = (now.wide.center - before.wide.center).length
        let other = (now.tall.center - before.tall.center).length
        if step > 2 { flights[flights.endIndex - 1].append(other / step) }
        let growth = now.tall.width / before.tall.width / (now.wide.width / before.wide.width)
        #expect(abs(growth - 1) < 0.04)
      } else {
        flights.append([])
      }
      before = now
    }
    #expect(!flights.isEmpty)
    for flight in flights {
      #expect(flight.count > 8)
      let (least, most) = try (#require(flight.min()), #require(flight.max()))
      #expect(most < 1.3 * least)
    }
  }
}
