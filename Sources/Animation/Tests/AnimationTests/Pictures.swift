import Animation

/// Curves in boxes, written as SVG: what the pages show is drawn by the library itself.
struct Plot {
  var title: String
  var curves: [(Double) -> Double?]
  /// The ranges of the horizontal and the vertical axis.
  var across: ClosedRange<Double> = 0...1
  var up: ClosedRange<Double> = 0...1
  /// Whether it is drawn as steps, each point up to the next.
  var isStepped = false
}

struct Pictures {
  private static let colours = ["#c2571a", "#1f6f8b", "#6a8d2f", "#7b4b94"]

  /// Boxes of that size in rows of so many.
  static func svg(_ plots: [Plot], columns: Int, width: Double, height: Double) -> String {
    let rows = (plots.count + columns - 1) / columns
    let (across, down) = (width + 24, height + 44)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(whole(Double(columns) * across))" \
      height="\(whole(Double(rows) * down))" font-family="sans-serif" font-size="12">
      <rect width="100%" height="100%" fill="#fffdf7"/>

      """
    for (index, plot) in plots.enumerated() {
      let left = Double(index % columns) * across + 12
      let top = Double(index / columns) * down + 28
      text += "<g transform=\"translate(\(whole(left)) \(whole(top)))\">\n"
      text += "<text y=\"-8\" fill=\"#40352a\">\(plot.title)</text>\n"
      text += "<rect width=\"\(whole(width))\" height=\"\(whole(height))\" fill=\"none\" "
      text += "stroke=\"#d8cdbb\"/>\n"
      for (number, curve) in plot.curves.enumerated() {
        text += path(curve, in: plot, width, height, colours[number % colours.count])
      }
      text += "</g>\n"
    }
    return text + "</svg>\n"
  }

  private static func path(
    _ curve: (Double) -> Double?, in plot: Plot, _ width: Double, _ height: Double,
    _ colour: String
  ) -> String {
    let count = Int(width) * 2
    var data = ""
    var isDown = false
    for step in 0...count {
      let part = Double(step) / Double(count)
      let place = plot.across.lowerBound + (plot.across.upperBound - plot.across.lowerBound) * part
      guard let value = curve(place) else {
        isDown = false
        continue
      }
      let rise = (value - plot.up.lowerBound) / (plot.up.upperBound - plot.up.lowerBound)
      let y = tenth(height - rise * height)
      data += isDown ? (plot.isStepped ? "H\(tenth(part * width))V\(y)" : "L") : "M"
      if !isDown || !plot.isStepped { data += "\(tenth(part * width)) \(y)" }
      isDown = true
    }
    return "<path d=\"\(data)\" fill=\"none\" stroke=\"\(colour)\" stroke-width=\"2\"/>\n"
  }

  /// A timeline as bars: where each channel is in motion, and where its markers lie.
  static func strip(_ timeline: Timeline, names: [ChannelID], width: Double) -> String {
    let scale = width / timeline.duration.seconds
    let height = names.count * 28 + 36
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(whole(width + 160))" height="\(height)" \
      font-family="sans-serif" font-size="12">
      <rect width="100%" height="100%" fill="#fffdf7"/>

      """
    for (row, name) in names.enumerated() {
      text += "<text x=\"12\" y=\"\(row * 28 + 26)\" fill=\"#40352a\">\(name)</text>\n"
      let moving = (0..<Int(width / 4)).filter { frame in
        let moment = Time.seconds((Double(frame) * 4 + 2) / scale)
        let (before, after) = (moment - Time(ticks: 1_000_000), moment + Time(ticks: 1_000_000))
        return timeline.numbers(of: name, at: before) != timeline.numbers(of: name, at: after)
      }
      for first in moving where !moving.contains(first - 1) {
        let count = (first...).prefix(while: moving.contains).count
        text += "<rect x=\"\(140 + first * 4)\" y=\"\(row * 28 + 12)\" width=\"\(count * 4)\" "
        text += "height=\"18\" fill=\"\(colours[row % colours.count])\"/>\n"
      }
    }
    for marker in timeline.markers {
      let x = tenth(140 + marker.time.seconds * scale)
      text += "<path d=\"M\(x) 8V\(height - 20)\" stroke=\"#40352a\" stroke-dasharray=\"3 3\"/>\n"
      text += "<text x=\"\(x)\" y=\"\(height - 8)\" fill=\"#40352a\">\(marker.name)</text>\n"
    }
    return text + "</svg>\n"
  }

  private static func whole(_ number: Double) -> String {
    "\(Int(number))"
  }

  /// To a tenth, so that no last digit of a machine shows.
  private static func tenth(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let rest = tenths.magnitude % 10
    return "\(sign)\(tenths.magnitude / 10)" + (rest == 0 ? "" : ".\(rest)")
  }
}
