#pragma once

#include <SDL2/SDL.h>

// Swift imports neither function-like macros nor these constants, so they are spelt out here.
static inline Uint32 bungle_init_flags(void) { return SDL_INIT_VIDEO | SDL_INIT_EVENTS; }
static inline int bungle_window_centered(void) { return SDL_WINDOWPOS_CENTERED; }

#include <dlfcn.h>
#include <stddef.h>

// ALSA's library takes a function with any number of arguments, which Swift can neither write nor name.
static inline void bungle_say_nothing(const char *file, int line, const char *function, int code,
                                      const char *format, ...) {}
typedef void (*bungle_alsa_report)(const char *, int, const char *, int, const char *, ...);

// The library stays open, so that it keeps what it was told.
static inline void bungle_silence_alsa(void) {
  void *library = dlopen("libasound.so.2", RTLD_LAZY);
  if (library == NULL) return;
  int (*set)(bungle_alsa_report) =
      (int (*)(bungle_alsa_report))dlsym(library, "snd_lib_error_set_handler");
  if (set != NULL) set(bungle_say_nothing);
}
