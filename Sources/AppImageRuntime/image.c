#include "image.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <libdeflate.h>
#include <sha2.h>
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

static void complain(const char *sentence, va_list values) {
  fprintf(stderr, "%s: ", name);
  vfprintf(stderr, said(sentence), values);
}

void fail(const char *sentence, ...) {
  va_list values;
  va_start(values, sentence);
  complain(sentence, values);
  fputc('\n', stderr);
  va_end(values);
  exit(127);
}

void fail_with(const char *advice, const char *sentence, ...) {
  va_list values;
  va_start(values, sentence);
  complain(sentence, values);
  fprintf(stderr, " %s\n", advice);
  va_end(values);
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

typedef void (*reader)(const struct image *image, unsigned char *data, off_t at, size_t count,
                       void *sum);

// Hands on the bytes from `at` to `end`, a piece at a time.
static void read_through(const struct image *image, off_t at, off_t end, reader add, void *sum) {
  static unsigned char buffer[1 << 18];
  posix_fadvise(image->fd, at, end - at, POSIX_FADV_WILLNEED);
  while (at < end) {
    size_t wanted = end - at < (off_t)sizeof buffer ? (size_t)(end - at) : sizeof buffer;
    ssize_t count = pread(image->fd, buffer, wanted, at);
    if (count <= 0)
      fail("byte %jd of the file cannot be read: %s.", (intmax_t)at,
           // TRANSLATORS: Stands in "byte %jd of the file cannot be read: %s."
           count == 0 ? said("it ends there") : strerror(errno));
    add(image, buffer, at, (size_t)count, sum);
    at += count;
  }
}

static void add_to_crc(const struct image *image, unsigned char *data, off_t at, size_t count,
                       void *sum) {
  if (at < image->payload) sections_blank(image->fd, data, at, count);
  uint32_t *crc = sum;
  *crc = libdeflate_crc32(*crc, data, count);
}

static void add_to_digest(const struct image *image, unsigned char *data, off_t at, size_t count,
                          void *sum) {
  (void)image, (void)at;
  SHA256Update(sum, data, count);
}

void image_verify(const struct image *image) {
  uint32_t crc = 0;
  read_through(image, 0, image->sealed, add_to_crc, &crc);
  if (crc != image->crc32)
    fail_with(AGAIN, "the file is altered: its checksum is %08x and should be %08x.",
             crc, image->crc32);
}

void image_verify_name(const struct image *image) {
  SHA2_CTX digest;
  char found[SHA256_DIGEST_STRING_LENGTH];
  off_t end = image->sealed + CHECKSUM_LENGTH - SEAL_LENGTH;
  SHA256Init(&digest);
  read_through(image, image->payload, end, add_to_digest, &digest);
  if (strcmp(SHA256End(&digest, found), image->sha256) != 0)
    fail_with(AGAIN, "the file is altered: its SHA-256 is %s and should be %s.", found,
             image->sha256);
}
