internal import CSDL2
internal import Glibc

/// Whether this machine draws with its graphics card or with its processor.
///
/// Where OpenGL is only llvmpipe, it costs three times the start-up and twelve times the processor time of drawing
/// in memory, so a card is used only where the kernel has a real driver for it and the display server hands its
/// buffers to programs. That is found out without making an OpenGL context.
public enum GraphicsChoice: String, Sendable {
  case software, accelerated

  /// `BUNGLE_RENDERER=software|accelerated` decides; otherwise the machine does.
  @MainActor
  static func current() -> GraphicsChoice {
    if let named = environment("BUNGLE_RENDERER").flatMap(GraphicsChoice.init) { return named }
    let drivers = (128..<136).compactMap {
      line("/sys/class/drm/renderD\($0)/device/uevent", after: "DRIVER=")
    }
    guard drivers.contains(where: isCard), isFolder("/dev/dri") else { return .software }
    return sharesBuffers() ? .accelerated : .software
  }

  /// Whether a kernel driver of this name stands for hardware that draws.
  static func isCard(_ driver: String) -> Bool {
    ![
      "vgem", "vkms", "virtio-pci", "virtio_gpu", "bochs-drm", "cirrus", "qxl", "vmwgfx",
      "simpledrm",
    ]
    .contains(driver)
  }

  /// Whether the X server knows DRI3; Xvfb, Xvnc and forwarded displays don't. Wayland always shares.
  @MainActor
  private static func sharesBuffers() -> Bool {
    guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11" else {
      return true
    }
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Query =
      @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<CInt>?,
        UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?
      ) -> CInt
    typealias Close = @convention(c) (OpaquePointer?) -> CInt
    guard let library = SDL_LoadObject("libX11.so.6") else { return false }
    defer { SDL_UnloadObject(library) }
    guard let open = SDL_LoadFunction(library, "XOpenDisplay"),
      let query = SDL_LoadFunction(library, "XQueryExtension"),
      let close = SDL_LoadFunction(library, "XCloseDisplay"),
      let display = unsafeBitCast(open, to: Open.self)(nil)
    else { return false }
    defer { _ = unsafeBitCast(close, to: Close.self)(display) }
    var (opcode, event, error): (CInt, CInt, CInt) = (0, 0, 0)
    return unsafeBitCast(query, to: Query.self)(display, "DRI3", &opcode, &event, &error) != 0
  }

  private static func line(_ path: String, after prefix: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 512)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let text = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? ""
      if text.hasPrefix(prefix) {
        return String(text.dropFirst(prefix.count)).filter { $0 != "\n" }
      }
    }
    return nil
  }
}
