/// A crossing by the playhead, delivered exactly once.
public struct TimelineEvent: Storable {
  /// The thing that was crossed.
  public enum Kind: Storable {
    /// A marker, by its name.
    case marker(String)
    /// The boundary between two iterations of a repeat; 1 is the first repetition.
    case repeated(Int)
    /// The end of the timeline, or its beginning if played backwards.
    case finished
  }

  /// The thing that was crossed.
  public var kind: Kind

  /// The exact time of the crossing on the timeline.
  public var time: Time

  /// The direction of the content around it; a yoyo on its way back counts as backwards.
  public var direction: Direction

  /// The number of crossings it represents: 1, or more where one huge step crossed thousands of
  /// iterations of a repeat. It then has the time and number of the last.
  public var count: Int

  /// Creates an event, for comparison in tests.
  public init(_ kind: Kind, at time: Time, direction: Direction = .forwards, count: Int = 1) {
    self.kind = kind
    self.time = time
    self.direction = direction
    self.count = count
  }

  /// The marker's name; `nil` for other events.
  public var marker: String? {
    if case .marker(let name) = kind { name } else { nil }
  }

  /// The marker as a case of your own enumeration; `nil` for other events and names.
  public func marker<Name: RawRepresentable<String>>(as type: Name.Type = Name.self) -> Name? {
    marker.flatMap(Name.init(rawValue:))
  }
}

/// The direction of time.
public enum Direction: Storable {
  /// Towards later times.
  case forwards
  /// Towards earlier times.
  case backwards

  var opposite: Direction { self == .forwards ? .backwards : .forwards }
}
