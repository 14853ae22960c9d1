# The proof that it holds: long walks of senseless players, hours of play, films, sanitizers, coverage.

ENDURANCE := .build/release/Endurance
EVENTS ?= 1250000
FUZZ_SECONDS ?= 600
HOURS ?= 24

.PHONY: endurance test-endurance fuzz soak speed bench mutants test-desktop-slowed sheets demo test-sanitized coverage \
  test-animation test-animation-sanitized coverage-animation fuzz-animation

# After the game: what both are made of is then compiled side by side.
endurance: all
	@$(RELEASE) --product Endurance

test-endurance: tested-art ## Send 10,000 senseless events into every scene, and check every tick
	@Tests/quietly out/test-endurance.log 1800 nice -n 19 $(TESTED)/release/Endurance fuzz 10000

fuzz: fuzz-animation endurance ## Both with millions (FUZZ_SECONDS=600 of timelines, EVENTS=1250000 a scene)
	$(ENDURANCE) fuzz $(EVENTS) $$RANDOM

soak: endurance ## Play 24 hours of game time and watch the memory (HOURS=24)
	$(ENDURANCE) soak $(HOURS)

speed: endurance setup-tests ## What a second simulates, and what a start costs in windows of five sizes
	$(ENDURANCE) speed
	python3 Tests/Desktop/sizes.py --bungle $(BUNGLE)

# The benchmark library is fetched and built for this alone.
bench: all endurance setup-tests ## Measure the timelines, the rules and the game on a screen; one table
	@mkdir -p out
	$(SWIFT) package --package-path Tests/Benchmarks --scratch-path .build/benchmarks \
	  benchmark --grouping benchmark --time-units nanoseconds > out/timelines.txt
	python3 Tests/Desktop/measure.py --bungle $(BUNGLE) --endurance $(ENDURANCE) \
	  --timelines out/timelines.txt | tee out/bench.txt

# An old machine: whatever is promised there is not promised by a moment's luck.
test-desktop-slowed: tested-art setup-tests ## Play all on screens ten times in a row, on a machine that has more to do
	BUNGLE_RESOURCES=$(CURDIR)/Resources python3 Tests/Desktop/run.py --bungle $(TESTED)/release/bungle \
	  --shots out/desktop --times 10 --slowed

# Not part of `make test`: it asks the tests themselves. ONLY=Jungle,312 asks less.
mutants: art setup-tests ## Make careless changes, one at a time, and say which no test notices
	python3 Tests/Mutants/mutants.py $(if $(ONLY),--only $(ONLY))

# All screens are looked at in windows of these shapes.
SIZES ?= 640x360 1280x800 1920x1080 2560x1440 720x1280 3000x500

sheets: all ## Draw every picture in every state, and every film of the game, into out/sheets
	@mkdir -p out/sheets
	@for sheet in $$($(BUNGLE) sheet); do $(BUNGLE) sheet $$sheet -o out/sheets/$$sheet.png; done
	@for size in $(SIZES); do \
	  $(BUNGLE) sheet screens --size $$size -o out/sheets/screens.$$size.png; done
	@for film in $$($(BUNGLE) film); do $(BUNGLE) film $$film -o out/sheets/$$film.png; done
	@# The nine rounds at 12 pictures a second and without a word: whoever looks shall tell them.
	@for film in $$($(BUNGLE) film | grep -E '^jungle[.](win|loss|tie)' | grep -v calm); do \
	  $(BUNGLE) film $$film --wordless --every 0.0833 --columns 4 --width 480 \
	    -o out/sheets/$$film.strip.png; done
	@ls out/sheets

demo: all ## Play a visit through every door without a display, and leave pictures in out/demo
	$(BUNGLE) demo -o out/demo

# Each in a folder of its own, so that neither throws away what the usual build has made.
test-sanitized: setup art ## Run the tests under the address and the thread sanitizer, leaks included
	@# XCTest's own runner leaks; leaks of the game are looked for by two thousand changes of scene.
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --jobs $(JOBS) --sanitize=address \
	  --scratch-path .build-address
	$(SWIFT) build --jobs $(JOBS) --sanitize=address --scratch-path .build-address --product Endurance
	@# Without the freed memory that the sanitizer keeps, so that the game's own can be seen to stay.
	ASAN_OPTIONS=detect_leaks=1:quarantine_size_mb=1 LSAN_OPTIONS=suppressions=Tests/Endurance/not-leaks.txt \
	  .build-address/debug/Endurance changes 2000
	$(SWIFT) test --jobs $(JOBS) --sanitize=thread --scratch-path .build-thread

COVERAGE := .build-coverage
coverage: setup art ## Say how much of each source file the tests reach (out/coverage.txt)
	$(SWIFT) test --jobs $(JOBS) --enable-code-coverage --scratch-path $(COVERAGE)
	@$(call covered,$(COVERAGE),bungle-in-the-jungle,coverage)

# $(call covered,SCRATCH,PACKAGE,FILE): what the tests of a package have reached, and of it the sum.
define covered
mkdir -p out; \
tools=$$(dirname $$(readlink -f $$(command -v $(SWIFT)))); \
$$tools/llvm-cov report $(1)/debug/$(2)PackageTests.xctest -instr-profile $(1)/debug/codecov/default.profdata \
  -ignore-filename-regex '/(Tests|\.build[^/]*)/' > out/$(3).txt; \
tail -n 1 out/$(3).txt
endef

# --- The timelines alone, as a package that others depend on: all that is needed is Swift ----------

ALONE := $(SWIFT) test --package-path Sources/Animation --jobs $(JOBS)

test-animation: swift-version ## Build and test the timelines alone, and compile them as Embedded Swift
	$(ALONE) -c release -Xswiftc -enable-testing --scratch-path .build/animation
	$(SWIFT)c -enable-experimental-feature Embedded -wmo -O -parse-as-library -module-name Animation \
	  -c Sources/Animation/Sources/*.swift -o .build/animation/Embedded.o

test-animation-sanitized: swift-version ## Test the timelines under the address and the thread sanitizer
	ASAN_OPTIONS=detect_leaks=0 $(ALONE) --sanitize=address --scratch-path .build-address/animation
	$(ALONE) --sanitize=thread --scratch-path .build-thread/animation

coverage-animation: swift-version ## Say how much of the timelines their tests reach (out/coverage-animation.txt)
	$(ALONE) --enable-code-coverage --scratch-path $(COVERAGE)/animation
	@$(call covered,$(COVERAGE)/animation,Animation,coverage-animation)

fuzz-animation: swift-version ## Let libFuzzer loose on the timelines (FUZZ_SECONDS=600)
	Tests/Fuzz/run $(FUZZ_SECONDS)
