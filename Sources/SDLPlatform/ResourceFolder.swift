internal import CSDL2
internal import Glibc

/// The folder of the game's pictures, fonts and sounds.
public struct ResourceFolder: Hashable, Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// The sets of images by resolution. Only backdrops exist at `3x`.
  public enum ImageSet: String, CaseIterable, Sendable {
    case single = "1x"
    case half = "1.5x"
    case double = "2x"
    case triple = "3x"

    /// Pixels per design pixel.
    var zoom: Double {
      switch self {
      case .single: 1
      case .half: 1.5
      case .double: 2
      case .triple: 3
      }
    }

    /// The zoom within `scales`, so that drawings need no stretching for a slightly smaller window.
    static func zoom(near scales: ClosedRange<Double>) -> Double? {
      allCases.map(\.zoom).first(where: scales.contains)
    }

    /// The sets to try before the usual one: the first large enough, larger ones, smaller ones.
    static func larger(for scale: Double) -> [ImageSet] {
      let sets = allCases.dropFirst().filter { scale > 1 && $0.zoom >= scale }
      return sets + (scale > 1 ? allCases.dropFirst().filter { $0.zoom < scale }.reversed() : [])
    }
  }

  public func image(_ name: String, _ set: ImageSet) -> String {
    "\(path)/images/\(set.rawValue)/\(name).png"
  }

  public func font(_ file: String) -> String { "\(path)/fonts/\(file)" }

  /// A recording that replaces a synthesised sound, if any.
  public func sound(_ name: String) -> String? {
    ["ogg", "wav", "flac", "mp3"].lazy.map { "\(path)/sounds/\(name).\($0)" }.first(where: isFile)
  }

  /// Whether the game can speak a language beside English.
  public func hasWords(_ code: String) -> Bool { isFile("\(path)/words/\(code).mo") }

  /// A language's words; nil if unreadable.
  public func catalogue(_ code: String) -> [UInt8]? {
    guard let file = fopen("\(path)/words/\(code).mo", "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  public func imageNames(_ set: ImageSet = .single) -> [String] {
    fileNames(in: "\(path)/images/\(set.rawValue)")
      .filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// The folders to try, in order: the named one, the installed one, a checkout's around the
  /// program, the current folder's.
  public static func candidates(named: String?, beside base: String?) -> [String] {
    if let named, !named.isEmpty { return [named] }
    var folders: [String] = []
    if let base {
      folders.append("\(base)../share/bungle-in-the-jungle")
      var parts = base.split(separator: "/")
      for _ in 0..<4 where !parts.isEmpty {
        folders.append("/" + parts.joined(separator: "/") + "/Resources")
        parts.removeLast()
      }
    }
    return folders + ["Resources"]
  }

  /// Finds the folder on this machine.
  public static func locate() throws(PlatformError) -> ResourceFolder {
    let named = environment("BUNGLE_RESOURCES")
    let tried = candidates(named: named, beside: basePath())
    guard let found = tried.first(where: { isFolder($0 + "/images/1x") }) else {
      throw PlatformError(
        "The pictures are missing: no images/1x in \(tried[0])\(tried.count > 1 ? " or beside the program" : "");"
          + " `make art` draws them, BUNGLE_RESOURCES names another folder.")
    }
    return ResourceFolder(path: found)
  }

  /// The folder on this machine, with all files without which nothing can be shown.
  public static func complete() throws(PlatformError) -> ResourceFolder {
    let folder = try locate()
    try folder.check()
    return folder
  }

  /// Throws if a file is missing without which nothing can be shown.
  public func check() throws(PlatformError) {
    for face in FontFile.required where !isFile(font(face.file)) {
      throw PlatformError(face.problem(of: font(face.file)))
    }
  }
}

func isFile(_ path: String) -> Bool { access(path, R_OK) == 0 && !isFolder(path) }

func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

private func basePath() -> String? {
  guard let base = SDL_GetBasePath() else { return nil }
  defer { SDL_free(base) }
  return String(cString: base)
}

private func fileNames(in folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    names.append(name)
  }
  return names
}
