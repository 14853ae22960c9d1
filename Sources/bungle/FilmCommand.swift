internal import Animation
internal import ArgumentParser
internal import Director
internal import Phrases
internal import SDLPlatform
internal import Stage
internal import Studio

struct FilmCommand: Subcommand {
  static let configuration = CommandConfiguration(.film, discussion: .nameless)

  static let acceptedOptions: Set<PlayOptions.Name> = [.language]

  @Argument(help: ArgumentHelp(.motion, valueName: "name"))
  var name: String?

  @OptionGroup var options: PlayOptions

  @Option(help: ArgumentHelp(.pictureEvery, valueName: "seconds"))
  var every: Seconds?

  @Option(
    name: [.short, .long, .customLong("to")], help: ArgumentHelp(.file, valueName: "file.png"))
  var output: Path?

  @Flag(help: ArgumentHelp(.wordless))
  var wordless = false

  @Option(help: ArgumentHelp(.columns))
  var columns = 5

  @Option(help: ArgumentHelp(.width, valueName: "pixels"))
  var width = 320

  func validate() throws {
    guard (1...12).contains(columns), (80...1_280).contains(width) else {
      throw ValidationError("A sheet has 1 to 12 columns, and pictures of 80 to 1280 pixels.")
    }
    guard every?.ticks != 0 else { throw ValidationError("--every is at least 0.02 seconds.") }
    guard (name == nil) == (output == nil) else {
      throw ValidationError("A film needs a name and a file: bungle film jungle.win -o win.png")
    }
  }

  func run() throws {
    guard let name, let output else { return print(Film.names.joined(separator: "\n")) }
    guard let film = try Film.named(name) else {
      throw ValidationError("There is no film `\(name)`; `bungle film` lists them.")
    }
    let length = film.replay.end - film.begin
    let step = every.map { Int64($0.ticks) } ?? Self.step(for: length)
    guard length / step < 400 else {
      throw ValidationError("That would be \(length / step) pictures; choose a larger --every.")
    }
    try draw(1280, 720) { renderer, language in
      try draw(film, in: language, every: step, on: renderer, to: output.text)
    }
  }

  /// The number of ticks between pictures that keeps a sheet readable.
  private static func step(for length: Int64) -> Int64 {
    [3, 6, 12, 15, 30, 60].first { length / $0 < 30 } ?? max(60, length / 30)
  }

  @MainActor
  private func draw(
    _ film: Film, in language: Language, every step: Int64, on renderer: Renderer, to output: String
  ) throws {
    var strip = FilmStrip(columns: columns, frameWidth: width)
    if !wordless {
      var title = Picture()
      Self.drawTitle(film, every: step, into: &title)
      renderer.draw(title)
      strip.add(renderer)
    }
    var playback = Playback(film.replay, language: language)
    playback.play(to: film.begin)
    while true {
      var picture = playback.director.picture()
      if wordless {
        picture.changeAll { if case .text = $0.shape { $0.opacity = 0 } }
      } else {
        Self.drawStamp(playback.tick - film.begin, into: &picture)
      }
      renderer.draw(picture)
      strip.add(renderer)
      guard !playback.isOver else { break }
      playback.play(to: playback.tick + step)
    }
    try strip.savePNG(to: output)
  }

  private static func drawTitle(_ film: Film, every step: Int64, into picture: inout Picture) {
    picture.draw(.fill(.deepLeaf))
    picture.draw(
      .text(
        film.name, TextStyle(.display, bold: true, fit: 1_160), at: Point(x: Design.middle, y: 280),
        tint: .cream))
    picture.draw(
      .text(
        "a picture every \(Moments.label(step)) s", TextStyle(.display, fit: 900),
        at: Point(x: Design.middle, y: 440), tint: .sun))
  }

  /// Draws the seconds since the motion began, legibly, where no scene has text.
  private static func drawStamp(_ tick: Int64, into picture: inout Picture) {
    picture.draw(
      .roundedRect(Rect(x: 8, y: 640, width: 196, height: 72), radius: 18, tint: .night).opacity(
        0.82))
    picture.draw(
      .text(
        "\(Moments.label(tick)) s", TextStyle(.heading, bold: true, fit: 172),
        at: Point(x: 106, y: 676), tint: .sun))
  }
}
