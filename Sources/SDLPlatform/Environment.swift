internal import CSDL2
internal import Glibc

/// What the libraries below SDL find in the environment.
public enum Environment {
  /// Spares them what costs a third of the start; to be called before anything else runs.
  public static func prepare() {
    if !SessionBus.isThere { SessionBus.shun() }
    keepKeySequences()
    // SDL 2 tells PulseAudio no role, but PulseAudio's library asks here.
    setenv("PULSE_PROP", "media.role=game", 0)
  }

  /// Xlib reads half a megabyte of key sequences at every start, unless it has a folder to keep them in
  /// (`XCOMPOSECACHE`, which it heeds for everybody but root).
  private static func keepKeySequences() {
    guard geteuid() != 0, environment("DISPLAY") != nil, environment("XCOMPOSECACHE") == nil,
      let cache
    else { return }
    mkdir(cache, 0o700)
    let folder = "\(cache)/bungle-in-the-jungle"
    mkdir(folder, 0o700)
    if isFolder(folder) { setenv("XCOMPOSECACHE", folder, 1) }
  }

  /// ALSA explains to programmers, on the error stream, every device that it does not find; `LIBASOUND_DEBUG`
  /// asks for that. To be called before the sound device is opened.
  static func silenceALSA() {
    if environment("LIBASOUND_DEBUG") == nil { bungle_silence_alsa() }
  }

  private static var cache: String? {
    if let named = environment("XDG_CACHE_HOME"), named.hasPrefix("/") { return named }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/.cache"
  }
}

/// The bus over which the programs of a session speak.
enum SessionBus {
  private static let name = "DBUS_SESSION_BUS_ADDRESS"
  private static let nowhere = "disabled:"

  /// Whether the session has one.
  static var isThere: Bool {
    if let address = environment(name) { return address != nowhere }
    return environment("XDG_RUNTIME_DIR").map { access("\($0)/bus", R_OK) == 0 } == true
  }

  /// Where there is none, D-Bus's library would start one, which takes time and outlives the game.
  static func shun() { setenv(name, nowhere, 1) }
}
