#if hasFeature(Embedded)
  /// Hashable and sendable; Embedded Swift has no `Codable`.
  public typealias Storable = Hashable & Sendable
#else
  /// Hashable, sendable and codable.
  public typealias Storable = Hashable & Sendable & Codable
#endif
