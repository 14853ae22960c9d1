#if hasFeature(Embedded)
  /// What can be compared and sent; Embedded Swift has no `Codable`.
  public typealias Storable = Hashable & Sendable
#else
  /// What can be compared, sent and written.
  public typealias Storable = Hashable & Sendable & Codable
#endif
