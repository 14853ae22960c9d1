internal import Phrases
internal import Records

/// The store's errors in the player's language.
extension RecordsError {
  var phrase: Phrase {
    let task: RecordsWords.Task = task == .save ? .save : .keep
    let words: RecordsWords =
      switch cause {
      case .nowhere: .nowhere(task)
      case .unopened(let reason): .unopened(task, path: path, reason: reason)
      case .readOnly: .readOnly(task, path: path)
      case .diskFull: .diskFull(task, path: path)
      case .busy: .busy(task, path: path)
      case .failed(let reason): .failed(task, path: path, reason: reason)
      }
    return .records(words)
  }
}

extension StoreNotice {
  var phrase: Phrase {
    switch self {
    case .refused(let error): error.phrase
    case .setAside(.damaged, let file, let kept): .records(.damaged(file, now: kept))
    case .setAside(.newer, let file, let kept): .records(.newer(file, now: kept))
    case .setAside(.foreign, let file, let kept): .records(.foreign(file, now: kept))
    case .setAside(.logAlone, let file, let kept): .records(.logAlone(file, now: kept))
    }
  }
}
