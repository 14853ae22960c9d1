internal import ArgumentParser
internal import Phrases
internal import SDLPlatform
internal import Stage

/// Makes the manual of another language when the game is installed.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual's first half in another language.",
    shouldDisplay: false)

  @Argument(help: ArgumentHelp("The English page.", valueName: "file"), completion: .file())
  var file: String

  @Argument(help: ArgumentHelp("The language.", valueName: "code"))
  var language: String

  func run() throws {
    let words = Languages(resources: try ResourceFolder.locate()).spoken(language)
    print(Self.page(try TextFile.read(file), in: words), terminator: "")
  }

  /// The page up to its options; what is below them is English alone.
  static func page(_ english: String, in words: Language) -> String {
    func plain(_ said: ProgramWords) -> String {
      words(.program(said)).split(separator: "\n").joined(separator: " ")
    }
    func line(_ said: ProgramWords...) -> String {
      said.map { "\(plain($0).markingBreaks(with: "\\:"))\n" }.joined()
    }
    var page = ""
    var (section, isTag) = (Substring(), false)
    for text in english.split(separator: "\n") {
      if text.hasPrefix(".SH ") {
        section = text.dropFirst(4)
        switch section {
        case "NAME": page += ".SH \(plain(.name))\nbungle \\- \(plain(.summary))\n"
        case "SYNOPSIS": page += ".SH \(plain(.usage))\n"
        case "DESCRIPTION": page += ".SH \(plain(.description))\n\(line(.doors, .devices))"
        case "OPTIONS": page += ".SH \(plain(.options))\n"
        default: return page + ".PP\n\(line(.manual))"
        }
      } else if section.isEmpty {
        // Without spaces there is nothing to widen.
        page += "\(text)\n.ad l\n"
      } else if section == "SYNOPSIS" {
        page += "\(text)\n"
      } else if section == "OPTIONS", isTag || text == ".TP" {
        page += "\(text)\n" + (option(named: text).map { line($0) } ?? "")
        isTag.toggle()
      }
    }
    return page
  }

  /// What is said about the option whose name stands in a line of the page.
  private static func option(named line: Substring) -> ProgramWords? {
    let named = line.filter { $0 != "\\" }.split(separator: " ").last { $0.hasPrefix("--") }
    return named.flatMap { name in
      ProgramWords.allCases.first {
        Phrase.program($0).entry?.key == "program.\(name.dropFirst(2))"
      }
    }
  }
}
