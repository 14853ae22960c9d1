/// What the outside world refused, as one sentence that says what to do about it.
public struct PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ sentence: String) { description = sentence }
}
