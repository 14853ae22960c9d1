public import Animation
public import Stage

/// A mouth with something between its jaws.
extension AnimalFigure {
  /// The middle of the gap behind the upper lip, from the jaw's joint, in drawing units.
  private static let gap = Point(x: -52, y: 26)

  /// The place, in design space, of a thing bitten by this animal; nil for an animal without a jaw.
  public var gap: Point? { place(of: .jaw, away: Self.gap) }

  /// Draws the head without its lower jaw once more, over the bitten thing, which then lies in the
  /// mouth.
  public func drawUpperJaw(into picture: inout Picture) {
    let rig = Rig.of(animal)
    let posed = self.posed(rig)
    let skeleton = Skeleton(rig, posed)
    guard let upper = rig.parts.firstIndex(where: { $0.role == .openMouth }) else { return }
    picture.drawFigure(at: feet) {
      for index in rig.parts.indices[upper...]
      where rig.parts[index].isSeen(in: posed, of: self) && rig.parts[index].role != .sore {
        guard let command = command(index, rig, skeleton, posed.face) else { continue }
        $0.draw(wet(command))
      }
    }
  }
}
