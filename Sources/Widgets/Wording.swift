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

extension String {
  /// The words on as many lines as it takes for none to be longer than `width` characters, beside the
  /// lines that they have.
  public func wrapped(at width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: " ").reduce(into: (text: "", length: 0)) { lines, word in
        let fits = lines.length + 1 + word.count <= width
        lines.text += lines.text.isEmpty ? "" : fits ? " " : "\n"
        lines.length = fits && !lines.text.isEmpty ? lines.length + 1 + word.count : word.count
        lines.text.append(contentsOf: word)
      }.text
    }.joined(separator: "\n")
  }
}
