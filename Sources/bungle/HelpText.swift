internal import ArgumentParser
internal import Phrases
internal import Stage

/// Translates the help into a language.
struct HelpText {
  private let translated: Translator
  private let labels: [(english: String, said: String)]

  /// The column of the descriptions, and the width of a line, in characters.
  private static let (column, width) = (26, 80)

  init(language: Language) {
    translated = Translator(language)
    labels = [ProgramWords.values, .default].map { ($0.rawValue, language(.program($0))) }
  }

  /// - Parameter english: the help with one line for each option.
  func callAsFunction(_ english: String) -> String {
    english.split(separator: "\n", omittingEmptySubsequences: false).map(line)
      .joined(separator: "\n")
  }

  private func line(_ line: Substring) -> String {
    guard line.hasPrefix("  ") else { return heading(line) }
    let isRow = line.count > Self.column && line.dropFirst(Self.column - 1).first == " "
    let name = isRow ? line.prefix(Self.column) : line.prefix { $0 == " " }
    // The option has no description, or is too long for its column.
    guard !line.dropFirst(2).hasPrefix("-") || isRow else { return String(line) }
    let lines = explained(line.dropFirst(name.count)).wrapped(at: Self.width - name.count)
    let indent = String(repeating: " ", count: name.count)
    return name + lines.split(separator: "\n").joined(separator: "\n\(indent)")
  }

  /// Translates the line `USAGE: bungle …`, or a sentence below the overview.
  private func heading(_ line: Substring) -> String {
    guard let colon = line.firstIndex(of: ":"), line[..<colon].allSatisfy(\.isUppercase) else {
      return translated(line).wrapped(at: Self.width)
    }
    let rest = line[colon...].dropFirst(2)
    let text = "\(translated(line[..<colon])):" + (rest.isEmpty ? "" : " \(translated(rest))")
    return line.hasPrefix("USAGE") ? text : text.wrapped(at: Self.width)
  }

  /// Translates sentences, and `(values: …; default: …)` after them.
  private func explained(_ text: Substring) -> String {
    labels.reduce(translated(text)) { text, label in
      text.components(of: label.english).joined(separator: label.said)
    }
  }
}

extension HelpText {
  /// The command that the help `message` is of, and whether it shows hidden options.
  static func request(
    for message: String, _ command: any ParsableCommand.Type = Bungle.self
  ) -> (command: any ParsableCommand.Type, includesHidden: Bool)? {
    for includesHidden in [false, true]
    where message == Bungle.helpMessage(for: command, includeHidden: includesHidden) {
      return (command, includesHidden)
    }
    return command.configuration.subcommands.lazy.compactMap { request(for: message, $0) }.first
  }
}

extension String {
  /// The parts of the text before and after `label` in brackets.
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
