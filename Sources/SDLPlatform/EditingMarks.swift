internal import Stage

/// The caret, the selection and the underline of text being edited.
@MainActor
struct EditingMarks {
  private let editing: TextEditing
  private let left: Int
  private let top: Int
  private let height: Int
  private let thickness: Int
  private let size: Int
  private let line: TextLine

  init(_ editing: TextEditing, _ line: TextLine, inset: Int, height: Int, size: Int) {
    (self.editing, self.line, self.size) = (editing, line, size)
    left = inset
    top = inset
    self.height = height
    thickness = max(2, size / 14)
  }

  func drawSelection(on page: inout TextPage) {
    fill(
      editing.selection, y: top + height / 10, height: height * 8 / 10,
      in: ColorModulation(tint: .river, opacity: 0.4).pixel, on: &page)
  }

  func drawCaret(on page: inout TextPage, in tint: Color) {
    let pixel = ColorModulation(tint: tint, opacity: 1).pixel
    fill(
      editing.marked, y: top + height - 2 * thickness, height: thickness, in: pixel, on: &page)
    let x = left + line.place(of: editing.caret, size: size) - thickness / 2
    page.fill(
      PixelRect(x: x, y: top + height / 10, width: thickness, height: height * 8 / 10),
      in: pixel)
  }

  private func fill(
    _ characters: Range<Int>, y: Int, height: Int, in pixel: UInt32, on page: inout TextPage
  ) {
    guard !characters.isEmpty else { return }
    for place in line.places(of: characters, size: size) {
      page.fill(
        PixelRect(x: left + place.lowerBound, y: y, width: place.count, height: height),
        in: pixel)
    }
  }
}
