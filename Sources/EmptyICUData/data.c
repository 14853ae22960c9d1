#include "data.h"

#include <stddef.h>

// Foundation, which GRDB asks for, brings 34 MB of ICU's tables of languages and calendars into a
// static executable. The game reads none of them. This is a package of ICU data with no tables in
// it, in the layout of ICU's udata.h and ucmndata.h; ICU answers U_FILE_ACCESS_ERROR where one is
// looked up. Where the linker knows the name already, it leaves Foundation's object out.
_Static_assert(offsetof(struct icu_data, entries) == 32, "The header is padded to 16 bytes.");

__attribute__((aligned(16))) const struct icu_data icudt76_dat = {
    .header_size = offsetof(struct icu_data, entries),
    .magic = {0xda, 0x27},
    .info_size = offsetof(struct icu_data, padding) - offsetof(struct icu_data, info_size),
    .character_size = 2,
    .format = {'T', 'o', 'C', 'P'},
    .format_version = {1},
};

// The name carries ICU's version, which differs between Swift's.
extern const struct icu_data icudt74_dat __attribute__((alias("icudt76_dat")));
