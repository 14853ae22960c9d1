public import ArgumentParser
internal import Phrases
public import Stage

extension CommandConfiguration {
  /// Creates a configuration with the command's name and the description in `words`.
  init(_ words: CommandWords, discussion: CommandWords? = nil, shouldDisplay: Bool = true) {
    self.init(
      commandName: "\(words)", abstract: words.rawValue, discussion: discussion?.rawValue ?? "",
      shouldDisplay: shouldDisplay)
  }
}

extension ArgumentHelp {
  init(_ words: CommandWords, valueName: String? = nil) {
    self.init(words.rawValue, valueName: valueName)
  }

  init(option words: ProgramWords, valueName: String? = nil) {
    self.init(words.rawValue, valueName: valueName)
  }
}

/// A window's size, written as `1280x720`.
struct WindowSize: Hashable {
  static let usual = WindowSize(width: 1280, height: 720)
  static let range = 64...16_384

  let width: Int
  let height: Int
}

extension WindowSize: ExpressibleByArgument {
  init?(argument: String) {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      Self.range.contains(width), Self.range.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  static var allValueStrings: [String] { [] }
}

extension SceneID: ExpressibleByArgument {}

/// A time since a scene began, in seconds.
struct Seconds: Hashable, ExpressibleByArgument {
  /// The longest time, ten minutes: every scene has long come to rest by then.
  static let most = 600.0

  let ticks: Int

  init?(argument: String) {
    guard let seconds = Double(argument), (0...Self.most).contains(seconds) else { return nil }
    ticks = Int((seconds * 60).rounded())
  }
}

/// A path of a file or folder: any text but an empty one.
struct Path: Hashable, ExpressibleByArgument {
  let text: String

  init(_ text: String) { self.text = text }

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    text = argument
  }

  var defaultValueDescription: String { text }
}
