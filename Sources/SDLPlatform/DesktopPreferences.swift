internal import Glibc
internal import Threads

/// Asks the desktop whether the player wants less motion, more contrast or a screen reader.
///
/// systemd's `busctl` queries the settings portal on another thread, so that no library is needed.
/// Names and values: the documentation of `org.freedesktop.portal.Settings`, and GNOME's own
/// settings where the portal passes them on.
public struct DesktopPreferences: Sendable {
  /// The desktop's preferences; nil where it has none.
  public struct Answer: Hashable, Sendable {
    public let wantsLessMotion: Bool?
    public let wantsContrast: Bool?
    public let hasScreenReader: Bool?

    init(asking ask: (Key) -> String?) {
      func value(of key: Key) -> Value? { ask(key).flatMap(DesktopPreferences.value) }
      func truth(of key: Key) -> Bool? {
        if case .truth(let isTrue) = value(of: key) { isTrue } else { nil }
      }
      wantsLessMotion =
        value(of: .reducedMotion) == .number(1) ? true : truth(of: .animations).map { !$0 }
      wantsContrast = value(of: .contrast) == .number(1) ? true : truth(of: .highContrast)
      hasScreenReader = truth(of: .screenReader)
    }
  }

  /// Receives the answer, or an empty one after the timeout.
  private let answer = MessageQueue<Answer>()

  /// Asks on a new thread.
  public init() {
    let answer = answer
    let hasThread = startThread { answer.send(Answer(asking: Self.ask)) }
    if !hasThread { answer.send(Answer { _ in nil }) }
  }

  /// The answer once it has come; nil before.
  public func take() -> Answer? { answer.receive(until: 0).first }

  /// A setting of the desktop: service, object, interface and method, group and name.
  struct Key: Hashable {
    let service: [String]
    let names: [String]

    private static func portal(_ group: String, _ name: String) -> Key {
      Key(
        service: [
          "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
          "org.freedesktop.portal.Settings", "Read",
        ], names: [group, name])
    }

    static let reducedMotion = portal("org.freedesktop.appearance", "reduced-motion")
    static let animations = portal("org.gnome.desktop.interface", "enable-animations")
    static let contrast = portal("org.freedesktop.appearance", "contrast")
    static let highContrast = portal("org.gnome.desktop.a11y.interface", "high-contrast")
    static let screenReader = Key(
      service: ["org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get"],
      names: ["org.a11y.Status", "ScreenReaderEnabled"])
  }

  enum Value: Hashable {
    case number(UInt32)
    case truth(Bool)
  }

  /// The value in the output of `busctl` (`v v u 1`); nil for any other.
  static func value(in words: String) -> Value? {
    var tokens = words.split(whereSeparator: \.isWhitespace)
    guard let last = tokens.popLast(), tokens.allSatisfy({ typeNames.contains($0) }) else {
      return nil
    }
    return Bool(String(last)).map(Value.truth) ?? UInt32(last).map(Value.number)
  }

  private static let typeNames: Set<Substring> = ["v", "u", "b"]

  private static func ask(_ key: Key) -> String? {
    // Without a bus, `busctl` would try to start one.
    guard SessionBus.isThere else { return nil }
    let call = ["busctl", "--user", "--auto-start=no", "--timeout=1", "call"]
    return output(
      of: call + key.service + ["ss"] + key.names, until: SteadyClock.now + SteadyClock.second)
  }
}
