import Animation

extension Timeline {
  /// The timeline drawn as text, one column per 100 ms: a row for each channel with 0 at the lower
  /// end of its range and 9 below the upper, `<` and `>` beyond, `|` at the upper end and `·` while
  /// it has no value; then a row with the first letter of each marker.
  func strip(_ rows: [(channel: Channel<Double>, range: ClosedRange<Double>)]) -> String {
    let columns = Int(duration.ticks / Time.seconds(0.1).ticks)
    var lines = rows.map { row in
      let marks = (0...columns).map { column in
        mark(value(of: row.channel, at: .seconds(0.1) * column), in: row.range)
      }
      return "\(String(marks)) \(row.channel.id)"
    }
    var cues = Array(repeating: Character("-"), count: columns + 1)
    for marker in markers {
      cues[Int(marker.time.ticks / Time.seconds(0.1).ticks)] = marker.name.first ?? "?"
    }
    if !markers.isEmpty { lines.append(String(cues)) }
    return lines.joined(separator: "\n")
  }

  private func mark(_ value: Double?, in range: ClosedRange<Double>) -> Character {
    guard let value else { return "·" }
    let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    // A little slack, so that rounding cannot turn 0.3 into a 2.
    if part < -1e-9 { return "<" }
    if part > 1 + 1e-9 { return ">" }
    let digit = Int((part * 10 + 1e-6).rounded(.down))
    return digit > 9 ? "|" : Character("\(max(digit, 0))")
  }
}
