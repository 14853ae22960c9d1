import Animation
import Figures
import Rules
import Stage

/// What an animal whose feet are at (500, 400) looks like.
func drawn(
  _ animal: Animal, _ side: Side = .player,
  _ change: (inout AnimalFigure) -> Void = { _ in }
) -> Picture {
  var figure = AnimalFigure(animal, side, feet: Point(x: 500, y: 400))
  change(&figure)
  var picture = Picture()
  figure.draw(named: "animal", into: &picture)
  return picture
}

func drawn(_ animal: Animal, _ name: Pose.Name) -> Picture {
  drawn(animal) { $0.pose = .of(animal, name) }
}

func drawn(_ animal: Animal, _ bends: [Joint: JointPose]) -> Picture {
  drawn(animal) { $0.pose = Pose(.calm).bent(bends) }
}

extension Picture {
  /// The first command that shows the picture `name`.
  func image(_ name: String) -> DrawCommand? {
    commands.first { $0.shape == .image(name) }
  }

  /// Which command shows the picture `name`, counted from the one that is painted first.
  func order(_ name: String) -> Int? {
    commands.firstIndex { $0.shape == .image(name) }
  }
}
