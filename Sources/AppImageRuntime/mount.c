#include "mount.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define FUSE_USE_VERSION 32
#include <squashfuse/ll.h>

#include "cache.h"
#include "squashfs.h"

// A program that ran shorter, in seconds, was asked something and leaves nothing on the disk.
#define SHORT_RUN 2

// libfuse would look for its plug-ins with dlopen. A static program has none to find, and linking
// the C library's own brings a warning with it; so the linker is told to --wrap it with this.
void *__wrap_dlopen(const char *file, int mode);
void *__wrap_dlopen(const char *file, int mode) {
  (void)file, (void)mode;
  return NULL;
}

static bool make_directory(const struct image *image, char directory[PATH_MAX]) {
  const char *places[] = {getenv("TMPDIR"), "/tmp", "/var/tmp", getenv("XDG_RUNTIME_DIR")};
  const char *name = strrchr(image->path, '/') + 1;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    if (places[i] == NULL || places[i][0] != '/') continue;
    int place = place_open_safely(places[i]);
    if (place < 0) continue;
    close(place);
    int length = snprintf(directory, PATH_MAX, "%s/.mount_%.6sXXXXXX", places[i], name);
    if (length < PATH_MAX && mkdtemp(directory) != NULL) return true;
  }
  return false;
}

// The server keeps nothing of the caller's: a pipe or a terminal held open by it would make
// whoever waits for the program's end wait for the server too.
static void let_go(const int *keep, size_t count) {
  setsid();
  signal(SIGHUP, SIG_IGN);
  signal(SIGINT, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  // Whoever waits for the mount may be gone by then; it must still be taken down.
  signal(SIGPIPE, SIG_IGN);
  if (chdir("/") != 0) _exit(1);
  for (int fd = 3; fd < 1024; fd++) {
    bool kept = false;
    for (size_t i = 0; i < count; i++) kept = kept || fd == keep[i];
    if (!kept) close(fd);
  }
  int null = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int fd = 0; fd < 3; fd++) {
    if (null >= 0) dup2(null, fd);
  }
}

static const struct fuse_lowlevel_ops answers = {
    .lookup = sqfs_ll_op_lookup,
    .forget = sqfs_ll_op_forget,
    .getattr = sqfs_ll_op_getattr,
    .readlink = sqfs_ll_op_readlink,
    .open = sqfs_ll_op_open,
    .read = sqfs_ll_op_read,
    .release = sqfs_ll_op_release,
    .opendir = sqfs_ll_op_opendir,
    .readdir = sqfs_ll_op_readdir,
    .releasedir = sqfs_ll_op_releasedir,
};

static void answer_requests(struct fuse_session *session, int alive) {
  struct pollfd watched[] = {{.fd = fuse_session_fd(session), .events = POLLIN}, {.fd = alive}};
  struct fuse_buf request = {.mem = NULL};
  while (!fuse_session_exited(session)) {
    if (poll(watched, 2, -1) < 0 && errno != EINTR) break;
    if (watched[0].revents == 0 && watched[1].revents != 0) break;
    if (watched[0].revents == 0) continue;
    int count = fuse_session_receive_buf(session, &request);
    if (count == -EINTR) continue;
    if (count <= 0) break;
    fuse_session_process_buf(session, &request);
  }
  free(request.mem);
}

static void serve(const struct image *image, const char *directory, int alive, int ready) {
  let_go((int[]){image->fd, alive, ready}, 3);
  char *options[] = {"appimage", "-oro,nosuid,nodev,fsname=appimage,subtype=squashfs", NULL};
  struct fuse_args arguments = FUSE_ARGS_INIT(2, options);
  sqfs_ll tree = {0};
  if (squashfs_open(&tree.fs, image) != SQFS_OK || sqfs_ll_init(&tree) != SQFS_OK) return;
  struct fuse_session *session =
      fuse_session_new(&arguments, &answers, sizeof answers, &tree);
  if (session == NULL || fuse_session_mount(session, directory) != 0) return;
  if (write(ready, "", 1) == 1) {
    close(ready);
    answer_requests(session, alive);
  }
  fuse_session_unmount(session);
  fuse_session_destroy(session);
}

static time_t seconds(void) {
  struct timespec now = {0};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec;
}

bool mount_start(const struct image *image, struct mount *mount) {
  int alive[2], ready[2];
  if (access("/dev/fuse", R_OK | W_OK) != 0) return false;
  if (!make_directory(image, mount->directory)) return false;
  if (pipe(alive) != 0 || pipe2(ready, O_CLOEXEC) != 0)
    // TRANSLATORS: Behind the name of the AppImage and a colon; a pipe joins two programs.
    fail("cannot make a pipe: %s.", strerror(errno));
  // Forked twice: the program must not find among its children one that it never started.
  pid_t child = fork();
  if (child == 0) {
    if (fork() == 0) {
      time_t start = seconds();
      serve(image, mount->directory, alive[0], ready[1]);
      rmdir(mount->directory);
      // Nobody waits any more; whoever starts the program meanwhile finds it mounted once more.
      if (mount->keeps && seconds() - start > SHORT_RUN && nice(19) != -1) cache_keep(image);
    }
    _exit(0);
  }
  close(alive[0]);
  close(ready[1]);
  mount->alive = alive[1];
  mount->ready = ready[0];
  while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR) {
  }
  return true;
}

bool mount_wait(struct mount *mount) {
  char byte;
  ssize_t count;
  do {
    count = read(mount->ready, &byte, 1);
  } while (count < 0 && errno == EINTR);
  close(mount->ready);
  if (count == 1) return true;
  close(mount->alive);
  rmdir(mount->directory);
  return false;
}
