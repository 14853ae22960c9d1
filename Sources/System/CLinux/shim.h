#pragma once

// What Swift's own module of the C library leaves out.
#include <malloc.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/eventfd.h>

/// Whether all that was printed has reached the standard output.
static inline bool bungle_has_printed(void) { return fflush(NULL) == 0 && ferror(stdout) == 0; }
