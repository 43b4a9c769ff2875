import Foundation
import ScreenModel

/// What the Swift standard library, Foundation and SwiftUI's value types do, as far as view code needs it.
enum StandardLibrary {
  /// A property of a known value.
  static func member(_ name: String, of value: Value, evaluator: Evaluator, at node: Syntax) -> Value {
    switch value {
    case .text, .literal:
      let text = evaluator.plainText(value, at: node)
      return member(name, of: text, evaluator: evaluator, at: node)
    case .list(let items):
      switch name {
      case "count": return .int(items.count)
      case "isEmpty": return .bool(items.isEmpty)
      case "first": return items.first ?? .absent
      case "last": return items.last ?? .absent
      case "indices": return .list(items.indices.map(Value.int))
      default: break
      }
    case .dictionary(let entries):
      switch name {
      case "count": return .int(entries.count)
      case "isEmpty": return .bool(entries.isEmpty)
      case "keys": return .list(entries.map(\.0))
      case "values": return .list(entries.map(\.1))
      default: break
      }
    case .int(let number):
      if name == "description" { return .string(String(number)) }
      if name == "magnitude", number != .min { return .int(abs(number)) }
    case .double(let number) where name == "description": return .string(String(number))
    case .bool(let flag) where name == "description": return .string(String(flag))
    case .absent: return .absent
    default: break
    }
    return .unknown(Reason("‘.\(name)’ is known only when the app runs", span: node.span))
  }

  private static func member(_ name: String, of text: SymbolicText, evaluator: Evaluator, at node: Syntax) -> Value {
    switch name {
    case "isEmpty":
      if let words = text.known { return .bool(words.isEmpty) }
      if text.parts.contains(where: { if case .known(let words) = $0 { !words.isEmpty } else { false } }) {
        return .bool(false)
      }
      if text.parts.count == 1, case .hole(_, let symbols, _) = text.parts[0], let symbol = symbols.first {
        return evaluator.boolean(.atom(Atom(symbol: symbol, test: .isEmpty)))
      }
      if text.parts.count == 1, case .choice(let alternatives) = text.parts[0] {
        return evaluator.choice(
          alternatives.map { ($0.0, member(name, of: $0.1, evaluator: evaluator, at: node)) }, at: node)
      }
      return .condition(evaluator.opaqueTest(node))
    case "count": if let words = text.known { return .int(words.count) }
    case "first": if let words = text.known { return words.first.map { .string(String($0)) } ?? .absent }
    case "last": if let words = text.known { return words.last.map { .string(String($0)) } ?? .absent }
    case "description", "localizedLowercase": if name == "description" { return .text(text) }
    case "capitalized", "localizedCapitalized": return .text(text.mapKnown(\.capitalized))
    case "isNumber": if let words = text.known { return .bool(!words.isEmpty && words.allSatisfy(\.isNumber)) }
    case "isLetter": if let words = text.known { return .bool(!words.isEmpty && words.allSatisfy(\.isLetter)) }
    case "isWhitespace": if let words = text.known { return .bool(!words.isEmpty && words.allSatisfy(\.isWhitespace)) }
    default: break
    }
    return .unknown(Reason("‘.\(name)’ is known only when the app runs", span: node.span))
  }

  /// A call on a known or symbolic value.
  static func call(
    _ name: String, on value: Value, _ arguments: [EvaluatedArgument], evaluator: Evaluator, at node: Syntax
  )
    -> Value
  {
    if name == "map" || name == "flatMap", let code = arguments.first?.value {
      switch value {
      // An optional that is there.
      case .text, .literal, .int, .double, .bool, .enumCase, .tuple:
        return ListCalls.apply(code, to: [value], evaluator: evaluator, at: node)
      case .instance(let instance) where instance.symbol == nil:
        return ListCalls.apply(code, to: [value], evaluator: evaluator, at: node)
      default: break
      }
    }
    switch value {
    case .list(let items): return ListCalls.call(name, on: items, arguments, evaluator: evaluator, at: node)
    // Only in an order of its own does a dictionary have one.
    case .dictionary(let entries) where name == "sorted":
      let pairs = entries.map { Value.tuple([("key", $0.0), ("value", $0.1)]) }
      return ListCalls.call(name, on: pairs, arguments, evaluator: evaluator, at: node)
    case .dictionary(let entries) where name == "max" || name == "min":
      let pairs = entries.map { Value.tuple([("key", $0.0), ("value", $0.1)]) }
      return ListCalls.call(name, on: pairs, arguments, evaluator: evaluator, at: node)
    case .dictionary(let entries) where name == "filter" || name == "mapValues":
      return DictionaryCalls.filtered(name, entries, arguments, evaluator: evaluator, at: node)
    case .dictionary(let entries) where entries.count <= 1 || ["contains", "allSatisfy", "reduce"].contains(name):
      let pairs = entries.map { Value.tuple([("key", $0.0), ("value", $0.1)]) }
      return ListCalls.call(name, on: pairs, arguments, evaluator: evaluator, at: node)
    case .text, .literal:
      return StringCalls.call(name, on: evaluator.plainText(value, at: node), arguments, evaluator: evaluator, at: node)
    case .symbol(let typed): return symbolCall(name, on: typed, arguments, evaluator: evaluator, at: node)
    case .binding(_, let inner):
      return call(name, on: inner, arguments, evaluator: evaluator, at: node)
    case .instance(let instance):
      if let symbol = instance.symbol {
        return symbolCall(name, on: TypedSymbol(symbol: symbol, type: nil), arguments, evaluator: evaluator, at: node)
      }
      if name == "formatted", let words = formatted(value, arguments, evaluator) { return .string(words) }
      return .unknown(Reason("‘.\(name)’ is not declared in the project", span: node.span))
    case .int, .double:
      if name == "formatted", arguments.isEmpty, case .int(let number) = value {
        return .string(evaluator.localization.grouped(number))
      }
      if name == "formatted" {
        let style = arguments.first?.value ?? .implicitMember("number", [])
        if let words = NumberFormats.words(value, style: style, evaluator, at: node) { return .text(words) }
      }
      if name == "rounded", case .double(let number) = value {
        guard let rule = arguments.first?.value else { return .double(number.rounded()) }
        guard case .implicitMember(let how, _) = rule else {
          return .unknown(Reason("‘\(node.shortSource)’ depends on the run", span: node.span))
        }
        switch how {
        case "up": return .double(number.rounded(.up))
        case "down": return .double(number.rounded(.down))
        case "towardZero": return .double(number.rounded(.towardZero))
        case "toNearestOrEven": return .double(number.rounded(.toNearestOrEven))
        default: return .double(number.rounded())
        }
      }
      if name == "quotientAndRemainder", case .int(let one) = value, case .int(let two)? = arguments.first?.value,
        two != 0, two != -1
      {
        return .tuple([("quotient", .int(one / two)), ("remainder", .int(one % two))])
      }
      if name == "isMultiple", case .int(let one) = value, case .int(let two)? = arguments.first?.value, two != 0 {
        return .bool(one % two == 0)
      }
      return .text(evaluator.hole(node, "formatted when the app runs"))
    // A view that is not there stays so under its modifiers.
    case .absent:
      let isKept =
        name == "map" || name == "flatMap" || AllModifiers.byName[name] != nil || HarmlessModifiers.contains(name)
      return isKept
        ? .absent : .unknown(Reason("‘.\(name)’ of nothing is known only when the app runs", span: node.span))
    case .unknown: return value
    default: return .unknown(Reason("‘.\(name)’ is known only when the app runs", span: node.span))
    }
  }

  /// `date.formatted(date: .long, time: .omitted)`, `duration.formatted(.time(pattern: .minuteSecond))`
  private static func formatted(_ value: Value, _ arguments: [EvaluatedArgument], _ evaluator: Evaluator) -> String? {
    let language = evaluator.options.language
    if let first = arguments.first, first.label == nil {
      return FixedTimes.words(value, format: first.node.source, language: language)
    }
    func style(_ label: String, _ other: String) -> String {
      guard let argument = arguments.first(where: { $0.label == label }) else { return arguments.isEmpty ? other : "" }
      return argument.value.memberName ?? ""
    }
    return FixedTimes.words(
      value, date: style("date", "numeric"), time: style("time", "shortened"), language: language)
  }

  /// A call on something known only when the app runs gives something known only then, with a name of its own.
  private static func symbolCall(
    _ name: String, on typed: TypedSymbol, _ arguments: [EvaluatedArgument], evaluator: Evaluator, at node: Syntax
  ) -> Value {
    switch name {
    case "map", "flatMap":
      // On an optional: the closure sees what is there. On a collection the result is a collection.
      guard typed.type?.element == nil, typed.type?.isOptional == true, let code = arguments.first?.value else { break }
      let present = evaluator.isPresent(.symbol(typed), at: node)
      let inner = evaluator.unwrapped(.symbol(typed), at: node)
      let mapped = evaluator.assuming(present) { ListCalls.apply(code, to: [inner], evaluator: evaluator, at: node) }
      return evaluator.choice([(present, mapped ?? .absent), (!present, .absent)], at: node)
    case "contains", "hasPrefix", "hasSuffix", "allSatisfy", "isSuperset", "isSubset":
      let what = arguments.first.map { $0.value.constant?.written ?? $0.node.shortSource } ?? ""
      let row = arguments.lazy.compactMap { argument -> Int? in
        if case .symbol(let other) = argument.value { return other.symbol.item }
        if case .instance(let other) = argument.value { return other.symbol?.item }
        return nil
      }.first
      var symbol = typed.symbol
      if let row, symbol.item == nil { symbol = symbol.ofRow(row) }
      return evaluator.boolean(.atom(Atom(symbol: symbol, test: .other("\(name)(\(what))"))))
    case "forEach":
      for argument in arguments {
        guard case .closure(let closure) = argument.value else { continue }
        evaluator.forget(changedIn: closure.node, in: closure.scope)
      }
    case "filter", "sorted", "prefix", "suffix", "reversed", "dropFirst", "dropLast", "shuffled", "uniqued":
      return .symbol(TypedSymbol(symbol: typed.symbol.member("\(name)(…)"), type: typed.type))
    case "enumerated": return .symbol(TypedSymbol(symbol: typed.symbol, type: typed.type))
    default: break
    }
    if evaluator.effects != nil { follow(arguments, evaluator: evaluator, at: node) }
    let written =
      arguments.isEmpty
      ? "\(name)()" : "\(name)(\(arguments.map { $0.value.constant?.written ?? "…" }.joined(separator: ", ")))"
    return .symbol(TypedSymbol(symbol: typed.symbol.member(written), type: nil))
  }

  /// `withAnimation { … }`, `Task { … }`, `queue.async { … }`: what the code does happens sooner or later.
  static func follow(_ arguments: [EvaluatedArgument], evaluator: Evaluator, at node: Syntax) {
    for argument in arguments {
      guard case .closure(let closure) = argument.value else { continue }
      let values = closure.node.all(.closureParameter).map { parameter in
        Value.unknown(Reason("‘\(parameter.text)’ is handed in when the app runs", span: node.span))
      }
      _ = evaluator.call(closure, values, at: argument.node)
    }
  }
  /// Types whose functions make styles: `Color.black.opacity(0.4)`, `Font.system(size: 12)`.
  private static let styling: Set<String> = ["Color", "Font", "Animation", "AnyTransition", "UIColor"]

  /// A value of a type the project does not declare.
  static func construct(_ name: String, _ arguments: [EvaluatedArgument], evaluator: Evaluator, at node: Syntax)
    -> Value
  {
    let first = arguments.first
    switch name {
    case "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Substring",
      "NSLocalizedString", "String.localizedStringWithFormat":
      guard let first else { return .string("") }
      if name == "String.localizedStringWithFormat" {
        return .text(
          evaluator.localization.format(
            first.value, arguments.dropFirst().map(\.value), groups: true, evaluator: evaluator, at: node))
      }
      if name == "String", first.label == "repeating", case .int(let count)? = arguments.last?.value {
        guard let words = evaluator.plainText(first.value, at: first.node).known, words.count * max(0, count) <= 2_000
        else { return .text(evaluator.hole(node, "made when the app runs")) }
        return .string(String(repeating: words, count: max(0, count)))
      }
      if name == "AttributedString", first.label == "markdown" {
        let text = evaluator.plainText(first.value, at: first.node)
        var words = text.mapKnown(Markdown.spoken)
        words.hasLink = text.known.map(Markdown.hasLink) ?? false
        return .text(words)
      }
      let isLocalized =
        name == "NSLocalizedString" || name == "LocalizedStringKey" || name == "LocalizedStringResource"
        || first.label == "localized"
      // A `String`, whatever is in it: no key with places for values.
      var key = first.value
      if name == "NSLocalizedString" || first.label == "stringLiteral", case .literal(let literal) = key,
        literal.plain == nil
      {
        key = .text(evaluator.plainText(key, at: first.node))
      }
      let table =
        arguments.first { $0.label == "table" || $0.label == "tableName" }.map {
          evaluator.plainText($0.value, at: $0.node).known
        } ?? nil
      if name == "NSLocalizedString", let value = arguments.first(where: { $0.label == "value" }),
        let words = evaluator.plainText(value.value, at: value.node).known, !words.isEmpty,
        let key = evaluator.plainText(first.value, at: first.node).known
      {
        let text = evaluator.keyText(first.value, table: table, marksUp: false, at: first.node)
        return .text(text.known == key ? SymbolicText(words, key: key) : text)
      }
      if isLocalized {
        let marksUp = name == "LocalizedStringKey" || name == "LocalizedStringResource"
        let text = evaluator.keyText(key, table: table, marksUp: marksUp, at: first.node)
        if let value = arguments.first(where: { $0.label == "defaultValue" }), let asked = text.key,
          evaluator.localization.found(key: asked, table: table) == nil
        {
          var words = evaluator.plainText(value.value, at: value.node)
          words.key = asked
          return .text(words)
        }
        return .text(text)
      }
      if first.label == "format" || first.label == "describing" || first.label == nil {
        if first.label == "format" {
          let values = arguments.dropFirst().filter { $0.label != "locale" }.flatMap { argument -> [Value] in
            if argument.label == "arguments", case .list(let items) = argument.value { return items }
            return [argument.value]
          }
          return .text(evaluator.localization.format(first.value, values, evaluator: evaluator, at: node))
        }
        return .text(evaluator.plainText(first.value, at: first.node))
      }
      return .text(evaluator.hole(node, "made when the app runs"))
    case "NSAttributedString", "NSMutableAttributedString":
      guard let first, first.label == "string" || first.label == nil else { break }
      return .text(evaluator.plainText(first.value, at: first.node))
    case "Int", "Double", "CGFloat", "Float", "Decimal", "Int64", "Int32", "Int16", "Int8", "UInt", "UInt64", "UInt32",
      "UInt16", "UInt8", "TimeInterval":
      let isWhole = name.contains("Int") && name != "TimeInterval"
      guard let first else { return .int(0) }
      if let number = evaluator.number(first.value) {
        return isWhole ? .int(Int(exactly: number.rounded(.towardZero)) ?? 0) : .double(number)
      }
      if let words = evaluator.plainText(first.value, at: first.node).known {
        return isWhole ? Int(words).map(Value.int) ?? .absent : Double(words).map(Value.double) ?? .absent
      }
      return .unknown(Reason("‘\(node.shortSource)’ depends on the run", span: node.span))
    case "Array", "IdentifiedArray", "ContiguousArray":
      // The characters of a text.
      if arguments.count == 1, first?.label == nil, let value = first?.value {
        let words: String?
        switch value {
        case .literal(let literal): words = evaluator.plainText(value, at: literal.node).known
        case .text(let text): words = text.known
        default: words = nil
        }
        if let words { return .list(words.prefix(200).map { .string(String($0)) }) }
      }
      if first?.label == "repeating", case .int(let count)? = arguments.last?.value, let value = first?.value {
        return .list(Array(repeating: value, count: min(max(0, count), 200)))
      }
      if case .dictionary(let entries)? = first?.value {
        return .list(entries.map { .tuple([("key", $0.0), ("value", $0.1)]) })
      }
      return first.map(\.value) ?? .list([])
    case "Dictionary":
      if let groups = DictionaryCalls.grouped(arguments, evaluator: evaluator, at: node) { return groups }
      if arguments.isEmpty { return .dictionary([]) }
    case "Set", "OrderedSet":
      guard case .list(let items)? = first?.value else { return first.map(\.value) ?? .list([]) }
      var distinct: [Value] = []
      for item in items {
        let same = distinct.map { evaluator.equality(item, $0, at: node) }.reduce(.never, ||)
        if same == .always { continue }
        guard same == .never else {
          return .unknown(Reason("which items are equal depends on the run", span: node.span))
        }
        distinct.append(item)
      }
      return .list(distinct)
    case "zip":
      guard arguments.count == 2, case .list(let one) = arguments[0].value, case .list(let two) = arguments[1].value
      else { break }
      return .list(zip(one, two).map { .tuple([(nil, $0), (nil, $1)]) })
    case "stride":
      guard arguments.count == 3, case .int(let from) = arguments[0].value, case .int(let to) = arguments[1].value,
        case .int(let by) = arguments[2].value, by != 0, abs((to - from) / by) <= 200
      else { break }
      let steps =
        arguments[1].label == "through"
        ? Array(stride(from: from, through: to, by: by)) : Array(stride(from: from, to: to, by: by))
      return .list(steps.map(Value.int))
    case "floor", "ceil", "round", "trunc":
      guard let number = first.flatMap({ evaluator.number($0.value) }) else { break }
      switch name {
      case "floor": return .double(number.rounded(.down))
      case "ceil": return .double(number.rounded(.up))
      case "trunc": return .double(number.rounded(.towardZero))
      default: return .double(number.rounded())
      }
    case "abs":
      if case .int(let number)? = first?.value { return .int(abs(number)) }
      if case .double(let number)? = first?.value { return .double(abs(number)) }
    case "State", "StateObject", "Binding", "Published", "Bindable", "ObservedObject", "FocusState":
      guard let value = first?.value else { return .unknown(Reason(name, span: node.span)) }
      if name == "Binding", first?.label == "get", case .closure(let getter) = value {
        return .binding(Place(symbol: Symbol(node.shortSource, owner: -1)), evaluator.call(getter, [], at: node))
      }
      return first?.label == "initialValue" || first?.label == "wrappedValue" ? .tuple([(nil, value)]) : value
    case "Binding.constant":
      guard let value = first?.value else { break }
      return .binding(Place(symbol: Symbol(node.shortSource, owner: -1)), value)
    case "min", "max":
      let numbers = arguments.compactMap { evaluator.number($0.value) }
      if numbers.count == arguments.count, let chosen = name == "min" ? numbers.min() : numbers.max() {
        return evaluator.number(chosen, like: arguments.map(\.value))
      }
    case "Calendar.current.date":
      if first?.label == "from", let value = first?.value, let date = FixedTimes.date(from: value) { return date }
    case "Duration.seconds":
      if let duration = FixedTimes.duration(name, first) { return duration }
    case "Optional", "Optional.some": return first?.value ?? .absent
    case "ListFormatter.localizedString":
      if case .list(let items)? = first?.value {
        let texts = items.map { evaluator.plainText($0, at: node) }
        if let words = ListWords.words(texts, style: nil, language: evaluator.options.language) { return .text(words) }
      }
      return .text(evaluator.hole(node, "formatted when the app runs"))
    default: break
    }
    if let effects = evaluator.effects {
      effects.note(construct: name, arguments, at: node, evaluator: evaluator)
      follow(arguments, evaluator: evaluator, at: node)
    }
    if evaluator.effects == nil, name == "withAnimation" || name == "withTransaction",
      case .closure(let closure)? = arguments.last?.value
    {
      return evaluator.call(closure, [], at: node)
    }
    let parts = name.split(separator: ".")
    let isStyling = parts.first.map { styling.contains(String($0)) } == true || ScaledSize.isLimit(name, arguments)
    if parts.last?.startsUpper == true || isStyling {
      // A view of a package, or a value nobody speaks: what it is shows where it is used.
      return .view(.builtin(BuiltinCall(name: name, arguments: arguments, node: node, frames: evaluator.frames)))
    }
    return .unknown(Reason("‘\(node.shortSource)’ is known only when the app runs", span: node.span))
  }
}
