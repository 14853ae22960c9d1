import Animation
import Stage
import Studio
import Testing

@testable import Director

/// What fingers press is large enough, and nowhere near the lower edge, where screens have gestures
/// of their own.
@Suite struct ReachTests {
  /// Names of what is looked at and not pressed.
  private static let shown = ["title", "place.", "score.", "size.", "prompt.", "card", "page"]
  private static let edge = 40.0
  private static let least = 64.0

  @Test(
    "R172 controls are at least 64 px in both directions, and 40 px away from the lower edge",
    arguments: RestingPlace.pictured)
  func reach(place: RestingPlace) throws {
    var game = try place.player(metrics: FontMetrics()).director
    for place in game.layout where !Self.isShown(place) {
      let (rect, name) = (place.rect, place.name)
      #expect(rect.maxY <= Design.size.height - Self.edge, "\(name) reaches down to \(rect.maxY)")
      #expect(min(rect.width, rect.height) >= Self.least, "\(name) is \(rect.width)×\(rect.height)")
    }
    game.isTall = true
    for place in game.page.layout(game.view) where !Self.isShown(place) {
      let bottom = game.seen(place.rect).maxY
      #expect(
        bottom <= Design.tall.maxY - Self.edge,
        "\(place.name) reaches down to \(bottom) of \(Design.tall.maxY)")
    }
  }

  /// The tabs of the settings are pages too, and pressed.
  private static func isShown(_ place: Place) -> Bool {
    shown.contains { $0.hasSuffix(".") ? place.name.hasPrefix($0) : place.name == $0 }
  }
}
