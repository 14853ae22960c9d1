/// The words of the help about commands and their arguments.
public enum CommandWords: String, CaseIterable, Words {
  case layout = "Print where a scene has its things, in design pixels."
  case shot = "Draw one moment of a scene as a PNG, without a display."
  case replay = "Play a recorded visit without a display, and print how it ended."
  case watch = "Play a recorded visit in a window, and go to any moment of it; ? lists the keys."
  case timeline = "Print the names of the game's timelines, or the values of one at given moments."
  case film =
    "Really play a motion of the game, and draw it as a sheet of pictures with their times."
  case sheet = "Draw a contact sheet of the game's pictures in every state."
  case demo = "Play one visit through every door without a display, and leave pictures of it."
  case scores = "Print the scoreboard of Simon Says, best first, or clear it."
  case doctor =
    "Say what the game would use on this machine, and what to do about what is missing."
  case pot = "Print everything that the game says, for translators."
  case voices =
    "List the sentences that can be recorded, each after the name of its file, and say where the recordings go."
  case manual = "Print the manual in another language."
  case readClip = "Print the samples of a sound file."
  // This sentence stands below the overview.
  case nameless = "Without a name: the names."
  case otherLanguage = "--language names another language than the session's."
  case page = "The English page."
  case toLanguage = "The language."
  case scene = "The scene."
  case recording = "The replay."
  case motion = "The motion, e.g. jungle.win."
  case pictures = "The sheet, e.g. animals."
  case family = "The timeline, or the family it belongs to."
  case json = "Print JSON."
  case saidAlone = "Print only what is said: the tick and the sentence."
  case shots = "Draw the moments of --at into this folder."
  case moments = "Moments to draw, in seconds: 1,2.5,4."
  case moment = "The moment, in seconds since the scene began."
  case at = "Print the values at this moment."
  case pictureEvery = "A picture every so many seconds."
  case wordless = "Without words, numbers and times: pictures that have to tell it by themselves."
  case columns = "How many pictures are side by side."
  case width = "How wide each picture is."
  case file = "The file to write."
  case folder = "The folder to write to."
  case clear = "Forget every score."

  var entry: Entry { Entry(.terminal, "\(self)".kebab, rawValue, note: note) }

  private var note: String {
    switch self {
    case .timeline, .family: "A timeline says how pictures move in the course of time."
    case .sheet, .pictures: "A sheet is a picture of many pictures in rows."
    case .doctor: "Looks after the game: which screen, sound and voice it finds."
    case .readClip: "The numbers that the sound is made of."
    case .nameless: "What is printed if no name is given."
    case .recording, .replay: "A replay is a recorded visit to the game."
    case .saidAlone: "A tick is a sixtieth of a second."
    case .motion: "jungle.win and jungle.lose are motions: films of the game."
    case .toLanguage: "In which the manual is printed."
    default: ""
    }
  }
}
