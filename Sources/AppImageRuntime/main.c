#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache.h"
#include "image.h"
#include "mount.h"
#include "unpack.h"

#ifndef VERSION
#define VERSION "unversioned"
#endif

#define EXTRACTED "squashfs-root"

static const char help[] =
    "Runs the program packed in this file. All arguments are the program's, except one of these\n"
    "when it comes first:\n"
    "\n"
    "  --appimage-help               print this\n"
    "  --appimage-version            print the version of what runs the file\n"
    "  --appimage-offset             print where the squashfs begins, in bytes\n"
    "  --appimage-mount              mount the file, print where, and wait to be interrupted\n"
    "  --appimage-extract [PATTERN]  unpack the file, or what in it matches, into " EXTRACTED "\n"
    "  --appimage-extract-and-run    run without FUSE, from a copy in the cache directory\n"
    "\n"
    "Without FUSE that copy is used by itself. APPIMAGE_EXTRACT_AND_RUN=1 asks for it, too.\n"
    "After a visit over FUSE the copy is made for the next start, which then is quicker.\n"
    "The program finds in its environment: APPIMAGE, this file; APPDIR, where its files are;\n"
    "ARGV0, the name it was called by; OWD, the directory it was called from.\n";

// A file opened later must not become what the program takes for its standard output.
static void open_standard_files(void) {
  int fd = open("/dev/null", O_RDWR);
  while (fd >= 0 && fd < 3) fd = dup(fd);
  if (fd > 2) close(fd);
}

static void extract(const struct image *image, const char *pattern) {
  if (mkdir(EXTRACTED, 0755) != 0)
    fail("cannot make %s here: %s. Move what is in the way, or extract elsewhere.", EXTRACTED,
         strerror(errno));
  int fd = open(EXTRACTED, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (fd < 0 || !unpack(image, fd, pattern))
    fail("cannot be unpacked whole: %s. What is in %s is incomplete.", strerror(errno), EXTRACTED);
  puts(EXTRACTED);
}

static _Noreturn void hold_mounted(const struct image *image) {
  struct mount mount = {.keeps = false};
  bool started = mount_start(image, &mount);
  image_verify(image);
  if (!started || !mount_wait(&mount))
    fail("cannot be mounted: FUSE is missing or forbidden here. --appimage-extract needs none.");
  puts(mount.directory);
  fflush(stdout);
  for (;;) pause();
}

// The checksum is computed while another process mounts: together they take as long as one. What an
// earlier visit left unpacked is read quicker than a mount, which unpacks whatever is read.
static void make_readable(const struct image *image, bool extracted, char directory[PATH_MAX]) {
  struct mount mount = {.keeps = true};
  if (!extracted && cache_holds(image, directory)) {
    image_verify(image);
    return;
  }
  bool started = !extracted && mount_start(image, &mount);
  image_verify(image);
  if (started && mount_wait(&mount))
    strcpy(directory, mount.directory);
  else
    cache_find(image, directory);
}

static _Noreturn void run(const struct image *image, bool extracted, char **argv) {
  char directory[PATH_MAX], start[PATH_MAX + 16], here[PATH_MAX];
  make_readable(image, extracted, directory);
  setenv("APPIMAGE", image->path, 1);
  setenv("APPDIR", directory, 1);
  setenv("ARGV0", argv[0], 1);
  if (getcwd(here, sizeof here) != NULL) setenv("OWD", here, 1);
  snprintf(start, sizeof start, "%s/AppRun", directory);
  execv(start, argv);
  fail("cannot run %s: %s.", start, strerror(errno));
}

int main(int argc, char **argv) {
  static char *nameless[] = {"AppImage", NULL};
  if (argc == 0) argv = nameless;
  open_standard_files();
  static struct image image;
  const char *option = argc > 1 && strncmp(argv[1], "--appimage-", 11) == 0 ? argv[1] + 11 : "";
  if (strcmp(option, "help") == 0) return fputs(help, stdout) < 0;
  if (strcmp(option, "version") == 0) return puts("AppImage runtime " VERSION) < 0;
  image_open(&image);
  if (strcmp(option, "offset") == 0) return printf("%jd\n", (intmax_t)image.payload) < 0;
  if (strcmp(option, "mount") == 0) hold_mounted(&image);
  if (strcmp(option, "extract") == 0) {
    image_verify(&image);
    extract(&image, argc > 2 ? argv[2] : NULL);
    return 0;
  }
  const char *wish = getenv("APPIMAGE_EXTRACT_AND_RUN");
  bool extracted = wish != NULL && strcmp(wish, "1") == 0;
  if (strcmp(option, "extract-and-run") == 0) {
    argv[1] = argv[0];
    run(&image, true, argv + 1);
  }
  if (option[0] != '\0') fail("does not know %s. --appimage-help lists what it does.", argv[1]);
  run(&image, extracted, argv);
}
