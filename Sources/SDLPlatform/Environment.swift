internal import CSDL2
internal import Glibc

/// The environment of the program and the libraries below SDL.
public enum Environment {
  /// Sets variables that save a third of the start-up time; call before anything else.
  public static func prepare() {
    if !SessionBus.isThere { SessionBus.forbidStart() }
    setComposeCache()
    // SDL 2 sets no role for PulseAudio, but its library reads this.
    setenv("PULSE_PROP", "media.role=game", 0)
  }

  /// The folder that an XDG variable names, or else `home` below `$HOME`.
  ///
  /// Nil if neither is usable: nothing is ever created in the root or the current folder.
  public static func folder(_ variable: String, or home: String) -> String? {
    func named(_ name: String) -> String? {
      environment(name).flatMap { path in
        path.hasPrefix("/") && path.contains { $0 != "/" } ? path : nil
      }
    }
    return named(variable) ?? named("HOME").map { "\($0)/\(home)" }
  }

  /// Sets a cache folder for Xlib (`XCOMPOSECACHE`, which it ignores for root), which otherwise
  /// parses half a megabyte of key sequences at every start.
  private static func setComposeCache() {
    guard geteuid() != 0, environment("DISPLAY") != nil, environment("XCOMPOSECACHE") == nil,
      let cache = folder("XDG_CACHE_HOME", or: ".cache")
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
}

/// The value of an environment variable.
public func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The session's D-Bus.
enum SessionBus {
  private static let name = "DBUS_SESSION_BUS_ADDRESS"
  private static let noAddress = "disabled:"

  static var isThere: Bool {
    if let address = environment(name) { return address != noAddress }
    return environment("XDG_RUNTIME_DIR").map { access("\($0)/bus", R_OK) == 0 } == true
  }

  /// Keeps D-Bus's library from starting a bus, which takes time and would outlive the game.
  static func forbidStart() { setenv(name, noAddress, 1) }
}
