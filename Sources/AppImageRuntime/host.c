#include "host.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "image.h"

#ifndef GLIBC
#define GLIBC "2.34"
#endif
// TRANSLATORS: That library; names of systems.
#define SYSTEMS said("Debian 12, Ubuntu 22.04, Fedora 35, RHEL 9 and what is newer have it.")

// The path of the loader that a program asks for. False for a script and for a static program.
static bool read_loader(int program, char loader[PATH_MAX]) {
  Elf64_Ehdr header;
  Elf64_Phdr segment;
  if (pread(program, &header, sizeof header, 0) != sizeof header) return false;
  if (memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return false;
  for (int i = 0; i < header.e_phnum; i++) {
    off_t at = (off_t)header.e_phoff + i * (off_t)sizeof segment;
    if (pread(program, &segment, sizeof segment, at) != sizeof segment) return false;
    if (segment.p_type != PT_INTERP || segment.p_filesz >= PATH_MAX) continue;
    ssize_t count = pread(program, loader, segment.p_filesz, (off_t)segment.p_offset);
    loader[count > 0 ? count : 0] = '\0';
    return count > 0;
  }
  return false;
}

// Whether it is glibc's loader, of a version before ours: it bears the names of all that it can be.
// What stands in for it on unusual systems bears none, and is left to try.
static bool is_older(int loader) {
  static const char any[] = "GLIBC_2.2.5", ours[] = "GLIBC_" GLIBC;
  struct stat status;
  if (fstat(loader, &status) != 0) return false;
  size_t size = (size_t)status.st_size;
  void *data = mmap(NULL, size, PROT_READ, MAP_PRIVATE, loader, 0);
  if (data == MAP_FAILED) return false;
  bool older = memmem(data, size, any, sizeof any) != NULL &&
               memmem(data, size, ours, sizeof ours) == NULL;
  munmap(data, size);
  return older;
}

void host_check(int directory, const char *program) {
  char path[PATH_MAX];
  int file = openat(directory, program, O_RDONLY | O_CLOEXEC);
  bool is_linked = file >= 0 && read_loader(file, path);
  if (file >= 0) close(file);
  if (!is_linked) return;
  int loader = open(path, O_RDONLY | O_CLOEXEC);
  if (loader < 0 && errno == ENOENT)
    fail_with(SYSTEMS,
              // TRANSLATORS: Behind the name of the AppImage and a colon; a version, and a file.
              "needs the C library glibc, %s or newer, and this system has another (there is no %s).",
              GLIBC, path);
  if (loader >= 0 && is_older(loader))
    // TRANSLATORS: Behind the name of the AppImage and a colon; a version.
    fail_with(SYSTEMS, "needs the C library glibc, %s or newer, and this system's is older.",
              GLIBC);
  if (loader >= 0) close(loader);
}
