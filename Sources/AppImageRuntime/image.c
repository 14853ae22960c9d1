#include "image.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <libdeflate.h>
#include <squashfuse/squashfuse.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sections.h"

// The file's last line: always of this length, so that it can be found from the end, and with the
// checksum of everything before the checksum as its last word.
#define SEAL_READ "appimage-seal 1 sha256=%64[0-9a-f] bytes=%jx crc32=%x"
#define SEAL_WRITTEN "appimage-seal 1 sha256=%s bytes=%016jx crc32=%08x\n"
#define SEAL_LENGTH 126
#define CHECKSUM_LENGTH 9

// TRANSLATORS: The file; printed behind what is wrong with it.
#define AGAIN said("Copy or download it again.")

static const char *name = "AppImage";

void fail_with(const char *advice, const char *sentence, ...) {
  va_list values;
  va_start(values, sentence);
  fprintf(stderr, "%s: ", name);
  vfprintf(stderr, said(sentence), values);
  va_end(values);
  fprintf(stderr, advice == NULL ? "\n" : " %s\n", advice);
  exit(127);
}

// The linker and strip leave the section table last, so its end is the end of the ELF.
static off_t end_of_elf(int fd) {
  Elf64_Ehdr header;
  if (pread(fd, &header, sizeof header, 0) != sizeof header) return -1;
  if (memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return -1;
  if (header.e_shoff > INT64_MAX / 2) return -1;
  return (off_t)header.e_shoff + header.e_shentsize * header.e_shnum;
}

// True when there is anything at all behind the ELF of the file at `path`.
static bool open_at(const char *path, struct image *image, off_t *size) {
  image->fd = open(path, O_RDONLY | O_CLOEXEC);
  if (image->fd < 0) return false;
  struct stat status;
  image->payload = end_of_elf(image->fd);
  if (image->payload > 0 && fstat(image->fd, &status) == 0 && status.st_size > image->payload &&
      realpath(path, image->path) != NULL) {
    *size = status.st_size;
    return true;
  }
  close(image->fd);
  return false;
}

// Launchers that sit between the kernel and AppImages run a copy of the bare runtime from memory
// and name the real file here. One of them also preloads a library that answers readlink of
// /proc/self/exe with that name: a static runtime does not load it, and the game must not either.
static bool open_redirected(struct image *image, off_t *size) {
  const char *target = getenv("TARGET_APPIMAGE");
  if (target != NULL && open_at(target, image, size)) return true;
  target = getenv("REDIRECT_APPIMAGE");
  if (target == NULL || !open_at(target, image, size)) return false;
  unsetenv("LD_PRELOAD");
  return true;
}

static void read_superblock(const struct image *image, off_t size) {
  struct squashfs_super_block super;
  ssize_t count = pread(image->fd, &super, sizeof super, image->payload);
  if (count != sizeof super)
    fail_with(AGAIN, "the file is truncated: nearly all of it is missing.");
  if (super.s_magic != SQUASHFS_MAGIC)
    // TRANSLATORS: squashfs is a name, of the packed part of the file.
    fail_with(AGAIN, "the file is damaged: no squashfs begins at byte %jd.",
             (intmax_t)image->payload);
  uint64_t there = (uint64_t)(size - image->payload);
  if (super.bytes_used > there)
    fail_with(AGAIN, "the file is truncated: %ju bytes are missing at its end.",
             (uintmax_t)(super.bytes_used - there));
}

static void read_seal(struct image *image, off_t size) {
  char seal[SEAL_LENGTH + 1] = "", again[SEAL_LENGTH + 1] = "";
  uintmax_t bytes = 0;
  ssize_t count = pread(image->fd, seal, SEAL_LENGTH, size - SEAL_LENGTH);
  sscanf(seal, SEAL_READ, image->sha256, &bytes, &image->crc32);
  snprintf(again, sizeof again, SEAL_WRITTEN, image->sha256, bytes, image->crc32);
  if (count != SEAL_LENGTH || bytes != (uintmax_t)size || memcmp(seal, again, SEAL_LENGTH) != 0)
    // TRANSLATORS: The seal is a last line with a checksum.
    fail_with(AGAIN, "the file is truncated or altered: it does not end with its seal.");
  image->sealed = size - CHECKSUM_LENGTH;
}

void image_open(struct image *image) {
  off_t size = 0;
  if (realpath("/proc/self/exe", image->path) != NULL) name = strrchr(image->path, '/') + 1;
  if (!open_at("/proc/self/exe", image, &size) && !open_redirected(image, &size)) {
    bool is_known = image->path[0] != '\0';
    if (is_known && access("/proc/self/exe", R_OK) != 0)
      // TRANSLATORS: Why it may not be read; chmod +r is what to type.
      fail("the file may be run here and not be read: %s. chmod +r makes it readable.",
           strerror(errno));
    if (!is_known)
      // TRANSLATORS: Behind the name of the AppImage and a colon; why. A file system is mounted.
      fail("cannot find its own file through /proc/self/exe: %s. Is /proc mounted?",
           strerror(errno));
    // TRANSLATORS: The runtime is what comes first in the file, and unpacks the rest.
    fail_with(AGAIN, "the file is truncated: nothing follows the runtime.");
  }
  name = strrchr(image->path, '/') + 1;
  unsetenv("TARGET_APPIMAGE");
  unsetenv("REDIRECT_APPIMAGE");
  read_superblock(image, size);
  read_seal(image, size);
}

uint32_t image_stamp(const struct image *image) {
  struct stat status = {0};
  fstat(image->fd, &status);
  return libdeflate_crc32(0, &status.st_ctim, sizeof status.st_ctim);
}

void image_verify(const struct image *image) {
  static unsigned char buffer[1 << 18];
  uint32_t crc = 0;
  posix_fadvise(image->fd, 0, image->sealed, POSIX_FADV_WILLNEED);
  for (off_t at = 0; at < image->sealed;) {
    size_t left = (size_t)(image->sealed - at);
    ssize_t count = pread(image->fd, buffer, left < sizeof buffer ? left : sizeof buffer, at);
    if (count <= 0)
      fail("byte %jd of the file cannot be read: %s.", (intmax_t)at,
           // TRANSLATORS: Stands in "byte %jd of the file cannot be read: %s."
           count == 0 ? said("it ends there") : strerror(errno));
    if (at < image->payload) sections_blank(image->fd, buffer, at, (size_t)count);
    crc = libdeflate_crc32(crc, buffer, (size_t)count);
    at += count;
  }
  if (crc != image->crc32)
    fail_with(AGAIN, "the file is altered: its checksum is %08x and should be %08x.",
             crc, image->crc32);
}
