import Foundation
import Testing

@testable import ScreenSpecs

@Suite struct GlobTests {
  @Test(arguments: [
    ("a.swift", "a.swift", true), ("a.swift", "b.swift", false), ("*.swift", "a.swift", true),
    ("*.swift", "x/a.swift", false), ("**/*.swift", "a.swift", true), ("**/*.swift", "x/y/a.swift", true),
    ("x/**/a", "x/a", true), ("x/**/a", "x/y/z/a", true), ("x/**/a", "x/ya", false), ("x/**", "x/y/z", true),
    ("x/**", "x", false), ("**", "x/y", true), ("?.swift", "a.swift", true), ("?.swift", "/.swift", false),
    ("{a,b}.json", "a.json", true), ("{a,b}.json", "b.json", true), ("{a,b}.json", "c.json", false),
    ("*.{json,{txt,md}}", "x.md", true), ("a{,b}c", "ac", true), ("a{,b}c", "abc", true), ("a{b", "a{b", true),
    ("./a/*", "a/b", true), ("a/*", "./a/b", true), ("a/", "a", true), ("", "", true), ("", "a", false),
    ("ü*", "über", true), ("a*b*c", "axxbyyc", true), ("a*b*c", "axxbyy", false),
  ])
  func matches(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }

  @Test func aFolderCoversWhatIsBelowIt() {
    #expect(Glob("Sources/Legacy").covers("Sources/Legacy/Old/View.swift"))
    #expect(Glob("Sources/*").covers("Sources/Legacy/View.swift"))
    #expect(!Glob("Sources/Legacy").covers("Sources/Legacy2/View.swift"))
    #expect(!Glob("Sources/Legacy").matches("Sources/Legacy/View.swift"))
  }

  @Test func hostilePatternsTakeNoTime() {
    let start = Date()
    let path = String(repeating: "a", count: 300) + "b"
    #expect(!Glob(String(repeating: "*a", count: 60) + "c").matches(path))
    #expect(!Glob(String(repeating: "**/", count: 60) + "c").matches(String(repeating: "a/", count: 150)))
    #expect(!Glob(String(repeating: "{a,", count: 500)).matches(path))
    #expect(!Glob(String(repeating: "*", count: 100_000)).matches(path))
    #expect(Date().timeIntervalSince(start) < 2)
  }
}
