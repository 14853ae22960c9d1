internal import Animation
internal import Figures
internal import Hands
internal import Jungle
internal import Opening
internal import Rules
internal import SimonSays
internal import Stage
internal import Widgets

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
        Mascot.allCases.map { mascot in
          Cell("\(mascot)") { center, picture in
            var figure = AnimalFigure(.lion, feet: center + Point(x: 0, y: 62))
            figure.scale = figure.scale * 0.56
            Thrower.draw(figure, named: "\(mascot)", as: mascot, reaching: nil, into: &picture)
          }
        },
      ])
  }

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

  /// The sheet of outlines, in which a pose should be recognizable without its inside.
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
          [HandAssets.Shape.first, .second, .third, .acting].map { shape in
            Cell(HandAssets.picture(of: hand, shape), "\(hand), \(shape)")
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
    ContactSheet(
      "drums", "Drums: at rest, struck, and their shapes", ground: Color(0x45573F),
      images: [
        Pad.allCases.map { SharedAssets.drum($0, isLit: false) },
        Pad.allCases.map { SharedAssets.drum($0, isLit: true) },
        Pad.allCases.map(SimonSaysAssets.emblem) + SimonSaysAssets.fire
          + [SimonSaysAssets.stick, SimonSaysAssets.light],
      ])
  }

  static var pieces: ContactSheet {
    ContactSheet(
      "pieces", "Small pieces, plants and signs", ground: Color(0x7FB7C9),
      images: [
        SharedAssets.leaves + [
          SharedAssets.petal, SharedAssets.dust, SharedAssets.star, SharedAssets.sleepingStar,
        ]
          + [SharedAssets.drop, SharedAssets.splashCrown, BoardAssets.lily] + BoardAssets.lilyHalves
          + [AnimalAssets.ripple, BoardAssets.patch] + Side.allCases.map(AnimalAssets.garland),
        [
          SharedAssets.leavesLeft, SharedAssets.leavesRight, LianaAssets.left, LianaAssets.right,
          SharedAssets.fern, BoardAssets.hibiscus, BoardAssets.starFlowers,
        ],
        [OpeningAssets.door]
          + Animal.allCases.map(JungleAssets.footprint) + [
            WidgetAssets.iconCheck, WidgetAssets.iconCross, SharedAssets.iconCrown,
            WidgetAssets.crown, WidgetAssets.wreath, SharedAssets.plaster, SharedAssets.rays,
            HandAssets.sheetHalf, HandAssets.parcel,
            WidgetAssets.ruleRing, WidgetAssets.beatArrow,
          ],
      ])
  }

  static var garden: ContactSheet {
    ContactSheet(
      "garden", "What grows in the clearing",
      images: [
        SharedAssets.blooms,
        CreatureAssets.birds + CreatureAssets.butterflies + [CreatureAssets.firefly],
      ].map { $0.sorted { $0.name < $1.name } })
  }

  static var river: ContactSheet {
    ContactSheet(
      "river", "The river, and who lives there", ground: .river,
      images: [
        [
          BoardAssets.bank, BoardAssets.pond, BoardAssets.crest, HandsAssets.slab,
          HandsAssets.carving, HandsAssets.crack, BoardAssets.reeds,
          BoardAssets.cattails, BoardAssets.stoneA, BoardAssets.stoneB,
        ],
        [
          CreatureAssets.fish, CreatureAssets.frog, CreatureAssets.frogLeap,
          CreatureAssets.wingsUp, CreatureAssets.wingsDown, CreatureAssets.ring,
        ],
      ])
  }

  static var grounds: ContactSheet {
    ContactSheet(
      "grounds", "Grounds and title", ground: .deepLeaf,
      images: [
        [OpeningAssets.launch, OpeningAssets.hub, OpeningAssets.title],
        [SharedAssets.jungle, SharedAssets.evening],
        OpeningAssets.looks + [OpeningAssets.tongue],
      ])
  }

  private init(
    _ name: String, _ title: String, ground: Color = Color(0x8CC264), images: [[ImageAsset]]
  ) {
    self.init(
      name, title, ground: ground, rows: images.map { row in row.map { Cell($0) } })
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
