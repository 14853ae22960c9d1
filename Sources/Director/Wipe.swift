internal import Animation
internal import Stage

/// How one scene gives way to the next: leaves close over the old one and open on the new one.
struct Wipe: Hashable {
  static let closing = Time.seconds(0.32)
  static let opening = Time.seconds(0.36)

  let since: Time
  let isCalm: Bool

  /// The moment of full cover, when the scenes are exchanged; the cover stays for two ticks.
  var covers: Time { since + Self.closing }
  private var opens: Time { covers + .frames(2) }
  var ends: Time { opens + Self.opening }

  /// 0 open … 1 closed.
  func cover(at time: Time) -> Double {
    if time < covers {
      let progress = max(0, (time - since).seconds / Self.closing.seconds)
      return 1 - (1 - progress) * (1 - progress)
    }
    let progress = max(0, min(1, (time - opens).seconds / Self.opening.seconds))
    return 1 - progress * progress
  }

  func draw(at time: Time, into picture: inout Picture) {
    let cover = cover(at: time)
    if isCalm || cover >= 1 {
      return picture.draw(.flood(.deepLeaf).opacity(cover))
    }
    // Each band is a long leaf from one side; they meet in the middle, the later ones a little behind.
    for (index, tint) in Self.bands.enumerated() {
      let delay = Double(index % 3) * 0.1
      let reach = max(0, min(1, (cover - delay) / (1 - 0.2)))
      let y = Design.size.height * (Double(index) + 0.5) / Double(Self.bands.count)
      let width = 3_000.0
      let height = Design.size.height / Double(Self.bands.count) * 1.9
      let isLeft = index.isMultiple(of: 2)
      let edge = isLeft ? -900 + 2_300 * reach : 2_180 - 2_300 * reach
      let x = isLeft ? edge - width / 2 : edge + width / 2
      let leaf = Rect(center: Point(x: x, y: y), size: Size(width, height))
      picture.draw(.rounded(leaf.insetBy(-6), radius: height / 2 + 6, tint: .ink))
      picture.draw(.rounded(leaf, radius: height / 2, tint: tint))
    }
  }

  private static let bands: [Color] = [
    .deepLeaf, .leaf, .freshLeaf, .leaf, .deepLeaf, .leaf, .freshLeaf,
  ]
}
