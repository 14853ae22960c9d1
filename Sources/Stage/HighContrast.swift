extension Picture {
  /// Darkens backdrops and the pictures named in `scenery`, and makes light text white with a black
  /// halo, and dark text black.
  public mutating func increaseContrast(over scenery: Set<String>) {
    changeAll { command in
      switch command.shape {
      case .backdrop: command.tint = .shade
      case .panel(let name, _) where scenery.contains(name): command.tint = .shade
      case .image(let name) where scenery.contains(name) || command.isOnBackdrop:
        command.tint = .shade
      case .text(let words, var style, let editing):
        let isLight = command.tint.isLight
        command.tint = isLight ? .white : Color(0)
        style.halo = isLight ? Color(0) : style.halo.map { _ in .white }
        command.shape = .text(words, style, editing)
      case .panel, .image, .fill, .roundedRect, .border: break
      }
    }
  }
}

extension Color {
  /// The tint that darkens scenery and wood.
  fileprivate static let shade = Color(0x70685C)

  fileprivate var isLight: Bool { 2 * Int(red) + 5 * Int(green) + Int(blue) > 4 * 255 }
}
