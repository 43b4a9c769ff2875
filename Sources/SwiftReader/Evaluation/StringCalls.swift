import Foundation
import ScreenModel

/// Calls on text, as far as its words are known.
enum StringCalls {
  static func call(
    _ name: String, on text: SymbolicText, _ arguments: [EvaluatedArgument], evaluator: Evaluator, at node: Syntax
  ) -> Value {
    let words = text.known
    let first = arguments.first.flatMap { evaluator.plainText($0.value, at: node).known }
    switch name {
    case "uppercased": return .text(text.mapKnown { $0.uppercased() })
    case "lowercased": return .text(text.mapKnown { $0.lowercased() })
    case "trimmingCharacters": if let words { return .string(words.trimmingCharacters(in: .whitespacesAndNewlines)) }
    case "hasPrefix": if let words, let first { return .bool(words.hasPrefix(first)) }
    case "hasSuffix": if let words, let first { return .bool(words.hasSuffix(first)) }
    case "contains", "localizedCaseInsensitiveContains", "localizedStandardContains", "localizedContains":
      if let words, case .closure? = arguments.first?.value {
        return contains(words, arguments[0].value, evaluator: evaluator, at: node)
      }
      if let words, case .keyPath? = arguments.first?.value {
        return contains(words, arguments[0].value, evaluator: evaluator, at: node)
      }
      if let words, let first {
        let found =
          name == "contains"
          ? words.contains(first) : words.range(of: first, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        return .bool(found || first.isEmpty)
      }
      return .condition(evaluator.opaqueTest(node))
    case "replacingOccurrences":
      if let words, arguments.count >= 2, let first,
        let second = evaluator.plainText(arguments[1].value, at: node).known, !first.isEmpty
      {
        return .string(words.replacingOccurrences(of: first, with: second))
      }
    case "appending":
      if let argument = arguments.first { return .text(text + evaluator.plainText(argument.value, at: node)) }
    case "prefix":
      if let words, case .int(let count)? = arguments.first?.value {
        return .string(String(words.prefix(max(0, count))))
      }
    case "suffix":
      if let words, case .int(let count)? = arguments.first?.value {
        return .string(String(words.suffix(max(0, count))))
      }
    case "split", "components":
      if let words, let first, !first.isEmpty {
        return .list(
          words.components(separatedBy: first).filter { name == "components" || !$0.isEmpty }.map(Value.string))
      }
    case "filter", "allSatisfy":
      if let words, let code = arguments.first?.value {
        let tests = words.map { character in
          evaluator.truth(
            of: ListCalls.apply(code, to: [.string(String(character))], evaluator: evaluator, at: node), at: node)
        }
        guard tests.allSatisfy({ $0 == .always || $0 == .never }) else { break }
        if name == "allSatisfy" { return .bool(tests.allSatisfy { $0 == .always }) }
        return .string(String(zip(words, tests).filter { $0.1 == .always }.map(\.0)))
      }
    default: break
    }
    if ["hasPrefix", "hasSuffix", "allSatisfy"].contains(name) { return .condition(evaluator.opaqueTest(node)) }
    return .text(evaluator.hole(node, "‘\(node.shortSource)’ is made when the app runs"))
  }

  private static func contains(_ words: String, _ code: Value, evaluator: Evaluator, at node: Syntax) -> Value {
    evaluator.boolean(
      words.prefix(500).map { character in
        evaluator.truth(
          of: ListCalls.apply(code, to: [.string(String(character))], evaluator: evaluator, at: node), at: node)
      }.reduce(.never, ||))
  }
}
