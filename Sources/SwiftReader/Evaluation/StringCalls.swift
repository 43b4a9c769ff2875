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
    case "range":
      guard let words, let first, arguments.count <= 2 else { break }
      var options: String.CompareOptions = []
      if arguments.count == 2 {
        guard case .implicitMember("caseInsensitive", _) = arguments[1].value else { break }
        options = .caseInsensitive
      }
      guard let range = words.range(of: first, options: options) else { return .absent }
      let bounds = [range.lowerBound, range.upperBound].map { words.distance(from: words.startIndex, to: $0) }
      return .tuple([("lowerBound", .int(bounds[0])), ("upperBound", .int(bounds[1]))])
    case "first", "last", "firstIndex", "lastIndex":
      guard let words, words.count <= 500, let argument = arguments.first else { break }
      let characters = words.map { Value.string(String($0)) }
      let tests = characters.map { character in
        argument.label == "of"
          ? evaluator.equality(character, argument.value, at: node)
          : evaluator.truth(
            of: ListCalls.apply(argument.value, to: [character], evaluator: evaluator, at: node), at: node)
      }
      guard tests.allSatisfy({ $0 == .always || $0 == .never }) else { break }
      let found = name.hasPrefix("first") ? tests.firstIndex(of: .always) : tests.lastIndex(of: .always)
      guard let found else { return .absent }
      return name.hasSuffix("Index") ? .int(found) : characters[found]
    case "dropFirst", "dropLast":
      if let words {
        var count = 1
        if case .int(let given)? = arguments.first?.value { count = max(0, given) } else if !arguments.isEmpty { break }
        return .string(String(name == "dropFirst" ? words.dropFirst(count) : words.dropLast(count)))
      }
    case "reversed": if let words { return .string(String(words.reversed())) }
    case "padding":
      if let words, arguments.count == 3, case .int(let length) = arguments[0].value, (0...200).contains(length),
        let pad = evaluator.plainText(arguments[1].value, at: node).known, !pad.isEmpty,
        case .int(let start) = arguments[2].value, (0..<pad.count).contains(start)
      {
        return .string(words.padding(toLength: length, withPad: pad, startingAt: start))
      }
    default: break
    }
    if optional.contains(name) {
      return .unknown(
        Reason("whether ‘\(node.shortSource)’ finds something is known only when the app runs", span: node.span))
    }
    if ["hasPrefix", "hasSuffix", "allSatisfy"].contains(name) { return .condition(evaluator.opaqueTest(node)) }
    return .text(evaluator.hole(node, "‘\(node.shortSource)’ is made when the app runs"))
  }

  /// Functions that may give `nil`.
  private static let optional: Set<String> = [
    "applyingTransform", "data", "first", "firstIndex", "firstMatch", "firstRange", "index", "last", "lastIndex", "max",
    "min", "prefixMatch", "randomElement", "range", "wholeMatch",
  ]

  private static func contains(_ words: String, _ code: Value, evaluator: Evaluator, at node: Syntax) -> Value {
    evaluator.boolean(
      words.prefix(500).map { character in
        evaluator.truth(
          of: ListCalls.apply(code, to: [.string(String(character))], evaluator: evaluator, at: node), at: node)
      }.reduce(.never, ||))
  }
}
