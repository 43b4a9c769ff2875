import Foundation

/// Answers that several rules ask of one view, kept from the first time on.
public final class AuditMemory: @unchecked Sendable {
  struct Question: Hashable {
    var name: String
    /// The node it is about; -1: none.
    var node: Int
    var text: String
  }

  private let lock = NSLock()
  private var known: [Question: Any] = [:]

  /// The answer of before, or one that is made now. Two threads may both make one; the first stays.
  func answer<Answer>(_ question: Question, _ make: () -> Answer) -> Answer {
    lock.lock()
    let before = known[question]
    lock.unlock()
    // In two steps: no answer at all would pass for an answer that is `nil`.
    if let before, let answer = before as? Answer { return answer }
    let made = make()
    lock.lock()
    defer { lock.unlock() }
    if let before = known[question], let answer = before as? Answer { return answer }
    known[question] = made
    return made
  }
}

extension AuditedView {
  /// What was made of the view for a question of this name before; once ``index()`` was called, nothing in it changes.
  ///
  /// - Parameters:
  ///   - node: The node the question is about.
  ///   - text: What else tells the question apart.
  public func remembered<Answer>(
    _ name: String, _ node: Int = -1, _ text: String = "", _ make: () -> Answer
  ) -> Answer {
    memory.answer(.init(name: name, node: node, text: text), make)
  }
}
