#include "words.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define MOST_SENTENCES 48

// Made of this program's sentences and their translations: a language a line, and English first.
static const struct language {
  const char *code, *sentences[MOST_SENTENCES];
} languages[] = {
#include "words-table.h"
};

// Whether a wish such as `de_AT.UTF-8` is for a language; who reads the long signs is not served by the short ones.
static bool is_for(const char *wish, const char *code) {
  static const char *long_signs[] = {"zh_TW", "zh_HK", "zh_MO"};
  for (size_t i = 0; i < sizeof long_signs / sizeof *long_signs; i++)
    if (strncmp(wish, long_signs[i], 5) == 0) return false;
  size_t length = strcspn(code, "_");
  return strncmp(wish, code, length) == 0 && strchr("_.@:", wish[length]) != NULL;
}

static const struct language *session_language(void) {
  static const char *variables[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
  const char *wish = NULL;
  for (size_t i = 0; i < 4 && (wish == NULL || wish[0] == '\0'); i++) wish = getenv(variables[i]);
  while (wish != NULL && wish[0] != '\0') {
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++)
      if (is_for(wish, languages[i].code)) return &languages[i];
    wish = strchr(wish, ':');
    if (wish != NULL) wish++;
  }
  return &languages[0];
}

const char *said(const char *english) {
  const char *const *sentences = languages[0].sentences;
  for (size_t i = 0; i < MOST_SENTENCES && sentences[i] != NULL; i++)
    if (strcmp(sentences[i], english) == 0) return session_language()->sentences[i];
  return english;
}
