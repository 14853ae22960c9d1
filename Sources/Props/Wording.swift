extension String {
  /// The words on two lines of about equal length, parted at the space nearest to the middle.
  public var onTwoLines: String {
    let characters = Array(self)
    let middle = characters.count / 2
    let spaces = characters.indices.filter { characters[$0] == " " }
    guard let nearest = spaces.min(by: { abs($0 - middle) < abs($1 - middle) }) else { return self }
    return String(characters[..<nearest]) + "\n" + String(characters[(nearest + 1)...])
  }
}
