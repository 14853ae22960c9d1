#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A crowd of tweens as libraries for C++ are used to write them.
typedef struct CxxCrowd CxxCrowd;

CxxCrowd *cxx_crowd_make(const double *from, const int64_t *durations, int count);
/// Moves every tween on and stores its value.
void cxx_crowd_step(CxxCrowd *crowd, int64_t elapsed, double *values);
void cxx_crowd_free(CxxCrowd *crowd);

#ifdef __cplusplus
}
#endif
