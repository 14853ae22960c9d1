# What the game is built, drawn, tested and played with. `make help` lists it.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := all
# Tests leave no compiled copies of themselves behind.
export PYTHONDONTWRITEBYTECODE := 1

SWIFT ?= swift
# One less than the machine has, so that it stays usable; at least one.
JOBS ?= $(shell n=$$(nproc); echo $$((n > 2 ? n - 1 : n)))
RELEASE := $(SWIFT) build -c release --static-swift-stdlib --jobs $(JOBS)
BUNGLE := .build/release/bungle
ARGS ?=

# Whatever is tested is built once: optimised, open to its tests, and beside what is played.
TESTED := .build/tests
BUILD_TESTED := $(SWIFT) build -c release -Xswiftc -enable-testing --build-tests --jobs $(JOBS) \
  --scratch-path $(TESTED) --explicit-target-dependency-import-check error

# Debian's packages, by what needs them.
BUILD_PACKAGES := libsdl2-dev libsdl2-image-dev libsdl2-mixer-dev libsdl2-ttf-dev libsqlite3-dev \
  librsvg2-bin pngquant libharfbuzz-bin gettext fonts-sil-andika fonts-dejavu-core fonts-droid-fallback fonts-symbola
TEST_PACKAGES := xvfb openbox xdotool python3 x11-utils x11-xserver-utils x11-xkb-utils strace \
  pulseaudio pulseaudio-utils
SCREEN_PACKAGES := weston xwayland xserver-xorg-core xserver-xorg-video-dummy libgl1-mesa-dri libegl1

FONT_FILES := \
  /usr/share/fonts/truetype/andika/Andika-Regular.ttf \
  /usr/share/fonts/truetype/andika/Andika-Bold.ttf \
  /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf \
  /usr/share/fonts-droid-fallback/truetype/DroidSansFallback.ttf \
  /usr/share/fonts/truetype/ancient-scripts/Symbola_hint.ttf
FONTS := $(addprefix Resources/fonts/,$(notdir $(FONT_FILES)))

.PHONY: all build run scene record test check tested tested-art test-swift test-template test-scene test-kills test-desktop \
  test-screens lint format help art fonts words pot po-check shots clean setup setup-tests swift-version FORCE

all: build art ## Build the game and everything that it shows

build: $(BUNGLE) ## Build the game

run: all ## Play; without a display, draw a film strip of a scripted round (ARGS="--scene jungle")
	@if [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
	  exec $(BUNGLE) $(ARGS); \
	else \
	  mkdir -p out; \
	  $(BUNGLE) strip -o out/round.png; \
	  echo "There is no display to play on. A scripted round was drawn instead: $(CURDIR)/out/round.png"; \
	fi

# A new door has nothing recorded yet, and those beside it move closer together in the hub.
scene: setup ## Make the smallest complete minigame, with its door and its tests (NAME=OddOneOut)
	@python3 Tests/Template/make_scene.py $(NAME)
	@$(SWIFT) format --in-place --recursive Package.swift Sources/Director/Door+All.swift \
	  Sources/Scenes/$(NAME) Tests/$(NAME)Tests
	@$(MAKE) --no-print-directory record \
	  RECORD=$$(echo $(NAME) | sed 's/\([a-z0-9]\)\([A-Z]\)/\1-\2/g' | tr A-Z a-z),hub

RECORD ?= all
record: tested-art ## Write pictures and visits anew that are no longer right, to be looked at (RECORD=jungle,hub)
	@BUNGLE_RECORD=$(RECORD) $(SWIFT) test -c release -Xswiftc -enable-testing --skip-build \
	  --scratch-path $(TESTED) --filter ReplayTests > out/record.log 2>&1 || true
	@git status --short Tests/Replays Tests/Snapshots Tests/Goldens

# What breaks is known soon: the parts first, what plays on a screen last and beside what waits for the disk.
test: test-template test-swift test-endurance ## Run every test
	@$(MAKE) --no-print-directory -j2 test-kills test-desktop

check: lint test-swift ## What is worth a minute after every change: the format, the arrows, the parts

tested: setup
	@echo "Building everything that is tested (out/build.log) ..."
	@Tests/quietly out/build.log 3600 $(BUILD_TESTED)

tested-art: tested fonts
	@$(call bake,$(TESTED)/release/Paintbox)

test-swift: tested-art ## Run the tests of the parts
	@Tests/quietly out/test-swift.log 600 $(SWIFT) test -c release -Xswiftc -enable-testing \
	  --skip-build --scratch-path $(TESTED)

test-template: ## See that what is made from the template is whole
	@python3 Tests/Template/test_make_scene.py

# Some minutes the first time, in a copy of the game that is kept.
test-scene: setup fonts ## Make a scene from the template in a copy of the game; build, test and play it
	python3 Tests/Template/test_make_scene.py --build .build/scene

# make test-kills KILLS=1000 is the full run; TRACED=no where a machine lets no program be traced.
KILLS ?= 40
TRACED ?= yes

test-kills: tested setup-tests ## Kill a program in the midst of saving, and count what is left
	@Tests/quietly out/test-kills.log 1800 \
	  python3 Tests/KillNine/kill_nine.py $(TESTED)/release/saver $(KILLS) $(if $(filter no,$(TRACED)),--untraced)

test-desktop: tested-art setup-tests ## Play the whole game with a real mouse on screens of its own
	@BUNGLE_RESOURCES=$(CURDIR)/Resources Tests/quietly out/test-desktop.log 1800 \
	  python3 Tests/Desktop/run.py --bungle $(TESTED)/release/bungle --shots out/desktop

test-desktops: test-screens

test-screens: all setup-tests ## Play under Wayland with two pixels to a unit, and on two monitors
	@$(call install_missing,$(SCREEN_PACKAGES))
	python3 Tests/Desktop/desktops.py --bungle $(BUNGLE)

lint: tested po-check ## Check the format, the arrows between the parts, what may not be written or linked
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests
	python3 Tests/Lint/arrows.py
	python3 Tests/Lint/rows.py
	python3 Tests/Mutants/mutants.py --check
	python3 Tests/Lint/symbols.py $(TESTED)/release/bungle
	python3 Tests/Lint/docs.py $(TESTED)/release/Modules

format: ## Format every source file
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

shots: all ## Draw a picture of each scene into out/shots
	@mkdir -p out/shots
	@for scene in opening hub jungle; do \
	  $(BUNGLE) shot $$scene --at 2 -o out/shots/$$scene.png; \
	  echo "out/shots/$$scene.png"; \
	done

clean: ## Remove everything that was made
	rm -rf .build .build-appimage .build-address .build-thread .build-coverage Resources/art Resources/images Resources/fonts Resources/words out dist

help: ## Say what there is to make
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

# --- Set-up ---------------------------------------------------------------------------------------

# $(call install_missing,PACKAGES): what is missing is installed, or listed where that cannot be done.
define install_missing
missing=""; \
for package in $(1); do \
  dpkg-query -W -f '$${db:Status-Status}' $$package 2>/dev/null | grep -qx installed \
    || missing="$$missing $$package"; \
done; \
if [ -n "$$missing" ]; then \
  if ! command -v apt-get >/dev/null; then \
    echo "Missing:$$missing (Debian's names). Install them with this system's package manager."; \
    exit 1; \
  fi; \
  as_root=""; [ "$$(id -u)" = 0 ] || as_root="sudo"; \
  echo "Installing$$missing"; \
  if ! { $$as_root apt-get update -qq \
    && $$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
      $$missing >/dev/null; }; then \
    echo "These packages are missing and could not be installed:$$missing"; \
    echo "Install them with: sudo apt-get install$$missing"; \
    exit 1; \
  fi; \
fi
endef

setup: swift-version
	@$(call install_missing,$(BUILD_PACKAGES))

setup-tests:
	@$(call install_missing,$(TEST_PACKAGES))

swift-version:
	@if ! command -v $(SWIFT) >/dev/null; then \
	  echo "Swift 6.2 or newer is needed and not installed: https://www.swift.org/install/linux"; \
	  exit 1; \
	fi; \
	if ! said=$$($(SWIFT) --version 2>&1); then \
	  echo "Swift is installed and cannot run:"; \
	  echo "$$said" | sed 's/^/  /'; \
	  echo "A library that it needs is missing: libncurses.so.6 is in libncurses6, and what else it needs"; \
	  echo "has its packages' names at https://www.swift.org/install/linux"; \
	  exit 1; \
	fi; \
	version=$$(echo "$$said" | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1); \
	if [ "$$(printf '%s\n6.2\n' "$$version" | sort -V | head -n 1)" != 6.2 ]; then \
	  echo "Swift 6.2 or newer is needed, this is $$version: https://www.swift.org/install/linux"; \
	  exit 1; \
	fi

# --- Building -------------------------------------------------------------------------------------

# SwiftPM knows best what has changed.
$(BUNGLE): FORCE | setup
	$(RELEASE) --product bungle

FORCE:

# --- Pictures and fonts ---------------------------------------------------------------------------

art: fonts words | setup ## Draw the pictures, and bake those that changed
	@$(SWIFT) build --jobs $(JOBS) --product Paintbox
	@$(call bake,.build/debug/Paintbox)

# $(call bake,PAINTBOX): draws the pictures, and bakes those that changed.
define bake
$(1) Resources/art && mkdir -p $(ZOOMS:%=Resources/images/%x) && \
  $(MAKE) --no-print-directory -j$(JOBS) bake
endef

# Pixels to a design pixel; what covers the window is drawn for the largest screens too.
ZOOMS := 1 1.5 2 3
GROUNDS := launch hub jungleframe simon-ground
ART := $(wildcard Resources/art/*.svg)
BAKED := $(foreach zoom,1 1.5 2,$(ART:Resources/art/%.svg=Resources/images/$(zoom)x/%.png)) \
  $(GROUNDS:%=Resources/images/3x/%.png)

.PHONY: bake
bake: $(BAKED)
	@# Pictures whose drawing is gone go too.
	@cd Resources/images && for file in */*.png; do \
	  [ ! -e "$$file" ] || [ -e "../art/$$(basename $$file .png).svg" ] || rm "$$file"; \
	done

# Flat paint: few colours show it as it is, and are read several times faster. A picture that needs more keeps them.
# $(call bake_at,ZOOM): how the pictures of this size are baked.
define bake_at
Resources/images/$(1)x/%.png: Resources/art/%.svg Makefile
	@rsvg-convert --zoom $(1) -o $$@.part $$<
	@pngquant --force --nofs --speed 1 --quality 85-95 --output $$@.part 256 $$@.part || [ $$$$? = 99 ]
	@mv $$@.part $$@
endef
$(foreach zoom,$(ZOOMS),$(eval $(call bake_at,$(zoom))))

fonts: $(FONTS) ## Take from Debian's fonts what the game can show

# Letters, emoji and other signs that no font before this one has, and figures for keycaps; not its notes, nor its
# formulas, nor what nobody writes any more.
Symbola_hint_SIGNS := 23,2A,30-39,A9,AE,1A00-1DFF,200D,203C,2049,20D0-20FF,2122,2139,2190-21FF,2300-27BF,2900-297F,\
2B00-2E7F,3030,303D,3297,3299,A640-A7FF,AB00-ABFF,FE00-FE2F,1D400-1D7FF,1F000-1F6FF,1F780-1FAFF

# Letters are drawn by FreeType's own light hints, and in lines.
define font_rule
Resources/fonts/$(notdir $(1)): $(wildcard $(1)) Makefile | setup
	@mkdir -p Resources/fonts
	@hb-subset --no-hinting --unicodes='$(or $($(basename $(notdir $(1)))_SIGNS),*)' \
	  --name-IDs=0,1,2,3,4,5,6,13,14 --drop-tables+=MATH,Silt,vhea,vmtx --output-file=$$@.part $(1)
	@mv $$@.part $$@
endef
$(foreach file,$(FONT_FILES),$(eval $(call font_rule,$(file))))

# --- Words ----------------------------------------------------------------------------------------

PO := $(sort $(wildcard Resources/po/*.po))
POT := Resources/po/bungle.pot

pot: tested ## Write anew what translators get, and bring their files up to it
	@$(TESTED)/release/bungle pot > $(POT).part
	@xgettext --from-code=UTF-8 --omit-header --no-location -o - $(LINUX)/$(APP_ID).desktop \
	  $(LINUX)/$(APP_ID).metainfo.xml | msgcat --no-wrap --use-first $(POT).part - -o $(POT)
	@rm $(POT).part
	@for file in $(PO); do msgmerge --quiet --update --backup=none --no-wrap $$file $(POT); done

po-check: | setup ## Check the translations: complete, with every plural form and every placeholder
	@for file in $(PO); do msgfmt -c -o /dev/null $$file && msgcmp $$file $(POT); done

words: $(PO:Resources/po/%.po=Resources/words/%.mo) ## Compile the translations that are complete
	@# A language whose file is gone goes too.
	@for file in Resources/words/*.mo; do \
	  [ ! -e "$$file" ] || [ -e "Resources/po/$$(basename $$file .mo).po" ] || rm "$$file"; \
	done

Resources/words/%.mo: Resources/po/%.po $(POT) | setup
	@mkdir -p Resources/words
	@msgfmt --check-format --check-domain -o $@.part $< || { rm -f $@.part; exit 1; }
	@if msgcmp $< $(POT) 2>/dev/null; then mv $@.part $@; else \
	  echo "$< is not complete, and the game does not offer it; make po-check says what is missing."; \
	  rm -f $@ $@.part; \
	fi

include Tests/proof.mk
-include Resources/linux/packaging.mk
