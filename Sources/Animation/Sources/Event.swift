/// Something the playhead crossed, delivered exactly once.
public struct TimelineEvent: Storable {
  /// What was crossed.
  public enum Kind: Storable {
    /// A marker, by its name.
    case marker(String)
    /// The boundary between two iterations of a repeat; 1 is the first repetition.
    case repeated(Int)
    /// The end of the timeline, or its beginning if played backwards.
    case finished
  }

  /// What it was.
  public var kind: Kind

  /// When it lies on the timeline, exactly.
  public var time: Time

  /// Which way the content around it was passing; a yoyo on its way back counts as backwards.
  public var direction: Direction

  /// How many crossings it stands for: 1, or more where one huge step crossed thousands of
  /// iterations of a repeat. It then bears the time and the number of the last.
  public var count: Int

  /// An event, as in what a test expects.
  public init(_ kind: Kind, at time: Time, direction: Direction = .forwards, count: Int = 1) {
    self.kind = kind
    self.time = time
    self.direction = direction
    self.count = count
  }

  /// The name of the marker, if it is one.
  public var marker: String? {
    if case .marker(let name) = kind { name } else { nil }
  }

  /// The marker as one of your own enumeration, if it is one.
  public func marker<Name: RawRepresentable<String>>(as type: Name.Type = Name.self) -> Name? {
    marker.flatMap(Name.init(rawValue:))
  }
}

/// Which way time passes.
public enum Direction: Storable {
  /// As time grows.
  case forwards
  /// As time shrinks.
  case backwards

  var opposite: Direction { self == .forwards ? .backwards : .forwards }
}
