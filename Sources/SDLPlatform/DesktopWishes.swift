internal import Glibc
internal import Threads

/// Asks the desktop whether the player wants less motion, more contrast or a screen reader.
///
/// The desktop's own tools query its settings portal, so that no library is needed and nothing runs
/// on the drawing thread. Names and values: the documentation of `org.freedesktop.portal.Settings`,
/// and GNOME's own settings where the portal passes them on.
public struct DesktopWishes: Sendable {
  /// What the desktop prefers; nil for no opinion.
  public struct Answer: Hashable, Sendable {
    public let wantsLessMotion: Bool?
    public let wantsContrast: Bool?
    public let hasScreenReader: Bool?
  }

  /// Receives the answer, or an empty one after the timeout.
  private let answer = Mailbox<Answer>()

  /// Asks on a new thread.
  public init() {
    let answer = answer
    let hasThread = startThread {
      answer.send(
        Answer(
          wantsLessMotion: Self.wantsLess(asking: Self.ask),
          wantsContrast: Self.wantsContrast(asking: Self.ask),
          hasScreenReader: Self.hasScreenReader(asking: Self.ask)))
    }
    if !hasThread {
      answer.send(Answer(wantsLessMotion: nil, wantsContrast: nil, hasScreenReader: nil))
    }
  }

  /// The answer once it is there.
  public func take() -> Answer? { answer.receive(until: 0).first }

  /// A service, by its names on the bus.
  struct Service: Hashable {
    let name: String
    let object: String
    let interface: String
    let method: String

    static let portal = Service(
      name: "org.freedesktop.portal.Desktop", object: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.Settings", method: "Read")
    static let accessibility = Service(
      name: "org.a11y.Bus", object: "/org/a11y/bus",
      interface: "org.freedesktop.DBus.Properties", method: "Get")
  }

  /// One of the desktop's settings.
  struct Key: Hashable {
    var service = Service.portal
    let group: String
    let name: String

    static let reducedMotion = Key(group: "org.freedesktop.appearance", name: "reduced-motion")
    static let animations = Key(group: "org.gnome.desktop.interface", name: "enable-animations")
    static let contrast = Key(group: "org.freedesktop.appearance", name: "contrast")
    static let highContrast = Key(
      group: "org.gnome.desktop.a11y.interface", name: "high-contrast")
    static let screenReader = Key(
      service: .accessibility, group: "org.a11y.Status", name: "ScreenReaderEnabled")
  }

  /// Whether less motion is wanted; nil if unknown.
  static func wantsLess(asking ask: (Key) -> String?) -> Bool? {
    switch ask(.reducedMotion).flatMap(value) {
    case .number(1): return true
    case .number(0), .number, .truth, nil: break
    }
    guard case .truth(let isAnimated) = ask(.animations).flatMap(value) else { return nil }
    return !isAnimated
  }

  static func wantsContrast(asking ask: (Key) -> String?) -> Bool? {
    if case .number(1) = ask(.contrast).flatMap(value) { return true }
    guard case .truth(let isHigh) = ask(.highContrast).flatMap(value) else { return nil }
    return isHigh
  }

  static func hasScreenReader(asking ask: (Key) -> String?) -> Bool? {
    guard case .truth(let isOn) = ask(.screenReader).flatMap(value) else { return nil }
    return isOn
  }

  enum Value: Hashable {
    case number(UInt32)
    case truth(Bool)
  }

  /// The value in the output of `busctl` (`v v u 1`) or `gdbus` (`(<<uint32 1>>,)`); else nil.
  static func value(in words: String) -> Value? {
    var tokens = words.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    guard let last = tokens.popLast(), tokens.allSatisfy({ typeNames.contains($0) }) else {
      return nil
    }
    return Bool(String(last)).map(Value.truth) ?? UInt32(last).map(Value.number)
  }

  private static let typeNames: Set<Substring> = ["v", "u", "b", "uint32"]

  private static let patience: Int64 = 1_000_000_000

  private static func ask(_ key: Key) -> String? {
    // Without a bus the tools would try to start one.
    guard SessionBus.isThere else { return nil }
    let service = key.service
    let tools = [
      [
        "busctl", "--user", "--auto-start=no", "--timeout=1", "call", service.name, service.object,
        service.interface, service.method, "ss", key.group, key.name,
      ],
      [
        "gdbus", "call", "--session", "--timeout", "1", "--dest", service.name, "--object-path",
        service.object, "--method", "\(service.interface).\(service.method)", key.group, key.name,
      ],
    ]
    for tool in tools where tool[0] != "gdbus" || service == .portal || isRunning(service) {
      if let words = output(of: tool, until: SteadyClock.now + patience) { return words }
    }
    return nil
  }

  /// `gdbus` would start a service that isn't running; no screen reader is on then.
  private static func isRunning(_ service: Service) -> Bool {
    let bus = "org.freedesktop.DBus"
    let words = output(
      of: [
        "gdbus", "call", "--session", "--timeout", "1", "--dest", bus, "--object-path",
        "/org/freedesktop/DBus", "--method", "\(bus).NameHasOwner", service.name,
      ], until: SteadyClock.now + patience)
    return words.flatMap(value) == .truth(true)
  }
}
