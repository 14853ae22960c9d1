// Prints what libappimage, which file managers and launchers use, makes of a file.
#include <appimage/appimage.h>
#include <stdint.h>
#include <stdio.h>

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  printf("type=%d\n", appimage_get_type(argv[1], false));
  printf("offset=%jd\n", (intmax_t)appimage_get_payload_offset(argv[1]));
  char **files = appimage_list_files(argv[1]);
  for (char **file = files; file != NULL && *file != NULL; file++) printf("file=%s\n", *file);
  appimage_string_list_free(files);
  return 0;
}
