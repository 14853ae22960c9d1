#ifndef APPIMAGE_PORTABLE_H
#define APPIMAGE_PORTABLE_H

#include "image.h"

/// What the directories beside the AppImage are called: its own name, and one of these.
#define PORTABLE_HOME ".home"
#define PORTABLE_CONFIG ".config"

/// Lets the program keep its files beside the AppImage, where such a directory of the user's is.
void portable_use(const struct image *image);

/// Makes such a directory and prints its path. Says why not and exits 127.
void portable_make(const struct image *image, const char *ending);

#endif
