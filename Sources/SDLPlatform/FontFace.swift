/// A font file of the game and the Debian package that brings it.
public struct FontFace: Hashable, Sendable {
  public let file: String
  public let package: String

  /// Made for people who learn to read: plain shapes, figures of one width.
  public static let regular = FontFace(file: "Andika-Regular.ttf", package: "fonts-sil-andika")
  public static let bold = FontFace(file: "Andika-Bold.ttf", package: "fonts-sil-andika")
  /// For letters that Andika lacks, in this order: Arabic, Hebrew, Greek and signs; Chinese, Japanese and Korean;
  /// emoji.
  public static let fallbacks = [
    FontFace(file: "DejaVuSans.ttf", package: "fonts-dejavu-core"),
    FontFace(file: "DroidSansFallback.ttf", package: "fonts-droid-fallback"),
    FontFace(file: "Symbola_hint.ttf", package: "fonts-symbola"),
  ]
  public static let required = [regular, bold]
  public static let all = required + fallbacks

  /// What is to be said when `path`, where this font should lie, cannot be used.
  func problem(of path: String) -> String {
    isFile(path)
      ? "The font \(path) is damaged: delete it and run `make fonts`."
      : "The font \(path) is missing: install \(package) and run `make fonts`."
  }
}
