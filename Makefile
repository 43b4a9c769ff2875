# Conveniences. Nothing here is needed to build or test: README.md has the two commands for that.

PREFIX ?= /usr/local

.PHONY: test lint format bench checklist install

test:
	swift test

lint:
	swift format lint --strict -r Sources Tests Package.swift

format:
	swift format format -i -r Sources Tests Package.swift

# Seconds and memory for large dumps, and reading an app against parsing it: make bench APPS="FOLDER…". Fails where a limit
# is broken.
bench:
	swift build -c release
	"$$(swift build -c release --show-bin-path)/spec-check-benchmark" $(APPS)

# The release checklist of the sample, anew; what is ticked in it stays ticked.
checklist:
	RECORD=1 swift test --filter ChecklistCommandTests/theListOfTheSampleIsCurrent

# The optimised tool, in $(PREFIX)/bin. It uses the SwiftSyntax libraries of the toolchain that built it.
install:
	swift build -c release --product spec-check
	mkdir -p "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$(swift build -c release --show-bin-path)/spec-check" "$(DESTDIR)$(PREFIX)/bin/spec-check"
