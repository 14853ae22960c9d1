internal import Animation
internal import CSDL2
internal import CSDL2Image
internal import Glibc

/// A PNG's bytes, validated before a library trusts them for the memory they need.
struct PictureFile {
  enum Problem: Error, Hashable {
    case missing, forbidden, damaged
    case tooLarge(width: Int, height: Int)

    /// What is wrong, after the file's name.
    var words: String {
      switch self {
      case .missing: "is missing; `make art` draws it"
      case .forbidden: "may not be read; change its or its folder's permissions"
      case .damaged: "is damaged; `make art` draws it anew"
      case .tooLarge(let width, let height):
        "is damaged: it claims to be \(width)×\(height) pixels large; `make art` draws it anew"
      }
    }
  }

  let width: Int
  let height: Int
  /// How many colours its palette has; 0 without one.
  let colors: Int
  /// The opacities of the first of these colours, one of which is 0; without any, `surface` tells.
  let opacities: [UInt8]
  private let bytes: [UInt8]

  /// A little more than the game's largest picture.
  static let mostPixels = 1 << 23
  static let mostBytes = 1 << 24
  /// Signature, length and name of the first chunk, width and height.
  private static let headLength = 24

  /// Reads the file and checks every chunk's checksum.
  init(_ path: String) throws(Problem) {
    let bytes = try Self.bytes(of: path, most: Self.mostBytes)
    (width, height) = try Self.size(bytes[...])
    guard Self.isWhole(bytes) else { throw .damaged }
    (self.bytes, colors, opacities) = Self.simplified(bytes)
  }

  /// The size, from the file's first bytes alone.
  static func size(of path: String) throws(Problem) -> (width: Int, height: Int) {
    try size(bytes(of: path, most: headLength)[...])
  }

  /// The pixels as SDL's surface, to be freed by the caller.
  func surface() -> UnsafeMutablePointer<SDL_Surface>? {
    bytes.withUnsafeBytes { memory in
      guard let stream = SDL_RWFromConstMem(memory.baseAddress, Int32(memory.count)) else {
        return nil
      }
      return IMG_LoadTyped_RW(stream, 1, "PNG")
    }
  }

  private static func bytes(of path: String, most: Int) throws(Problem) -> [UInt8] {
    guard !isFolder(path) else { throw .missing }
    guard let stream = fopen(path, "r") else { throw errno == EACCES ? .forbidden : .missing }
    defer { fclose(stream) }
    var status = stat()
    guard fstat(fileno(stream), &status) == 0 else { throw .missing }
    let wanted = Int(status.st_size).clamped(to: 0...most + 1)
    return [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      count = fread(buffer.baseAddress, 1, wanted, stream)
    }
  }

  private static func size(_ bytes: ArraySlice<UInt8>) throws(Problem) -> (Int, Int) {
    guard bytes.count >= headLength, bytes.starts(with: PNG.signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { throw .damaged }
    let (width, height) = (number(bytes, at: 16), number(bytes, at: 20))
    guard width > 0, height > 0 else { throw .damaged }
    guard width <= mostPixels, height <= mostPixels, width * height <= mostPixels else {
      throw .tooLarge(width: width, height: height)
    }
    return (width, height)
  }

  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= mostBytes else { return false }
    var place = PNG.signature.count
    while place + 12 <= bytes.count {
      let length = number(bytes[...], at: place)
      let end = place + 8 + length
      guard end + 4 <= bytes.count,
        Checksum.crc32(bytes[place + 4..<end]) == UInt32(number(bytes[...], at: end))
      else { return false }
      if bytes[place + 4..<place + 8].elementsEqual("IEND".utf8) { return true }
      place = end + 4
    }
    return false
  }

  /// Takes out the opacities of a palette, for which SDL_image would make four bytes of each pixel,
  /// unless none is 0; and fills it up to 256 colours with black. For a shorter one libpng checks
  /// every pixel, which takes a quarter of a backdrop's time.
  private static func simplified(_ bytes: [UInt8]) -> (bytes: [UInt8], colors: Int, [UInt8]) {
    let (depth, kind) = (bytes[headLength], bytes[headLength + 1])
    guard kind == 3 else { return (bytes, 0, []) }
    var (simple, colors, opacities) = (PNG.signature, 0, [UInt8]())
    var place = simple.count
    while place + 12 <= bytes.count {
      let end = min(bytes.count, place + 12 + number(bytes[...], at: place))
      let (name, data) = (bytes[place + 4..<place + 8], bytes[place + 8..<end - 4])
      if name.elementsEqual("PLTE".utf8), depth == 8 {
        colors = data.count / 3
        simple +=
          PNG.chunk("PLTE", Array(data) + [UInt8](repeating: 0, count: max(0, 768 - data.count)))
      } else if name.elementsEqual("tRNS".utf8), data.contains(0) {
        opacities = Array(data)
      } else {
        if name.elementsEqual("PLTE".utf8) { colors = data.count / 3 }
        simple += bytes[place..<end]
      }
      place = end
    }
    return (simple, colors, opacities)
  }

  private static func number(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
