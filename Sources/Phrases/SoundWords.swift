/// The captions of sounds.
public enum SoundWords: String, CaseIterable, Words {
  case lionRoar = "The lion roars."
  case hiss = "The cobra hisses."
  case squeak = "The rabbit squeaks."
  case yelp = "A squeal."
  case footstep = "A soft step."
  case hop = "A hop."
  case slide = "Something slides."
  case snap = "It snaps into place."
  case pounce = "A leap through the air."
  case thump = "A thump."
  case splashLight = "A small splash."
  case splashMiddle = "A splash."
  case splashHeavy = "A big splash!"
  case rock = "The rock hits."
  case paper = "The paper wraps."
  case scissors = "The scissors snip."
  case win = "Three rising notes."
  case lose = "Two soft falling notes."
  case tie = "Two equal notes."
  case uhOh = "Uh-oh!"
  case click = "A wooden click."
  case card = "A card drops in."
  case page = "A page turns."
  case drumLeaf = "The leaf drum."
  case drumFlower = "The flower drum."
  case drumSun = "The sun drum."
  case drumDrop = "The drop drum."

  static let all = allCases

  var entry: Entry { Entry(.caption, "\(self)".kebab, rawValue) }
}
