import Stage
import Widgets

@testable import Director

extension Director {
  /// The scene's places as this window shows them.
  var seenLayout: [Place] {
    page.layout(view).map { Place($0.name, seen($0.rect)) }
      + (loudspeaker.map(place).map { [Place(Loudspeaker.name, $0)] } ?? [])
  }
}
