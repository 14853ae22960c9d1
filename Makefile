# Builds, draws, tests and plays the game. `make help` lists the targets.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := all
# Python writes no compiled copies of the tests.
export PYTHONDONTWRITEBYTECODE := 1

SWIFT ?= swift
# The number of parallel jobs: one fewer than the machine has cores, at least one.
JOBS ?= $(shell n=$$(nproc); echo $$((n > 2 ? n - 1 : n)))
# The program is never loaded as a library: it exports no symbols and is not position-independent,
# which saves 1.2 MB of the file and 1.5 MiB of memory.
RELEASE := $(SWIFT) build -c release --static-swift-stdlib --jobs $(JOBS) \
  -Xlinker --no-export-dynamic -Xlinker -no-pie
BUNGLE := .build/release/bungle
ARGS ?=

# The tested build has a folder of its own, and is optimised and testable. It has no debug information,
# and no separate emission of modules, which saves a tenth of the time.
TESTED := .build/tests
BUILD_TESTED := $(SWIFT) build -c release -Xswiftc -enable-testing --build-tests --jobs $(JOBS) \
  -debug-info-format none -Xswiftc -no-emit-module-separately-wmo \
  --scratch-path $(TESTED) --explicit-target-dependency-import-check error

# Debian's packages, by the step that needs them.
FONT_PACKAGES := fonts-sil-andika fonts-noto-core fonts-noto-cjk fonts-motoya-l-maruberi \
  fonts-wqy-microhei fonts-nanum fonts-dejavu-core fonts-symbola
# The synthesizer's packages: the game loads the host's library while it runs, and never packs it.
VOICE_PACKAGES := libespeak-ng1 espeak-ng-data
BUILD_PACKAGES := $(VOICE_PACKAGES) libsdl2-dev libsdl2-image-dev libsdl2-mixer-dev libsdl2-ttf-dev libfribidi-dev libsqlite3-dev \
  libdeflate-dev   librsvg2-bin pngquant libharfbuzz-bin gettext $(FONT_PACKAGES)
TEST_PACKAGES := unicode-data xvfb openbox xdotool python3 x11-utils x11-xserver-utils x11-xkb-utils strace \
  pulseaudio pulseaudio-utils
SCREEN_PACKAGES := weston xwayland xserver-xorg-core xserver-xorg-video-dummy libgl1-mesa-dri libegl1

FONT_FILES := $(addprefix /usr/share/fonts/truetype/, \
  andika/Andika-Regular.ttf andika/Andika-Bold.ttf \
  noto/NotoSans-Regular.ttf noto/NotoSans-Bold.ttf \
  noto/NotoSansHebrew-Regular.ttf noto/NotoSansHebrew-Bold.ttf \
  noto/NotoSansArabic-Regular.ttf noto/NotoSansArabic-Bold.ttf \
  motoya-l-maruberi/MTLmr3m.ttf wqy/wqy-microhei.ttc \
  nanum/NanumBarunGothic.ttf nanum/NanumBarunGothicBold.ttf \
  dejavu/DejaVuSans.ttf ancient-scripts/Symbola_hint.ttf)
# This collection has a bold font for Japanese (face 0) and one for Chinese (face 2).
EASTERN_BOLD := /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc
FONTS := $(addprefix Resources/fonts/,$(notdir $(FONT_FILES)) NotoSansCJKjp-Bold.otf NotoSansCJKsc-Bold.otf)

.PHONY: all build run scene record requirements test check tested tested-art test-swift test-drawn test-template test-scene test-kills test-desktop \
  test-screens lint format help art fonts words pot pot-check po-check shots clean setup setup-tests swift-version FORCE

all: build art ## Build the game and everything that it shows

build: $(BUNGLE) ## Build the game

run: all ## Play; without a display, draw a film strip of a scripted round (ARGS="--scene jungle")
	@if [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
	  exec $(BUNGLE) $(ARGS); \
	else \
	  mkdir -p out; \
	  $(BUNGLE) film jungle.win -o out/round.png; \
	  echo "There is no display to play on. A scripted round was drawn instead: $(CURDIR)/out/round.png"; \
	fi

# A new scene needs recordings of its own and of the hub, where the doors move closer together.
scene: setup ## Make the smallest complete minigame, with its door and its tests (NAME=OddOneOut)
	@python3 Tests/Template/make_scene.py $(NAME)
	@$(SWIFT) format --in-place --recursive Package.swift Sources/Director/Door+All.swift \
	  Sources/Scenes/$(NAME) Sources/Rules/$(NAME)Game.swift Sources/Phrases/Phrase.swift \
	  Sources/Phrases/$(NAME)Words.swift Tests/$(NAME)Tests
	@$(MAKE) --no-print-directory pot
	@$(MAKE) --no-print-directory record \
	  RECORD=$$(echo $(NAME) | sed 's/\([a-z0-9]\)\([A-Z]\)/\1-\2/g' | tr A-Z a-z),hub

RECORD ?= all
record: tested-art ## Write pictures and visits anew that are no longer right, to be looked at (RECORD=jungle,hub)
	@BUNGLE_RECORD=$(RECORD) $(SWIFT) test -c release -Xswiftc -enable-testing --skip-build \
	  --scratch-path $(TESTED) --filter ReplayTests > out/record.log 2>&1 || true
	@grep '✘ Test .* recorded an issue' out/record.log | grep -v 'when it was looked at\|as it ended' | cut -c1-300 || true
	@git status --short Tests/Replays Tests/Snapshots Tests/Goldens

# Suites that draw with SDL run one after the other, on the main thread of a process.
DRAWN := BlindPlayerTests|ContrastTests|FitTests|GoldenTests|WordSizeTests|SDLPlatformTests

# Five targets run at once: tests that compute use the time in which others wait for screens and the
# disk. What runs one after the other has a process of its own, ahead of the rest.
test: test-template tested-art setup-tests ## Run every test
	@$(MAKE) --no-print-directory -j5 test-desktop test-kills test-drawn test-swift test-endurance \
	  SKIP='$(DRAWN)'

check: lint test-swift ## What is worth a minute after every change: the format, the arrows, the parts

tested: setup
	@echo "Building everything that is tested (out/build.log) ..."
	@Tests/quietly out/build.log 3600 $(BUILD_TESTED)

tested-art: tested fonts words
	@$(call bake,$(TESTED)/release/Paintbox)

test-swift: tested-art ## Run the tests of the parts (FILTER=OddOneOut: those with this in their names)
	@$(call install_missing,unicode-data)
	@Tests/quietly out/test-swift.log 1800 nice -n 10 $(SWIFT) test -c release -Xswiftc -enable-testing \
	  --skip-build --scratch-path $(TESTED) $(if $(FILTER),--filter '$(FILTER)') \
	  $(if $(SKIP),--skip '$(SKIP)')

test-drawn: tested-art
	@Tests/quietly out/test-drawn.log 1800 nice -n 5 \
	  $(TESTED)/release/bungle-in-the-junglePackageTests.xctest --testing-library swift-testing \
	  --filter '$(DRAWN)'

test-template: setup ## See that what is made from the template is whole
	@python3 Tests/Template/test_make_scene.py

# The first run takes some minutes; its copy of the game is kept for the next.
test-scene: setup fonts ## Make a scene from the template in a copy of the game; build, test and play it
	python3 Tests/Template/test_make_scene.py --build .build/scene

# `make test-kills KILLS=1000` is the full run; TRACED=no is for machines that forbid ptrace.
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

requirements: ## List every requirement by its number, with the promises that prove it
	@python3 Tests/Lint/rows.py --list

lint: tested po-check pot-check ## Check the format, the arrows between the parts, what may not be written or linked
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
	@for scene in $$($(BUNGLE) shot --help | tr -d '\n' | sed 's/.*The scene. (values: \([^)]*\)).*/\1/; s/,//g'); do \
	  $(BUNGLE) shot $$scene --at 2 -o out/shots/$$scene.png; \
	  echo "out/shots/$$scene.png"; \
	done

clean: ## Remove everything that was made
	rm -rf .build .build-appimage .build-address .build-thread .build-coverage Resources/art Resources/images Resources/fonts Resources/words Resources/entry out dist

help: ## Say what there is to make
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 34

# --- Set-up ---------------------------------------------------------------------------------------

# $(call install_missing,PACKAGES): installs missing packages, or lists them if it cannot.
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

# SwiftPM itself checks which sources have changed, so this rule always runs.
$(BUNGLE): FORCE | setup
	$(RELEASE) --product bungle

FORCE:

# --- Pictures and fonts ---------------------------------------------------------------------------

art: fonts words | setup ## Draw the pictures, and bake those that changed
	@$(SWIFT) build --jobs $(JOBS) --product Paintbox
	@$(call bake,.build/debug/Paintbox)

# $(call bake,PAINTBOX): draws the pictures and bakes the changed ones, each by one thread: the threads
# of pngquant would wait for each other twice as long as they compute.
define bake
$(1) Resources/art && mkdir -p $(ZOOMS:%=Resources/images/%x) && \
  OMP_NUM_THREADS=1 $(MAKE) --no-print-directory $(if $(findstring --jobserver,$(MAKEFLAGS)),,-j$(JOBS)) bake
endef

# Pixels per design pixel; only GROUNDS, which cover the window, are baked at 3 for the largest screens.
ZOOMS := 1 1.5 2 3
GROUNDS := launch hub jungleframe simon-ground river-bank home-patch
# The number of colours of some pictures, where pngquant would choose more than they need.
COLOURS_launch := 64
COLOURS_hub := 64
COLOURS_river-bank := 48
COLOURS_pond := 48
$(foreach head,frog toucan monkey owl,$(foreach kind,large hurt,$(eval COLOURS_mascot-$(head)-$(kind) := 48)) \
  $(eval COLOURS_mascot-$(head)-body := 14))
# The firelight of Simon's ground needs more colours: with few it would show rings.
COLOURS_simon-ground_1 := 160
COLOURS_simon-ground_1.5 := 112
ART := $(wildcard Resources/art/*.svg)
BAKED := $(foreach zoom,1 1.5 2,$(ART:Resources/art/%.svg=Resources/images/$(zoom)x/%.png)) \
  $(GROUNDS:%=Resources/images/3x/%.png)

.PHONY: bake
bake: $(BAKED)
	@# This loop deletes pictures whose drawing is gone.
	@cd Resources/images && for file in */*.png; do \
	  [ ! -e "$$file" ] || [ -e "../art/$$(basename $$file .png).svg" ] || rm "$$file"; \
	done

# $(call bake_at,ZOOM): the rule that bakes pictures of this size, with a palette, which is read several times faster.
# Where a palette would show (exit code 99 of pngquant), the picture keeps its colours.
define bake_at
Resources/images/$(1)x/%.png: Resources/art/%.svg Makefile
	@rsvg-convert --zoom $(1) -o $$@.part $$<
	@pngquant --force --nofs --speed 1 --output $$@.part \
	  $$(or $$(COLOURS_$$*_$(1)),$$(COLOURS_$$*),--quality 85-95 256) $$@.part || [ $$$$? = 99 ]
	@mv $$@.part $$@
endef
$(foreach zoom,$(ZOOMS),$(eval $(call bake_at,$(zoom))))

fonts: $(FONTS) ## Take from Debian's fonts what the game can show
	@# This line deletes fonts that are no longer listed, which would be installed and packed.
	@rm -f $(filter-out $(FONTS),$(wildcard Resources/fonts/*))

# Symbola: emoji and other signs that neither Andika nor DejaVu has, the emoji that they do have, as an emoji of several
# signs is set in one font, and figures for keycaps; without its musical notes, formulas and ancient scripts.
Symbola_hint_SIGNS := 23,2A,30-39,A9,AE,1A00-1CFF,1DC0-1DFF,200D,203C,2049,20D0-20FF,2122,2139,2194-2199,21A9-21AA,\
2312-239A,23AF-24FF,25AA-25AB,25B6,25C0,25FB-2685,2690-27AF,27B0,27BF,2900-297F,2B05-2B07,2B1B-2B1E,\
2B25-2BFF,2C80-2DFF,2E0E-2E7F,3030,303D,3297,3299,A640-A69F,A79A-A79F,AB00-ABFF,FE00-FE2F,1D400-1D7FF,1F000-1F6FF,\
1F780-1FAFF

# Noto Sans: Greek only, as Andika has its other scripts.
GREEK := 20-7E,A0,AB,B7,BB,300,301,308,342,345,370-3FF,1F00-1FFF,2010-2026
NotoSans-Regular_SIGNS := $(GREEK)
NotoSans-Bold_SIGNS := $(GREEK)
# WenQuanYi Micro Hei: Chinese, and characters that the Japanese font lacks.
wqy-microhei_SIGNS := B7,2014,2018-201D,2026,2E80-2FDF,3000-303F,3100-312F,31A0-31EF,3200-9FFF,F900-FAFF,FE30-FE4F,\
FF00-FF65,FFE0-FFEF,20000-3FFFF
NanumBarunGothic_SIGNS := 20-7E,B7,2014-201D,2026,3000-303F,1100-11FF,3130-318F,AC00-D7A3
# DejaVu Sans: letters of scripts that neither Andika nor the fonts above have, and signs.
DejaVuSans_SIGNS := 20-7E,300-36F,500-58F,7C0-7FF,E80-EFF,10A0-10FF,1400-16FF,2000-2BFF,2D00-2D7F,2E00-2E7F,\
4DC0-4DFF,A4D0-A4FF,A640-A7FF,FE00-FE0F,FE20-FE2F,FFF9-FFFD,10300-1032F,1D300-1F6FF
# $(call rows,NUMBERS,CODE): prints the characters of these rows of an older encoding, whose rows go from common to
# rare characters.
rows = for row in $(1); do \
  LC_ALL=C awk -v row=$$$$row 'BEGIN { for (cell = 161; cell < 255; cell++) printf "%c%c\n", row, cell }'; \
  done | iconv -c -f $(2) -t UTF-8
# Japanese as used in schools and newspapers (JIS level 1).
MTLmr3m_TEXT := $(call rows,161 162 163 164 165 $$$$(seq 176 207),EUC-JP)
# The bold Eastern fonts have the characters of the game's own words only; other names are set in regular.
NotoSansCJKjp-Bold_WORDS := $(wildcard Resources/po/ja*.po)
NotoSansCJKjp-Bold_TEXT := $(call rows,161 163 164 165,EUC-JP)
NotoSansCJKsc-Bold_WORDS := $(wildcard Resources/po/zh*.po)
NotoSansCJKsc-Bold_TEXT := $(call rows,161 163,GB2312)
NanumBarunGothicBold_WORDS := $(wildcard Resources/po/ko*.po)
NanumBarunGothicBold_TEXT := printf '%s' {a..z} {A..Z} {0..9} '.,:;?!()“”‘’…'

# $(call font_wanted,NAME): the options for hb-subset that select this font's characters.
font_wanted = $(if $($(1)_TEXT),--text-file=<($($(1)_TEXT); cat /dev/null $($(1)_WORDS)),--unicodes='$(or $($(1)_SIGNS),*)')

# $(call font_rule,FROM,TO,FACE): the rule for one font file. Hints are dropped, as FreeType's light hinting is used,
# and so are the tables for formulas and for vertical lines.
define font_rule
Resources/fonts/$(2): $(wildcard $(1)) $($(basename $(2))_WORDS) Makefile | setup
	@mkdir -p Resources/fonts
	@hb-subset --no-hinting --face-index=$(3) $(call font_wanted,$(basename $(2))) \
	  --name-IDs=0,1,2,3,4,5,6,13,14 --drop-tables+=MATH,Silt,vhea,vmtx,VORG,mort --output-file=$$@.part $(1)
	@mv $$@.part $$@
endef
$(foreach file,$(FONT_FILES),$(eval $(call font_rule,$(file),$(notdir $(file)),0)))
$(eval $(call font_rule,$(EASTERN_BOLD),NotoSansCJKjp-Bold.otf,0))
$(eval $(call font_rule,$(EASTERN_BOLD),NotoSansCJKsc-Bold.otf,2))

# --- Words ----------------------------------------------------------------------------------------

PO := $(sort $(wildcard Resources/po/*.po))
POT := Resources/po/bungle.pot

# The words of the AppImage's runtime, extracted from its C sources.
runtime_words = xgettext --from-code=UTF-8 --language=C --keyword --keyword=said:1 --keyword=SENTENCE:1 \
  --keyword=fail:1 --keyword=fail_with:2 --add-comments=TRANSLATORS --omit-header --no-location --no-wrap -o - \
  $(sort $(wildcard Sources/AppImageRuntime/*.c)) | sed 's/^\#\. TRANSLATORS: /\#. /'

pot: tested ## Write anew what translators get, and bring their files up to it
	@$(TESTED)/release/bungle pot > $(POT).part
	@$(runtime_words) > $(POT).runtime
	@xgettext --from-code=UTF-8 --omit-header --no-location -o - $(LINUX)/$(APP_ID).desktop \
	  $(LINUX)/$(APP_ID).metainfo.xml \
	  | msgcat --no-wrap --use-first $(POT).part - $(POT).runtime -o $(POT)
	@rm $(POT).part $(POT).runtime
	@for file in $(PO); do msgmerge --quiet --update --backup=none --no-wrap $$file $(POT); done

po-check: | setup ## Check the translations: complete, with every plural form and every placeholder
	@for file in $(PO); do msgfmt -c -o /dev/null $$file && msgcmp $$file $(POT); done

pot-check: tested ## Check that translators get everything that the game says
	@mkdir -p out && $(TESTED)/release/bungle pot > out/said.part && $(runtime_words) > out/runtime.pot
	@msgcat --use-first out/said.part out/runtime.pot -o out/said.pot
	@LC_ALL=C msgcmp --use-untranslated $(POT) out/said.pot 2> out/pot-check.log || { \
	  grep -v "warning:" out/pot-check.log; echo "Translators do not know these sentences yet: make pot"; exit 1; }

words: $(PO:Resources/po/%.po=Resources/words/%.mo) ## Compile the translations that are complete
	@# This loop deletes the words of languages whose PO file is gone.
	@for file in Resources/words/*.mo; do \
	  [ ! -e "$$file" ] || [ -e "Resources/po/$$(basename $$file .mo).po" ] || rm "$$file"; \
	done
	@mkdir -p $(dir $(ENTRY))
	@ls Resources/words 2>/dev/null | sed -n 's/\.mo$$//p' > Resources/po/LINGUAS
	@msgfmt --desktop --template=$(LINUX)/$(notdir $(ENTRY)) -d Resources/po -o $(ENTRY)
	@msgfmt --xml --template=$(LINUX)/$(notdir $(METAINFO)) -d Resources/po -o $(METAINFO)

# The game does not use the hash table of MO files, so it is left out.
Resources/words/%.mo: Resources/po/%.po $(POT) | setup
	@mkdir -p Resources/words
	@msgfmt --no-hash --check-format --check-domain -o $@.part $< || { rm -f $@.part; exit 1; }
	@if msgcmp $< $(POT) 2>/dev/null; then mv $@.part $@; else \
	  echo "$< is not complete, and the game does not offer it; make po-check says what is missing."; \
	  rm -f $@ $@.part; \
	fi

include Tests/proof.mk
-include Resources/linux/packaging.mk
