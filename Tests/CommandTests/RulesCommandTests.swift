import Checks
import Testing

@testable import spec_check

@Suite struct RulesCommandTests {
  @Test func listsEveryRuleInOrder() {
    let listed = run("rules")
    #expect(listed.code == 0)
    #expect(listed.error == "")
    let ids = listed.out.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(ids.count >= allRules.count)
    #expect(ids.prefix(allRules.count).elementsEqual(ids.prefix(allRules.count).sorted()))
  }
}
