extension MatchSetup {
  /// Checks the name and the chosen option's fields; the others may hold anything.
  ///
  /// - Returns: a playable plan, or the problems by field.
  public func validated() -> Result<Plan, Problems> {
    guard let name = try? Name(name), let goal else { return .failure(problems) }
    return .success(Plan(name: name, goal: goal))
  }

  /// The goal given by the chosen option's fields, whatever the name; nil if one is wrong.
  public var goal: Match.Goal? {
    switch option {
    case .rounds: return .rounds(rounds)
    case .points:
      guard let win = try? NumberField.win.number(in: self[.win]),
        let lose = try? NumberField.lose.number(in: self[.lose]),
        let required = try? NumberField.required.number(in: self[.required])
      else { return nil }
      return .points(PointScale(win: win, lose: lose, required: required))
    }
  }

  /// The current problems, field by field.
  public var problems: Problems {
    var numbers: [NumberField: NumberError] = [:]
    for field in option.fields { numbers[field] = error(in: field) }
    return Problems(name: NameError(of: name), numbers: numbers)
  }

  private func error(in field: NumberField) -> NumberError? {
    do throws(NumberError) {
      _ = try field.number(in: self[field])
      return nil
    } catch { return error }
  }
}
