/// A font file of the game and the Debian package that brings it.
public struct FontFile: Hashable, Sendable {
  public let file: String
  public let package: String

  private init(_ file: String, _ package: String) { (self.file, self.package) = (file, package) }

  /// Designed for beginning readers: plain shapes, figures of one width.
  public static let regular = FontFile("Andika-Regular.ttf", "fonts-sil-andika")
  public static let bold = FontFile("Andika-Bold.ttf", "fonts-sil-andika")

  /// A font for characters that Andika lacks, and its bold cut if any.
  struct Family {
    let regular: FontFile
    var bold: FontFile?
  }

  private static let greek = noto("NotoSans")
  private static let hebrew = noto("NotoSansHebrew")
  private static let arabic = noto("NotoSansArabic")
  private static let korean = Family(
    regular: FontFile("NanumBarunGothic.ttf", "fonts-nanum"),
    bold: FontFile("NanumBarunGothicBold.ttf", "fonts-nanum"))
  private static let japanese = Family(
    regular: FontFile("MTLmr3m.ttf", "fonts-motoya-l-maruberi"),
    bold: FontFile("NotoSansCJKjp-Bold.otf", "fonts-noto-cjk"))
  private static let chinese = Family(
    regular: FontFile("wqy-microhei.ttc", "fonts-wqy-microhei"),
    bold: FontFile("NotoSansCJKsc-Bold.otf", "fonts-noto-cjk"))
  private static let letters = Family(regular: FontFile("DejaVuSans.ttf", "fonts-dejavu-core"))
  private static let signs = Family(regular: FontFile("Symbola_hint.ttf", "fonts-symbola"))

  private static func noto(_ name: String) -> Family {
    let (regular, bold) = ("\(name)-Regular.ttf", "\(name)-Bold.ttf")
    return Family(
      regular: FontFile(regular, "fonts-noto-core"), bold: FontFile(bold, "fonts-noto-core"))
  }

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

  /// The fonts to try, in order, for a character that no other font has.
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
