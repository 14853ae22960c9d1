# Installing the game, and packing it as one file. The Makefile that includes this makes `all`:
# the executable $(BUNGLE), and the pictures, fonts and sounds below Resources.

PREFIX ?= /usr/local
DESTDIR ?=
BUNGLE ?= .build/release/bungle
APP_ID := org.example.bungle_in_the_jungle
LINUX := Resources/linux
PACKING := .build-appimage
VERSION ?= $(shell sed -n 's/.*<release version="\([^"]*\)".*/\1/p' $(LINUX)/$(APP_ID).metainfo.xml | head -n 1)

# Where the published screenshots are. `.invalid` never exists: nobody else's host is named.
SCREENSHOTS_URL ?= https://screenshots.invalid

# A directory with the four libraries under their SONAMEs, instead of the pinned ones.
SDL_LIBDIR ?= $(PACKING)/sdl
SDL_NAMES := libSDL2-2.0 libSDL2_image-2.0 libSDL2_mixer-2.0 libSDL2_ttf-2.0

# What every desktop has, and must come from there: the C and C++ runtime. Anything else that the
# executable is linked to is packed.
HOST_LIBRARIES := ld-linux-x86-64|libc|libm|libdl|libpthread|librt|libresolv|libutil|libstdc\+\+|libgcc_s

SHARE = $(DESTDIR)$(PREFIX)/share
ICONS := $(PACKING)/icons
ICON_SIZES := 256 128 64 48

.PHONY: install uninstall appimage test-appimage

install: $(BUNGLE) $(ICON_SIZES:%=$(ICONS)/%.png)
	install -D -m 755 $(BUNGLE) "$(DESTDIR)$(PREFIX)/bin/bungle"
	rm -rf "$(SHARE)/bungle-in-the-jungle"
	cd Resources && find images fonts sounds -type f ! -name '.*' 2>/dev/null | LC_ALL=C sort \
	  | while read -r file; do \
	    install -D -m 644 "$$file" "$(abspath $(SHARE))/bungle-in-the-jungle/$$file" || exit 1; \
	  done
	install -D -m 644 $(LINUX)/$(APP_ID).desktop "$(SHARE)/applications/$(APP_ID).desktop"
	install -D -m 644 $(LINUX)/bungle.6 "$(SHARE)/man/man6/bungle.6"
	install -D -m 644 $(LINUX)/$(APP_ID).metainfo.xml "$(SHARE)/metainfo/$(APP_ID).metainfo.xml"
	sed -i 's|https://screenshots.invalid|$(SCREENSHOTS_URL)|' \
	  "$(SHARE)/metainfo/$(APP_ID).metainfo.xml"
	install -D -m 644 Resources/art/icon.svg \
	  "$(SHARE)/icons/hicolor/scalable/apps/bungle_in_the_jungle.svg"
	for size in $(ICON_SIZES); do \
	  install -D -m 644 $(ICONS)/$$size.png \
	    "$(SHARE)/icons/hicolor/$${size}x$$size/apps/bungle_in_the_jungle.png" || exit 1; \
	done

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/bungle" "$(SHARE)/applications/$(APP_ID).desktop" \
	  "$(SHARE)/man/man6/bungle.6" "$(SHARE)/metainfo/$(APP_ID).metainfo.xml" \
	  "$(SHARE)/icons/hicolor/scalable/apps/bungle_in_the_jungle.svg"
	for size in $(ICON_SIZES); do \
	  rm -f "$(SHARE)/icons/hicolor/$${size}x$$size/apps/bungle_in_the_jungle.png"; \
	done
	rm -rf "$(SHARE)/bungle-in-the-jungle"

$(ICONS)/%.png: Resources/art/icon.svg
	@mkdir -p $(ICONS)
	rsvg-convert --width $* --height $* --output $@ $<

$(ICONS)/48.png: Resources/art/icon-small.svg
	@mkdir -p $(ICONS)
	rsvg-convert --width 48 --height 48 --output $@ $<

# The runtime: what the kernel starts when the AppImage is run.
RUNTIME := $(PACKING)/runtime
RUNTIME_SOURCES := $(wildcard Sources/AppImageRuntime/*.c)
RUNTIME_FLAGS := -std=gnu11 -Os -Wall -Wextra -Werror -Wpedantic -Wshadow -Wconversion \
  -Wstrict-prototypes -Wmissing-prototypes -Wformat=2 -D_GNU_SOURCE -D_FILE_OFFSET_BITS=64 \
  -D_FORTIFY_SOURCE=2 -fstack-protector-strong -ffunction-sections -fdata-sections
RUNTIME_LINK := -static -s -Wl,--gc-sections,--build-id=none,--fatal-warnings,--wrap=dlopen \
  -lsquashfuse -lfuse3 -lz -lpthread

$(RUNTIME): $(RUNTIME_SOURCES) $(wildcard Sources/AppImageRuntime/*.h) $(LINUX)/packaging.mk
	@mkdir -p $(PACKING)
	$(CC) $(RUNTIME_FLAGS) -DVERSION='"$(VERSION)"' $(RUNTIME_SOURCES) $(RUNTIME_LINK) -o $@

# Debian's own SDL is linked to a whole desktop; these open theirs as they find it.
$(PACKING)/sdl/libSDL2-2.0.so.0: $(LINUX)/sdl-libraries.txt
	rm -rf $(PACKING)/wheel $(PACKING)/sdl
	python3 -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes \
	  --only-binary :all: --platform manylinux_2_28_x86_64 --requirement $< --dest $(PACKING)/wheel
	python3 -m zipfile --extract $(PACKING)/wheel/*.whl $(PACKING)/wheel/unpacked
	mkdir -p $(PACKING)/sdl/licences
	for name in $(SDL_NAMES); do \
	  strip --strip-unneeded -o $(PACKING)/sdl/$$name.so.0 \
	    $(PACKING)/wheel/unpacked/sdl2dll/dll/$$name.so || exit 1; \
	done
	for name in SDL2 SDL2_image SDL2_mixer SDL2_ttf; do \
	  cp -r $(PACKING)/wheel/unpacked/*.dist-info/licenses/libs/$$name $(PACKING)/sdl/licences/ \
	    || exit 1; \
	done

APPDIR := $(PACKING)/AppDir
APPIMAGE := dist/Bungle_in_the_Jungle-$(VERSION)-x86_64.AppImage
# The same sources give the same file, whenever it is packed.
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 1795219200)

ifdef APPIMAGE_RUNTIME
join_appimage = cat "$(APPIMAGE_RUNTIME)" $(1) > $(2) && chmod 755 $(2)
else
join_appimage = python3 $(LINUX)/seal-appimage.py $(RUNTIME) $(1) $(2)
appimage: $(RUNTIME)
endif

appimage: all $(SDL_LIBDIR)/libSDL2-2.0.so.0
	rm -rf $(APPDIR)
	$(MAKE) --no-print-directory install DESTDIR=$(APPDIR) PREFIX=/usr
	install -d $(APPDIR)/usr/lib
	install -m 644 $(SDL_NAMES:%="$(SDL_LIBDIR)"/%.so.0) $(APPDIR)/usr/lib
	readelf --dynamic $(BUNGLE) | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' \
	  | grep -vE '^($(HOST_LIBRARIES))\.so' | while read -r library; do \
	    [ -e $(APPDIR)/usr/lib/$$library ] || \
	      install -m 644 "$$($(CC) -print-file-name=$$library)" $(APPDIR)/usr/lib/ || exit 1; \
	  done
	install -d $(APPDIR)/usr/share/doc/bungle-in-the-jungle
	install -m 644 LICENSE $(APPDIR)/usr/share/doc/bungle-in-the-jungle
	if [ -d "$(SDL_LIBDIR)/licences" ]; then \
	  cp -r "$(SDL_LIBDIR)"/licences/* $(APPDIR)/usr/share/doc/bungle-in-the-jungle; \
	fi
	ln -s usr/bin/bungle $(APPDIR)/AppRun
	install -m 644 $(LINUX)/$(APP_ID).desktop $(APPDIR)
	install -m 644 $(ICONS)/256.png $(APPDIR)/bungle_in_the_jungle.png
	install -m 644 $(ICONS)/256.png $(APPDIR)/.DirIcon
	find $(APPDIR) -type d -exec chmod 755 {} +
	rm -f $(PACKING)/payload.squashfs
	env -u SOURCE_DATE_EPOCH mksquashfs $(APPDIR) $(PACKING)/payload.squashfs -quiet -no-progress \
	  -comp gzip -all-root -no-xattrs -mkfs-time $(SOURCE_DATE_EPOCH) -all-time $(SOURCE_DATE_EPOCH)
	mkdir -p dist
	$(call join_appimage,$(PACKING)/payload.squashfs,$(APPIMAGE))
	cd dist && sha256sum $(notdir $(APPIMAGE)) > $(notdir $(APPIMAGE)).sha256
	@ls -l $(APPIMAGE)

test-appimage: $(RUNTIME)
	python3 Tests/AppImage/run.py --runtime $(RUNTIME) --appimage "$(wildcard $(APPIMAGE))"
