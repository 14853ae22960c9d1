internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// A round from the moment the jungle has chosen until everybody is where they belong.
extension JungleTimelines {
  static func show(player: Animal, rival: Animal) -> Timeline {
    switch player.outcome(against: rival) {
    case .win:
      win(
        Duel(
          winner: .player, beast: player, loser: .rival, prey: rival,
          start: JungleLayout.playerPlace, target: JungleLayout.junglePlace))
    case .loss:
      loss(
        Duel(
          winner: .rival, beast: rival, loser: .player, prey: player,
          start: JungleLayout.junglePlace, target: JungleLayout.playerPlace))
    case .tie:
      tie(player)
    }
  }

  private static func win(_ duel: Duel) -> Timeline {
    staged {
      Essential {
        opening(player: duel.beast, rival: duel.prey)
        contest(duel, isWin: true)
        Label("home")
        Parallel {
          Series {
            bringHome(duel)
            Parallel {
              turnBank(to: 1)
              Lively {
                Parallel {
                  Acting(Actor.player.rawValue, from: .proud, .hold(0.06), .to(.stand, 0.14))
                  Acting(Actor.bank.rawValue, from: .cheer, .to(.stand, 0.18))
                }
              }
            }
          }
          escape(duel.prey)
        }
      }
    }
  }

  private static func loss(_ duel: Duel) -> Timeline {
    staged {
      Essential {
        opening(player: duel.prey, rival: duel.beast)
        contest(duel, isWin: false)
        Label("home")
        Parallel {
          retreat(duel)
          Lively {
            swimHome(duel.prey, from: duel.target)
          } else: {
            Parallel {
              Cut(.stretch(Actor.player.rawValue), to: Point(x: 1, y: 1))
              Tween(
                .opacity(Actor.player.rawValue), to: 1, duration: wayHome * 0.6, easing: .outQuad)
              goHome(duel.prey, from: duel.target, duration: wayHome)
            }
          }
          Tween(labelOpacity, to: 0, duration: wayHome, easing: .inQuad)
        }
        Parallel {
          turnBank(to: 1)
          Lively {
            Parallel {
              Acting(Actor.player.rawValue, from: .sad, .hold(0.04), .to(.stand, 0.1))
              Acting(Actor.bank.rawValue, from: .swayRight, .to(.stand, 0.14))
            }
          }
        }
      }
    }
  }

  /// Up to the contact, and until the loser is gone from sight.
  private static func contest(_ duel: Duel, isWin: Bool) -> Series {
    let winner = duel.winner.rawValue
    return Series {
      Parallel {
        hunt(duel)
        Lively {
          Acting(
            Actor.bank.rawValue, from: .watch, .hold(duel.beast == .rabbit ? 0.7 : 0.4),
            .to(isWin ? .crouch : .cower, 0.16))
        }
      }
      Marker(Cue.contact)
      Hold(hitStop)
      aftermath(duel)
      Marker(Cue.result)
      Label("cover")
      Parallel {
        Tween(
          .scale(winner), from: 1, to: covering(duel.beast, duel.prey), duration: 0.14,
          easing: .outQuad)
        vanish(duel)
        showLabel()
        triumph(duel)
        Lively {
          Parallel {
            land(duel.winner, settling: coveringShape(duel.beast, duel.prey))
            Acting(
              Actor.bank.rawValue, from: isWin ? .crouch : .cower,
              .to(isWin ? .cheer : .fright, 0.12, .outBack(2)),
              .hold(0.1), .to(isWin ? .cheer : .sad, 0.14))
          }
        }
      }
      Hold(holding)
    }
  }

  /// How large the winner must be for its rectangle to hide the loser's, standing on the same spot.
  static func covering(_ beast: Animal, _ prey: Animal) -> Double {
    let winner = AnimalFigure.size(of: beast)
    let loser = AnimalFigure.size(of: prey)
    return max(1, loser.width / winner.width, loser.height / winner.height)
  }

  /// A cobra that has to be as wide as a lion need not be as much taller.
  static func coveringShape(_ beast: Animal, _ prey: Animal) -> Point {
    Point(x: 1, y: beast == .cobra && prey == .lion ? 0.84 : 1)
  }

  /// Those who look on turn with a hop: to the river (−1), or as they were drawn.
  static func turnBank(to way: Double) -> Parallel {
    Parallel {
      Cut(facing(.bank), to: way, delay: 0.07)
      arc(.bank, height: 16, duration: 0.14)
    }
  }

  /// The jungle's animal comes out of the reeds while it fades in.
  static func opening(player: Animal, rival: Animal) -> Series {
    let place = JungleLayout.junglePlace
    let reeds = Point(x: place.x - 132, y: place.y)
    return Series {
      Marker(Cue.reveal)
      Parallel {
        if player.looksRight { Cut(facing(.player), to: -1) }
        Tween(
          .opacity(Actor.rival.rawValue), from: 0, to: 1, duration: fadeIn, easing: .outQuad)
        entrance(of: rival, from: reeds, to: place)
        Lively {
          Parallel {
            Acting(
              Actor.player.rawValue, .hold(0.14), .to(.watch, 0.14, .outBack(1.5)),
              .to(.stand, 0.14))
            Acting(
              Actor.bank.rawValue, .hold(0.1), .to(.land, 0.06), .to(.watch, 0.2, .outBack(1.5)))
          }
        }
        Series(delay: 0.1) { turnBank(to: -1) }
      }
      Label("met")
    }
  }

  /// The lion steps, the cobra slides, the rabbit hops.
  private static func entrance(
    of rival: Animal, from reeds: Point, to place: Point
  ) -> Parallel {
    let name = Actor.rival.rawValue
    return Parallel {
      switch rival {
      case .lion:
        Tween(position(.rival), from: reeds, to: place, duration: fadeIn, easing: .outQuad)
        Acting(
          name, from: .stepFar, .to(.stepNear, 0.12), .to(.stepFar, 0.12), .to(.stepNear, 0.1),
          .to(.stand, 0.08))
      case .cobra:
        Tween(position(.rival), from: reeds, to: place, duration: fadeIn, easing: .inOutSine)
        Acting(
          name, from: .run, .hold(0.1), .to(.watch, 0.1, .outQuad), .to(.blink, 0.08), .hold(0.06),
          .to(.stand, 0.08))
      case .rabbit:
        Series {
          hop(
            .rival, from: reeds, to: (reeds + place) * 0.5, height: 34, duration: 0.18)
          Hold(0.04)
          hop(
            .rival, from: (reeds + place) * 0.5, to: place, height: 30, duration: 0.18)
        }
        Acting(
          name, from: .leap, .hold(0.13), .to(.land, 0.06), .to(.leap, 0.06), .hold(0.07),
          .to(.blink, 0.04), .hold(0.05), .to(.stand, 0.06))
      }
    }
  }

  /// From one place to another through the air.
  static func hop(
    _ actor: Actor, from start: Point, to end: Point, height: Double, duration: Double
  ) -> Parallel {
    Parallel {
      Tween(position(actor), from: start, to: end, duration: duration, easing: .inOutSine)
      arc(actor, height: height, duration: duration)
    }
  }

  /// Up and down again as thrown things do; where motion is calm, feet stay on the ground.
  static func arc(_ actor: Actor, height: Double, duration: Double) -> Lively {
    Lively {
      Tween(lift(actor), from: 0, to: height, duration: duration / 2, easing: .outQuad)
      Tween(lift(actor), to: 0, duration: duration / 2, easing: .inQuad)
    }
  }
}
