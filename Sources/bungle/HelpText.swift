internal import Phrases
internal import Widgets

/// The help as it is printed in the session's language; what is for makers stays English.
struct HelpText {
  let words: Language

  /// Beside the names of the options, and where a line ends.
  private static let (column, width) = (26, 80)

  /// - Parameter english: the help with one line for each option.
  func callAsFunction(_ english: String) -> String {
    english.split(separator: "\n", omittingEmptySubsequences: false).map(line)
      .joined(separator: "\n")
  }

  private func line(_ line: Substring) -> String {
    guard line.hasPrefix("  ") else { return heading(line) }
    let isRow = line.count > Self.column && line.dropFirst(Self.column - 1).first == " "
    let name = isRow ? line.prefix(Self.column) : "  "
    let lines = translated(line.dropFirst(name.count)).wrapped(at: Self.width - name.count)
    let indent = String(repeating: " ", count: name.count)
    return name + lines.split(separator: "\n").joined(separator: "\n\(indent)")
  }

  /// `USAGE: bungle …`
  private func heading(_ line: Substring) -> String {
    guard let colon = line.firstIndex(of: ":") else { return String(line) }
    let rest = line[colon...].dropFirst(2)
    let text = "\(translated(line[..<colon])):" + (rest.isEmpty ? "" : " \(translated(rest))")
    return line.hasPrefix("USAGE") ? text : text.wrapped(at: Self.width)
  }

  /// A sentence, and what may follow it: `(values: …; default: …)`.
  private func translated(_ text: Substring) -> String {
    let known = ProgramWords.allCases.first {
      text.hasPrefix($0.rawValue) && ![.values, .default].contains($0)
    }
    guard let known else { return String(text) }
    var rest = String(text.dropFirst(known.rawValue.count))
    for label in [ProgramWords.values, .default] {
      rest = rest.components(of: label.rawValue).joined(separator: words(.program(label)))
    }
    return words(.program(known)) + rest
  }
}

extension String {
  /// What stands before and behind `label:` in brackets.
  fileprivate func components(of label: String) -> [String] {
    for index in indices where "(; ".contains(self[index]) {
      let next = self.index(after: index)
      if self[next...].hasPrefix("\(label):") {
        return [String(self[..<next]), String(self[next...].dropFirst(label.count))]
      }
    }
    return [self]
  }
}
