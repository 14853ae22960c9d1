extension SpokenWords {
  /// The kind and state of what has the focus.
  public enum Focus: Hashable, Sendable {
    case button
    /// A disabled button.
    case useless
    /// One of several choices.
    case chosen, notChosen
    /// A text field and its content.
    case field(String)
    case slider(Int, of: Int)

    static let all: [Self] = [
      button, useless, chosen, notChosen, field("Ada"), field(""), slider(8, of: 10),
    ]

    func entry(_ values: [String: Entry.Value]) -> Entry {
      switch self {
      case .button: Entry(.spoken, "focus", "{name}, {place} of {all}", values)
      case .useless:
        Entry(
          .spoken, "focus.useless", "{name}, not now, {place} of {all}", values,
          note: "A button that does nothing just now.")
      case .chosen:
        Entry(.spoken, "focus.chosen", "{name}, chosen, {place} of {all}", values)
      case .notChosen:
        Entry(
          .spoken, "focus.not-chosen", "{name}, not chosen, {place} of {all}", values,
          note: "One of several choices of which another one is chosen.")
      case .field(""):
        Entry(
          .spoken, "focus.field.empty",
          "{name}, a field to type in, nothing yet, {place} of {all}", values)
      case .field(let text):
        Entry(
          .spoken, "focus.field", "{name}, a field to type in: {text}, {place} of {all}",
          values.merging(["text": .name(text)]) { $1 },
          note: "A field, what is in it, and which of how many things it is.")
      case .slider(let value, let most):
        Entry(
          .spoken, "focus.slider",
          "{name}, a slider: {value} out of {most}. Left and right move it. {place} of {all}",
          values.merging(["value": .number(value), "most": .number(most)]) { $1 },
          note: "Left and right are keys; {place} of {all}: which of how many things it is.")
      }
    }

    func stateEntry(_ name: String) -> Entry {
      switch self {
      case .field(""):
        Entry(.spoken, "field.empty", "{name}: nothing yet", ["name": .name(name)])
      case .slider(let value, let all):
        Entry(
          .spoken, "slider", "{name}: {value} of {all}",
          ["name": .name(name), "value": .number(value), "all": .number(all)])
      case .field(let text):
        Self.labelled(name, text)
      case .button, .useless, .chosen, .notChosen: Self.labelled(name, "")
      }
    }

    private static func labelled(_ name: String, _ text: String) -> Entry {
      Entry(
        .spoken, "field", "{name}: {text}", ["name": .name(name), "text": .name(text)],
        note: "A field for text, and what is in it; or a choice, after what it is about.")
    }
  }
}
