import Testing

@testable import spec_check

@Suite struct ExplainCommandTests {
  @Test func teachesEveryRuleThatIsListed() {
    for line in run("rules").out.split(separator: "\n") {
      guard let id = line.split(separator: " ").first.map(String.init), line.contains("  ") else { continue }
      let explained = run("explain", id)
      #expect(explained.code == 0, "\(id): \(explained.error)")
      #expect(explained.out.contains(id), "\(id)")
    }
  }

  @Test func knowsTheNearestRule() {
    let explained = run("explain", "generic-link-txt")
    #expect(explained.code == 2)
    #expect(explained.out == "")
    #expect(explained.error.contains("did you mean ‘generic-link-text’?"))
  }
}
