internal import CSDL2

/// Paints with the graphics card, by SDL's renderer.
@MainActor
final class AcceleratedCanvas: Canvas {
  let keepsPixels = false
  private(set) var width = 0
  private(set) var height = 0
  private let renderer: OpaquePointer
  private let blending: SDL_BlendMode
  /// Bitmaps on the card, by identity; each keeps its bitmap alive, so that no identity is used twice.
  private var textures: [ObjectIdentifier: Uploaded] = [:]
  private var frame = 0
  private var lastPresent: Int64 = 0
  /// 250 pictures a second are more than any eye asks for.
  private static let shortestFrame: Int64 = 4_000_000

  private struct Uploaded {
    let bitmap: Bitmap
    let texture: OpaquePointer
    var lastUse: Int
  }

  /// nil where the machine has no such renderer.
  init?(window: OpaquePointer) {
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let renderer = SDL_CreateRenderer(window, -1, flags) else { return nil }
    self.renderer = renderer
    // Premultiplied: the colour as it is, over what shines through.
    blending = SDL_ComposeCustomBlendMode(
      SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
      SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
    SDL_SetRenderDrawBlendMode(renderer, blending)
  }

  // Takes its textures with it.
  isolated deinit { SDL_DestroyRenderer(renderer) }

  func begin() -> Bool {
    var (wide, high): (Int32, Int32) = (0, 0)
    guard SDL_GetRendererOutputSize(renderer, &wide, &high) == 0 else { return false }
    (width, height) = (Int(wide), Int(high))
    frame += 1
    if frame.isMultiple(of: 300) { dropUnused() }
    SDL_RenderSetClipRect(renderer, nil)
    return true
  }

  func fill(_ rect: PixelRect, _ ink: Ink) {
    let pixel = ink.pixel
    SDL_SetRenderDrawColor(
      renderer, UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255),
      UInt8(pixel >> 24))
    var area = SDL_Rect(rect)
    SDL_RenderSetClipRect(renderer, nil)
    SDL_RenderFillRect(renderer, &area)
  }

  func paint(_ bitmap: Bitmap, _ place: Affine, _ ink: Ink, clip: PixelRect) {
    guard let texture = texture(of: bitmap) else { return }
    var area = SDL_Rect(clip)
    SDL_RenderSetClipRect(renderer, &area)
    let color = SDL_Color(
      r: UInt8(min(255, ink.red)), g: UInt8(min(255, ink.green)), b: UInt8(min(255, ink.blue)),
      a: UInt8(min(255, ink.alpha)))
    // The border of one pixel is part of the texture.
    let (wide, high) = (Double(bitmap.width), Double(bitmap.height))
    let corners = [(-1.0, -1.0), (wide + 1, -1), (wide + 1, high + 1), (-1, high + 1)].map { x, y in
      let point = place.apply(x, y)
      return SDL_Vertex(
        position: SDL_FPoint(x: Float(point.x), y: Float(point.y)), color: color,
        tex_coord: SDL_FPoint(x: Float((x + 1) / (wide + 2)), y: Float((y + 1) / (high + 2))))
    }
    SDL_RenderGeometry(renderer, texture, corners, 4, [0, 1, 2, 0, 2, 3], 6)
  }

  func present(_ rects: [PixelRect]) {
    SDL_RenderPresent(renderer)
    // A driver told not to wait for the screen would draw as often as it can.
    SteadyClock.sleep(until: lastPresent + Self.shortestFrame)
    lastPresent = SteadyClock.now
  }

  private func texture(of bitmap: Bitmap) -> OpaquePointer? {
    let id = ObjectIdentifier(bitmap)
    if let known = textures[id] {
      textures[id]?.lastUse = frame
      return known.texture
    }
    guard
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
        Int32(bitmap.width + 2), Int32(bitmap.height + 2))
    else { return nil }
    SDL_UpdateTexture(texture, nil, bitmap.pixels, Int32(bitmap.stride * 4))
    SDL_SetTextureBlendMode(texture, blending)
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
    textures[id] = Uploaded(bitmap: bitmap, texture: texture, lastUse: frame)
    return texture
  }

  private func dropUnused() {
    for (id, uploaded) in textures where uploaded.lastUse < frame - 600 {
      SDL_DestroyTexture(uploaded.texture)
      textures[id] = nil
    }
  }
}
