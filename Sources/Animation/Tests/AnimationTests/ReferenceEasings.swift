import Animation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The curves as easings.net writes them, with the system's own mathematics.
func eased(_ easing: Easing, _ x: Double) -> Double {
  if x <= 0 { return 0 }
  if x >= 1 { return 1 }
  switch easing {
  case .named(let curve): return named(curve.name, x)
  case .inBack(let c): return (c + 1) * x * x * x - c * x * x
  case .outBack(let c): return 1 + (c + 1) * pow(x - 1, 3) + c * pow(x - 1, 2)
  case .inOutBack(let c): return inOutBack(c * 1.525, x)
  case .steps(let count): return floor(x * Double(count)) / Double(count)
  case .samples(let values):
    let place = x * Double(values.count - 1)
    let index = min(Int(floor(place)), values.count - 2)
    return values[index] * (1 - place + Double(index)) + values[index + 1] * (place - Double(index))
  case .cubicBezier(let x1, let y1, let x2, let y2):
    func at(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * pow(1 - t, 2) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return at(low, y1, y2)
  }
}

private func inOutBack(_ c: Double, _ x: Double) -> Double {
  x < 0.5
    ? pow(2 * x, 2) * ((c + 1) * 2 * x - c) / 2
    : (pow(2 * x - 2, 2) * ((c + 1) * (x * 2 - 2) + c) + 2) / 2
}

private func named(_ name: String, _ x: Double) -> Double {
  let late = 1 - x
  return switch name {
  case "linear": x
  case "inQuad": x * x
  case "outQuad": 1 - late * late
  case "inOutQuad": x < 0.5 ? 2 * x * x : 1 - pow(-2 * x + 2, 2) / 2
  case "inCubic": x * x * x
  case "outCubic": 1 - pow(late, 3)
  case "inOutCubic": x < 0.5 ? 4 * x * x * x : 1 - pow(-2 * x + 2, 3) / 2
  case "inQuart": pow(x, 4)
  case "outQuart": 1 - pow(late, 4)
  case "inOutQuart": x < 0.5 ? 8 * pow(x, 4) : 1 - pow(-2 * x + 2, 4) / 2
  case "inSine": 1 - cos(x * .pi / 2)
  case "outSine": sin(x * .pi / 2)
  case "inOutSine": -(cos(.pi * x) - 1) / 2
  case "inCirc": 1 - sqrt(1 - x * x)
  case "outCirc": sqrt(1 - pow(x - 1, 2))
  case "inOutCirc":
    x < 0.5 ? (1 - sqrt(1 - pow(2 * x, 2))) / 2 : (sqrt(1 - pow(-2 * x + 2, 2)) + 1) / 2
  case "inBack": 2.70158 * x * x * x - 1.70158 * x * x
  case "outBack": 1 + 2.70158 * pow(x - 1, 3) + 1.70158 * pow(x - 1, 2)
  case "inOutBack": inOutBack(1.70158 * 1.525, x)
  default: wild(name, x)
  }
}

private func wild(_ name: String, _ x: Double) -> Double {
  let (c4, c5) = (2 * Double.pi / 3, 2 * Double.pi / 4.5)
  return switch name {
  case "inExpo": pow(2, 10 * x - 10)
  case "outExpo": 1 - pow(2, -10 * x)
  case "inOutExpo": x < 0.5 ? pow(2, 20 * x - 10) / 2 : (2 - pow(2, -20 * x + 10)) / 2
  case "inElastic": -pow(2, 10 * x - 10) * sin((x * 10 - 10.75) * c4)
  case "outElastic": pow(2, -10 * x) * sin((x * 10 - 0.75) * c4) + 1
  case "inOutElastic":
    x < 0.5
      ? -(pow(2, 20 * x - 10) * sin((20 * x - 11.125) * c5)) / 2
      : pow(2, -20 * x + 10) * sin((20 * x - 11.125) * c5) / 2 + 1
  case "inBounce": 1 - outBounce(1 - x)
  case "outBounce": outBounce(x)
  case "inOutBounce": x < 0.5 ? (1 - outBounce(1 - 2 * x)) / 2 : (1 + outBounce(2 * x - 1)) / 2
  default: .nan
  }
}

private func outBounce(_ x: Double) -> Double {
  let (n, d) = (7.5625, 2.75)
  if x < 1 / d { return n * x * x }
  if x < 2 / d { return n * pow(x - 1.5 / d, 2) + 0.75 }
  if x < 2.5 / d { return n * pow(x - 2.25 / d, 2) + 0.9375 }
  return n * pow(x - 2.625 / d, 2) + 0.984375
}
