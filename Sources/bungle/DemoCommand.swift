internal import ArgumentParser
internal import Director
internal import Phrases
internal import SDLPlatform
internal import Stage
internal import Studio

struct DemoCommand: Subcommand {
  static let configuration = CommandConfiguration(.demo)

  static let acceptedOptions: Set<PlayOptions.Name> = [.seed, .language]

  @OptionGroup var options: PlayOptions

  @Option(name: .shortAndLong, help: ArgumentHelp(.folder, valueName: "folder"))
  var output = Path("out/demo")

  func run() throws {
    let (replay, stills) = try Demo.all(seed: options.seed ?? 1)
    try TextFile.makeFolder(output.text)
    try TextFile.write(replay.text, to: "\(output.text)/visit.replay")
    try draw(replay.width, replay.height) { renderer, language in
      var playback = Playback(replay, language: language, metrics: renderer.metrics())
      for (index, still) in stills.enumerated() {
        playback.play(to: still.tick)
        renderer.draw(playback.director.picture())
        let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
        let file = "\(output.text)/\(number)-\(still.name).png"
        try renderer.savePNG(to: file)
        print(file)
      }
      playback.play()
      print(EndState(playback.director))
    }
  }
}
