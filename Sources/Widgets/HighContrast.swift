internal import Animation
public import Stage

extension Picture {
  /// Darkens scenery and wood, and makes text white or black with a halo of the other.
  public mutating func heightenContrast() {
    changeAll { command in
      switch command.shape {
      case .backdrop: command.tint = .shade
      case .panel(let name, _) where name.isWood: command.tint = .shade
      case .panel: break
      case .image(let name)
      where name.hasPrefix("round-button") || name.isGround || command.isOnBackdrop:
        command.tint = .shade
      case .text(let words, var style, let editing):
        let isLight = command.tint.isLight
        command.tint = isLight ? .white : Color(0)
        style.halo = isLight ? Color(0) : style.halo.map { _ in .white }
        command.shape = .text(words, style, editing)
      case .image, .flood, .rounded, .rim: break
      }
    }
  }
}

extension Color {
  /// The tint that darkens scenery and wood.
  fileprivate static let shade = Color(0x70685C)

  fileprivate var isLight: Bool { 2 * Int(red) + 5 * Int(green) + Int(blue) > 4 * 255 }
}

extension String {
  /// Whether it is scenery that is drawn over the backdrop.
  fileprivate var isGround: Bool { self == "river-bank" || self == "home-patch" }

  fileprivate var isWood: Bool {
    hasPrefix("button") && self != "button-disabled" || hasPrefix("plaque") || self == "tab-off"
  }
}
