internal import Animation
internal import ArgumentParser
internal import Phrases
internal import Stage
internal import Studio

struct TimelineCommand: Subcommand {
  static let configuration = CommandConfiguration(.timeline)

  @Argument(help: ArgumentHelp(.family, valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp(.at, valueName: "seconds"))
  var at: Double?

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func validate() throws {
    guard name != nil || at == nil else {
      throw ValidationError("--at needs the name of a timeline; `bungle timeline` lists them.")
    }
    guard at.map({ $0.isFinite && $0 >= 0 }) ?? true else {
      throw ValidationError("A moment is a number of seconds from 0 on.")
    }
  }

  func run() throws {
    guard let name else { return list(Catalogue.timelines) }
    let found = Catalogue.timelines(named: name)
    guard let first = found.first else {
      throw ValidationError("There is no timeline `\(name)`; `bungle timeline` lists them.")
    }
    if let at {
      print(Self.values(of: first.timeline, at: .seconds(at)))
    } else if found.count > 1 {
      list(found)
    } else {
      print(Self.parts(of: first))
    }
  }

  private func list(_ timelines: [NamedTimeline]) {
    for item in timelines { print("\(item.name)  \(item.timeline.shownLength)") }
  }

  private static func values(of timeline: Timeline, at moment: Time) -> String {
    timeline.channels.map { channel in
      let words = timeline.numbers(of: channel, at: moment).map { JSON.decimal(thousandths($0)) }
      return "\(channel)  " + (words.isEmpty ? "-" : words.joined(separator: " "))
    }.joined(separator: "\n")
  }

  private static func parts(of item: NamedTimeline) -> String {
    let timeline = item.timeline
    return
      (["\(item.name)  \(timeline.shownLength)"]
      + timeline.channels.map { "channel  \($0)" }
      + timeline.labels.map { "label    \($0.name) at \(thousandths($0.time.seconds)) s" }
      + timeline.markers.map { "marker   \($0.name) at \(thousandths($0.time.seconds)) s" })
      .joined(separator: "\n")
  }
}

extension Timeline {
  fileprivate var shownLength: String {
    isEndless ? "for ever" : "\(thousandths(duration.seconds)) s"
  }
}
