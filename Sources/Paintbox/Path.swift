import Foundation
internal import Stage

/// A point of a picture, y down. A corner breaks the smooth line that runs through it.
struct PathPoint: Hashable, Sendable {
  var x: Double
  var y: Double
  var isCorner = false

  static func + (a: PathPoint, b: PathPoint) -> PathPoint { PathPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: PathPoint, b: PathPoint) -> PathPoint { PathPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: PathPoint, k: Double) -> PathPoint { PathPoint(x: a.x * k, y: a.y * k) }

  var length: Double { (x * x + y * y).squareRoot() }
  /// This vector after a quarter turn clockwise as seen.
  var turnedRight: PathPoint { PathPoint(x: -y, y: x) }
  var sharp: PathPoint { corner(x, y) }
  var unit: PathPoint { length > 0 ? self * (1 / length) : self }

  /// The vector of that length in the direction of `degrees` (0 right, 90 down).
  static func polar(_ length: Double, _ degrees: Double) -> PathPoint {
    let angle = degrees * .pi / 180
    return PathPoint(x: length * cos(angle), y: length * sin(angle))
  }
}

func at(_ x: Double, _ y: Double) -> PathPoint { PathPoint(x: x, y: y) }

func corner(_ x: Double, _ y: Double) -> PathPoint { PathPoint(x: x, y: y, isCorner: true) }

/// An outline of lines and cubic Bézier curves, in drawing units.
struct Path: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case line(PathPoint)
    case curve(PathPoint, PathPoint, PathPoint)
  }

  struct Stroke: Hashable, Sendable {
    var start: PathPoint
    var pieces: [Piece]
    var isClosed: Bool
  }

  var strokes: [Stroke]

  init(_ strokes: [Stroke] = []) { self.strokes = strokes }

  static func + (a: Path, b: Path) -> Path { Path(a.strokes + b.strokes) }

  func mapped(_ change: (PathPoint) -> PathPoint) -> Path {
    Path(
      strokes.map { stroke in
        let pieces = stroke.pieces.map { piece in
          switch piece {
          case .line(let end): Piece.line(change(end))
          case .curve(let a, let b, let end): Piece.curve(change(a), change(b), change(end))
          }
        }
        return Stroke(start: change(stroke.start), pieces: pieces, isClosed: stroke.isClosed)
      })
  }

  func moved(_ dx: Double, _ dy: Double) -> Path { mapped { $0 + at(dx, dy) } }

  /// The path turned clockwise by degrees about a point.
  func turned(_ degrees: Double, about centre: PathPoint) -> Path {
    let angle = degrees * .pi / 180
    return mapped {
      let arm = $0 - centre
      return centre
        + at(arm.x * cos(angle) - arm.y * sin(angle), arm.x * sin(angle) + arm.y * cos(angle))
    }
  }

  func scaled(_ x: Double, _ y: Double, about centre: PathPoint) -> Path {
    mapped { centre + at(($0.x - centre.x) * x, ($0.y - centre.y) * y) }
  }

  /// The path as SVG path data. Closed strokes all run clockwise, so that overlapping ones unite.
  var data: String { strokes.map { ($0.isClosed && $0.area < 0 ? $0.reversed : $0).data }.joined() }
}

extension Path.Stroke {
  /// Twice the signed area of the polygon through ends and handles; positive if it runs clockwise.
  var area: Double {
    var spots = [start]
    for piece in pieces {
      switch piece {
      case .line(let end): spots.append(end)
      case .curve(let a, let b, let end): spots += [a, b, end]
      }
    }
    return zip(spots, spots.dropFirst() + [start]).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }

  var reversed: Path.Stroke {
    var from = start
    var back: [Path.Piece] = []
    for piece in pieces {
      switch piece {
      case .line(let end):
        back.append(.line(from))
        from = end
      case .curve(let a, let b, let end):
        back.append(.curve(b, a, from))
        from = end
      }
    }
    return Path.Stroke(start: from, pieces: back.reversed(), isClosed: isClosed)
  }

  var data: String {
    let body = pieces.map { piece in
      switch piece {
      case .line(let end): "L\(end.data)"
      case .curve(let a, let b, let end): "C\(a.data) \(b.data) \(end.data)"
      }
    }
    return "M\(start.data)" + body.joined() + (isClosed ? "Z" : "")
  }
}

extension PathPoint {
  fileprivate var data: String { "\(x.short),\(y.short)" }
}

extension Double {
  /// The number to a tenth of a unit, without a trailing zero.
  var short: String { decimal(self, places: 1) }
}
