internal import ArgumentParser
internal import Glibc
internal import Phrases
internal import SDLPlatform

/// The command of the process that reads a recorded sentence; see `ClipFile`.
struct ReadClipCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: ClipFile.command, abstract: CommandWords.readClip.rawValue,
    shouldDisplay: false)

  /// The file; without it, its name comes on standard input.
  @Argument var file: Path?

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func run() throws {
    if file == nil { ClipFile.prepare() }
    guard let file = file?.text ?? Self.awaited() else { return }
    guard let bytes = ClipFile.decoded(file) else {
      throw PlatformError("\(file) is no sound that can be read.")
    }
    var left = bytes[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { throw PlatformError("Nobody takes the samples.") }
      left.removeFirst(count)
    }
  }

  private static func awaited() -> String? {
    var name: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: Int(PATH_MAX))
    while case let count = read(STDIN_FILENO, &piece, piece.count), count > 0 {
      name += piece.prefix(count)
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
