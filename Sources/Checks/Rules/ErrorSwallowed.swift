import ScreenModel

/// Finds touches whose failure nobody is told of.
public struct ErrorSwallowed: Rule {
  public static let notes = RuleNotes(
    summary: "what somebody asked for fails into try? or a log",
    why: "the button was activated, it failed, and nothing is heard or seen of it",
    help: "catch the error, keep it in a property, and show what to do next",
    limits:
      "certain for work that is named like a wish of the user: save, send, delete, pay; other calls are reported for review",
    guidelines: [.wcag("3.3.1"), .nutrition(.voiceOver)],
    state: .error, effect: .blocks,
    examples: [
      .finds(
        """
        struct Example: View {
          let save: (String) throws -> Void
          var body: some View {
            Button("Save note") { 1️⃣try? save("note") }
          }
        }
        """, heard: "Save note, button"),
      .allows(
        """
        struct Example: View {
          let save: (String) throws -> Void
          @State private var problem: String?
          var body: some View {
            Button("Save note") {
              do { try save("note") } catch { problem = "The note could not be saved. Try again." }
            }
            .alert("Not saved", isPresented: .constant(problem != nil)) {}
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            Button("Open") {
              Task {
                try? await Task.sleep(for: .seconds(1))
                isOpen = true
              }
            }
          }
        }
        """),
    ])

  public init() {}

  private static let wishes: Set<String> = [
    "save", "send", "delete", "remove", "post", "submit", "create", "update", "upload", "pay", "book", "follow",
    "publish", "order", "share", "report", "buy", "purchase", "subscribe", "register", "login", "sign", "add",
    "reserve",
    "cancel", "confirm", "import", "export", "download", "restore", "rename", "move", "store", "join", "leave",
  ]
  private static let logs: Set<String> = ["print", "debugPrint", "NSLog", "os_log", "dump", "assertionFailure"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let found = touches(view)
    return found.map { finding in
      // Several controls may ask for the same.
      let heard = found.filter { $0.span == finding.span && $0.isReview == finding.isReview }.compactMap(\.heard)
        .eachOnce
      var finding = finding
      finding.heard = heard.isEmpty ? nil : heard.prefix(4).joined(separator: " | ")
      return finding
    }
  }

  private func touches(_ view: AuditedView) -> [AuditFinding] {
    view.handlers.filter { $0.isTouch || $0.kind == "refreshable" }.flatMap { handler in
      swallowed(handler).compactMap { effect, call in
        let element =
          view.everyElement.first { $0.key == .init(span: handler.span, frames: handler.frames) }
          ?? view.everyElement.first { $0.span == handler.span }
        let isWish = Words.ofName(call).contains(where: Self.wishes.contains)
        // Deep in other code something that nobody asked for may well fail.
        let isHere = effect.span.file == handler.span.file
        guard isWish || isHere, !isCleaning(call, effect, handler, element) else { return nil }
        return AuditFinding(
          at: effect.span, via: handler.frames, "nobody is told if ‘\(call)’ fails", heard: element?.heard,
          review: !isWish || handler.kind == "refreshable" || !isHere
            ? "it may be of no consequence for the user"
            : onlyKeeps(call, effect, handler, element)
              ? "what was asked for is done, and only keeping it may fail"
              : readsAgain(after: effect, handler, view) ? "what is shown is read anew, and shows that it failed" : nil)
      }
    }
  }

  /// Something was changed, which is seen, and the store is then told to write it down.
  private func onlyKeeps(
    _ call: String, _ effect: AuditedHandler.Effect, _ handler: AuditedHandler, _ element: AuditedElement?
  ) -> Bool {
    guard call.lowercased().hasSuffix("context.save") else { return false }
    let named = Words.ofName(element?.label?.written ?? "") + Words.ofName(handler.trigger)
    guard named.allSatisfy({ !Self.wishes.contains($0) }) else { return false }
    var isChanged = false
    for other in handler.effects where !effect.span.contains(other.span) {
      switch other.kind {
      case .assigns: isChanged = isChanged || other.span < effect.span
      case .calls(let name): if Words.ofName(name).contains(where: Self.wishes.contains) { return false }
      default: break
      }
    }
    return isChanged
  }

  /// What a list shows is asked for once more afterwards: what could not be deleted is still in it.
  private func readsAgain(after effect: AuditedHandler.Effect, _ handler: AuditedHandler, _ view: AuditedView) -> Bool {
    handler.effects.contains { other in
      guard case .assigns(let name, let value?) = other.kind, effect.span < other.span, value.contains("("),
        other.span.file == effect.span.file
      else { return false }
      return view.controls("ForEach", "List").contains { list in
        list.argument(nil).map { view.mentions($0.value, [name]) } ?? false
      }
    }
  }

  private func swallowed(_ handler: AuditedHandler) -> [(AuditedHandler.Effect, String)] {
    var found: [(AuditedHandler.Effect, String)] = []
    for effect in handler.effects where effect.kind == .swallowsError {
      let calls = handler.effects.compactMap { other -> String? in
        guard case .calls(let name) = other.kind, effect.span.contains(other.span) else { return nil }
        return name
      }
      guard let call = calls.first, effect.caughtIn == nil, !calls.contains(where: { $0.hasSuffix("sleep") }),
        !isHousekeeping(call, effect, handler)
      else { continue }
      found.append((effect, call))
    }
    // `catch { print(error) }`
    var seen: Set<SourceSpan> = []
    for first in handler.effects {
      guard let attempt = first.caughtIn, seen.insert(attempt).inserted else { continue }
      let caught = handler.effects.filter { $0.caughtIn == attempt }
      guard caught.allSatisfy({ isLog($0) || $0.kind == .swallowsError }),
        let tried = tried(in: attempt, before: first, handler)
      else { continue }
      found.append((first, tried))
    }
    if let failed = failed(handler) { found.append(failed) }
    return found
  }

  /// What a `do` statement tries: of several calls the one that is named like a wish, else the last.
  private func tried(in attempt: SourceSpan, before first: AuditedHandler.Effect, _ handler: AuditedHandler) -> String?
  {
    let calls = handler.effects.compactMap { effect -> (name: String, isTried: Bool)? in
      guard case .calls(let name) = effect.kind, effect.caughtIn != attempt, attempt.contains(effect.span),
        effect.span < first.span, !isLog(effect), name != "Task"
      else { return nil }
      return (name, effect.isTried)
    }
    let named = calls.contains(where: \.isTried) ? calls.filter(\.isTried) : calls
    let wish = named.last { Words.ofName($0.name).contains(where: Self.wishes.contains) }
    guard let call = wish ?? named.last, !Self.isWorkedOut(call.name), !call.name.hasSuffix("sleep") else { return nil }
    return call.name
  }

  /// Work on values at hand, which fails when the program is wrong and not when somebody is unlucky.
  private static func isWorkedOut(_ call: String) -> Bool {
    let last = call.split(separator: ".").last.map(String.init) ?? call
    return ["encode", "decode", "jsonObject", "data", "lockForConfiguration", "unlockForConfiguration"].contains(last)
  }

  /// `case .failure(let error): print(error)`
  private func failed(_ handler: AuditedHandler) -> (AuditedHandler.Effect, String)? {
    let told = handler.effects.filter { $0.tests.contains { $0.hasPrefix("case .failure") } }
    guard let first = told.first, told.allSatisfy({ isLog($0) }) else { return nil }
    let asked = handler.effects.last { effect in
      guard case .calls(let name) = effect.kind else { return false }
      return effect.span.contains(first.span) && effect.span != first.span && name != "Task" && !isLog(effect)
    }
    guard let asked, case .calls(let name) = asked.kind else { return nil }
    return (first, name)
  }

  /// A folder is made, or an old file put out of the way, before something else is done with it: it may well fail.
  private func isHousekeeping(_ call: String, _ effect: AuditedHandler.Effect, _ handler: AuditedHandler) -> Bool {
    if call.hasSuffix(".createDirectory") { return true }
    guard call.hasSuffix(".removeItem") else { return false }
    return handler.effects.contains { other in
      guard case .calls(let name) = other.kind, effect.span < other.span, other.span.file == effect.span.file else {
        return false
      }
      return ["createDirectory", "write", "copyItem", "moveItem", "createFile", "unzipItem"].contains(
        name.split(separator: ".").last.map(String.init) ?? name)
    }
  }

  private static let removing: Set<String> = [
    "clean", "cleanup", "clear", "delete", "discard", "empty", "erase", "free", "forget", "purge", "remove", "reset",
    "trash", "wipe",
  ]

  /// Something is put out of the way on the way to what was asked for, which goes on either way.
  private func isCleaning(
    _ call: String, _ effect: AuditedHandler.Effect, _ handler: AuditedHandler, _ element: AuditedElement?
  ) -> Bool {
    guard call.hasSuffix(".removeItem") || call.hasSuffix(".removeAll") else { return false }
    guard let label = element?.label, label.isName, !(element?.isUnnamedImage ?? true) else { return false }
    let asked = Words.list(label.written) + Words.ofName(handler.trigger)
    guard asked.allSatisfy({ !Self.removing.contains($0) }) else { return false }
    return handler.effects.contains { other in
      guard effect.span != other.span, !effect.span.contains(other.span) else { return false }
      switch other.kind {
      case .assigns: return true
      case .calls(let name): return !name.hasPrefix("FileManager") && name != call && name != "Task"
      default: return false
      }
    }
  }

  private func isLog(_ effect: AuditedHandler.Effect) -> Bool {
    guard case .calls(let name) = effect.kind else { return false }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return Self.logs.contains(last) || name.lowercased().contains("log")
  }
}
