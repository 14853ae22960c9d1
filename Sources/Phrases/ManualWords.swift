/// The words of the manual that the help lacks.
public enum ManualWords: String, CaseIterable, Words {
  case display = "Only {command} needs a display."
  case listed = "{command} lists a command's options."
  case keys = "KEYS"
  case tab = "Tab, arrows"
  case enter = "Enter, Space"
  case next = "Move from one thing to the next."
  case press = "Press what is focused; in mid-flourish, finish it."
  case throwing =
    "The three throws; of two at one table those of the left one, and {upper} or {pad} of the number pad those of the right one."
  case mute = "Mute."
  case screen = "Fill the screen, and back."
  case back = "One step back."
  case close = "Close the window."
  case files = "FILES"
  case data = "Scores and settings; {folder} when {variable} is not set."
  case damaged =
    "A file that turns out to be damaged, of a newer version or of another program is kept under a name that says so beside its fresh replacement, never overwritten."
  case homeless = "Where {variable} names no folder nothing is kept."
  case voices =
    "Recorded sentences (.ogg, .wav, .flac, .mp3) that are heard instead of the synthesizer; see {command}."
  case digest =
    "The X library's digest of its key sequences, which spares every further start reading them; {folder} when {variable} is not set."
  case deletable = "It may be deleted at any time."
  case unpacked =
    "The AppImage's files, unpacked for a quicker start; some 40 MB, which a newer version clears away, and any that comes after six weeks without use."
  case allDeletable = "They may be deleted at any time, too."
  case environment = "ENVIRONMENT"
  case resources =
    "The directory of the game's pictures and fonts, when it is not {folder} as seen from the program."
  case sounds =
    "Sounds in a directory {name} below it replace the game's own by their names."
  case drivers =
    "Which display and sound systems SDL uses; otherwise Wayland where it can be drawn on, and else X."
  case alsa = "When set, what ALSA's library says about sound devices is said."
  case exitStatus = "EXIT STATUS"
  case well = "All went well."
  case unable = "The game could not run; one sentence on standard error says why."
  case wrong = "The options were wrong."
  case unusable = "The AppImage is damaged, or cannot be unpacked or run here."
  case appimage = "THE APPIMAGE"
  case single =
    "The game also comes as a single file that needs no installation: make it executable and run it."
  case same = "It takes the same options."
  case ofFile = "{option} lists those that concern the file itself."
  case library = "It needs the C library glibc, 2.34 or newer."
  case portable =
    "Where a directory of its own name with {ending} added stands beside it, scores and settings are kept there; {option} makes it."

  var entry: Entry {
    Entry(.terminal, "\(self)".kebab, rawValue, names.mapValues(Entry.Value.name), note: note)
  }

  /// The values of placeholders that aren't translated.
  private var names: [String: String] {
    switch self {
    case .display: ["command": "watch"]
    case .listed: ["command": "bungle help COMMAND"]
    case .throwing: ["upper": "8 9 0, J K L", "pad": "1 2 3"]
    case .data:
      ["folder": "~/.local/share/bungle-in-the-jungle/", "variable": "XDG_DATA_HOME"]
    case .homeless: ["variable": "HOME"]
    case .voices: ["command": "bungle voices"]
    case .digest: ["folder": "~/.cache/bungle-in-the-jungle/", "variable": "XDG_CACHE_HOME"]
    case .resources: ["folder": "../share/bungle-in-the-jungle"]
    case .sounds: ["name": "sounds"]
    case .ofFile: ["option": "--appimage-help"]
    case .portable: ["ending": ".home", "option": "--appimage-portable-home"]
    default: [:]
    }
  }

  private var note: String {
    switch self {
    case .tab, .enter: "Keys of the keyboard."
    case .press, .screen, .back, .close, .next, .mute: "What a key does."
    case .throwing: "Rock, paper and scissors are on the keys 1 2 3; {upper} and {pad} are keys."
    case .homeless: "The variable of the environment that names the user's own folder."
    case .digest: "What the X library notes for itself, so as not to read it again at every start."
    case .deletable: "The folder just named."
    case .allDeletable: "The AppImage's unpacked files; the folder before them may be, too."
    case .drivers: "SDL, Wayland and X are names of software."
    case .alsa: "Otherwise what that library reports is not shown; ALSA is a name."
    case .unable, .wrong, .well: "What the number that the program ends with stands for."
    case .same: "The AppImage: the game as a single file."
    case .ofFile: "Those options; {option} is one of them."
    case .portable: "The game's file; {ending} is what the directory's name ends in."
    default: ""
    }
  }
}
