#include "help.h"

#include <stddef.h>
#include <stdio.h>

#include "words.h"

static const char *const beginning[] = {
    // TRANSLATORS: Printed in a terminal by --appimage-help, on one line of about 100 letters.
    SENTENCE("Runs the program packed in this file."),
    // TRANSLATORS: One line of about 100 letters; the options are listed below it.
    SENTENCE("All arguments are the program's, except one of these when it comes first:"),
};

static const struct {
  const char *name, *sentence;
} options[] = {
    // TRANSLATORS: Beside the name of an option, about 65 letters: --appimage-help
    {"--appimage-help", SENTENCE("print this")},
    // TRANSLATORS: Beside the name of an option, about 65 letters: --appimage-version
    {"--appimage-version", SENTENCE("print the version of what runs the file")},
    // TRANSLATORS: Beside --appimage-offset; squashfs is a name, of the packed part of the file.
    {"--appimage-offset", SENTENCE("print where the squashfs begins, in bytes")},
    // TRANSLATORS: Beside --appimage-mount
    {"--appimage-mount", SENTENCE("mount the file, print where, and wait to be interrupted")},
    {"--appimage-extract [PATTERN]",
     // TRANSLATORS: Beside --appimage-extract [PATTERN]; squashfs-root is the folder's name.
     SENTENCE("unpack the file, or what in it matches, into squashfs-root")},
    {"--appimage-extract-and-run",
     // TRANSLATORS: Beside --appimage-extract-and-run; FUSE is a name.
     SENTENCE("run without FUSE, from a copy in the cache directory")},
    // TRANSLATORS: Beside --appimage-portable-home; FILE.home stays as it is.
    {"--appimage-portable-home", SENTENCE("make FILE.home, which then is the program's home")},
    {"--appimage-portable-config",
     // TRANSLATORS: Beside --appimage-portable-config; the names stay as they are.
     SENTENCE("make FILE.config, which then is its XDG_CONFIG_HOME")},
    {"--appimage-updateinformation",
     // TRANSLATORS: Beside --appimage-updateinformation
     SENTENCE("print where newer versions are announced, if anywhere")},
    // TRANSLATORS: Beside --appimage-signature
    {"--appimage-signature", SENTENCE("print the signature in the file, if there is one")},
};

static const char *const end[] = {
    // TRANSLATORS: One line of about 100 letters; "that copy" is the one in the cache directory.
    SENTENCE("Without FUSE that copy is used by itself; APPIMAGE_EXTRACT_AND_RUN=1 asks for it, too."),
    // TRANSLATORS: One line of about 100 letters; a visit is from the program's start to its end.
    SENTENCE("After a visit over FUSE the copy is made for the next start, which then is quicker."),
    // TRANSLATORS: One line of about 100 letters; the copy. appimage-run is a folder.
    SENTENCE("It is in appimage-run in the cache directory, and may be deleted at any time."),
    // TRANSLATORS: One line of about 100 letters; versions of the program.
    SENTENCE("A newer version deletes it, and so does any that comes after six weeks without use."),
    // TRANSLATORS: One line of about 100 letters; two lines of names follow it.
    SENTENCE("The program finds in its environment:"),
    // TRANSLATORS: One line of about 100 letters; names of variables and what they hold.
    SENTENCE("APPIMAGE, this file; APPDIR, where its files are;"),
    // TRANSLATORS: One line of about 100 letters; names of variables and what they hold.
    SENTENCE("ARGV0, the name it was called by; OWD, the directory it was called from."),
};

void help_print(void) {
  for (size_t i = 0; i < sizeof beginning / sizeof *beginning; i++) puts(said(beginning[i]));
  puts("");
  for (size_t i = 0; i < sizeof options / sizeof *options; i++)
    printf("  %-28s  %s\n", options[i].name, said(options[i].sentence));
  puts("");
  for (size_t i = 0; i < sizeof end / sizeof *end; i++) puts(said(end[i]));
}
