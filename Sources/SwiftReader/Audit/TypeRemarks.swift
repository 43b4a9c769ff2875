import ScreenModel

/// What the code of one type says that an evaluation passes over: fixed formats, and work done while a body is built.
struct TypeRemarks {
  private(set) var remarks: [AuditedRemark] = []
  private(set) var environmentKeys: Set<String> = []
  private(set) var computedReads: [String: Set<String>] = [:]
  /// Whether the system draws it in a space that does not grow.
  private(set) var isGlance = false

  static let limit = 200
  /// Calls whose closures are run while a view is built.
  private static let builders: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "List", "Form", "Section", "ForEach", "ScrollView", "LazyVStack",
    "LazyHStack",
    "NavigationStack", "NavigationView", "Grid", "GridRow",
  ]
  /// `dateFormat`, `String(format:)`
  private static let format = Array("ormat".utf8)
  private static let announcement = Array("nnouncement".utf8)
  private static let post = Array("post(".utf8)

  init(_ type: TypeDeclaration, in index: ProjectIndex) {
    isGlance = index.glanceFolders.holds(type.node.file)
    for property in type.stored {
      guard let environment = property.node.all(.attribute).first(where: { $0.text == "Environment" }),
        let argument = environment.all(.argument).first, argument.count > 0
      else { continue }
      environmentKeys.insert(argument[0].kind == .keyPath ? argument[0].text : argument[0].source)
    }
    announcing = Set(
      type.functions.filter { _, all in
        all.contains { function in
          function.first(.returnType)?.source.contains("View") != true
            && function.first(.block).map { $0.contains(Self.announcement) && $0.contains(Self.post) } ?? false
        }
      }.keys)
    let reading = FormatReading(type)
    for property in type.properties.values.sorted(by: { $0.node.offset < $1.node.offset }) {
      guard let getter = property.getter else {
        if let initial = property.node.first(.initialValue) { formats(initial, reading, of: property.name) }
        continue
      }
      formats(getter, reading, of: property.name)
      if property.name != "body", getter.length < 2_000 {
        computedReads[property.name, default: []].formUnion(getter.names(of: [.name, .member], most: 200))
      }
      if property.name == "body" || property.type?.text == "some" { building(getter, 0) }
    }
    for function in type.functions.values.joined().sorted(by: { $0.offset < $1.offset }) {
      guard let block = function.first(.block) else { continue }
      formats(block, reading)
      if function.first(.returnType)?.source.contains("some View") == true { building(block, 0) }
    }
    for (name, code) in FormatHelpers(index).used(by: type) { formats(code, reading, of: name) }
  }

  /// Formats that are fixed in a piece of code.
  private mutating func formats(_ code: Syntax, _ reading: FormatReading, of property: String? = nil) {
    guard code.contains(Self.format) else { return }
    remarks += reading.remarks(in: code, of: property).prefix(max(0, Self.limit - remarks.count))
    numbers(code, 0)
  }

  private mutating func numbers(_ node: Syntax, _ depth: Int) {
    guard depth < 200, remarks.count < Self.limit else { return }
    if node.kind == .chain, node.count > 1, node[0].text == "String", node[1].kind == .call,
      let format = node[1].all(.argument).first(where: { $0.text == "format" }), format.count > 0,
      format[0].kind == .string, format[0].hasText, !node[1].all(.argument).contains(where: { $0.text == "locale" })
    {
      remarks.append(AuditedRemark(.numberFormat(format[0].text), at: node.span))
    }
    for child in node.children { numbers(child, depth + 1) }
  }

  /// Own functions that announce, by name.
  private var announcing: Set<String> = []

  private mutating func building(_ node: Syntax, _ depth: Int) {
    guard depth < 200, remarks.count < Self.limit else { return }
    guard node.kind == .chain, node.count > 0 else {
      if node.kind != .function { for child in node.children { building(child, depth + 1) } }
      return
    }
    let names = node.children.filter { $0.kind == .member }.map(\.text)
    if names.last == "post", node.contains(Self.announcement) {
      remarks.append(AuditedRemark(.announcementInBody, at: node.span))
      return
    }
    if node.count == 2, node[0].kind == .name, node[1].kind == .call, announcing.contains(node[0].text) {
      remarks.append(AuditedRemark(.announcementInBody, at: node.span))
      return
    }
    guard node[0].kind == .name, Self.builders.contains(node[0].text), node.count > 1, node[1].kind == .call else {
      return
    }
    for argument in node[1].children { building(argument, depth + 1) }
  }
}
