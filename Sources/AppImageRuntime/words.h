#ifndef APPIMAGE_WORDS_H
#define APPIMAGE_WORDS_H

/// What is wrong, for those who read no English.
enum trouble { DAMAGED_FILE, FOREIGN_SYSTEM, NO_PLACE, TROUBLES };

/// A sentence in the session's language; NULL where that is English or none that the game speaks.
const char *words_for(enum trouble trouble);

#endif
