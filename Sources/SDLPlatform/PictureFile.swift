internal import Animation
internal import CDeflate
internal import CSDL2
internal import CSDL2Image
internal import Glibc

/// The bytes of a PNG file, validated before a library allocates the memory that they ask for.
struct PictureFile {
  enum Problem: Error, Hashable {
    case missing, forbidden, damaged
    case tooLarge(width: Int, height: Int)

    /// The sentence about the problem, to follow the file's name.
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
  private let bytes: [UInt8]
  /// The data of the chunks of each name, joined in order.
  private let chunks: [String: [UInt8]]

  /// The most pixels accepted, a little more than the game's largest picture has.
  static let mostPixels = 1 << 23
  static let mostBytes = 1 << 24
  /// The bytes that tell the size: signature, length and name of the first chunk, width, height.
  private static let headLength = 24

  /// Reads the file and checks every chunk's checksum. Throws what is wrong with it.
  init(_ path: String) throws(Problem) {
    bytes = try Self.bytes(of: path, most: Self.mostBytes)
    (width, height) = try Self.size(bytes[...])
    guard bytes.count <= Self.mostBytes, let chunks = Self.chunks(of: bytes) else { throw .damaged }
    self.chunks = chunks
  }

  /// The size in pixels, from the file's first bytes alone.
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

  /// The palette as straight ABGR, red lowest; opaque where the file gives no opacity.
  var colors: [UInt32] {
    let red = chunks["PLTE", default: []]
    let opacities = chunks["tRNS", default: []] + repeatElement(255, count: 256)
    let places = stride(from: 0, to: red.count - 2, by: 3).prefix(256)
    return zip(places, opacities).map { place, opacity in
      UInt32(red[place]) | UInt32(red[place + 1]) << 8 | UInt32(red[place + 2]) << 16
        | UInt32(opacity) << 24
    }
  }

  /// The palette index of each pixel, with a border of 0, and with the indices 0 and `transparent`
  /// exchanged; nil for a file that is not packed as the game's own are.
  func indices(transparent: UInt8) throws(Problem) -> [UInt8]? {
    // These bytes tell the bits per pixel, the colour type (3: palette) and interlacing (0: none).
    guard let head = chunks["IHDR"], head.count == 13, head[9] == 3, head[12] == 0,
      [1, 2, 4, 8].contains(head[8])
    else { return nil }
    let (depth, edge) = (Int(head[8]), width + 2)
    let row = 1 + (width * depth + 7) / 8
    let data = chunks["IDAT", default: []]
    var (isWhole, isPlain) = (false, true)
    let indices = [UInt8](unsafeUninitializedCapacity: edge * (height + 2)) { memory, count in
      mapPages(UnsafeMutableRawBufferPointer(memory))
      guard let start = memory.baseAddress, let unpacker = libdeflate_alloc_decompressor() else {
        return
      }
      defer { libdeflate_free_decompressor(unpacker) }
      let result = libdeflate_zlib_decompress(
        unpacker, data, data.count, start, row * height, nil)
      isWhole = result == LIBDEFLATE_SUCCESS
      guard isWhole else { return }
      count = memory.count
      // Rows are unpacked from last to first: each row's place lies behind its packed bytes.
      (start + edge * (height + 1)).update(repeating: 0, count: edge)
      for y in (0..<height).reversed() {
        let (packed, line) = (start + y * row, start + (y + 1) * edge)
        isPlain = isPlain && packed[0] == 0
        (line[0], line[edge - 1]) = (0, 0)
        unpack(packed + 1, bits: depth, into: line + 1, count: width)
        if transparent != 0 { swapValues(transparent, with: 0, in: line + 1, count: width) }
      }
      start.update(repeating: 0, count: edge)
    }
    guard isWhole else { throw .damaged }
    return isPlain ? indices : nil
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

  /// The data of all chunks by name; nil if one is cut off or fails its checksum.
  private static func chunks(of bytes: [UInt8]) -> [String: [UInt8]]? {
    var chunks: [String: [UInt8]] = [:]
    var place = PNG.signature.count
    while place + 12 <= bytes.count {
      let length = number(bytes[...], at: place)
      let end = place + 8 + length
      guard end + 4 <= bytes.count,
        Checksum.crc32(bytes[place + 4..<end]) == UInt32(number(bytes[...], at: end))
      else { return nil }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      if name == "IEND" { return chunks }
      chunks[name, default: []] += bytes[place + 8..<end]
      place = end + 4
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

private func unpack(
  _ packed: UnsafePointer<UInt8>, bits: Int, into line: UnsafeMutablePointer<UInt8>, count: Int
) {
  guard bits < 8 else { return line.update(from: packed, count: count) }
  for x in 0..<count {
    let place = x * bits
    line[x] = (packed[place / 8] << (place % 8)) >> (8 - bits)
  }
}

/// Exchanges two values in `bytes`; the compiler vectorises this loop.
@inline(never) @_optimize(speed)
private func swapValues(
  _ first: UInt8, with second: UInt8, in bytes: UnsafeMutablePointer<UInt8>, count: Int
) {
  for place in 0..<count {
    let byte = bytes[place]
    bytes[place] = byte == first ? second : byte == second ? first : byte
  }
}
