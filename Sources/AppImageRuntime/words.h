#ifndef APPIMAGE_WORDS_H
#define APPIMAGE_WORDS_H

/// A sentence in the session's language; in English where that is none that the game speaks.
const char *said(const char *english) __attribute__((format_arg(1)));

/// Marks a sentence for translators where it cannot be said yet.
#define SENTENCE(english) english

#endif
