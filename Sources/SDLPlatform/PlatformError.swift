/// A failure outside the program, as a sentence that says what to do.
public struct PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ sentence: String) { description = sentence }
}
