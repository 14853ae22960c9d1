#include "cache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "copy.h"

#define UNFINISHED ".unpacking-"

// What was not used for so long, in seconds, is not missed: six weeks.
#define LONG_UNUSED (42l * 24 * 60 * 60)

// After so long, in seconds, even a laptop that spares its disk has written what was unpacked.
#define ON_DISK (10l * 60)

// What is known of an unpacked image, in a file beside it whose time is that of the last use: three
// numbers of eight digits, and the AppImage that was unpacked.
struct note {
  uint32_t sum;     // the checksum of what is run
  uint32_t stamp;   // that of the files once they were found whole on the disk; 0 before that
  uint32_t source;  // the AppImage's, when it was last found whole
  char from[PATH_MAX];
};

#define NUMBERS_LENGTH 27

typedef char note_name[80];

static void name_note(const char *entry, note_name name) {
  snprintf(name, sizeof(note_name), "%.64s.note", entry);
}

static bool read_note(int cache, const char *entry, struct note *note) {
  char text[NUMBERS_LENGTH + PATH_MAX];
  note_name name;
  name_note(entry, name);
  int fd = openat(cache, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  ssize_t count = fd >= 0 ? read(fd, text, sizeof text - 1) : -1;
  if (fd >= 0) close(fd);
  if (count < NUMBERS_LENGTH) return false;
  text[count] = '\0';
  strcpy(note->from, text + NUMBERS_LENGTH);
  return sscanf(text, "%8x %8x %8x\n", &note->sum, &note->stamp, &note->source) == 3;
}

static bool write_note(int cache, const char *name, const struct note *note) {
  int fd = openat(cache, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (fd < 0) return false;
  int length = dprintf(fd, "%08x %08x %08x\n%s", note->sum, note->stamp, note->source, note->from);
  bool done = length >= NUMBERS_LENGTH;
  return close(fd) == 0 && done;
}

// Opens an entry of the cache, and keeps others from clearing it away. The program inherits this.
static int open_entry(int cache, const char *name) {
  int fd = openat(cache, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  if (fd < 0 || flock(fd, LOCK_SH | LOCK_NB) == 0 || errno != EWOULDBLOCK) return fd;
  close(fd);
  return -1;
}

// Opens the image's entry if it is whole: as it was found on the disk, by the times of change that
// the system keeps, or by its checksum. `note` is then what is known, with the stamps of now.
static bool look(const struct image *image, int cache, struct place *files, struct note *note,
                 bool *unchanged) {
  struct stat status;
  uint32_t stamp, sum, source = image_stamp(image);
  files->fd = read_note(cache, image->sha256, note) ? open_entry(cache, image->sha256) : -1;
  bool whole = files->fd >= 0 && fstat(files->fd, &status) == 0 && status.st_uid == geteuid() &&
               copy_compare(image, files->fd, &stamp) && place_name(files);
  if (whole && note->stamp != 0) whole = stamp == note->stamp;
  else if (whole) whole = copy_sum(image, files->fd, &sum) && sum == note->sum;
  if (!whole && files->fd >= 0) close(files->fd);
  if (!whole) return false;
  note_name name;
  name_note(image->sha256, name);
  utimensat(cache, name, NULL, AT_SYMLINK_NOFOLLOW);
  *unchanged = note->stamp != 0 && note->source == source;
  note->stamp = stamp;
  note->source = source;
  return true;
}

static bool holds(const struct image *image, int cache, struct place *files) {
  struct note note;
  bool unchanged;
  return look(image, cache, files, &note, &unchanged);
}

// Notes the stamps of what was found whole. Not before it is on the disk: after a power cut it could
// be other than it was found.
static void stamp(const struct image *image, int cache, int entry, struct note *note) {
  struct stat status;
  note_name name;
  char draft[64];
  if (fstat(entry, &status) != 0 || time(NULL) - status.st_mtime < ON_DISK) return;
  strcpy(note->from, image->path);
  snprintf(draft, sizeof draft, UNFINISHED "%d-stamp", getpid());
  name_note(image->sha256, name);
  if (!write_note(cache, draft, note) || renameat(cache, draft, cache, name) != 0)
    unlinkat(cache, draft, 0);
}

// Takes an entry if it is whole. Reads the AppImage too, unless it was not changed since.
static bool take(const struct image *image, int cache, struct place *files) {
  struct note note;
  bool unchanged;
  if (!look(image, cache, files, &note, &unchanged)) return false;
  if (unchanged) return true;
  image_verify(image);
  stamp(image, cache, files->fd, &note);
  return true;
}

static bool is_forgotten(const struct image *image, int cache, const char *entry) {
  struct note note;
  struct stat status;
  note_name name;
  name_note(entry, name);
  if (!read_note(cache, entry, &note)) strcpy(name, entry);
  else if (strcmp(note.from, image->path) == 0) return true;
  return fstatat(cache, name, &status, AT_SYMLINK_NOFOLLOW) == 0 &&
         time(NULL) - status.st_mtime > LONG_UNUSED;
}

// Other versions that the same file once held, and whatever was not used for weeks.
static void remove_forgotten(const struct image *image, int cache) {
  int fd = openat(cache, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *listing = fd >= 0 ? fdopendir(fd) : NULL;
  for (struct dirent *found; listing != NULL && (found = readdir(listing)) != NULL;) {
    const char *entry = found->d_name;
    if (strlen(entry) != strlen(image->sha256) || strcmp(entry, image->sha256) == 0) continue;
    if (!is_forgotten(image, cache, entry)) continue;
    int other = openat(cache, entry, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    // Whoever runs it holds it open, and locked.
    if (other >= 0 && flock(other, LOCK_EX | LOCK_NB) == 0) {
      note_name name;
      name_note(entry, name);
      place_remove(cache, entry);
      place_remove(cache, name);
    }
    if (other >= 0) close(other);
  }
  if (listing != NULL) closedir(listing);
}

// Under temporary names first: what bears the final one is whole, even after a crash half-way,
// and a damaged one steps aside.
static bool fill(const struct image *image, int cache) {
  char unfinished[64], damaged[64], draft[64];
  note_name name;
  snprintf(unfinished, sizeof unfinished, UNFINISHED "%d", getpid());
  snprintf(damaged, sizeof damaged, UNFINISHED "%d-damaged", getpid());
  snprintf(draft, sizeof draft, UNFINISHED "%d-note", getpid());
  name_note(image->sha256, name);
  struct note note = {.stamp = 0};
  strcpy(note.from, image->path);
  if (mkdirat(cache, unfinished, 0700) != 0) return false;
  int fd = openat(cache, unfinished, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  bool done = fd >= 0 && copy_unpack(image, fd, NULL, &note.sum) && write_note(cache, draft, &note);
  if (done) {
    renameat(cache, image->sha256, cache, damaged);
    done = renameat(cache, draft, cache, name) == 0 &&
           renameat(cache, unfinished, cache, image->sha256) == 0;
  }
  int reason = errno;
  if (fd >= 0) close(fd);
  const char *leftovers[] = {damaged, unfinished, draft};
  for (int i = 0; i < 3; i++) place_remove(cache, leftovers[i]);
  errno = reason;
  return done;
}

static bool find_or_fill(const struct image *image, int cache, struct place *files) {
  if (holds(image, cache, files)) return true;
  // One unpacks, the others wait and find it done. Where locks do not work each unpacks its own,
  // and nobody clears up after others.
  bool alone = flock(cache, LOCK_EX) == 0;
  if (alone && holds(image, cache, files)) return true;
  if (alone) place_remove_all(cache, UNFINISHED);
  if (fill(image, cache) && alone) remove_forgotten(image, cache);
  int reason = errno;
  bool filled = holds(image, cache, files);
  errno = reason;
  return filled;
}

// The places to try, the user's own and lasting ones first.
#define OWN_PLACES 2
#define PLACES 7

// Tries one place after another. Where that fails, the last reason is in errno; or 0, when there
// was no place at all.
static bool find(const struct image *image, size_t places, bool make, struct place *files) {
  const struct base bases[PLACES] = {
      {getenv("XDG_CACHE_HOME"), "", false}, {getenv("HOME"), "/.cache", false},
      {getenv("XDG_RUNTIME_DIR"), "", false}, {getenv("TMPDIR"), "", true},
      {"/tmp", "", true}, {"/var/tmp", "", true}, {"/dev/shm", "", true},
  };
  int reason = 0;
  for (size_t i = 0; i < places; i++) {
    struct place cache;
    if (!place_open(&bases[i], make, &cache)) continue;
    bool found = make ? find_or_fill(image, cache.fd, files) : take(image, cache.fd, files);
    if (!found) reason = errno;
    close(cache.fd);
    if (found) return true;
  }
  errno = reason;
  return false;
}

bool cache_take(const struct image *image, struct place *files) {
  return find(image, OWN_PLACES, false, files);
}

void cache_keep(const struct image *image) {
  struct place files;
  // Nobody waits: it may reach the disk before the machine is switched off.
  if (find(image, OWN_PLACES, true, &files)) syncfs(files.fd);
}

void cache_find(const struct image *image, struct place *files) {
  if (find(image, PLACES, true, files)) return;
  // TRANSLATORS: Behind the name of the AppImage and a colon; why.
  if (errno != 0) fail("cannot be unpacked: %s.", copy_reason(errno));
  // TRANSLATORS: A directory; printed behind the sentence that there is none.
  fail_with(said("Name one that is in XDG_CACHE_HOME."),
            // TRANSLATORS: Behind the name of the AppImage and a colon.
            "has nowhere to unpack itself: no cache or temporary directory here is both writable "
            "and allowed to run programs.");
}
