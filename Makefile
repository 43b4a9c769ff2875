# Conveniences. Nothing here is needed to build or test: README.md has the two commands for that.

PREFIX ?= /usr/local

.PHONY: test lint format install

test:
	swift test

lint:
	swift format lint --strict -r Sources Tests Package.swift

format:
	swift format format -i -r Sources Tests Package.swift

# The optimised tool, in $(PREFIX)/bin. It uses the SwiftSyntax libraries of the toolchain that built it.
install:
	swift build -c release --product spec-check
	mkdir -p "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$(swift build -c release --show-bin-path)/spec-check" "$(DESTDIR)$(PREFIX)/bin/spec-check"
