import Director
import Stage
import Studio
import Testing

/// A child that reads nothing goes by pictures.
@Suite struct PictogramTests {
  @Test("R131 every button of a page bears a picture", arguments: RestingPlace.pictured)
  func page(page: RestingPlace) throws {
    expectPictures(on: try page.picture())
  }

  @Test("R131 every button that is met on a visit through all doors bears a picture")
  func visit() throws {
    let (replay, stills) = try Demo.all()
    var playback = Playback(replay)
    for still in stills {
      playback.play(to: still.tick)
      expectPictures(on: playback.director.picture())
    }
  }

  @Test("R131 a button with words alone is found")
  func wordsAlone() {
    var picture = Picture()
    let frame = Rect(x: 0, y: 0, width: 200, height: 72)
    picture.draw(.panel(ImageAsset("button", 240, 72), inset: 28, in: frame))
    #expect(buttonsWithWordsAlone(in: picture) == [frame])
  }

  private func expectPictures(on picture: Picture) {
    #expect(buttonsWithWordsAlone(in: picture).isEmpty)
  }

  private func buttonsWithWordsAlone(in picture: Picture) -> [Rect] {
    let images = picture.commands.filter { if case .image = $0.shape { true } else { false } }
    return picture.commands.compactMap { command in
      guard case .panel(let name, _) = command.shape, name.hasPrefix("button") else { return nil }
      return images.contains { command.frame.contains($0.frame) } ? nil : command.frame
    }
  }
}
