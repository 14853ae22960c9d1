internal import CSDL2
internal import Glibc

/// What the game would use on this machine.
@MainActor
public enum Diagnosis {
  /// One line for each thing, with what to do about it where it is missing.
  public static func lines(data: String?) -> [String] {
    [video(), graphics(), audio()] + resources() + [folder(data)]
  }

  private static func video() -> String {
    do {
      let window = try Window(
        title: "Bungle in the Jungle", shape: WindowShape(width: 320, height: 180),
        isFullscreen: false, isHidden: true)
      return "video     \(window.driver)"
    } catch {
      return "video     none. \(error)"
    }
  }

  private static func graphics() -> String {
    let choice = GraphicsChoice.current()
    let reason =
      environment("BUNGLE_RENDERER").flatMap(GraphicsChoice.init) != nil
      ? "as BUNGLE_RENDERER says"
      : choice == .accelerated
        ? "a graphics card is there" : "no graphics card that draws faster; this is fine"
    return "drawing   \(choice.rawValue), \(reason)"
  }

  private static func audio() -> String {
    guard SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else {
      return "audio     none (\(sdlError())); the game is silent, captions can be switched on"
    }
    defer { SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO)) }
    let driver = SDL_GetCurrentAudioDriver().map { String(cString: $0) } ?? "none"
    guard AudioDevice(playing: SharedMix()) != nil else {
      return
        "audio     \(driver), but no device (\(sdlError())); the game is silent, captions can be"
        + " switched on"
    }
    return "audio     \(driver)"
  }

  private static func resources() -> [String] {
    do {
      let folder = try ResourceFolder.locate()
      let fonts = FontFace.all.map { face in
        isFile(folder.font(face.file))
          ? "font      \(folder.font(face.file))"
          : "font      \(face.file) is missing: install \(face.package) and run `make fonts`"
      }
      let single = folder.imageNames(.single).count
      let double = folder.imageNames(.double).count
      let images =
        single == double
        ? "pictures  \(single) at 1x and 2x in \(folder.path)/images"
        : "pictures  \(single) at 1x but \(double) at 2x in \(folder.path)/images; run `make art`"
      return [images] + fonts
    } catch {
      return ["pictures  none. \(error)"]
    }
  }

  private static func folder(_ path: String?) -> String {
    guard let path else { return "data      none: HOME names no folder; --data names one" }
    if access(path, W_OK) == 0 { return "data      \(path)" }
    if isFolder(path) {
      return
        "data      \(path) is read-only: nothing will be remembered; --data names another folder"
    }
    return "data      \(path), not there yet"
  }
}
