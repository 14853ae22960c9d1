public import Animation
public import Phrases
public import Stage

extension NameLender {
  /// Its head, `height` design pixels high.
  public func picture(at center: Point, height: Double) -> DrawCommand {
    .image(head, at: center).scaled(height / head.size.height)
  }

  var head: ImageAsset {
    switch self {
    case .mascot(let mascot): WidgetAssets.mascot(mascot)
    case .animal(let animal): WidgetAssets.badge(animal)
    }
  }
}

extension Screen {
  /// Adds a button that fills in the name of the `next` lender, whose head it shows.
  ///
  /// While `typed` is still the name of `lender`, it shows that head instead, as chosen. `label`
  /// tells whose name it is.
  public mutating func face(
    _ action: Action, _ lender: NameLender?, next: NameLender, typed: String, of label: Phrase,
    named name: String, in frame: Rect
  ) {
    add(action, Spoken(next.name, of: label), named: name, in: frame) {
      let chosen = lender.flatMap { [view = $1] in view.language($0.name) == typed ? $0 : nil }
      Badge.draw((chosen ?? next).head, isChosen: chosen != nil, in: frame, $0, into: &$2)
    }
  }
}
