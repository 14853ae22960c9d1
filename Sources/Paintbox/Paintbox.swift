import Foundation

/// Writes every picture of the game as `OUTPUT_DIR/NAME.svg`.
@main
enum Paintbox {
  static var allPictures: [Picture] {
    animalPictures + handPictures + handMotionPictures + sceneryPictures
  }

  static func main() {
    guard CommandLine.arguments.count == 2 else {
      print("Usage: Paintbox OUTPUT_DIR")
      exit(2)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for picture in allPictures {
        let file = folder.appendingPathComponent("\(picture.name).svg")
        let data = Data(picture.svg.utf8)
        // An unchanged picture keeps its file's date, so that only changed ones are baked again.
        if let old = try? Data(contentsOf: file), old == data { continue }
        try data.write(to: file)
      }
      // The file of a removed or renamed drawing is deleted, as it would be baked and packed too.
      let names = Set(allPictures.map { "\($0.name).svg" })
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".svg") && !names.contains(file) {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(file))
      }
    } catch {
      print("Cannot write the pictures into \(folder.path): \(error.localizedDescription)")
      exit(1)
    }
  }
}

/// The pictures of scenery and controls: foliage, title, drums, cards, icons.
var sceneryPictures: [Picture] {
  let grounds = [jungleFrame, hubPicture, simonGround] + launchPictures
  let plants =
    nearPictures + particlePictures + waterPictures + riverBankPictures
    + riverCreaturePictures + gardenPictures
  let boards =
    boardPictures + [slabPicture, slabCarving, slabCrack, plasterPicture, raysPicture]
    + sheetPictures
    + cardPictures + buttonPictures + controlPictures
  return grounds + [titlePicture] + plants + boards + iconPictures + badgePictures + mascotPictures
    + mascotBodies
    + emblemPictures
    + drumPictures + firePictures + [lightPicture]
}
