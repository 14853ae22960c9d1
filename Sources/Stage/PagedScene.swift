public import Animation
public import Phrases

/// A scene of several pages, which forwards to the open one.
public protocol PagedScene: Scene {
  /// The open page.
  var page: any Scene { get }
}

extension PagedScene {
  public func picture(_ view: View) -> Picture { page.picture(view) }
  public func isStill(_ view: View) -> Bool { page.isStill(view) }
  public func wakes(_ view: View) -> Time? { page.wakes(view) }
  public var keepsItsPace: Bool { page.keepsItsPace }
  public var groove: Int { page.groove }
  public var textFocus: Rect? { page.textFocus }
  public var hint: Hint? { page.hint }
  public func prompt(_ view: View) -> Phrase? { page.prompt(view) }
  public func announcement(_ view: View) -> Phrase? { page.announcement(view) }
  public func invitation(_ view: View) -> Phrase? { page.invitation(view) }
  public var cardWords: Phrase? { page.cardWords }
  public var standing: Phrase? { page.standing }
  public var surroundings: Phrase? { page.surroundings }
  public func spokenFocus(_ view: View) -> SpokenFocus? { page.spokenFocus(view) }
  public func isQuiet(_ view: View) -> Bool { page.isQuiet(view) }
  public var awaitsKey: Bool { page.awaitsKey }
  public var isForTwo: Bool { page.isForTwo }
  public var tall: Arrangement { page.tall }
  public var cardFrame: Rect? { page.cardFrame }
  public var cardBeside: Rect? { page.cardBeside }
  public var layout: [Place] { page.layout }
  public var counters: [Counter] { page.counters }
}
