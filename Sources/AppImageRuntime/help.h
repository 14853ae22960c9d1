#ifndef APPIMAGE_HELP_H
#define APPIMAGE_HELP_H

/// Prints what the runtime's own options are, a sentence a line.
void help_print(void);

#endif
