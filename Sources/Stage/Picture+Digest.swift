extension Picture {
  /// A hash of everything visible: 64-bit FNV-1a of the picture's text.
  ///
  /// Source: Fowler, Noll, Vo, Eastlake, "The FNV Non-Cryptographic Hash Algorithm", IETF draft.
  public var digest: UInt64 {
    description.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
