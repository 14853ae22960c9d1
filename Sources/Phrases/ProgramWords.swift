/// The words about the program in a terminal and in the manual.
public enum ProgramWords: String, CaseIterable, Words {
  case summary = "rock, paper, scissors and Simon says against the jungle"
  case abstract = "Play in the jungle: drag an animal into the river, and more behind other doors."
  case doors =
    "It opens a window on a clearing with four doors. Behind them you drag animals into a river where the jungle answers with one of its own, throw hands by rounds or by points, win or lose as you are told to, and repeat what the drums play."
  case devices = "Everything can be played with the mouse, the keyboard or a gamepad."
  case scene = "The scene to begin with."
  case seed = "The number that all chance follows from; the same seed plays the same game."
  case size = "The window's size in pixels."
  case fullscreen = "Fill the screen."
  case mute = "Begin without sound."
  case noAmbience = "Begin without what sounds by itself: birds and river, crickets and fire."
  case calm = "Calm motion: no overshoot, no shaking, fades instead of zooms."
  case language = "The language, otherwise the session's."
  case blankWords = "Draw every letter as a blank, to see whether pictures say enough."
  case data = "The folder of scores and settings."
  case record = "Write what you do into this file, for `bungle replay`."
  case inspect =
    "For makers: F12 shows what plays and moves, F9 writes a test of the moment."
  case help = "Show help information."
  case version = "Show the version."
  // These are headings and labels of the help and the manual.
  case name = "NAME"
  case overview = "OVERVIEW"
  case usage = "USAGE"
  case description = "DESCRIPTION"
  case arguments = "ARGUMENTS"
  case options = "OPTIONS"
  case subcommands = "SUBCOMMANDS"
  case values = "values"
  case `default` = "default"
  case more = "See 'bungle help <subcommand>' for detailed help."

  var entry: Entry { Entry(.terminal, "\(self)".kebab, rawValue) }
}
