internal import Animation
internal import Figures
public import Phrases
internal import Rules
public import Stage
internal import Widgets

extension SampleScene {
  public func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(BoardAssets.frame))
    Plaque.draw(
      view.language(.sample(.round)),
      "\(min(game.answers.count + (isAsking ? 1 : 0), SampleGame.rounds))",
      in: SampleLayout.round, into: &picture)
    Plaque.draw(
      view.language(.sample(.score)), "\(game.score)", in: SampleLayout.score, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: SampleLayout.card))
    drawHidden(view, into: &picture)
  }

  /// What is hidden: a question mark, or the hand as it comes out.
  private func drawHidden(_ view: View, into picture: inout Picture) {
    let middle = SampleLayout.card.center
    guard case .shown(let answer, let reveal) = phase else {
      return picture.draw(
        .text("?", TextStyle(.display, bold: true), at: middle, tint: .earth).named("hidden"))
    }
    picture.draw(
      .image(HandAssets.picture(of: answer.hidden), at: middle)
        .scaled(reveal[SampleTimelines.scale, at: view.time])
        .opacity(reveal[SampleTimelines.opacity, at: view.time]).named("hidden"))
  }

  private var isAsking: Bool { phase == .asking }

  public func prompt(_ view: View) -> Phrase? {
    switch phase {
    case .asking: .sample(.question)
    case .shown(let answer, _): answer.verdict
    case .over: nil
    }
  }
}
