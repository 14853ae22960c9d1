internal import Animation
internal import Glibc
public import Stage

/// Turns draw commands into operations on real pixels.
@MainActor
public final class Painter {
  let images: ImageCache
  let texts: TextCache
  var writing = TextLocale.rightward
  private let shapes = ShapeCache()
  private let panels = PanelCache()
  var viewport = Viewport(width: 1, height: 1) {
    // Panels made in advance are for the first viewport.
    didSet { if viewport != oldValue, oldValue.width > 1 { panels.removeAll() } }
  }

  public init(resources: ResourceFolder) {
    images = ImageCache(folder: resources)
    texts = TextCache(fonts: FontSet(folder: resources))
  }

  /// Starts reading the images of `picture` for a window of this size, and stretching its panels,
  /// on other threads.
  public func readAhead(_ picture: Picture, for viewport: Viewport) {
    var requests: [String: [PanelCache.Request]] = [:]
    for command in picture.commands {
      guard case .panel(let name, let inset) = command.shape,
        !PanelCache.place(of: command, in: viewport).isEmpty
      else { continue }
      requests[name, default: []].append(
        PanelCache.Request(name, inset: inset, for: command, in: viewport))
    }
    images.readAhead(Self.needs(of: picture, in: viewport)) { [panels, requests] name, bitmap in
      for request in requests[name, default: []] where !request.isJust(bitmap) {
        _ = panels.panel(request, of: bitmap)
      }
    }
  }

  /// The images that `picture` needs, in the painted sizes, in paint order.
  static func needs(of picture: Picture, in viewport: Viewport) -> [ImageDecoder.Request] {
    var known: Set<ImageDecoder.Request> = []
    return picture.commands.compactMap { command in
      switch command.shape {
      case .image(let name), .panel(let name, _):
        ImageDecoder.Request(name: name, scale: viewport.imageScale)
      case .backdrop(let name):
        ImageDecoder.Request(name: name, scale: viewport.coverScale(of: command.size))
      case .fill, .text, .roundedRect, .border: nil
      }
    }.filter { known.insert($0).inserted }
  }

  /// Starts reading all images but backdrops, on other threads.
  public func readAheadAll(for viewport: Viewport) {
    images.readAhead(
      images.smallNames().map { ImageDecoder.Request(name: $0, scale: viewport.imageScale) },
      all: true)
  }

  func prepare(_ command: DrawCommand) -> PreparedCommand {
    let modulation = ColorModulation(tint: command.tint, opacity: command.opacity)
    guard modulation.alpha > 0 else { return PreparedCommand(command, []) }
    return PreparedCommand(command, operations(command, modulation))
  }

  private func operations(_ command: DrawCommand, _ modulation: ColorModulation) -> [PaintOperation]
  {
    switch command.shape {
    case .image(let name):
      let bitmap = images.bitmap(name, scale: viewport.imageScale)
      let place = place(command, of: bitmap)
      guard let dent = command.dent else {
        return [.paint(bitmap, place, modulation, clip: clip(command))]
      }
      return pressed(bitmap, place, dent, in: clip(command)).map {
        .paint(bitmap, $0, modulation, clip: $1)
      }
    case .panel(let name, let inset): return panel(name, inset, command, modulation)
    case .backdrop(let name): return backdrop(name, command, modulation)
    case .fill: return [.fill(viewport.bounds, modulation)]
    case .text(let words, let style, let editing):
      return text(words, style, editing, command)
    case .roundedRect(let radius): return shape(command, modulation, radius: radius, border: nil)
    case .border(let radius, let width):
      return shape(command, modulation, radius: radius, border: width)
    }
  }

  /// The part of the window in which an image or a shape is visible: above its floor.
  private func clip(_ command: DrawCommand) -> PixelRect {
    guard let floor = command.floor else { return viewport.bounds }
    let line = viewport.pixels(Point(x: 0, y: floor), pinnedTo: command.pin).y
    return viewport.bounds.intersection(
      PixelRect(nearest: 0, 0, Double(viewport.width), max(0, line)))
  }

  /// The width of the columns of a pressed picture, each stretched by itself, in design pixels.
  private static let column = 2.0

  /// The places of a pressed picture and the columns of the window in which each is visible.
  private func pressed(_ bitmap: Bitmap, _ place: Affine, _ dent: Dent, in clip: PixelRect)
    -> [(place: Affine, clip: PixelRect)]
  {
    let (reach, ground) = (dent.reach, viewport.pixels(Point(x: 0, y: dent.ground)).y)
    let count = ((reach.upperBound - reach.lowerBound) / Self.column).rounded(.up)
    let edges = (0...Int(count)).map { reach.lowerBound + Double($0) * Self.column }
    let height = place.apply(0.5 * Double(bitmap.width), 0.5 * Double(bitmap.height)).y - ground
    func column(_ left: Int, _ right: Int) -> PixelRect {
      clip.intersection(PixelRect(x: left, y: clip.y, width: right - left, height: clip.height))
    }
    let lines = edges.map { Int(viewport.pixels(Point(x: $0, y: 0)).x.rounded()) }
    let columns = zip(edges.indices, edges.indices.dropFirst()).map { one, next in
      let (near, far) = (dent.stretch(at: edges[one]), dent.stretch(at: edges[next]))
      // The column is sheared, so that the picture's middle goes on in the next one.
      let slope = height * (far - near) / Double(max(1, lines[next] - lines[one]))
      let middle = 0.5 * Double(lines[one] + lines[next])
      let stretch = 0.5 * (near + far)
      let pressed = Affine(
        a: place.a, b: place.b * stretch + place.a * slope, c: place.c,
        d: place.d * stretch + place.c * slope, tx: place.tx,
        ty: ground + (place.ty - ground) * stretch + (place.tx - middle) * slope)
      return (pressed, column(lines[one], lines[next]))
    }
    let (first, last) = (lines.first ?? 0, lines.last ?? 0)
    return [(place, column(clip.x, first)), (place, column(last, clip.maxX))] + columns
  }

  // MARK: - Places

  private func place(_ command: DrawCommand, of bitmap: Bitmap) -> Affine {
    let scale = command.isOnBackdrop ? viewport.coverScale() : viewport.scale
    return place(
      command, width: command.size.width * scale, height: command.size.height * scale,
      bitmap: bitmap)
  }

  /// Fits `bitmap` into `width` by `height` pixels, before the command's scale, at its anchor.
  private func place(
    _ command: DrawCommand, width: Double, height: Double, bitmap: Bitmap, isSnapped: Bool = false
  ) -> Affine {
    let pivot =
      command.isOnBackdrop
      ? viewport.pixels(onBackdrop: command.at)
      : viewport.pixels(command.at, pinnedTo: command.pin)
    let (wide, high) = (width * command.scale.x, height * command.scale.y)
    var (left, top) = (-command.anchor.x * wide, -command.anchor.y * high)
    var (stepX, stepY) = (wide / Double(bitmap.width), high / Double(bitmap.height))
    if command.scale.x == 1, command.scale.y == 1, command.turn == 0,
      abs(wide - Double(bitmap.width)) < 1, abs(high - Double(bitmap.height)) < 1
    {
      // An unscaled image at whole design pixels is at rest, and drawn pixel on pixel, sharply;
      // otherwise it moves, and is drawn between pixels, smoothly.
      (stepX, stepY) = (1, 1)
      (left, top) = (left.rounded(), top.rounded())
      if isSnapped
        || command.at.x == command.at.x.rounded() && command.at.y == command.at.y.rounded()
      {
        left += pivot.x.rounded() - pivot.x
        top += pivot.y.rounded() - pivot.y
      }
    }
    if command.isFlipped {
      left += stepX * Double(bitmap.width)
      stepX = -stepX
    }
    guard command.turn != 0 else {
      return Affine(a: stepX, d: stepY, tx: pivot.x + left, ty: pivot.y + top)
    }
    let radians = command.turn * .pi / 180
    let (sine, cosine) = (sin(radians), cos(radians))
    return Affine(
      a: stepX * cosine, b: stepX * sine, c: -stepY * sine, d: stepY * cosine,
      tx: pivot.x + left * cosine - top * sine, ty: pivot.y + left * sine + top * cosine)
  }

  // MARK: - Shapes

  private func text(
    _ words: String, _ style: TextStyle, _ editing: TextEditing?, _ command: DrawCommand
  ) -> [PaintOperation] {
    // Text is set once per range of sizes, so that growing text isn't set anew in every frame.
    let largest = max(abs(command.scale.x), abs(command.scale.y))
    var step = 1.0
    while step < largest - 0.001, step < 4 { step *= 1.5 }
    let request = TextCache.Request(
      text: words, style: style, editing: editing, writing: writing, tint: command.tint,
      scale: viewport.scale * step,
      alignment: words.contains("\n") || style.height != nil ? command.anchor.x : 0)
    guard let setting = texts.setting(of: request) else { return [] }
    var unscaled = command
    unscaled.scale.x /= step
    unscaled.scale.y /= step
    // The anchor refers to the text's box; the bitmap is larger by its inset.
    let (wide, high) = (Double(setting.width), Double(setting.height))
    let inset = Double(setting.inset)
    unscaled.anchor = Point(
      x: (inset + command.anchor.x * wide) / Double(setting.bitmap.width),
      y: (inset + command.anchor.y * high) / Double(setting.bitmap.height))
    let place = place(
      unscaled, width: Double(setting.bitmap.width), height: Double(setting.bitmap.height),
      bitmap: setting.bitmap, isSnapped: true)
    let modulation = ColorModulation(tint: .white, opacity: command.opacity)
    return [.paint(setting.bitmap, place, modulation, clip: viewport.bounds)]
  }

  private func backdrop(_ name: String, _ command: DrawCommand, _ modulation: ColorModulation)
    -> [PaintOperation]
  {
    let (wide, high) = (Double(viewport.width), Double(viewport.height))
    let cover = viewport.coverScale(of: command.size)
    let width = Int((command.size.width * cover).rounded())
    let height = Int((command.size.height * cover).rounded())
    let bitmap = images.bitmap(name, scale: cover)
    let shift = viewport.pixels(
      Point(x: command.at.x - Design.frame.center.x, y: command.at.y - Design.frame.center.y))
    let origin = viewport.pixels(.zero)
    let (scaleX, scaleY) = (command.scale.x, command.scale.y)
    let left = (wide - Double(width) * scaleX) / 2 + shift.x - origin.x
    let top = (high - Double(height) * scaleY) / 2 + shift.y - origin.y
    // During a resize, the bitmap may still have another size.
    let place = Affine(
      a: scaleX * Double(width) / Double(bitmap.width),
      d: scaleY * Double(height) / Double(bitmap.height), tx: scaleX == 1 ? left.rounded() : left,
      ty: scaleY == 1 ? top.rounded() : top)
    return Self.continued(place, Double(width) * scaleX, over: wide).map {
      .paint(bitmap, $0, modulation, clip: viewport.bounds)
    }
  }

  /// The places of a picture `width` wide and of its mirror images on both sides, which continue it
  /// over a window of `wide` pixels; the outermost first, the picture itself last.
  private static func continued(_ place: Affine, _ width: Double, over wide: Double) -> [Affine] {
    // Neighbours overlap by a pixel, so that no seam shows.
    let step = width - 1
    let count = step > 0 ? max(0, Int(((wide - width) / 2 / step).rounded(.up))) : 0
    let sides = stride(from: count, to: 0, by: -1).flatMap { [-$0, $0] }.map { index in
      let left = place.tx + Double(index) * step
      return index.isMultiple(of: 2)
        ? Affine(a: place.a, d: place.d, tx: left, ty: place.ty)
        : Affine(a: -place.a, d: place.d, tx: left + width, ty: place.ty)
    }
    return sides + [place]
  }

  private func panel(
    _ name: String, _ inset: Double, _ command: DrawCommand, _ modulation: ColorModulation
  )
    -> [PaintOperation]
  {
    let frame = PanelCache.place(of: command, in: viewport)
    guard !frame.isEmpty else { return [] }
    let request = PanelCache.Request(name, inset: inset, for: command, in: viewport)
    let drawing = images.bitmap(name, scale: viewport.imageScale)
    if request.isJust(drawing) {
      return [.paint(drawing, place(command, of: drawing), modulation, clip: viewport.bounds)]
    }
    let panel = panels.panel(request, of: drawing)
    guard request.isWhole else {
      return panel.operations(x: frame.x, y: frame.y, clip: viewport.bounds)
    }
    let place =
      command.isPlain
      ? Affine(tx: Double(frame.x), ty: Double(frame.y)) : place(command, of: panel.whole)
    return [.paint(panel.whole, place, modulation, clip: viewport.bounds)]
  }

  private func shape(
    _ command: DrawCommand, _ modulation: ColorModulation, radius: Double, border: Double?
  )
    -> [PaintOperation]
  {
    let scale = viewport.scale * min(abs(command.scale.x), abs(command.scale.y))
    let borderWidth = border.map { max(1, Int(($0 * scale).rounded())) }
    let rect = viewport.pixels(command.frame)
    guard !rect.isEmpty else { return [] }
    let round = min(Int((radius * scale).rounded()), rect.width / 2, rect.height / 2)
    if command.turn != 0 {
      let bitmap = shapes.whole(
        width: rect.width, height: rect.height, radius: round, border: borderWidth)
      return [.paint(bitmap, place(command, of: bitmap), modulation, clip: clip(command))]
    }
    let corner = shapes.corner(radius: round, border: borderWidth)
    return RoundedRect(rect: rect, corner: corner, border: borderWidth)
      .operations(modulation, clip: clip(command))
  }
}
