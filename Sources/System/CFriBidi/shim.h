#pragma once

#include <fribidi/fribidi.h>

// What Swift does not read: macros made of macros.
static const FriBidiParType bidi_rightward = FRIBIDI_PAR_LTR;
static const FriBidiParType bidi_leftward = FRIBIDI_PAR_RTL;
static const FriBidiParType bidi_by_letters = FRIBIDI_PAR_ON;
