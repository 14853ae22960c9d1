import Animation
import Testing

/// The pictures of the pages, drawn anew in every run and compared with those that are kept.
@Suite("Gallery")
struct GalleryTests {
  private static let ball = Channel.scale("ball")

  static let pictures: [(name: String, svg: String)] = [
    (
      "easings",
      Pictures.svg(
        Easing.Curve.allCases.map { curve in
          Plot(
            title: curve.name, curves: [{ Easing.named(curve).value(at: $0) }], up: -0.4...1.4)
        }, columns: 7, width: 96, height: 96)
    ),
    (
      "springs",
      Pictures.svg(
        [0, 0.3, 0.6, -1].map { bounce in
          let spring = try? SpringMotion(
            Spring(duration: 0.5, bounce: bounce), from: 0.0, to: 1)
          return Plot(
            title: "bounce \(bounce)", curves: [{ spring?.value(at: .seconds($0)) }],
            across: 0...1.5, up: -0.2...1.6)
        }, columns: 4, width: 150, height: 100)
    ),
    (
      "overlap",
      chart(
        of: Timeline {
          Parallel {
            Tween(ball, from: 0, to: 100, duration: 1)
            Tween(ball, to: -100, duration: 1, delay: 0.5)
          }
        }, -120...120)
    ),
    (
      "keyframes",
      chart(
        of: Timeline {
          Parallel {
            Keyframes(ball) {
              Keyframe(at: 0, 0)
              Keyframe(at: 1, 100)
              Keyframe(at: 2, 0)
            }
            Tween(ball, to: 100, duration: 0.25, delay: 0.5)
          }
        }, -20...120)
    ),
    (
      "fill",
      chart(
        of: Timeline {
          Parallel {
            Cut(ball, to: 40, delay: 1)
            Tween(ball, from: 90, to: 50, duration: 1, delay: 2, fill: .backwards)
          }
        }, 0...100)
    ),
    (
      "flipbook",
      flipbook(
        Timeline {
          Repeat(3) { FrameLoop(.frame("lion"), frames: 4, every: 0.125, lasting: 0.5) }
        })
    ),
    (
      "strip",
      Pictures.strip(
        Timeline {
          Tween(.scale("logo"), from: 0, to: 1, duration: 0.6, easing: .outBack())
          Label("shown")
          Tween(.opacity("title"), from: 0, to: 1, duration: 0.4, fill: .backwards).overlap(0.2)
          Tween(.position("title"), by: Point(x: 0, y: -20), duration: 0.4).with()
          Marker("chime").after("shown", delay: 0.1)
        },
        names: [
          Channel.scale("logo").id, Channel.opacity("title").id, Channel.position("title").id,
        ], width: 400)
    ),
  ]

  private static func chart(of timeline: Timeline, _ up: ClosedRange<Double>) -> String {
    let plot = Plot(
      title: "\(timeline)", curves: [{ timeline.value(of: ball, at: .seconds($0)) }],
      across: 0...timeline.duration.seconds, up: up)
    return Pictures.svg([plot], columns: 1, width: 400, height: 120)
  }

  private static func flipbook(_ timeline: Timeline) -> String {
    let plot = Plot(
      title: "\(timeline)",
      curves: [{ timeline.value(of: .frame("lion"), at: .seconds($0)).map(Double.init) }],
      across: 0...timeline.duration.seconds, up: -1...4, isStepped: true)
    return Pictures.svg([plot], columns: 1, width: 400, height: 80)
  }

  @Test("the pictures of the pages are what the library draws", arguments: pictures.map(\.name))
  func kept(name: String) throws {
    let picture = try #require(Self.pictures.first { $0.name == name })
    let file = PackageFile("Sources/Animation.docc/Resources/\(name).svg")
    #expect(try file.text(orKeeping: picture.svg) == picture.svg)
  }
}
