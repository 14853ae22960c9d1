/// A font file of the game and the Debian package that brings it.
public struct FontFace: Hashable, Sendable {
  public let file: String
  public let package: String

  private init(_ file: String, _ package: String) { (self.file, self.package) = (file, package) }

  /// Designed for beginning readers: plain shapes, figures of one width.
  public static let regular = FontFace("Andika-Regular.ttf", "fonts-sil-andika")
  public static let bold = FontFace("Andika-Bold.ttf", "fonts-sil-andika")

  /// A fallback font for what Andika lacks, and its bold cut if any.
  struct Family {
    let regular: FontFace
    let bold: FontFace?

    init(_ package: String, _ regular: String, bold: FontFace? = nil) {
      self.regular = FontFace(regular, package)
      self.bold = bold
    }

    init(_ package: String, _ regular: String, bold: String) {
      self.init(package, regular, bold: FontFace(bold, package))
    }
  }

  private static let greek = Family(
    "fonts-noto-core", "NotoSans-Regular.ttf", bold: "NotoSans-Bold.ttf")
  private static let hebrew = Family(
    "fonts-noto-core", "NotoSansHebrew-Regular.ttf", bold: "NotoSansHebrew-Bold.ttf")
  private static let arabic = Family(
    "fonts-noto-core", "NotoSansArabic-Regular.ttf", bold: "NotoSansArabic-Bold.ttf")
  private static let korean = Family(
    "fonts-nanum", "NanumBarunGothic.ttf", bold: "NanumBarunGothicBold.ttf")
  private static let japanese = Family(
    "fonts-motoya-l-maruberi", "MTLmr3m.ttf",
    bold: FontFace("NotoSansCJKjp-Bold.otf", "fonts-noto-cjk"))
  private static let chinese = Family(
    "fonts-wqy-microhei", "wqy-microhei.ttc",
    bold: FontFace("NotoSansCJKsc-Bold.otf", "fonts-noto-cjk"))
  private static let letters = Family("fonts-dejavu-core", "DejaVuSans.ttf")
  private static let signs = Family("fonts-symbola", "Symbola_hint.ttf")

  /// The fonts for `script`, best first; empty where Andika covers it.
  static func families(for script: Script?, isJapanese: Bool) -> [Family] {
    switch script {
    case .greek: [greek]
    case .hebrew: [hebrew]
    case .arabic: [arabic]
    case .hangul: [korean]
    case .kana: [japanese]
    case .han: isJapanese ? [japanese, chinese] : [chinese, japanese]
    case .plain, nil: []
    }
  }

  /// The fonts for what all others lack, in order.
  static func fallbacks(for character: Character, isJapanese: Bool) -> [Family] {
    let isEastern = character.unicodeScalars.contains { (0x1100...0x3FFFF).contains($0.value) }
    let eastern = isEastern ? families(for: .han, isJapanese: isJapanese) : []
    return [letters] + eastern + [signs]
  }

  public static let required = [regular, bold]
  public static let all =
    required
    + [greek, hebrew, arabic, korean, japanese, chinese, letters, signs].flatMap {
      [$0.regular] + ($0.bold.map { [$0] } ?? [])
    }

  /// The message for when `path`, where this font should be, can't be used.
  func problem(of path: String) -> String {
    isFile(path)
      ? "The font \(path) is damaged: delete it and run `make fonts`."
      : "The font \(path) is missing: install \(package) and run `make fonts`."
  }
}
