#include "note.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Eight digits, a line's end, and the path to the end of the file.
#define SUM_LENGTH 9

void note_name(const char *entry, char name[NOTE_NAME]) {
  snprintf(name, NOTE_NAME, "%.64s.note", entry);
}

bool note_read(int cache, const char *entry, struct note *note) {
  char name[NOTE_NAME], text[SUM_LENGTH + PATH_MAX];
  note_name(entry, name);
  int fd = openat(cache, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  ssize_t count = fd >= 0 ? read(fd, text, sizeof text - 1) : -1;
  if (fd >= 0) close(fd);
  if (count < SUM_LENGTH) return false;
  text[count] = '\0';
  strcpy(note->from, text + SUM_LENGTH);
  return sscanf(text, "%8x\n", &note->sum) == 1;
}

bool note_write(int cache, const char *name, const struct note *note) {
  int fd = openat(cache, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (fd < 0) return false;
  bool done = dprintf(fd, "%08x\n%s", note->sum, note->from) >= SUM_LENGTH;
  return close(fd) == 0 && done;
}
