import Testing
import Threads

@testable import SDLPlatform

@Suite struct DesktopPreferencesTests {
  @Test(
    "what the desktop's tool prints is understood",
    arguments: [
      ("v v u 1\n", .number(1)), ("v v u 0\n", .number(0)), ("v u 1\n", .number(1)),
      ("v v b false\n", .truth(false)), ("v b true\n", .truth(true)),
    ] as [(String, DesktopPreferences.Value)])
  func understood(words: String, value: DesktopPreferences.Value) {
    #expect(DesktopPreferences.value(in: words) == value)
  }

  @Test(
    "anything else is no answer",
    arguments: [
      "", "\n", "1 2", "v v s \"1\"x", "Error: 1", "(<<'true'>>,) 7", "v v u -1", "()",
      "(<<true>>,)",
    ])
  func nonsense(words: String) {
    #expect(DesktopPreferences.value(in: words) == nil)
  }

  @Test("less motion is wanted if the desktop says so in either way, and unknown if in neither")
  func wants() {
    func wantsLess(_ reduced: String?, _ animations: String?) -> Bool? {
      DesktopPreferences.Answer { $0 == .reducedMotion ? reduced : animations }.wantsLessMotion
    }
    #expect(wantsLess("v v u 1", "v v b true") == true)
    #expect(wantsLess("v v u 0", "v v b false") == true)
    #expect(wantsLess(nil, "v v b false") == true)
    #expect(wantsLess("v v u 0", "v v b true") == false)
    #expect(wantsLess(nil, "v v b true") == false)
    #expect(wantsLess(nil, nil) == nil)
    #expect(wantsLess("v v u 1", nil) == true)
  }

  @Test("R137 more contrast is wanted if the desktop says so in either way")
  func wantsContrast() {
    func wants(_ contrast: String?, _ gnome: String?) -> Bool? {
      DesktopPreferences.Answer { $0 == .contrast ? contrast : gnome }.wantsContrast
    }
    #expect(wants("v v u 1", nil) == true)
    #expect(wants("v v u 0", "v v b true") == true)
    #expect(wants("v v u 0", "v v b false") == false)
    #expect(wants("v v u 0", nil) == nil)
    #expect(wants(nil, nil) == nil)
  }

  @Test("R150 a screen reader is on only if the desktop says so")
  func screenReader() {
    func isOn(_ words: String?) -> Bool? {
      DesktopPreferences.Answer { $0 == .screenReader ? words : nil }.hasScreenReader
    }
    #expect(isOn("v b true") == true)
    #expect(isOn("v b false") == false)
    #expect(isOn("v u 1") == nil)
    #expect(isOn(nil) == nil)
  }

  private var soon: Int64 { SteadyClock.now + 5_000_000_000 }

  @Test("a tool that is missing, fails, hangs or talks for ever has no output")
  func bounded() {
    #expect(output(of: ["echo", "v v u 1"], until: soon) == "v v u 1\n")
    #expect(output(of: ["bungle-no-such-tool"], until: soon) == nil)
    #expect(output(of: ["false"], until: soon) == nil)
    #expect(output(of: ["sleep", "60"], until: SteadyClock.now + 50_000_000) == nil)
    #expect(output(of: ["yes"], until: soon) == nil)
  }
}
