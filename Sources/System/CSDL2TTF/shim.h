#pragma once

// First, so that what all of SDL shares belongs to one module whatever is imported before.
#include "../CSDL2/shim.h"

#include <SDL2/SDL_ttf.h>
