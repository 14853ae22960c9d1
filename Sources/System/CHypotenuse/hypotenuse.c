#include "hypotenuse.h"

// Swift's library refers to glibc's, which in 2.35 got a new version: with this one the game starts
// on 2.34, too. Squares of floats neither overflow a double nor lose a bit.
float hypotf(float x, float y) {
  return (float)__builtin_sqrt((double)x * (double)x + (double)y * (double)y);
}
