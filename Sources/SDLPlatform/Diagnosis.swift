internal import CSDL2
internal import Glibc

/// The report of `bungle doctor` on video, sound, fonts and pads of this machine.
@MainActor
public enum Diagnosis {
  /// The report's lines, one per item, with the remedy where something is missing.
  ///
  /// - Parameter voice: the line about the voice.
  public static func lines(data: String?, voice: String?) -> [String] {
    video() + [audio()] + [voice].compactMap { $0 } + gamepads() + resources() + [folder(data)]
  }

  private static func video() -> [String] {
    do {
      let window = try Window(
        title: "Bungle in the Jungle", geometry: WindowGeometry(width: 320, height: 180),
        isFullscreen: false, isHidden: true)
      let presentation = window.presenter.map { "shown by \($0)" } ?? "shown directly"
      return ["video     \(window.driver)", "drawing   in memory, \(presentation)"]
    } catch {
      return ["video     none. \(error)", "drawing   in memory, for `bungle shot` alone"]
    }
  }

  private static func audio() -> String {
    Environment.silenceALSA()
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

  /// The lines about pads unknown to SDL, whose input is lost.
  static func gamepads() -> [String] {
    SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER))
    defer { SDL_QuitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) }
    let lines = (0..<max(0, SDL_NumJoysticks())).map { index in
      let name = SDL_JoystickNameForIndex(index).map { String(cString: $0) } ?? "without a name"
      return SDL_IsGameController(index) == SDL_TRUE
        ? "gamepad   \(name)"
        : "gamepad   \(name) has no mapping and is not heard; SDL_GAMECONTROLLERCONFIG can give one"
    }
    return lines.isEmpty ? ["gamepad   none"] : lines
  }

  private static func resources() -> [String] {
    do {
      let folder = try ResourceFolder.locate()
      let fonts = FontSet(folder: folder)
      return pictures(in: folder) + FontFile.all.map { font($0, fonts, in: folder) }
    } catch {
      return ["pictures  none. \(error)"]
    }
  }

  private static func pictures(in folder: ResourceFolder) -> [String] {
    let sets = ResourceFolder.ImageSet.allCases
    let counts = sets.map { folder.imageNames($0).count }
    let isWhole = counts[0] == counts[1] && counts[0] == counts[2] && counts[3] > 0
    let count =
      "pictures  "
      + zip(counts, sets).map { "\($0) at \($1.rawValue)" }.joined(separator: ", ")
      + " in \(folder.path)/images" + (isWhole ? "" : "; run `make art`")
    let problems = sets.flatMap { set in
      folder.imageNames(set).compactMap { name -> String? in
        do throws(PictureFile.Problem) {
          _ = try Bitmap(file: folder.image(name, set))
          return nil
        } catch {
          return "pictures  \(folder.image(name, set)) \(error.words)"
        }
      }
    }
    return [count] + problems
  }

  private static func font(
    _ face: FontFile, _ fonts: FontSet, in folder: ResourceFolder
  ) -> String {
    let path = folder.font(face.file)
    return fonts.canOpen(face)
      ? "font      \(path)" : "font      \(face.problem(of: path))"
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
