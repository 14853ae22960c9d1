import Animation
import Testing

/// All expected values were computed with mpmath at 300 bits and rounded once.
@Suite("Portable functions")
struct PortableTests {
  private func expect(
    _ value: Double, _ exact: Double, within tolerance: Double = 1e-15,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = exact == 0 ? abs(value) : abs((value - exact) / exact)
    #expect(error <= tolerance, "\(value), exactly \(exact)", sourceLocation: sourceLocation)
  }

  @Test(
    "sine and cosine",
    arguments: [
      (0.1, 0.09983341664682815, 0.9950041652780258), (0.5, 0.479425538604203, 0.8775825618903728),
      (1.0, 0.8414709848078965, 0.5403023058681398), (2.0, 0.9092974268256817, -0.4161468365471424),
      (3.0, 0.1411200080598672, -0.9899924966004454),
      (3.141592653589793, 1.2246467991473532e-16, -1.0),
      (-1.5, -0.9974949866040544, 0.0707372016677029),
      (10.0, -0.5440211108893698, -0.8390715290764524),
      (100.0, -0.5063656411097588, 0.8623188722876839),
      (12345.678, -0.7040813137533816, 0.7101193587160628),
      (1_000_000.0, -0.34999350217129294, 0.9367521275331447),
      (-6_000_000.0, 0.8394159238778364, -0.5434895645183249),
      (1.5707963267948966, 1.0, 6.123233995736766e-17),
      (0.7853981633974483, 0.7071067811865475, 0.7071067811865476), (1e-8, 1e-8, 1.0),
      (355.0, -3.014435335948845e-05, -0.999999999545659),
      (103993.0, -1.9129335778423752e-05, 0.9999999998170342),
    ])
  func circle(angle: Double, sine: Double, cosine: Double) {
    expect(Portable.sin(angle), sine)
    expect(Portable.cos(angle), cosine)
    expect(Portable.sin(-angle), -sine)
    expect(Portable.cos(-angle), cosine)
  }

  @Test("sine and cosine of any number at all are within −1…1, and of no number no number")
  func everywhere() {
    for angle in [1e9, -1e15, 1e100, .greatestFiniteMagnitude] {
      #expect(abs(Portable.sin(angle)) <= 1)
      #expect(abs(Portable.cos(angle)) <= 1)
    }
    for angle in [Double.nan, .infinity, -.infinity] {
      #expect(Portable.sin(angle).isNaN)
      #expect(Portable.cos(angle).isNaN)
    }
    #expect(Portable.sin(0) == 0)
    #expect(Portable.cos(0) == 1)
  }

  @Test("sine squared and cosine squared make one all around the circle")
  func pythagoras() {
    for step in -10_000...10_000 {
      let angle = Double(step) * 0.01
      let (sine, cosine) = (Portable.sin(angle), Portable.cos(angle))
      #expect(abs(sine * sine + cosine * cosine - 1) < 4e-16)
    }
  }

  @Test(
    "the exponential",
    arguments: [
      (0.0, 1.0), (1.0, 2.718281828459045), (-1.0, 0.36787944117144233), (0.5, 1.6487212707001282),
      (-0.3, 0.7408182206817179), (10.0, 22026.465794806718), (-10.0, 4.5399929762484854e-05),
      (100.0, 2.6881171418161356e+43), (-100.0, 3.720075976020836e-44),
      (700.0, 1.0142320547350045e+304), (-700.0, 9.85967654375977e-305),
      (709.7, 1.6549840276802644e+308), (1e-10, 1.0000000001), (-0.34657, 0.7071093199024199),
      (0.34658, 1.41422262711514), (-1000, 0), (-.infinity, 0),
    ] as [(Double, Double)])
  func exponential(x: Double, exact: Double) {
    expect(Portable.exp(x), exact)
  }

  @Test(
    "the logarithm",
    arguments: [
      (1.0, 0.0), (2.0, 0.6931471805599453), (0.5, -0.6931471805599453), (10.0, 2.302585092994046),
      (1e-300, -690.7755278982137), (1e+300, 690.7755278982137),
      (1.0000001, 9.999999505838704e-08), (0.9999999, -1.0000000494736474e-07),
      (3.141592653589793, 1.1447298858494002),
      (1.4142135623730951, 0.3465735902799727), (1.5, 0.4054651081081644),
      (0.7, -0.35667494393873245),
    ])
  func logarithm(x: Double, exact: Double) {
    expect(Portable.log(x), exact)
  }

  @Test(
    "powers",
    arguments: [
      (2.0, 0.5, 1.4142135623730951), (2.0, 10.0, 1024.0), (10.0, -3.0, 0.001),
      (0.5, 100.0, 7.888609052210118e-31), (1.1, 1000.0, 2.4699329180060256e+41),
      (3.7, -2.2, 0.05622846232438557), (10000000000.0, 30.0, 1e+300),
      (0.999999, 1_000_000.0, 0.36787925722106646), (2.0, 1023.5, 1.2711610061536464e+308),
      (1.5, 0.3333333333333333, 1.1447142425533319), (-2.0, 3.0, -8.0), (-2.0, 4.0, 16.0),
      (0, 2, 0), (7, 0, 1), (1, .infinity, 1), (0.5, .infinity, 0),
    ] as [(Double, Double, Double)])
  func powers(x: Double, y: Double, exact: Double) {
    expect(Portable.pow(x, y), exact)
  }

  @Test("below the normal numbers precision fades without a jump")
  func subnormal() {
    expect(Portable.log(.leastNonzeroMagnitude), -744.4400719213812)
    // e⁻⁷⁴⁰ is 84.78… of the smallest numbers there are.
    #expect(Portable.exp(-740) == 85 * .leastNonzeroMagnitude)
  }

  @Test("the edges are those of IEEE 754")
  func edges() {
    #expect(Portable.exp(1000) == .infinity)
    #expect(Portable.exp(.nan).isNaN)
    #expect(Portable.log(0) == -.infinity)
    #expect(Portable.log(-1).isNaN)
    #expect(Portable.log(.infinity) == .infinity)
    #expect(Portable.pow(-8, 1.0 / 3).isNaN)
    #expect(Portable.pow(0, -1) == .infinity)
    #expect(Portable.pow(-0.0, -1) == -.infinity)
    #expect(Portable.pow(2, .infinity) == .infinity)
    #expect(Portable.pow(-1, .infinity) == 1)
    #expect(Portable.pow(.nan, 0) == 1)
    #expect(Portable.pow(2, 5000) == .infinity)
    #expect(Portable.pow(2, -5000) == 0)
    #expect(Portable.pow(2, 1e300) == .infinity)
    #expect(Portable.sqrt(2) == 1.4142135623730951)
    #expect(Portable.sqrt(-1).isNaN)
    #expect(Portable.atan2(.nan, 1).isNaN)
    #expect(Portable.atan2(.infinity, .infinity) == .pi / 4)
  }

  @Test(
    "the angle of a point",
    arguments: [
      (1.0, 1.0, 0.7853981633974483), (1.0, 2.0, 0.4636476090008061),
      (-1.0, 2.0, -0.4636476090008061), (1.0, -2.0, 2.677945044588987),
      (-1.0, -2.0, -2.677945044588987), (2.0, 1.0, 1.1071487177940904),
      (3.0, -0.1, 1.6041173226731438), (1e-10, 1.0, 1e-10), (1.0, 1e-10, 1.5707963266948965),
      (0.375, 1.0, 0.35877067027057225), (0.625, 1.0, 0.5585993153435624),
      (0.124, 1.0, 0.1233702582820989), (5.0, 0.0, 1.5707963267948966),
      (-5.0, 0.0, -1.5707963267948966), (0.0, -3.0, 3.141592653589793), (0.0, 3.0, 0.0),
      (7.0, 8.0, 0.7188299996216245), (0, 0, 0),
    ] as [(Double, Double, Double)])
  func angle(y: Double, x: Double, exact: Double) {
    expect(Portable.atan2(y, x), exact)
  }
}
