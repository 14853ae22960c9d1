internal import ArgumentParser
internal import Glibc
internal import SDLPlatform

/// What the game starts to read a recording; see `ClipFile`.
struct ReadClipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ClipFile.command, abstract: "Print the samples of a sound file.",
    shouldDisplay: false)

  @Argument var file: Path

  func run() throws {
    guard let bytes = ClipFile.decoded(file.text) else {
      throw PlatformError("\(file.text) is no sound that can be read.")
    }
    var left = bytes[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { throw PlatformError("Nobody takes the samples.") }
      left.removeFirst(count)
    }
  }
}
