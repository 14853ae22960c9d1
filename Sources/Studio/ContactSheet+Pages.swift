internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// What is on each sheet.
extension ContactSheet {
  static var animals: ContactSheet {
    let run = ["gather", "push", "stretch", "land"].enumerated().map { index, words in
      figure(.lion, "lion\(index), \(words)") { $0.frame = index }
    }
    return ContactSheet(
      "animals", "Animals, and how they move",
      rows: [
        run,
        [
          figure(.lion, "roars") { $0.gesture = 1 },
          figure(.lion, "gathers itself") { $0.scale = Point(x: 1.08, y: 0.86) },
          figure(.cobra, "pours forward") { $0.scale = Point(x: 1.22, y: 0.88) },
          figure(.rabbit, "springs") {
            $0.scale = Point(x: 0.9, y: 1.1)
            $0.lift = 8
          },
        ],
        [
          figure(.cobra, "cobra") { _ in },
          figure(.cobra, "flicks its tongue") { $0.gesture = 1 },
          figure(.rabbit, "rabbit") { _ in },
          figure(.rabbit, "ear and nose") {
            $0.swing = 8
            $0.gesture = 1
          },
        ],
      ])
  }

  static var moods: ContactSheet {
    let animals: [Animal] = [.lion, .cobra, .rabbit]
    return ContactSheet(
      "moods", "Eyes, sleep, and the way round",
      rows: animals.map { animal in
        [
          figure(animal, "looks left") { $0.gaze = Point(x: -1, y: 0) },
          figure(animal, "looks right") { $0.gaze = Point(x: 1, y: 0) },
          figure(animal, "looks up") { $0.gaze = Point(x: 0, y: -1) },
          figure(animal, "eyes closed") { $0.hasEyesClosed = true },
          figure(animal, "mirrored") { $0.facing = -1 },
          figure(animal, "in the river") { $0.isInWater = true },
        ]
      })
  }

  static var hands: ContactSheet {
    let sizes = [96.0, 48]
    let hands = [HandAssets.rock, HandAssets.paper, HandAssets.scissors]
    return ContactSheet(
      "hands", "Hands, and the same at 96 and 48 pixels",
      rows: [
        hands.map { Cell($0) },
        sizes.flatMap { size in
          hands.map { hand in
            Cell("\(Int(size)) px") {
              $1.draw(.image(hand, at: $0).scaled(size / hand.size.width))
            }
          }
        },
      ])
  }

  static var drums: ContactSheet {
    let pads = ["leaf", "flower", "sun", "drop"]
    return ContactSheet(
      "drums", "Drums: at rest, struck, and their shapes", ground: Color(0x45573F),
      rows: [
        pads.map { Cell(ImageAsset("drum-\($0)", 220, 200)) },
        pads.map { Cell(ImageAsset("drum-\($0)-lit", 220, 200)) },
        pads.map { Cell(ImageAsset("emblem-\($0)", 96, 96)) } + [
          Cell(ImageAsset("fire0", 120, 120)), Cell(ImageAsset("fire1", 120, 120)),
        ],
      ])
  }

  static var pieces: ContactSheet {
    let names: [[(String, Double, Double)]] = [
      [
        ("leaf-a", 28, 28), ("leaf-b", 28, 28), ("leaf-c", 28, 28), ("petal", 24, 24),
        ("dust", 40, 40), ("star", 40, 40), ("splash", 24, 24), ("lily", 132, 68),
        ("ripple", 240, 60), ("home-patch", 220, 84),
      ],
      [
        ("leaves-left", 260, 420), ("leaves-right", 260, 420), ("liana-left", 90, 260),
        ("liana-right", 90, 260), ("fern", 180, 140), ("flower-a", 96, 96), ("flower-b", 96, 96),
      ],
      [
        ("door", 250, 300), ("sign-win", 300, 260), ("sign-lose", 300, 260),
        ("footprint-lion", 96, 64), ("footprint-cobra", 96, 64), ("footprint-rabbit", 96, 64),
        ("icon-check", 48, 48), ("icon-cross", 48, 48), ("icon-crown", 48, 48),
      ],
    ]
    return ContactSheet(
      "pieces", "Small pieces, plants and signs", ground: Color(0x7FB7C9),
      rows: names.map { row in row.map { Cell(ImageAsset($0.0, $0.1, $0.2)) } })
  }

  static var grounds: ContactSheet {
    func ground(_ name: String) -> Cell {
      Cell(ImageAsset(name, 1280, 720))
    }
    return ContactSheet(
      "grounds", "Grounds and title", ground: .deepLeaf,
      rows: [
        [ground("launch"), ground("hub"), Cell(ImageAsset("title", 1_080, 260))],
        [ground("jungleframe"), ground("simon-ground")],
      ])
  }

  private static func figure(
    _ animal: Animal, _ words: String, _ change: @escaping (inout AnimalFigure) -> Void
  ) -> Cell {
    Cell(words) { center, picture in
      var figure = AnimalFigure(animal, feet: Point(x: center.x, y: center.y + 78))
      change(&figure)
      figure.scale = figure.scale * 0.76
      figure.draw(named: words, into: &picture)
    }
  }
}
