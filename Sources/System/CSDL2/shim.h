#pragma once

#include <SDL2/SDL.h>

// Swift imports neither function-like macros nor these constants, so they are spelt out here.
static inline Uint32 bungle_init_flags(void) { return SDL_INIT_VIDEO | SDL_INIT_EVENTS; }
static inline int bungle_window_centered(void) { return SDL_WINDOWPOS_CENTERED; }
static inline int bungle_window_undefined(void) { return SDL_WINDOWPOS_UNDEFINED; }
