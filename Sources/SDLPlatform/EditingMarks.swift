internal import Stage

/// The caret, the selection and the underline of words that are being edited.
@MainActor
struct EditingMarks {
  private let editing: TextEditing
  private let left: Int
  private let top: Int
  private let height: Int
  private let thickness: Int
  private let place: (Int) -> Int

  /// `width` measures a beginning of `words` in pixels.
  init(
    _ editing: TextEditing, words: String, inset: Int, height: Int, size: Int,
    width: @escaping (Substring) -> Int
  ) {
    self.editing = editing
    left = inset
    top = inset
    self.height = height
    thickness = max(2, size / 14)
    place = { width(words.prefix(max(0, $0))) }
  }

  func drawSelection(on page: inout TextPage) {
    guard !editing.selection.isEmpty else { return }
    page.fill(
      band(editing.selection, y: top + height / 10, height: height * 8 / 10),
      in: Ink(tint: .river, opacity: 0.4).pixel)
  }

  func drawCaret(on page: inout TextPage, in tint: Color) {
    let ink = Ink(tint: tint, opacity: 1).pixel
    if !editing.marked.isEmpty {
      page.fill(band(editing.marked, y: top + height - 2 * thickness, height: thickness), in: ink)
    }
    let x = left + place(editing.caret) - thickness / 2
    page.fill(
      PixelRect(x: x, y: top + height / 10, width: thickness, height: height * 8 / 10), in: ink)
  }

  private func band(_ range: Range<Int>, y: Int, height: Int) -> PixelRect {
    let (start, end) = (place(range.lowerBound), place(range.upperBound))
    return PixelRect(x: left + start, y: y, width: end - start, height: height)
  }
}
