internal import ArgumentParser
internal import Director
internal import Phrases
internal import SDLPlatform
internal import Stage
internal import Studio

struct SheetCommand: Subcommand {
  static let configuration = CommandConfiguration(.sheet, discussion: .nameless)

  static let acceptedOptions: Set<PlayOptions.Name> = [.size, .language]

  @Argument(help: ArgumentHelp(.pictures, valueName: "name"))
  var name: String?

  @OptionGroup var options: PlayOptions

  @Option(name: .shortAndLong, help: ArgumentHelp(.file, valueName: "file.png"))
  var output: Path?

  func validate() throws {
    guard (name == nil) == (output == nil) else {
      throw ValidationError("A sheet needs a name and a file: bungle sheet animals -o animals.png")
    }
  }

  func run() throws {
    guard let name, let output else {
      return print((ContactSheet.all.map(\.name) + [Screens.name]).joined(separator: "\n"))
    }
    let sheet = ContactSheet.all.first { $0.name == name }
    guard sheet != nil || name == Screens.name else {
      throw ValidationError("There is no sheet `\(name)`; `bungle sheet` lists them.")
    }
    let size = options.size ?? .usual
    try draw(size.width, size.height) { renderer, language in
      guard let sheet else { return try drawScreens(on: renderer, in: language, to: output.text) }
      renderer.draw(sheet.picture)
      try renderer.savePNG(to: output.text)
    }
  }

  @MainActor
  private func drawScreens(
    on renderer: Renderer, in language: Language, to output: String
  ) throws {
    let size = options.size ?? .usual
    let isTall = renderer.beginPicture().isTall
    let columns = isTall ? 12 : size.width > 3 * size.height ? 3 : 6
    var strip = FilmStrip(columns: columns, frameWidth: 2_400 / columns)
    for var director in try Screens.all() {
      director.language = language
      director.isTall = isTall
      renderer.draw(director.picture())
      strip.add(renderer)
    }
    try strip.savePNG(to: output)
  }
}
