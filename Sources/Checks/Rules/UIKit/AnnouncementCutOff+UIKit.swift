import ScreenModel

extension AnnouncementCutOff {
  /// An announcement in the turn in which the screen or the focus changes.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    var seen: Set<SourceSpan> = []
    return part.methods.compactMap { method in
      for (position, post) in method.flow.enumerated() where post.isPost && post.notification == "announcement" {
        guard !isQueued(post, part), !post.asksForVoiceOver else { continue }
        let cuts = method.flow.enumerated().first { other, step in
          other != position && step.turn == post.turn && (other > position || step.leavesScreen)
            && !step.asksForVoiceOver && isTogether(step, post) && (step.leavesScreen || movesFocus(step))
        }
        guard let cuts, seen.insert(post.span).inserted else { continue }
        return AuditFinding(
          at: post.span, "the announcement is cut off by ‘\(cuts.element.last)’ in the same turn",
          heard: "", after: post.argument("argument")?.text?.written,
          help: "wait for announcementDidFinishNotification, or announce on the screen that comes")
      }
      return nil
    }
  }

  private func movesFocus(_ step: UIKitStep) -> Bool {
    step.isPost && ["screenChanged", "layoutChanged"].contains(step.notification ?? "")
      && step.argument("argument")?.source != "nil"
  }

  /// No test separates them.
  private func isTogether(_ one: UIKitStep, _ other: UIKitStep) -> Bool {
    let short = one.tests.count < other.tests.count ? one.tests : other.tests
    let long = one.tests.count < other.tests.count ? other.tests : one.tests
    return Array(long.prefix(short.count)) == short
  }

  /// It waits its turn or has a priority.
  private func isQueued(_ post: UIKitStep, _ part: UIKitPart) -> Bool {
    let argument = post.argument("argument")?.source ?? ""
    return ["ueueAnnouncement", "nnouncementPriority", "NSAttributedString"].contains {
      argument.contains($0) || part.source.contains($0) && argument.contains("ttributed")
    }
  }
}
