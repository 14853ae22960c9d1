internal import CSDL2
internal import Glibc

/// A failure outside the program, as a sentence that says what to do.
public struct PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ sentence: String) { description = sentence }
}

/// The system's message about the call that just failed.
public func systemError() -> String { String(cString: strerror(errno)) }

/// SDL's message about the call that just failed.
func sdlError() -> String { String(cString: SDL_GetError()) }
