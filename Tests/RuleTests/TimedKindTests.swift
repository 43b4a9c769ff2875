import Testing

@testable import Checks

/// What leaves by itself, whoever keeps the time.
@Suite struct TimedKindTests {
  private func found(_ code: String) -> [String] {
    findings(code, TimedDismissal.self).map { finding in
      if case .review(let reason) = finding.certainty { "\(finding.message); \(reason)" } else { finding.message }
    }
  }

  @Test(arguments: [
    "DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.showsHint = false }",
    "Task { try? await Task.sleep(for: .seconds(4)); showsHint = false }",
  ]) func aModelThatTakesItsFlagBackDoesSo(_ work: String) {
    #expect(
      found(
        """
        @Observable final class Hints { var showsHint = false; func show() { showsHint = true; \(work) } }
        struct Trainer: View {
          let hints: Hints
          var body: some View {
            VStack { Button("Show a hint") { hints.show() }; if hints.showsHint { Text("New words wait for you") } }
          }
        }
        """) == ["what ‘showsHint’ shows leaves by itself"])
  }

  private func bar(_ member: String, _ close: String, _ button: String = "") -> String {
    """
    struct UndoBar: View {
      \(member)
      var body: some View {
        HStack { Text("Moved"); Button("Undo") {}; \(button) }
          .task { try? await Task.sleep(for: .seconds(3)); \(close) }
      }
    }
    """
  }

  @Test func aBarThatTakesItselfAwayDoesSo() {
    #expect(
      found(bar("@Binding var isShown: Bool", "isShown = false")) == ["what ‘isShown’ shows leaves by itself"])
    #expect(
      found(bar("@Binding var isShown: Bool", "isShown = false", "Button(\"Close\") { isShown = false }")) == [])
    #expect(
      found(bar("let onExpire: () -> Void", "onExpire()"))
        == ["this leaves by itself; what ‘onExpire’ does is up to who shows it"])
    #expect(found(bar("let onLoad: () -> Void", "onLoad()")) == [])
  }
}
