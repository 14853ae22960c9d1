#include "sections.h"

#include <elf.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Room for what `appimagetool`, AppImageUpdate and their like look for and fill in. The names and
// sizes are those of the AppImage specification's own runtime.
#define SECTION(name) __attribute__((section(name), used, retain)) static const char
SECTION(UPDATE_INFORMATION_SECTION) update_information[1024] = "";
SECTION(SIGNATURE_SECTION) signature[1024] = "";
SECTION(".sig_key") signing_key[8192] = "";
SECTION(".digest_md5") digest[16] = "";

static const char *filled_in_later[] = {UPDATE_INFORMATION_SECTION, SIGNATURE_SECTION, ".sig_key",
                                        ".digest_md5"};

#define COUNT (sizeof filled_in_later / sizeof *filled_in_later)

static bool read_at(int fd, void *data, size_t size, off_t at) {
  return pread(fd, data, size, at) == (ssize_t)size;
}

bool section_find(int fd, const char *name, struct section *section) {
  Elf64_Ehdr header;
  Elf64_Shdr names, found;
  if (!read_at(fd, &header, sizeof header, 0) || header.e_shentsize != sizeof found) return false;
  off_t table = (off_t)header.e_shoff;
  off_t at_names = table + header.e_shstrndx * (off_t)sizeof names;
  if (!read_at(fd, &names, sizeof names, at_names)) return false;
  size_t length = strlen(name) + 1;
  char found_name[32];
  for (int i = 0; i < header.e_shnum && length <= sizeof found_name; i++) {
    if (!read_at(fd, &found, sizeof found, table + i * (off_t)sizeof found)) return false;
    if (!read_at(fd, found_name, length, (off_t)(names.sh_offset + found.sh_name))) continue;
    if (memcmp(found_name, name, length) != 0) continue;
    *section = (struct section){.start = (off_t)found.sh_offset, .size = (off_t)found.sh_size};
    return section->start >= 0 && section->size >= 0 && section->start < table &&
           section->size <= table - section->start;
  }
  return false;
}

void sections_blank(int fd, unsigned char *data, off_t at, size_t count) {
  off_t end = at + (off_t)count;
  for (size_t i = 0; i < COUNT; i++) {
    struct section section;
    if (!section_find(fd, filled_in_later[i], &section)) continue;
    off_t from = section.start > at ? section.start : at;
    off_t to = section.start + section.size < end ? section.start + section.size : end;
    if (from < to) memset(data + (from - at), 0, (size_t)(to - from));
  }
}

bool section_print(int fd, const char *name) {
  struct section section;
  char text[8192];
  if (!section_find(fd, name, &section) || section.size >= (off_t)sizeof text) return false;
  if (!read_at(fd, text, (size_t)section.size, section.start)) return false;
  text[section.size] = '\0';
  return puts(text) >= 0;
}
