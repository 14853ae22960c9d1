internal import Phrases
public import Rules
public import Stage

/// A round button with an animal's head that fills in the animal's name.
public enum Badge {
  /// In design pixels.
  public static let size = IconButton.size

  static func draw(
    _ head: ImageAsset, isChosen: Bool, in frame: Rect, _ state: ControlState,
    into picture: inout Picture
  ) {
    IconButton.draw(in: frame, state, into: &picture) { center, picture in
      if isChosen {
        picture.draw(
          .rim(Rect(center: center, size: size).insetBy(-3), radius: 39, width: 7, tint: .sun))
      }
      picture.draw(.image(head, at: center))
    }
  }
}

extension Screen {
  /// Adds a badge for `action`; it looks chosen while `typed` is the animal's name.
  public mutating func badge(
    _ action: Action, _ animal: Animal, typed: String, named name: String, in frame: Rect
  ) {
    add(action, Spoken(.common(.badge(animal))), named: name, in: frame) {
      let isChosen = $1.language(.common(.badge(animal))) == typed
      Badge.draw(WidgetAssets.badge(animal), isChosen: isChosen, in: frame, $0, into: &$2)
    }
  }
}
