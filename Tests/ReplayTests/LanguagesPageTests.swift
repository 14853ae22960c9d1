import Phrases
import Stage
import Studio
import Testing

@Suite struct LanguagesPageTests {
  @Test("R106 a visit to the page of languages can be played again")
  func page() throws {
    let replay = try Replay(
      text: """
        bungle-replay 1
        scene settings
        seed 1
        size 1280x720
        60 tap page.language
        120 tap button.back
        200 end
        """)
    var playback = Playback(replay, languages: Language.Traits.all)
    playback.play()
    #expect(playback.missing == nil)
  }
}
