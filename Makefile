# Conveniences. Nothing here is needed to build or test: README.md has the two commands for that.

PREFIX ?= /usr/local
SECONDS ?= 60
SEED ?= 1

.PHONY: test lint format bench checklist install dist plugins fuzz

test:
	swift test

lint:
	swift format lint --strict -r Sources Tests Package.swift

format:
	swift format format -i -r Sources Tests Package.swift

# What apps cost against parsing them, cold and warm, how that grows, and large dumps: make bench APPS="FOLDER…". Fails where a limit
# is broken.
bench:
	swift build -c release
	"$$(swift build -c release --show-bin-path)/spec-check-benchmark" $(APPS)

# The release checklist of the sample, anew; what is ticked in it stays ticked.
checklist:
	RECORD=1 swift test --filter ChecklistCommandTests/theListOfTheSampleIsCurrent

# The optimised tool with its libraries, completions and manual page: a folder that can be moved.
install:
	.dist/install "$(DESTDIR)$(PREFIX)"

# Archives of the installed tool and of the sources, and a Homebrew formula for them: make dist URL=https://…
dist:
	URL="$(URL)" .dist/archive .build/dist

# Runs both plugins on the packages in Tests/Plugins.
plugins:
	Tests/Plugins/run

# Damages samples at random, reads and repairs them: make fuzz SECONDS=600 SEED=7. Fails where the tool crashed or hung.
fuzz:
	swift build --product spec-check
	swift build --product spec-check-fuzz
	"$$(swift build --show-bin-path)/spec-check-fuzz" --seconds $(SECONDS) --seed $(SEED)
