#ifndef APPIMAGE_HOST_H
#define APPIMAGE_HOST_H

/// Says so and exits 127 when the program, a path below `directory`, cannot run here because this
/// system's C library is another one or too old.
void host_check(int directory, const char *program);

#endif
