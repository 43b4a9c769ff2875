import ScreenModel

/// What tells the rows of a repeated view apart: read from the `ForEach` or `List` around a place.
struct RowKey: Sendable, Hashable {
  /// Code that is another value for each row and the same after each start: `position.id`.
  var code: String
  /// The name the row has in the loop: `position`.
  var item: String
  /// The place is the whole row, not a part of it.
  var isWhole: Bool

  /// A loop around a place.
  private struct Loop {
    var call: WrittenView
    var closure: WrittenArgument
  }

  /// What came of looking for one.
  enum Answer: Sendable, Hashable {
    /// Nothing is repeated here.
    case none
    case key(RowKey)
    /// It is repeated, and nothing stable tells the rows apart, for this reason.
    case unknown(String)
  }

  /// Looks at the loops around an offset.
  static func around(_ offset: Int, in file: WrittenFile) -> Answer {
    var loops: [Loop] = []
    for view in file.views.values where view.range.lowerBound < offset && view.range.contains(offset) {
      guard let closure = view.base.arguments.first(where: { $0.body?.contains(offset) == true }) else { continue }
      let isLoop = repeating.contains(view.base.name) && view.base.argument(nil) != nil
      if isLoop { loops.append(Loop(call: view, closure: closure)) }
      if !isLoop, !closure.parameters.isEmpty, !single.contains(view.base.name),
        view.base.name.first?.isUppercase == true
      {
        return .unknown("whether ‘\(view.base.name)’ repeats it cannot be told")
      }
    }
    loops.sort { $0.call.range.lowerBound < $1.call.range.lowerBound }
    guard let inner = loops.last else { return .none }
    return key(of: inner, at: offset, file)
  }

  private static let repeating: Set<String> = ["ForEach", "List", "OutlineGroup"]

  /// Views of SwiftUI that hand something to their content once.
  private static let single: Set<String> = [
    "AsyncImage", "GeometryReader", "ScrollViewReader", "TimelineView", "NavigationLink", "Button", "Canvas",
    "TextField",
    "Slider", "Stepper", "Toggle", "Picker", "PhaseAnimator", "KeyframeAnimator", "ViewThatFits", "Group", "Binding",
    "MapReader", "ShareLink", "Task", "LazyImage",
  ]

  private static func key(of loop: Loop, at offset: Int, _ file: WrittenFile) -> Answer {
    let names = loop.closure.parameters.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    guard let first = names.first, first != "_" else { return .unknown("the row has no name in its loop") }
    let data = loop.call.base.argument(nil).map { file.source($0.value) } ?? ""
    let isWhole = loop.closure.statements == 1 && isFirst(offset, in: loop.closure, file)
    func made(_ code: String, _ item: String) -> Answer {
      code.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
        ? .key(RowKey(code: code, item: item, isWhole: isWhole)) : .unknown("‘\(code)’ is no plain name")
    }
    guard let path = loop.call.base.argument("id").map({ file.source($0.value).trimmed }) else {
      if let isStable = range(data) {
        return isStable ? made(first, first) : .unknown("its rows are only numbered, and numbers move")
      }
      // Without `id:` SwiftUI takes nothing but what is Identifiable.
      return names.count == 1 ? made(first + ".id", first) : .unknown("its rows are numbered")
    }
    guard path.hasPrefix("\\.") || path.hasPrefix("\\") && path.contains(".") else {
      return .unknown("‘\(path)’ is no key path")
    }
    var steps = path.drop { $0 != "." }.dropFirst().split(separator: ".").map(String.init)
    var item = first
    if names.count == 2, let step = steps.first {
      guard step == "element" else { return .unknown("its rows are only numbered, and numbers move") }
      item = names[1]
      steps.removeFirst()
    }
    if steps == ["offset"] || steps == ["0"] { return .unknown("its rows are only numbered, and numbers move") }
    if steps.isEmpty || steps == ["self"] {
      return isItsOwnName(data, at: offset, file)
        ? made(item, item) : .unknown("the row is its own identity (id: \(path)), which need not be a name")
    }
    return made(([item] + steps).joined(separator: "."), item)
  }

  /// Whether a range has fixed ends; `nil`: it is no range.
  private static func range(_ data: String) -> Bool? {
    if data.hasSuffix(".indices") || data.contains(".enumerated()") { return false }
    guard data.contains("..<") || data.contains("...") else { return nil }
    return data.allSatisfy { $0.isNumber || $0 == "." || $0 == "<" || $0 == " " }
  }

  /// Whether rows that are their own identity have one that can stand in a name.
  private static func isItsOwnName(_ data: String, at offset: Int, _ file: WrittenFile) -> Bool {
    if data.hasSuffix(".allCases") || range(data) == true { return true }
    if data.hasPrefix("[\""), data.hasSuffix("]") { return true }
    guard let property = file.type(around: offset)?.properties.first(where: { $0.name == data }) else { return false }
    let written = file.source(property.range).filter { !$0.isWhitespace }
    return ["[String]", "[Int]", "[UUID]"].contains { written.contains(":" + $0) }
  }

  private static func isFirst(_ offset: Int, in closure: WrittenArgument, _ file: WrittenFile) -> Bool {
    guard let body = closure.body else { return false }
    return file.source(body.lowerBound..<max(body.lowerBound, offset)).trimmed.isEmpty
  }
}

extension RowKey {
  /// The same key where the row is handed to a view as one of its properties: `ItemRow(item: item)` → `item.id` inside.
  ///
  /// - Parameters:
  ///   - call: Where the view is placed, with its file.
  ///   - type: The view's type, with its file.
  func inside(_ type: WrittenType, of file: WrittenFile, placedBy call: WrittenView, in outer: WrittenFile) -> RowKey? {
    guard code.hasPrefix(item + ".") || code == item, !file.source(type.range).contains("init(") else { return nil }
    for argument in call.base.arguments where !argument.isTrailing {
      guard let label = argument.label, [item, "$" + item].contains(outer.source(argument.value).trimmed),
        type.properties.contains(where: { $0.name == label && !$0.isComputed })
      else { continue }
      return RowKey(code: label + code.dropFirst(item.count), item: label, isWhole: false)
    }
    return nil
  }
}
