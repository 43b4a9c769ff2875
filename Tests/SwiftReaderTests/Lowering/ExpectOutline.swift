import Testing

@testable import SwiftReader

/// Holds the whole outline of a valid snippet against what is expected.
func expectOutline(_ code: String, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let file = SourceFile(text: code, path: "A.swift", module: "App")
  #expect(file.outline == outline, sourceLocation: sourceLocation)
  #expect(file.syntaxErrors == [], sourceLocation: sourceLocation)
}
