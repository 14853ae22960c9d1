# The proof that it holds: long walks of senseless players, hours of play, films, sanitizers, coverage.

ENDURANCE := .build/release/Endurance
EVENTS ?= 1250000
HOURS ?= 24

.PHONY: endurance test-endurance fuzz soak speed sheets demo test-sanitized coverage

endurance: setup art
	@$(RELEASE) --product Endurance

test-endurance: endurance ## Send 20,000 senseless events into every scene, and check every tick
	$(ENDURANCE) fuzz 20000

fuzz: endurance ## The same with millions, from another seed every time (EVENTS=1250000 a scene)
	$(ENDURANCE) fuzz $(EVENTS) $$RANDOM

soak: endurance ## Play 24 hours of game time and watch the memory (HOURS=24)
	$(ENDURANCE) soak $(HOURS)

speed: endurance ## How many seconds of play a second simulates, with pictures and without
	@uname -m; sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1
	$(ENDURANCE) speed

sheets: all ## Draw every film of the game into out/sheets
	@mkdir -p out/sheets
	@for film in $$($(BUNGLE) film); do $(BUNGLE) film $$film -o out/sheets/$$film.png; done
	@ls out/sheets

demo: all ## Play a visit through all four doors without a display, and leave pictures in out/demo
	$(BUNGLE) demo -o out/demo

# Each in a folder of its own, so that neither throws away what the usual build has made.
test-sanitized: setup art ## Run the tests under the address and the thread sanitizer, leaks included
	$(SWIFT) test --jobs $(JOBS) --sanitize=address --scratch-path .build-address
	$(SWIFT) build --jobs $(JOBS) --sanitize=address --scratch-path .build-address --product Endurance
	ASAN_OPTIONS=detect_leaks=1 .build-address/debug/Endurance changes 1000
	$(SWIFT) test --jobs $(JOBS) --sanitize=thread --scratch-path .build-thread

coverage: setup art ## Say how much of each source file the tests reach (out/coverage.txt)
	$(SWIFT) test --jobs $(JOBS) --enable-code-coverage --scratch-path .build-coverage
	@mkdir -p out
	@bin=$$($(SWIFT) build --scratch-path .build-coverage --show-bin-path); \
	tools=$$(dirname $$(readlink -f $$(command -v $(SWIFT)))); \
	$$tools/llvm-cov report $$bin/bungle-in-the-junglePackageTests.xctest \
	  -instr-profile $$bin/codecov/default.profdata \
	  -ignore-filename-regex '/(Tests|\.build[^/]*)/' > out/coverage.txt
	@tail -n 1 out/coverage.txt
