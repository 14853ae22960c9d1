internal import Animation
internal import Figures
public import Stage
internal import Widgets

/// The drawing of the game: the scene, and everything that lies over all scenes.
extension Director {
  /// Returns the picture at `share` of a tick, 0…1, after the last one.
  public func picture(ahead share: Double = 0) -> Picture {
    func part(of step: Time) -> Time {
      Time(ticks: Int64((Double(step.ticks) * share.clamped(to: 0...1)).rounded()))
    }
    let ahead = part(of: step)
    var picture = page.picture(view(at: now + ahead, ahead: ahead))
    fadeIn?.apply(at: clock, to: &picture)
    if preferences.isMuted, isTall { MuteSign.draw(into: &picture) }
    if notice == nil { hintHand.draw(at: ticks, view, beside: page.layout(view), into: &picture) }
    let loudspeaker = loudspeaker
    let moment = clock + part(of: .frames(1))
    let mirroring = mirroring
    picture.writing = writing
    if let mirroring, !isTall { picture.mirror(mirroring) }
    if preferences.isMuted, !isTall { MuteSign.draw(into: &picture) }
    picture.enlargeText(by: preferences.textSize.factor, metrics)
    if isTall {
      picture.arrange(page.tall, card: cardFrame)
      if let mirroring { picture.mirror(mirroring) }
    }
    if let loudspeaker {
      Loudspeaker.draw(
        in: place(of: loudspeaker), state(of: loudspeaker), sayingAgain,
        isOn: preferences.narration != .off, at: moment, into: &picture)
    }
    finale?.drawBackground(ahead: part(of: .frames(1)), into: &picture)
    picture.drawGroup(scaledBy: isTall ? 0.86 : 1, about: Design.frame.center) {
      finale?.draw(ahead: part(of: .frames(1)), into: &$0)
    }
    let frame = isTall ? Design.tall : Design.frame
    Wipe.draw(
      finale?.cover(ahead: part(of: .frames(1))) ?? 0, isCalm: preferences.reducesMotion,
      over: frame, into: &picture)
    wipe?.draw(at: moment, over: frame, into: &picture)
    drawNotice(at: moment, into: &picture)
    if preferences.isHighContrast {
      picture.increaseContrast(over: WidgetAssets.wood.union(BoardAssets.ground))
    }
    if wordsAreBlank { picture.blankWords() }
    return picture
  }

  private func drawNotice(at moment: Time, into picture: inout Picture) {
    guard let notice else { return }
    var said = Picture()
    notice.draw(view(at: moment), into: &said)
    said.enlargeText(by: preferences.textSize.factor, metrics)
    picture.drawGroup(scaledBy: isTall ? card.scale : 1, about: Design.frame.center) {
      $0.draw(said)
    }
  }

  /// The scene's current view.
  public var view: View { view(at: now) }

  func view(at time: Time, ahead: Time = .zero) -> View {
    View(
      time: time, ahead: ahead, preferences: preferences, language: language, languages: languages,
      device: device, caption: preferences.showsCaptions ? caption?.sentence : nil,
      metrics: metrics, isTall: isTall)
  }
}
