internal import Animation
internal import ArgumentParser
internal import Stage
internal import Studio

struct TimelineCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Print the names of the game's timelines, or the values of one at given moments.")

  static let heeded: Set<PlayOptions.Name> = []

  @Argument(help: ArgumentHelp("The timeline, or the family it belongs to.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("Print the values at this moment.", valueName: "seconds"))
  var at: Double?

  @Option(help: ArgumentHelp("Print the values every so many seconds.", valueName: "seconds"))
  var every: Double?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(visibility: .hidden) var options: PlayOptions

  func validate() throws {
    guard at == nil || every == nil else {
      throw ValidationError("Give --at or --every, not both.")
    }
    guard name != nil || (at == nil && every == nil) else {
      throw ValidationError(
        "--at and --every need the name of a timeline; `bungle timeline` lists them.")
    }
    guard [at, every].allSatisfy({ $0.map { $0.isFinite && $0 >= 0 } ?? true }), every != 0 else {
      throw ValidationError("A moment is a number of seconds from 0 on, and --every is above 0.")
    }
  }

  func run() throws {
    guard let name else { return list(Catalogue.timelines) }
    let found = Catalogue.timelines(named: name)
    guard let first = found.first else {
      throw ValidationError("There is no timeline `\(name)`; `bungle timeline` lists them.")
    }
    let moments = moments(of: first.timeline)
    guard found.count == 1 || !moments.isEmpty else { return list(found) }
    print(json ? Self.json(first, moments).text() : Self.table(first, moments))
  }

  private func list(_ timelines: [NamedTimeline]) {
    if json {
      print(
        JSON.list(
          timelines.map {
            .object([
              ("name", .string($0.name)), ("seconds", .number($0.timeline.shownSeconds)),
            ])
          }
        ).text(levels: 1))
    } else {
      for item in timelines {
        let length = item.timeline.isEndless ? "for ever" : "\(item.timeline.shownSeconds) s"
        print("\(item.name)  \(length)")
      }
    }
  }

  private func moments(of timeline: Timeline) -> [Time] {
    if let at { return [.seconds(at)] }
    guard let every else { return [] }
    let end = timeline.isEndless ? 10 : timeline.duration.seconds
    return (0...min(10_000, Int((end / every).rounded(.up)))).map {
      min(.seconds(Double($0) * every), .seconds(end))
    }
  }

  /// The timeline's parts, or its values at `moments`.
  private static func table(_ item: NamedTimeline, _ moments: [Time]) -> String {
    let timeline = item.timeline
    if let moment = moments.first, moments.count == 1 {
      return timeline.channels.map { channel in
        let words = values(timeline, channel, moment).map { JSON.decimal($0) }
        return "\(channel)  " + (words.isEmpty ? "-" : words.joined(separator: " "))
      }.joined(separator: "\n")
    }
    guard moments.isEmpty else {
      let head = ["seconds"] + timeline.channels.map(\.description)
      let rows = moments.map { moment in
        [JSON.decimal(rounded(moment.seconds))]
          + timeline.channels.map {
            let words = values(timeline, $0, moment).map { JSON.decimal($0) }
            return words.isEmpty ? "-" : words.joined(separator: ",")
          }
      }
      return ([head] + rows).map { $0.joined(separator: "\t") }.joined(separator: "\n")
    }
    return
      (["\(item.name)  \(timeline.isEndless ? "for ever" : "\(timeline.shownSeconds) s")"]
      + timeline.channels.map { "channel  \($0)" }
      + timeline.labels.map { "label    \($0.name) at \(rounded($0.time.seconds)) s" }
      + timeline.markers.map { "marker   \($0.name) at \(rounded($0.time.seconds)) s" })
      .joined(separator: "\n")
  }

  private static func json(_ item: NamedTimeline, _ moments: [Time]) -> JSON {
    func named(_ moments: [NamedMoment]) -> JSON {
      .list(
        moments.map {
          .object([("name", .string($0.name)), ("at", .number(rounded($0.time.seconds)))])
        })
    }
    let timeline = item.timeline
    return .object([
      ("name", .string(item.name)),
      ("seconds", timeline.isEndless ? .none : .number(timeline.shownSeconds)),
      ("labels", named(timeline.labels)), ("markers", named(timeline.markers)),
      (
        "values",
        .list(
          moments.map { moment in
            .object(
              [("at", .number(rounded(moment.seconds)))]
                + timeline.channels.map { channel in
                  (
                    channel.description,
                    .list(values(timeline, channel, moment).map { .number($0) })
                  )
                })
          })
      ),
      ("channels", .list(timeline.channels.map { .string($0.description) })),
    ])
  }

  private static func values(_ timeline: Timeline, _ channel: ChannelID, _ moment: Time) -> [Double]
  {
    timeline.numbers(of: channel, at: moment).map(rounded)
  }
}

/// Rounds to 0.001, for display.
private func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 + 0 }

extension Timeline {
  fileprivate var shownSeconds: Double { rounded(duration.seconds) }
}
