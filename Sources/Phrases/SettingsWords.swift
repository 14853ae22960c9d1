public enum SettingsWords: String, CaseIterable, Words {
  case pageSound, pagePicture, pagePlay, pageKeys, pageLanguage
  case volume, ambience
  case sound, soundOn, soundOff
  case loudspeakers, stereo, mono
  case captions, captionsOff, captionsOn
  case voice, voiceOff, voiceHints, voiceEverything, voiceVolume
  case words
  case contrast, usualContrast, highContrast
  case motion, lively, calm
  case shownIn, window, fullScreen
  case speed
  case rival, dice, copycat, oldLion, diceRule, copycatRule, oldLionRule
  case match, endless, toThree, toFive
  case drop, wholeAnimal, halfAnimal
  case likeComputer
  case up, down, left, right, choose, back, first, second, third, fourth, silence, screen
  case sayAgain, sayScores, sayPlace
  case usualKeys

  var entry: Entry {
    let (place, english, note) = text
    return Entry(place, rawValue.kebab, english, note: note)
  }

  private var text: (Entry.Place, String, note: String) {
    switch self {
    case .pageSound: (.choice, "Sound", "A page of settings.")
    case .pagePicture: (.choice, "Picture", "A page of settings: how the game looks.")
    case .pagePlay: (.choice, "Play", "A page of settings: how the games are played.")
    case .pageKeys: (.choice, "Keys", "A page of settings: the keyboard.")
    case .pageLanguage: (.choice, "Language", "A page of settings.")
    case .volume: (.label, "Volume", "")
    case .ambience: (.label, "Jungle sounds", "How loud birds, river and crickets are.")
    case .sound: (.label, "Sound", "On or off.")
    case .soundOn: (.choice, "On", "Of Sound.")
    case .soundOff: (.choice, "Off", "Of Sound.")
    case .loudspeakers: (.label, "Loudspeakers", "")
    case .stereo: (.choice, "Left and right", "Of Loudspeakers.")
    case .mono: (.choice, "Both the same", "Of Loudspeakers.")
    case .captions: (.label, "Captions", "Sentences that tell what is heard.")
    case .captionsOff: (.choice, "Off", "Of Captions.")
    case .captionsOn: (.choice, "On", "Of Captions.")
    case .words: (.label, "Words", "How large they are: 100 %, 150 % or 200 %.")
    case .contrast: (.label, "Contrast", "")
    case .usualContrast: (.choice, "Usual", "Of Contrast.")
    case .highContrast: (.choice, "High", "Of Contrast.")
    case .motion: (.label, "Motion", "How much things move.")
    case .lively: (.choice, "Lively", "Of Motion.")
    case .calm: (.choice, "Calm", "Of Motion.")
    case .shownIn: (.label, "Shown in", "A window, or the full screen.")
    case .window: (.choice, "Window", "Of Shown in.")
    case .fullScreen: (.choice, "Full screen", "Of Shown in.")
    case .voice: (.label, "Voice", "How much a voice says.")
    case .voiceOff: (.choice, "Off", "Of Voice.")
    case .voiceHints:
      (.choice, "Hints", "Of Voice: says what the game asks for, and what has happened.")
    case .voiceEverything:
      (.choice, "Everything", "Of Voice: for playing with closed eyes.")
    case .voiceVolume: (.label, "Voice volume", "How loud the voice is.")
    default: playText
    }
  }

  private var playText: (Entry.Place, String, note: String) {
    switch self {
    case .speed: (.label, "Speed", "")
    case .rival: (.label, "The jungle throws", "How the opponent chooses its throw.")
    case .dice: (.choice, "Dice", "The opponent throws at random.")
    case .copycat: (.choice, "Copycat", "The opponent throws what would have won the last time.")
    case .oldLion: (.choice, "Old Lion", "The opponent looks for habits; old and wise.")
    case .diceRule: (.note, "Each throw is pure luck.", "What Dice does.")
    case .copycatRule:
      (.note, "It throws what would beat your last throw.", "What Copycat does.")
    case .oldLionRule: (.note, "It remembers what you like to throw.", "What Old Lion does.")
    case .match: (.label, "Jungle match", "When a match of the game Jungle ends.")
    case .endless: (.choice, "Endless", "Of Jungle match.")
    case .toThree: (.choice, "To 3", "Of Jungle match: whoever has 3 points first wins.")
    case .toFive: (.choice, "To 5", "Of Jungle match: whoever has 5 points first wins.")
    case .drop: (.label, "Drop in the river", "When an animal counts as dropped there.")
    case .wholeAnimal: (.choice, "Whole animal", "Of Drop in the river.")
    case .halfAnimal: (.choice, "Half is enough", "Of Drop in the river.")
    case .likeComputer: (.choice, "Automatic", "Of Language: the computer's own.")
    case .up: (.choice, "Up", "What a key does: moves up.")
    case .down: (.choice, "Down", "What a key does: moves down.")
    case .left: (.choice, "Left", "What a key does: moves to the left.")
    case .right: (.choice, "Right", "What a key does: moves to the right.")
    case .choose: (.choice, "Choose", "What a key does.")
    case .back: (.choice, "Back", "What a key does.")
    case .first: (.choice, "First", "What a key does: plays the first hand, animal or drum.")
    case .second: (.choice, "Second", "What a key does: plays the second of them.")
    case .third: (.choice, "Third", "What a key does: plays the third of them.")
    case .fourth: (.choice, "Fourth", "What a key does: plays the fourth of them.")
    case .silence: (.choice, "Silence", "What a key does: switches the sound off and on.")
    case .screen: (.choice, "Full screen", "What a key does.")
    case .sayAgain: (.choice, "Say again", "What a key does: the voice says it again.")
    case .sayScores: (.choice, "Scores", "What a key does: the voice says the scores.")
    case .sayPlace: (.choice, "Where am I?", "What a key does: the voice says where one is.")
    default: (.button, "Usual keys", "Puts everything back on its usual key.")
    }
  }
}
