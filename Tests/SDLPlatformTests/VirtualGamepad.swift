import CSDL2

/// A gamepad without hardware, as SDL offers it to tests.
@MainActor
final class VirtualGamepad {
  let index: Int32
  private let joystick: OpaquePointer?

  init(_ type: SDL_JoystickType = SDL_JOYSTICK_TYPE_GAMECONTROLLER) {
    index = SDL_JoystickAttachVirtual(type, 6, 15, 0)
    joystick = SDL_JoystickOpen(index)
  }

  func press(_ button: SDL_GameControllerButton, _ isDown: Bool) {
    SDL_JoystickSetVirtualButton(joystick, button.rawValue, isDown ? 1 : 0)
  }

  func lean(_ axis: SDL_GameControllerAxis, _ value: Int16) {
    SDL_JoystickSetVirtualAxis(joystick, axis.rawValue, value)
  }

  func unplug() {
    SDL_JoystickClose(joystick)
    SDL_JoystickDetachVirtual(index)
  }
}
