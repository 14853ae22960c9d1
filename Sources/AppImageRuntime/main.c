#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache.h"
#include "copy.h"
#include "help.h"
#include "host.h"
#include "image.h"
#include "mount.h"
#include "portable.h"
#include "sections.h"

#ifndef VERSION
#define VERSION "unversioned"
#endif

#define EXTRACTED "squashfs-root"

// A file opened later must not become what the program takes for its standard output. What stands
// in for a closed one can be neither read nor written, as if it still were closed.
static void open_standard_files(void) {
  int fd = open("/dev/null", O_PATH);
  while (fd >= 0 && fd < 3) fd = dup(fd);
  if (fd > 2) close(fd);
}

// False when what was printed did not reach anybody.
static bool has_printed(void) { return fflush(stdout) == 0 && ferror(stdout) == 0; }

static void extract(const struct image *image, const char *pattern) {
  if (mkdir(EXTRACTED, 0755) != 0)
    // TRANSLATORS: Behind the name of the AppImage and a colon; a directory, and why.
    fail("cannot make %s here: %s. Move what is in the way, or extract elsewhere.", EXTRACTED,
         strerror(errno));
  int fd = open(EXTRACTED, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  uint32_t sum;
  if (fd < 0 || !copy_unpack(image, fd, pattern, &sum))
    // TRANSLATORS: Behind the name of the AppImage and a colon; why, and a directory.
    fail("cannot be unpacked whole: %s. What is in %s is incomplete.", copy_reason(errno),
         EXTRACTED);
  puts(EXTRACTED);
}

static _Noreturn void hold_mounted(const struct image *image) {
  struct mount mount = {.keeps = false};
  bool started = mount_start(image, &mount);
  image_verify(image);
  if (!started || !mount_wait(&mount))
    // TRANSLATORS: Behind the name of the AppImage and a colon; FUSE is a name.
    fail("cannot be mounted: FUSE is missing or forbidden here. --appimage-extract needs none.");
  puts(mount.directory);
  fflush(stdout);
  for (;;) pause();
}

// The checksum is computed while another process mounts: together they take as long as one. What an
// earlier visit left unpacked is read quicker than a mount, which unpacks whatever is read.
static void make_readable(const struct image *image, bool extracted, struct place *files) {
  struct mount mount = {.keeps = true};
  if (!extracted && cache_take(image, files)) return;
  bool started = !extracted && mount_start(image, &mount);
  image_verify(image);
  if (started && mount_wait(&mount)) {
    strcpy(files->path, mount.directory);
    files->fd = open(files->path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  } else {
    cache_find(image, files);
  }
}

// What AppRun stands for, so that the process bears the program's name in the list of processes.
static void find_program(int directory, char program[PATH_MAX]) {
  ssize_t length = readlinkat(directory, "AppRun", program, PATH_MAX - 1);
  program[length > 0 ? length : 0] = '\0';
  if (length <= 0 || program[0] == '/' || strstr(program, "..") != NULL) strcpy(program, "AppRun");
}

// Run through the descriptor: nobody can put another directory in the place of the one looked at.
static _Noreturn void run(const struct image *image, bool extracted, char **argv) {
  struct place files = {.fd = -1};
  char program[PATH_MAX], here[PATH_MAX];
  portable_use(image);
  make_readable(image, extracted, &files);
  find_program(files.fd, program);
  host_check(files.fd, program);
  setenv("APPIMAGE", image->path, 1);
  setenv("APPDIR", files.path, 1);
  setenv("ARGV0", argv[0], 1);
  if (getcwd(here, sizeof here) != NULL) setenv("OWD", here, 1);
  execveat(files.fd, program, argv, environ, 0);
  // TRANSLATORS: Behind the name of the AppImage and a colon; a program, and why.
  fail("cannot run %s/%s: %s.", files.path, program, strerror(errno));
}

// Carries out what needs no look into the squashfs. False for any other option.
static bool answer(const struct image *image, const char *option) {
  if (strcmp(option, "offset") == 0)
    printf("%jd\n", (intmax_t)image->payload);
  else if (strcmp(option, "updateinformation") == 0)
    section_print(image->fd, UPDATE_INFORMATION_SECTION);
  else if (strcmp(option, "signature") == 0)
    section_print(image->fd, SIGNATURE_SECTION);
  else if (strcmp(option, "portable-home") == 0)
    portable_make(image, PORTABLE_HOME);
  else if (strcmp(option, "portable-config") == 0)
    portable_make(image, PORTABLE_CONFIG);
  else
    return false;
  return true;
}

int main(int argc, char **argv) {
  static char *nameless[] = {"AppImage", NULL};
  if (argc == 0) argv = nameless;
  open_standard_files();
  static struct image image;
  const char *option = argc > 1 && strncmp(argv[1], "--appimage-", 11) == 0 ? argv[1] + 11 : "";
  if (strcmp(option, "help") == 0) {
    help_print();
    return !has_printed();
  }
  if (strcmp(option, "version") == 0)
    return puts("AppImage runtime " VERSION) < 0 || !has_printed();
  image_open(&image);
  if (answer(&image, option)) return !has_printed();
  if (strcmp(option, "mount") == 0) hold_mounted(&image);
  if (strcmp(option, "extract") == 0) {
    image_verify(&image);
    extract(&image, argc > 2 ? argv[2] : NULL);
    return !has_printed();
  }
  const char *wish = getenv("APPIMAGE_EXTRACT_AND_RUN");
  bool extracted = wish != NULL && strcmp(wish, "1") == 0;
  if (strcmp(option, "extract-and-run") == 0) {
    argv[1] = argv[0];
    run(&image, true, argv + 1);
  }
  // TRANSLATORS: Behind the name of the AppImage and a colon; an option.
  if (option[0] != '\0') fail("does not know %s. --appimage-help lists what it does.", argv[1]);
  run(&image, extracted, argv);
}
