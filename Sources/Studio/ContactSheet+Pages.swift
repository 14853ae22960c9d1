internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The sheets' contents.
extension ContactSheet {
  static var animals: ContactSheet {
    ContactSheet(
      "animals", "The run, and both casts",
      rows: [
        ["gather", "push", "stretch", "land"].enumerated().map { index, words in
          figure(.lion, "lion\(index), \(words)") { $0.frame = index }
        } + [Animal.cobra, .rabbit].map { figure($0, "\($0)") { $0.frame = 0 } },
        Side.allCases.flatMap { side in
          Animal.allCases.map { animal in figure(animal, "\(side)'s \(animal)", of: side) { _ in } }
        },
        Side.allCases.flatMap { side in
          Animal.allCases.map { animal in
            figure(animal, "mirrored", of: side) {
              $0.facing = -1
              $0.isInWater = true
            }
          }
        },
      ])
  }

  /// Every pose of an animal.
  static func poses(_ animal: Animal, of side: Side) -> ContactSheet {
    let poses = Pose.all(of: animal)
    let columns = 12
    let rows = stride(from: 0, to: poses.count, by: columns).map { first in
      poses[first..<min(first + columns, poses.count)].map { item in
        figure(animal, item.name, of: side, scale: 0.28) { $0.pose = item.pose }
      }
    }
    return ContactSheet(
      "poses-\(animal)-\(side)", "What the \(side)'s \(animal) can do", rows: rows,
      columns: columns)
  }

  static func faces(of side: Side) -> ContactSheet {
    let faces = Face.all + [("asleep", Face.asleep)]
    return ContactSheet(
      "faces-\(side)", "Faces of the \(side)'s",
      rows: Animal.allCases.map { animal in
        faces.map { item in
          figure(animal, item.name, of: side) { $0.pose.face = item.face }
        }
          + (animal == .cobra ? [] : [figure(animal, "sore", of: side) { $0.sore = 1 }])
      })
  }

  /// Shows whether each pose reads from its outline alone.
  static var silhouettes: ContactSheet {
    let poses: [Pose.Name] = [
      .stand, .crouch, .leap, .land, .strike, .cheer, .fright, .cower, .dizzy, .proud, .slink,
      .swim,
    ]
    return ContactSheet(
      "silhouettes", "Both casts in outline",
      rows: Side.allCases.flatMap { side in
        Animal.allCases.map { animal in
          poses.map { name in
            Cell(name.rawValue) { center, picture in
              var shape = Picture()
              var figure = AnimalFigure(animal, side, feet: Point(x: center.x, y: center.y + 38))
              figure.pose = .of(animal, name)
              figure.scale = Point(x: 0.36, y: 0.36)
              figure.draw(named: name.rawValue, into: &shape)
              for var command in shape.commands.dropFirst() {
                command.tint = .ink
                picture.draw(command)
              }
            }
          }
        }
      })
  }

  static var hands: ContactSheet {
    let sizes = [96.0, 48]
    let hands = [HandAssets.rock, HandAssets.paper, HandAssets.scissors, HandAssets.guide]
    return ContactSheet(
      "hands", "Hands, what they do, and the same at 96 and 48 pixels",
      rows: [
        hands.map { Cell($0) },
        [Throw.paper, .scissors].flatMap { hand in
          [HandAssets.Grip.first, .second, .third, .acting].map { grip in
            Cell(HandAssets.picture(of: hand, grip), "\(hand), \(grip)")
          }
        },
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
      images: [
        pads.map { ("drum-\($0)", 220, 200) }, pads.map { ("drum-\($0)-lit", 220, 200) },
        pads.map { ("emblem-\($0)", 96, 96) } + [("fire0", 120, 120), ("fire1", 120, 120)],
      ])
  }

  static var pieces: ContactSheet {
    ContactSheet(
      "pieces", "Small pieces, plants and signs", ground: Color(0x7FB7C9),
      images: [
        [
          ("leaf-a", 28, 28), ("leaf-b", 28, 28), ("leaf-c", 28, 28), ("petal", 24, 24),
          ("dust", 40, 40), ("star", 40, 40), ("splash", 24, 24), ("lily", 132, 68),
          ("lily-left", 72, 68), ("lily-right", 72, 68), ("ripple", 240, 60),
          ("home-patch", 220, 84),
        ],
        [
          ("leaves-left", 260, 420), ("leaves-right", 260, 420), ("liana-left", 90, 260),
          ("liana-right", 90, 260), ("fern", 180, 140), ("flower-a", 96, 96), ("flower-b", 96, 96),
          ("leaf-tip", 260, 200),
        ],
        [
          ("door", 250, 300), ("sign-win", 300, 260), ("sign-lose", 300, 260),
          ("footprint-lion", 96, 64), ("footprint-cobra", 96, 64), ("footprint-rabbit", 96, 64),
          ("icon-check", 48, 48), ("icon-cross", 48, 48), ("icon-crown", 48, 48), ("crown", 96, 96),
          ("wreath", 96, 48), ("plaster", 96, 96), ("rays", 320, 320),
        ],
      ])
  }

  static var garden: ContactSheet {
    ContactSheet(
      "garden", "What grows in the clearing",
      images: [
        ["bloom-coral", "bloom-cream", "bloom-sun", "bloom-violet"].map { ($0, 56, 74) },
        [
          ("bird-blue", 66, 58), ("bird-red", 66, 58), ("butterfly-moon", 52, 46),
          ("butterfly-sun", 52, 46), ("firefly", 40, 44),
        ],
      ])
  }

  static var river: ContactSheet {
    ContactSheet(
      "river", "The river, and who lives there", ground: .river,
      images: [
        [
          ("river-bank", 880, 424), ("slab", 1112, 450), ("slab-carving", 1000, 340),
          ("reeds", 140, 122), ("cattails", 132, 144), ("stone-a", 94, 64), ("stone-b", 66, 42),
        ],
        [
          ("fish", 94, 56), ("frog", 72, 60), ("frog-leap", 84, 60), ("dragonfly-up", 64, 52),
          ("dragonfly-down", 64, 52), ("ring", 100, 32),
        ],
      ])
  }

  static var grounds: ContactSheet {
    let eyes = [("cobra", 164.0, 82.0), ("rabbit", 116, 82), ("lion", 164, 88)]
    let looks = eyes.flatMap { name, width, height in
      ["shut", "turned"].map { ("launch-\(name)-\($0)", width, height) }
    }
    return ContactSheet(
      "grounds", "Grounds and title", ground: .deepLeaf,
      images: [
        [("launch", 1280, 720), ("hub", 1280, 720), ("title", 1_080, 260)],
        [("jungleframe", 1280, 720), ("simon-ground", 1280, 720)],
        looks + [("launch-tongue", 84, 52)],
      ])
  }

  /// Rows of images by their names, widths and heights.
  private init(
    _ name: String, _ title: String, ground: Color = Color(0x8CC264),
    images: [[(String, Double, Double)]]
  ) {
    self.init(
      name, title, ground: ground,
      rows: images.map { row in row.map { Cell(ImageAsset($0.0, $0.1, $0.2)) } })
  }

  private static func figure(
    _ animal: Animal, _ words: String, of side: Side = .player,
    scale: Double = 0.66, _ change: @escaping (inout AnimalFigure) -> Void
  ) -> Cell {
    Cell(words) { center, picture in
      var figure = AnimalFigure(animal, side, feet: Point(x: center.x, y: center.y + 106 * scale))
      change(&figure)
      figure.scale = figure.scale * scale
      figure.draw(named: words, into: &picture)
    }
  }
}
