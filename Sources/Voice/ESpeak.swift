internal import Glibc

/// The used functions of espeak-ng's library, which tests replace.
struct ESpeak: Sendable {
  /// The library's version, e.g. `1.51`; it need not be started for that.
  let version: @Sendable () -> String
  /// Starts the library and returns its sample rate in hertz; nil if it can't start.
  let start: @Sendable () -> Int?
  /// Chooses the voice of a language; false if there is none.
  let select: @Sendable (String) -> Bool
  /// Speaks a text: passes samples on as they are made, until the closure returns false.
  let speak: @Sendable (String, @escaping ([Int16]) -> Bool) -> Bool
  /// Stops the library and the thread that it keeps.
  let stop: @Sendable () -> Void
  /// Unloads the library; false if another user holds it. It must not be started again then.
  let unload: @Sendable () -> Bool
}

/// The library's functions, by its own names.
extension ESpeak {
  private typealias Initialize =
    @Sendable @convention(c) (Int32, Int32, UnsafePointer<CChar>?, Int32) -> Int32
  private typealias Listen = @Sendable @convention(c) (Callback) -> Void
  private typealias SetVoice = @Sendable @convention(c) (UnsafePointer<CChar>) -> Int32
  private typealias SetParameter = @Sendable @convention(c) (Int32, Int32, Int32) -> Int32
  private typealias Synthesize =
    @Sendable @convention(c) (
      UnsafeRawPointer, Int, UInt32, Int32, UInt32, UInt32, UnsafeMutablePointer<UInt32>?,
      UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Terminate = @Sendable @convention(c) () -> Int32
  private typealias Info =
    @Sendable @convention(c) (UnsafeMutablePointer<UnsafePointer<CChar>?>?)
    -> UnsafePointer<CChar>?
  fileprivate typealias Callback =
    @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutableRawPointer?) -> Int32

  /// The output mode without playback, in which `speak` returns after all samples.
  private static let synchronous: Int32 = 2
  private static let dontExit: Int32 = 1 << 15
  /// The length of a piece of samples; the first piece is heard while the next is made.
  private static let milliseconds: Int32 = 60
  private static let utf8: UInt32 = 1
  private static let byCharacter: Int32 = 1
  /// The speed in words a minute, a little slower than usual.
  private static let rate = (parameter: Int32(1), value: Int32(155))

  /// The machine's library; nil if there is none or if it lacks one of these functions.
  static func load(_ name: String = "libespeak-ng.so.1") -> ESpeak? {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    // A pointer is not `Sendable`, but its number is.
    let handle = UInt(bitPattern: library)
    func function<Type>(_ name: String, as type: Type.Type) -> Type? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let initialize = function("espeak_Initialize", as: Initialize.self),
      let listen = function("espeak_SetSynthCallback", as: Listen.self),
      let setVoice = function("espeak_SetVoiceByName", as: SetVoice.self),
      let setParameter = function("espeak_SetParameter", as: SetParameter.self),
      let synthesize = function("espeak_Synth", as: Synthesize.self),
      let terminate = function("espeak_Terminate", as: Terminate.self),
      let info = function("espeak_Info", as: Info.self)
    else {
      dlclose(library)
      return nil
    }
    return ESpeak(
      version: { info(nil).map { String(cString: $0) } ?? "" },
      start: {
        let rate = initialize(synchronous, milliseconds, nil, dontExit)
        guard rate > 0 else { return nil }
        listen(espeakHasSamples)
        return Int(rate)
      },
      select: { name in
        guard setVoice(name) == 0 else { return false }
        _ = setParameter(Self.rate.parameter, Self.rate.value, 0)
        return true
      },
      speak: { text, take in
        let listener = Unmanaged.passRetained(Listener(take))
        defer { listener.release() }
        return text.withCString {
          synthesize($0, strlen($0) + 1, 0, byCharacter, 0, utf8, nil, listener.toOpaque()) == 0
        }
      },
      stop: { _ = terminate() },
      unload: { unload(name, handle) })
  }

  /// Closes the library; true once it is gone from memory.
  private static func unload(_ name: String, _ handle: UInt) -> Bool {
    _ = UnsafeMutableRawPointer(bitPattern: handle).map(dlclose)
    guard let other = dlopen(name, RTLD_NOW | RTLD_NOLOAD) else { return true }
    dlclose(other)
    return false
  }
}

private final class Listener {
  let take: ([Int16]) -> Bool

  init(_ take: @escaping ([Int16]) -> Bool) { self.take = take }
}

/// The offset, after six 4-byte numbers, of the text's pointer in an event of espeak-ng.
private let userData = 6 * MemoryLayout<Int32>.size

/// Passes samples on. A function and not a closure, as C requires.
private func espeakHasSamples(
  _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32, _ events: UnsafeMutableRawPointer?
) -> Int32 {
  guard let samples, count > 0,
    let listener = events?.load(fromByteOffset: userData, as: UnsafeRawPointer?.self)
  else { return 0 }
  let piece = Array(UnsafeBufferPointer(start: samples, count: Int(count)))
  return Unmanaged<Listener>.fromOpaque(listener).takeUnretainedValue().take(piece) ? 0 : 1
}
