/// A chunk of a PNG file.
struct PNGChunk: Hashable {
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  let name: String
  let data: [UInt8]

  init(_ name: String, _ data: [UInt8]) { (self.name, self.data) = (name, data) }

  /// The chunks of a file, as far as whole.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var (chunks, place) = ([PNGChunk](), signature.count)
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= file.count else { break }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      chunks.append(PNGChunk(name, Array(file[place + 8..<end])))
      place = end + 4
    }
    return chunks
  }

  var bytes: [UInt8] {
    let named = Array(name.utf8) + data
    return bigEndian(data.count) + named + bigEndian(Int(Checksum.crc32(named[...])))
  }
}

/// A number as four bytes, big-endian.
func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// The cyclic redundancy check of PNG (ISO/IEC 15948, annex D).
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value >> 1 ^ (value & 1) * 0xEDB8_8320 }
  }

  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      table.withUnsafeBufferPointer { table in
        var sum: UInt32 = ~0
        for byte in bytes {
          sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
        }
        return ~sum
      }
    }
  }
}
