internal import CSDL2
internal import Glibc

/// The environment of the libraries below SDL.
public enum Environment {
  /// Avoids a third of the start-up time; call before anything else.
  public static func prepare() {
    if !SessionBus.isThere { SessionBus.shun() }
    keepKeySequences()
    // SDL 2 sets no role for PulseAudio, but its library reads this.
    setenv("PULSE_PROP", "media.role=game", 0)
  }

  /// Xlib parses half a megabyte of key sequences at every start unless it has a folder to cache
  /// them in (`XCOMPOSECACHE`, which it ignores for root).
  private static func keepKeySequences() {
    guard geteuid() != 0, environment("DISPLAY") != nil, environment("XCOMPOSECACHE") == nil,
      let cache
    else { return }
    mkdir(cache, 0o700)
    let folder = "\(cache)/bungle-in-the-jungle"
    mkdir(folder, 0o700)
    if isFolder(folder) { setenv("XCOMPOSECACHE", folder, 1) }
  }

  /// Stops ALSA from reporting every missing device on standard error, unless `LIBASOUND_DEBUG`
  /// asks for it. Call before opening the audio device.
  static func silenceALSA() {
    if environment("LIBASOUND_DEBUG") == nil { bungle_silence_alsa() }
  }

  private static var cache: String? {
    if let named = environment("XDG_CACHE_HOME"), named.hasPrefix("/") { return named }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/.cache"
  }
}

/// The session's D-Bus.
enum SessionBus {
  private static let name = "DBUS_SESSION_BUS_ADDRESS"
  private static let nowhere = "disabled:"

  /// Whether the session has one.
  static var isThere: Bool {
    if let address = environment(name) { return address != nowhere }
    return environment("XDG_RUNTIME_DIR").map { access("\($0)/bus", R_OK) == 0 } == true
  }

  /// Without a bus, D-Bus's library would start one, which takes time and outlives the game.
  static func shun() { setenv(name, nowhere, 1) }
}
