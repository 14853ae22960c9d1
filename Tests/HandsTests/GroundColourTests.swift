import Foundation
import Stage
import Testing

/// A colour as the eye tells it from others: lightness, and how red and how yellow it is (CIELAB).
private struct Lab {
  let lightness: Double
  let a: Double
  let b: Double

  /// Of linear red, green and blue, under the daylight of sRGB.
  init(_ linear: [Double]) {
    func sum(_ weights: [Double]) -> Double { zip(weights, linear).map(*).reduce(0, +) }
    func bend(_ t: Double) -> Double { t > 216 / 24_389 ? cbrt(t) : (24_389 / 27 * t + 16) / 116 }
    let x = bend(sum([0.4124564, 0.3575761, 0.1804375]) / 0.95047)
    let y = bend(sum([0.2126729, 0.7151522, 0.0721750]))
    let z = bend(sum([0.0193339, 0.1191920, 0.9503041]) / 1.08883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// CIEDE2000, with all weights 1.
  func distance(to other: Lab) -> Double {
    let faded = { (chroma: Double) in sqrt(pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))) }
    let stretch = 1 + 0.5 * (1 - faded((hypot(a, b) + hypot(other.a, other.b)) / 2))
    let (chroma, otherChroma) = (hypot(a * stretch, b), hypot(other.a * stretch, other.b))
    let hue = { (a: Double, b: Double) in
      let degrees = atan2(b, a) * 180 / .pi
      return degrees < 0 ? degrees + 360 : degrees
    }
    let (h, otherH) = (hue(a * stretch, b), hue(other.a * stretch, other.b))
    var turn = otherH - h
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let meanHue = abs(otherH - h) <= 180 ? (h + otherH) / 2 : (h + otherH + 360) / 2
    let meanLightness = (lightness + other.lightness) / 2
    let meanChroma = (chroma + otherChroma) / 2
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    let t =
      1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue)
      + 0.32 * cosine(3 * meanHue + 6) - 0.2 * cosine(4 * meanHue - 63)
    let middle = pow(meanLightness - 50, 2)
    let dL = (other.lightness - lightness) / (1 + 0.015 * middle / sqrt(20 + middle))
    let dC = (otherChroma - chroma) / (1 + 0.045 * meanChroma)
    let dH =
      2 * sqrt(chroma * otherChroma) * sin(turn / 2 * .pi / 180) / (1 + 0.015 * meanChroma * t)
    let blue = 60 * exp(-pow((meanHue - 275) / 25, 2))
    let twist = -2 * faded(meanChroma) * sin(blue * .pi / 180)
    return sqrt(dL * dL + dC * dC + dH * dH + twist * dC * dH)
  }
}

/// Eyes that lack one of three kinds of cones, as Machado, Oliveira and Fernandes measured them.
private enum Eyes: CaseIterable {
  case usual, protan, deutan, tritan

  private var rows: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protan:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deutan:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritan:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  func see(_ color: Color) -> Lab {
    let linear = [color.red, color.green, color.blue].map { byte in
      let part = Double(byte) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return Lab(rows.map { row in min(1, max(0, zip(row, linear).map(*).reduce(0, +))) })
  }
}

@Suite struct GroundColourTests {
  @Test("the distance of colours is that of the method's published examples")
  func method() {
    let blue = Lab(lightness: 50, a: 2.6772, b: -79.7751)
    #expect(abs(blue.distance(to: Lab(lightness: 50, a: 0, b: -82.7485)) - 2.0425) < 1e-4)
    let red = Lab(lightness: 50, a: 2.5, b: 0)
    #expect(abs(red.distance(to: Lab(lightness: 73, a: 25, b: -18)) - 27.1492) < 1e-4)
    let dark = Lab(lightness: 2.0776, a: 0.0795, b: -1.135)
    #expect(abs(dark.distance(to: Lab(lightness: 0.9033, a: -0.0636, b: -0.5514)) - 0.9082) < 1e-4)
  }

  @Test("R49 the four grounds are told apart by every eye: 14 CIEDE2000 and more between any two")
  func grounds() {
    let grounds = [Ground.gray, Ground.green, Ground.red, Ground.brown]
    for eyes in Eyes.allCases {
      for (index, ground) in grounds.enumerated() {
        for other in grounds[..<index] {
          let distance = eyes.see(ground).distance(to: eyes.see(other))
          #expect(distance >= 14, "\(eyes): \(ground.hex) and \(other.hex)")
        }
      }
    }
  }
}
