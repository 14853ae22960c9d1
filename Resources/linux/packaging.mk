# Installing the game, and packing it as one file. The Makefile that includes this makes `all`:
# the executable $(BUNGLE), and the pictures and fonts below Resources.

PREFIX ?= /usr/local
DESTDIR ?=
# Debian's own games are in /usr/games.
BINDIR ?= $(PREFIX)/bin
BUNGLE ?= .build/release/bungle
APP_ID := org.example.bungle_in_the_jungle
ICON := bungle_in_the_jungle
LINUX := Resources/linux
PACKING := .build-appimage
VERSION := $(shell sed -n 's/^ *version: "\(.*\)".*/\1/p' Sources/bungle/Bungle.swift)

PACKAGING_PACKAGES := libsquashfuse-dev libfuse3-dev libdeflate-dev zlib1g-dev \
  squashfs-tools zsync optipng python3-pip binutils gcc librsvg2-bin libfreetype6 libharfbuzz0b
PACKAGING_TEST_PACKAGES := libappimage-dev desktop-file-utils appstream debootstrap fuse3 mandoc groff-base

# The packed libraries are looked for beside the executable, and by nothing else that it starts.
RELEASE += -Xlinker --disable-new-dtags -Xlinker '-rpath=$$ORIGIN/../lib'
# Functions that came out alike are one, and strings that end alike share their end.
RELEASE += -Xlinker --icf=all -Xlinker -O2
# Small, but for what paints: that is marked in the source to be fast.
RELEASE += -Xswiftc -Osize

# Where the game is at home, with its screenshots. `example.org` is nobody's, and the id's own.
SITE_URL ?= https://example.org
# Where the newest `.zsync` will be found, for tools that update AppImages; by default nowhere.
UPDATE_URL ?=

# A directory with the four libraries under their SONAMEs, instead of the pinned ones.
SDL_LIBDIR ?= $(PACKING)/sdl
SDL_NAMES := libSDL2-2.0 libSDL2_image-2.0 libSDL2_mixer-2.0 libSDL2_ttf-2.0

# What every desktop has, and must come from there: the C and C++ runtime. Anything else that the
# executable is linked to is packed.
HOST_LIBRARIES := ld-linux-x86-64 libc libm libdl libpthread librt libresolv libutil libstdc++ \
  libgcc_s

DIST ?= dist
SHARE = $(DESTDIR)$(PREFIX)/share
DATA = $(SHARE)/bungle-in-the-jungle
HICOLOR = $(SHARE)/icons/hicolor
ICON_SIZES := 256 128 64
ICON_FOLDERS := $(foreach size,$(ICON_SIZES) 48,$(size)x$(size)) scalable

.PHONY: install uninstall screenshots appimage test-appimage test-desktops setup-packaging

# What is built is installed as it is: `make`, then `sudo make install`, and root builds nothing.
BUILT := $(and $(wildcard $(BUNGLE)),$(wildcard Resources/images/1x/icon.png))

# Where every session looks for programs. Elsewhere the desktop entry says where the game is.
USUAL_PATH := /usr/local/bin /usr/bin /bin /usr/local/games /usr/games
# As software centres and menus read them, in every language.
ENTRY := Resources/entry/$(APP_ID).desktop
METAINFO := Resources/entry/$(APP_ID).metainfo.xml
write_entry = $(if $(filter $(USUAL_PATH),$(BINDIR)),cat,PROGRAM="$(BINDIR)/bungle" awk -f \
  $(LINUX)/desktop-entry.awk) $(ENTRY)

# The languages that are complete, for their manuals.
SPOKEN = $(basename $(notdir $(wildcard Resources/words/*.mo)))

# Prints the directories that are still to be made, with those above them.
print_missing = for directory in "$(DESTDIR)$(BINDIR)" "$(SHARE)/applications" "$(SHARE)/man/man6" \
  "$(SHARE)/metainfo" $(SPOKEN:%="$(SHARE)/man/%/man6") $(foreach folder,$(ICON_FOLDERS),"$(HICOLOR)/$(folder)/apps"); do \
  while [ ! -e "$$directory" ]; do echo "$$directory"; directory=$$(dirname "$$directory"); done; \
done

# Desktops look again at icons whose theme is younger than what they know of it.
define refresh_icons
if [ -z "$(DESTDIR)" ] && [ -d "$(HICOLOR)" ]; then \
  touch "$(HICOLOR)"; \
  if [ -e "$(HICOLOR)/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then \
    gtk-update-icon-cache --quiet --force --ignore-theme-index "$(HICOLOR)"; \
  fi; \
fi
endef

install: $(if $(BUILT),,all) ## Install the game (PREFIX=/usr/local BINDIR=PREFIX/bin DESTDIR=)
	@# What it makes is noted, for `uninstall` to take away; but not in somebody's package.
	made=$$(cat "$(DATA)/made-directories" 2>/dev/null || true; $(print_missing)); \
	rm -rf "$(DATA)"; \
	install -d "$(DATA)"; \
	if [ -z "$(DESTDIR)" ]; then echo "$$made" | LC_ALL=C sort -u > "$(DATA)/made-directories"; fi
	install -D -m 755 --strip $(BUNGLE) "$(DESTDIR)$(BINDIR)/bungle"
	@# Digests of the build's own paths, and how to unwind the stack for exceptions, which nothing here throws.
	objcopy --remove-section .swift_modhash --remove-section .note.gnu.build-id \
	  --remove-section .eh_frame --remove-section .eh_frame_hdr "$(DESTDIR)$(BINDIR)/bungle"
	find Resources/images Resources/fonts $(wildcard Resources/words Resources/sounds Resources/voices) -type f -not -name '.*' \
	  | LC_ALL=C sort \
	  | while read -r file; do \
	    install -D -m 644 "$$file" "$(DATA)/$${file#Resources/}"; \
	  done
	install -d "$(SHARE)/applications" "$(SHARE)/metainfo"
	$(write_entry) > "$(SHARE)/applications/$(APP_ID).desktop"
	install -D -m 644 $(LINUX)/bungle.6 "$(SHARE)/man/man6/bungle.6"
	for language in $(SPOKEN); do \
	  install -d "$(SHARE)/man/$$language/man6"; \
	  BUNGLE_RESOURCES=Resources $(BUNGLE) manual $(LINUX)/bungle.6 $$language \
	    > "$(SHARE)/man/$$language/man6/bungle.6"; \
	  chmod 644 "$(SHARE)/man/$$language/man6/bungle.6"; \
	done
	sed 's|https://example.org|$(SITE_URL)|' $(METAINFO) \
	  > "$(SHARE)/metainfo/$(APP_ID).metainfo.xml"
	chmod 644 "$(SHARE)/metainfo/$(APP_ID).metainfo.xml" "$(SHARE)/applications/$(APP_ID).desktop"
	install -D -m 644 Resources/art/icon.svg "$(HICOLOR)/scalable/apps/$(ICON).svg"
	for size in $(ICON_SIZES); do \
	  folder="$(HICOLOR)/$${size}x$$size/apps"; \
	  install -d "$$folder"; \
	  rsvg-convert --width $$size --height $$size -o "$$folder/$(ICON).png" Resources/art/icon.svg; \
	done
	install -d "$(HICOLOR)/48x48/apps"
	rsvg-convert --width 48 --height 48 -o "$(HICOLOR)/48x48/apps/$(ICON).png" \
	  Resources/art/icon-small.svg
	chmod 644 "$(HICOLOR)"/*/apps/$(ICON).png
	@$(refresh_icons)

uninstall: ## Remove what `install` put there, and the directories that it made
	made=$$(cat "$(DATA)/made-directories" 2>/dev/null || true); \
	rm -f "$(DESTDIR)$(BINDIR)/bungle" "$(SHARE)/applications/$(APP_ID).desktop" \
	  "$(SHARE)/man/man6/bungle.6" "$(SHARE)"/man/*/man6/bungle.6 "$(SHARE)/metainfo/$(APP_ID).metainfo.xml" \
	  "$(HICOLOR)/scalable/apps/$(ICON).svg" "$(HICOLOR)"/*x*/apps/$(ICON).png; \
	rm -rf "$(DATA)"; \
	$(refresh_icons); \
	echo "$$made" | LC_ALL=C sort -r | while read -r directory; do \
	  [ -z "$$directory" ] || rmdir --ignore-fail-on-non-empty "$$directory" 2>/dev/null || true; \
	done

SCREENSHOTS := $(DIST)/screenshots

screenshots: all ## Draw the pictures that software centres show, into dist/screenshots
	@mkdir -p $(SCREENSHOTS) $(PACKING)
	$(BUNGLE) demo -o $(PACKING)/demo > $(PACKING)/demo.txt
	for name in $$(sed -n 's|.*/screenshots/\(.*\).png<.*|\1|p' $(LINUX)/$(APP_ID).metainfo.xml); do \
	  cp $(PACKING)/demo/*-$$name.png $(SCREENSHOTS)/$$name.png; \
	done

setup-packaging:
	@$(call install_missing,$(PACKAGING_PACKAGES))

# The oldest C library that the game runs on.
GLIBC := 2.34

# The runtime: what the kernel starts when the AppImage is run.
RUNTIME := $(PACKING)/runtime
RUNTIME_SOURCES := $(wildcard Sources/AppImageRuntime/*.c)
WORDS_TABLE := $(PACKING)/words/words-table.h
RUNTIME_NEEDS := $(wildcard Sources/AppImageRuntime/*.h) $(LINUX)/packaging.mk $(WORDS_TABLE)
RUNTIME_FLAGS := -std=gnu11 -Wall -Wextra -Werror -Wpedantic -Wshadow -Wconversion \
  -Wstrict-prototypes -Wmissing-prototypes -Wformat=2 -D_GNU_SOURCE -D_FILE_OFFSET_BITS=64 \
  -D_FORTIFY_SOURCE=2 -fstack-protector-strong -ffunction-sections -fdata-sections \
  -DVERSION='"$(VERSION)"' -DGLIBC='"$(GLIBC)"' -I$(dir $(WORDS_TABLE))
# libfuse's two plug-ins are left out; they would bring every character set of the C library.
RUNTIME_LINK := -Wl,--gc-sections,--build-id=none,--fatal-warnings,--wrap=dlopen \
  -Wl,--defsym=fuse_module_iconv_factory=0,--defsym=fuse_module_subdir_factory=0 \
  -lsquashfuse_ll -lfuse3 -ldeflate -lpthread

# What the runtime says, a line of C a language: English, and each that is complete.
$(WORDS_TABLE): $(PO) $(RUNTIME_SOURCES) Makefile $(LINUX)/packaging.mk | words
	@mkdir -p $(dir $@)
	@$(runtime_words) > $(@:.h=.pot)
	@for words in en $(SPOKEN); do \
	  { if [ $$words = en ]; then msgen --no-wrap $(@:.h=.pot); \
	    else msgmerge --quiet --no-fuzzy-matching --no-wrap -o - Resources/po/$$words.po $(@:.h=.pot); fi; \
	  } | awk -v code=$$words ' \
	    /^msgid / { isSaid = $$0 != "msgid \"\"" } \
	    isSaid && /^msgstr / { said = said ", " substr($$0, 8) } \
	    END { print "{\"" code "\", {" substr(said, 3) "}}," }'; \
	done > $@

$(RUNTIME): $(RUNTIME_SOURCES) $(RUNTIME_NEEDS) | setup-packaging
	@mkdir -p $(PACKING)
	$(CC) -Os $(RUNTIME_FLAGS) $(RUNTIME_SOURCES) -static -s $(RUNTIME_LINK) -o $@

# The same, watched: for images that were made to do harm.
CHECKED_RUNTIME := $(PACKING)/runtime-checked
$(CHECKED_RUNTIME): $(RUNTIME_SOURCES) $(RUNTIME_NEEDS) | setup-packaging
	@mkdir -p $(PACKING)
	$(CC) -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all $(RUNTIME_FLAGS) \
	  $(RUNTIME_SOURCES) $(RUNTIME_LINK) -o $@

# Debian's own SDL is linked to a whole desktop; these open theirs as they find it.
$(PACKING)/sdl/libSDL2-2.0.so.0: $(LINUX)/sdl-libraries.txt | setup-packaging
	rm -rf $(PACKING)/wheel $(PACKING)/sdl
	python3 -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes \
	  --only-binary :all: --platform manylinux_2_28_x86_64 --requirement $< --dest $(PACKING)/wheel
	python3 -m zipfile --extract $(PACKING)/wheel/*.whl $(PACKING)/wheel/unpacked
	mkdir -p $(PACKING)/sdl/licences
	for name in $(SDL_NAMES); do \
	  strip --strip-unneeded -o $(PACKING)/sdl/$$name.so.0 \
	    $(PACKING)/wheel/unpacked/sdl2dll/dll/$$name.so; \
	done
	for name in SDL2 SDL2_image SDL2_mixer SDL2_ttf; do \
	  cp -r $(PACKING)/wheel/unpacked/*.dist-info/licenses/libs/$$name $(PACKING)/sdl/licences/; \
	done

APPDIR := $(PACKING)/AppDir
APPIMAGE := $(DIST)/Bungle_in_the_Jungle-$(VERSION)-x86_64.AppImage
# The same sources give the same file, whenever it is packed.
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 1795219200)

ifdef APPIMAGE_RUNTIME
join_appimage = cat "$(APPIMAGE_RUNTIME)" $(1) > $(2) && chmod 755 $(2)
else
join_appimage = python3 $(LINUX)/seal-appimage.py $(RUNTIME) $(1) $(2) \
  '$(if $(UPDATE_URL),zsync|$(UPDATE_URL))'
appimage: $(RUNTIME)
endif

# Whose work is in the file, and on what terms: copied from where each came from.
DOC ?= $(PACKING)/licences
LICENCE_PACKAGES := $(FONT_PACKAGES) libsqlite3-0 libfribidi0 libfreetype6 libharfbuzz0b libsquashfuse-dev libfuse3-dev libdeflate-dev
LICENCE_CHECKOUTS := swift-argument-parser

.PHONY: licences
licences:
	install -D -m 644 -t $(DOC) LICENSE
	for package in $(LICENCE_PACKAGES); do \
	  install -D -m 644 -t $(DOC)/$$package /usr/share/doc/$$package/copyright; \
	done
	@# Debian names its common licences by their place on Debian.
	for name in $$(grep -hoE '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' $(DOC)/*/copyright \
	  | LC_ALL=C sort -u); do \
	  install -D -m 644 -t $(DOC)/common-licenses "$$name"; \
	done
	for checkout in $(LICENCE_CHECKOUTS); do \
	  install -D -m 644 -t $(DOC)/$$checkout .build/checkouts/$$checkout/LICENSE*; \
	done
	swift=$$(dirname "$$(readlink -f "$$(command -v $(SWIFT))")")/../share/swift/LICENSE.txt; \
	  install -D -m 644 -t $(DOC)/swift "$$swift"
	if [ -d "$(SDL_LIBDIR)/licences" ]; then cp -r "$(SDL_LIBDIR)"/licences/* $(DOC); fi

# Whatever reads gzip reads it, and it is smaller than zlib makes it.
DENSE_DEFLATE := $(PACKING)/dense-deflate.so
$(DENSE_DEFLATE): $(LINUX)/dense-deflate.c | setup-packaging
	@mkdir -p $(PACKING)
	$(CC) -O2 -Wall -Wextra -Werror -shared -fPIC $< -ldeflate -o $@

appimage: all $(SDL_LIBDIR)/libSDL2-2.0.so.0 $(DENSE_DEFLATE) ## Pack the game as one file that runs anywhere
	rm -rf $(APPDIR)
	@$(MAKE) --no-print-directory install DESTDIR=$(APPDIR) PREFIX=/usr
	install -d $(APPDIR)/usr/lib
	for name in $(SDL_NAMES); do install -m 644 "$(SDL_LIBDIR)/$$name.so.0" $(APPDIR)/usr/lib; done
	readelf --dynamic $(BUNGLE) | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' \
	  | while read -r library; do \
	    case " $(HOST_LIBRARIES) " in *" $${library%%.so*} "*) continue;; esac; \
	    [ ! -e $(APPDIR)/usr/lib/$$library ] || continue; \
	    install -m 644 "$$($(CC) -print-file-name=$$library)" $(APPDIR)/usr/lib; \
	  done
	@$(MAKE) --no-print-directory licences DOC=$(APPDIR)/usr/share/doc/bungle-in-the-jungle
	ln -s usr/bin/bungle $(APPDIR)/AppRun
	@# Catalogues of AppImages look for the metainfo under its older name.
	ln -s $(APP_ID).metainfo.xml $(APPDIR)/usr/share/metainfo/$(APP_ID).appdata.xml
	install -m 644 $(ENTRY) $(APPDIR)
	install -m 644 $(APPDIR)/usr/share/icons/hicolor/256x256/apps/$(ICON).png $(APPDIR)
	install -m 644 $(APPDIR)/$(ICON).png $(APPDIR)/.DirIcon
	@# The same pixels in less.
	find $(APPDIR) -type f '(' -name '*.png' -o -name .DirIcon ')' -print0 \
	  | xargs -0 -n 8 -P $(JOBS) sh -c 'optipng -quiet -zc9 -zm8 -zs0 -f0 "$$@" && python3 $(LINUX)/dense-png.py "$$@"' -
	chmod -R u=rwX,go=rX $(APPDIR)
	rm -f $(PACKING)/payload.squashfs
	env -u SOURCE_DATE_EPOCH LD_PRELOAD=$(DENSE_DEFLATE) \
	  mksquashfs $(APPDIR) $(PACKING)/payload.squashfs -quiet -no-progress \
	  -comp gzip -b 256K -all-root -no-xattrs \
	  -mkfs-time $(SOURCE_DATE_EPOCH) -all-time $(SOURCE_DATE_EPOCH)
	mkdir -p $(DIST)
	$(call join_appimage,$(PACKING)/payload.squashfs,$(APPIMAGE))
	touch --date=@$(SOURCE_DATE_EPOCH) $(APPIMAGE)
	cd $(DIST) && sha256sum $(notdir $(APPIMAGE)) > $(notdir $(APPIMAGE)).sha256
	@# The file's name is its URL: the one is published beside the other.
	name=$(notdir $(APPIMAGE)); cd $(DIST) && zsyncmake -u $$name -o $$name.zsync $$name
	@echo "$(abspath $(APPIMAGE)) $$(stat -c %s $(APPIMAGE)) bytes"

test-appimage: appimage $(RUNTIME) $(CHECKED_RUNTIME) ## Run the AppImage in bare systems, without FUSE, damaged…
	@$(call install_missing,$(PACKAGING_TEST_PACKAGES))
	python3 Tests/AppImage/run.py --runtime $(RUNTIME) --checked $(CHECKED_RUNTIME) \
	  --appimage $(APPIMAGE) --roots $(PACKING)/roots

# What is slow because it needs whole systems: desktops, and Debians old and new.
test-desktops: test-appimage ## Run the tests that set up whole desktops and systems
