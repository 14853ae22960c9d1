#ifndef APPIMAGE_NOTE_H
#define APPIMAGE_NOTE_H

#include "image.h"

/// What is known of an unpacked image, in a file beside it whose time is that of the last use.
struct note {
  uint32_t sum;         // of what is run
  char from[PATH_MAX];  // the AppImage that was unpacked
};

/// The longest name of an entry, and of its note.
#define NOTE_NAME 80

/// Names the file of an entry's note.
void note_name(const char *entry, char name[NOTE_NAME]);

/// Reads the note of an entry in the cache open at `cache`. False when there is none.
bool note_read(int cache, const char *entry, struct note *note);

/// Writes a note into a file of any name.
bool note_write(int cache, const char *name, const struct note *note);

#endif
