public import Stage

extension Arrangement {
  /// The panes at the edges of every screen in a tall window: corner buttons and mute sign.
  public static let edges: [Pane] = {
    let tall = Design.tall
    let inset = 24 + IconButton.size.width / 2
    let top = tall.minY + inset
    return [
      Pane(IconButton.topLeft.insetBy(-14), tall.minX + inset, top),
      Pane(IconButton.topRight.insetBy(-14), tall.maxX - inset, top),
      Pane(
        IconButton.besideTopRight.insetBy(-14), tall.maxX - inset - IconButton.size.width - 16, top),
      Pane(MuteSign.frame, tall.maxX - 40, tall.maxY - 104),
    ]
  }()

  /// The y of the corner buttons' middles in a tall window.
  public static let topRow = Design.tall.minY + 24 + IconButton.size.height / 2

  /// Returns the arrangement of a page that is a single card at `card`, with `panes` elsewhere.
  public static func page(_ card: Rect, _ panes: [Pane] = []) -> Arrangement {
    shrunk(edges + panes + [Arrangement.card(card)], isPage: true)
  }
}

extension Mirroring {
  /// Creates the mirroring of `scene` for a right-to-left language.
  ///
  /// A page and an open card are mirrored as a whole. On a stage the corner buttons swap sides, and
  /// buttons and a card beside the stage are mirrored in place.
  public init(of scene: some Presentation, _ view: View) {
    let tall = view.isTall ? scene.tall : nil
    func placed(_ rect: Rect) -> Rect { tall?.place(of: rect) ?? rect }
    let corners = [IconButton.topLeft, IconButton.topRight, IconButton.besideTopRight].map {
      placed($0).insetBy(-14)
    }
    let buttons = scene.layout(view).compactMap { $0.mirrorFrame.map(placed) }
    // Controls between the corner buttons swap sides with them.
    let between = buttons.filter { button in corners.contains { $0.maxY > button.minY } }
    self.init(
      isPage: scene.tall.isPage,
      card: scene.cardFrame(view).map { view.isTall ? Arrangement.card($0).place(of: $0) : $0 },
      corners: corners + between,
      buttons: buttons + [scene.cardBeside(view)].compactMap { $0.map(placed) })
  }
}
