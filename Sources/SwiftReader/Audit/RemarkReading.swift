import ScreenModel

/// Reads the code of view types for what an evaluation passes over: fixed formats, and work done while a body is built.
struct RemarkReading {
  private(set) var remarks: [AuditedRemark] = []
  private(set) var environmentKeys: Set<String> = []
  private(set) var computedReads: [String: Set<String>] = [:]
  private(set) var glanceFiles: Set<String> = []
  /// Names that ask for Reduce Motion: the project's helpers, and members of the view and of those placed in it.
  private(set) var motionGuards: Set<String>
  /// Files of types that ask for it.
  private(set) var motionFiles: Set<String> = []

  private let index: ProjectIndex

  init(_ index: ProjectIndex) {
    self.index = index
    motionGuards = index.motionGuards.names
  }

  private static let limit = 200
  /// Calls whose closures are run while a view is built.
  private static let builders: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "List", "Form", "Section", "ForEach", "ScrollView", "LazyVStack",
    "LazyHStack",
    "NavigationStack", "NavigationView", "Grid", "GridRow",
  ]

  mutating func read(_ type: TypeDeclaration) {
    if index.glanceFolders.holds(type.node.file) { glanceFiles.insert(type.node.file.path) }
    readMotion(type)
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
            && function.first(.block).map { $0.source.contains("nnouncement") && $0.source.contains("post(") } ?? false
        }
      }.keys)
    for property in type.properties.values.sorted(by: { $0.node.offset < $1.node.offset }) {
      guard let getter = property.getter else {
        if let initial = property.node.first(.initialValue) { formats(initial, 0, isMachine: isMachine(initial)) }
        continue
      }
      formats(getter, 0, isMachine: isMachine(getter))
      if property.name != "body", getter.length < 2_000 {
        computedReads[property.name, default: []].formUnion(names(in: getter))
      }
      if property.name == "body" || property.type?.text == "some" { building(getter, 0) }
    }
    for function in type.functions.values.joined().sorted(by: { $0.offset < $1.offset }) {
      guard let block = function.first(.block) else { continue }
      formats(block, 0, isMachine: isMachine(block))
      if function.first(.returnType)?.source.contains("some View") == true { building(block, 0) }
    }
    for piece in FormatHelpers(index).used(by: type) { formats(piece, 0, isMachine: isMachine(piece)) }
  }

  /// Notes what a view, or a modifier of the project's, asks of Reduce Motion.
  mutating func readMotion(_ type: TypeDeclaration) {
    let isAsked = type.stored.contains { property in
      property.attributes.contains("Environment") && property.node.contains(MotionGuards.question)
    }
    let own = MotionGuards.asking(in: type, motionGuards)
    if isAsked { motionFiles.insert(type.node.file.path) }
    motionGuards.formUnion(own)
  }

  /// Every name that a piece of code mentions.
  private func names(in node: Syntax) -> [String] {
    var found: [String] = []
    var waiting = [node]
    while let next = waiting.popLast(), found.count < 200 {
      if next.kind == .name || next.kind == .member { found.append(next.text) }
      waiting += next.children
    }
    return found
  }

  /// Formats for machines are meant to be the same everywhere.
  private func isMachine(_ node: Syntax) -> Bool { node.source.contains("POSIX") || node.source.contains("ISO8601") }

  private mutating func formats(_ node: Syntax, _ depth: Int, isMachine: Bool) {
    guard depth < 200, remarks.count < Self.limit else { return }
    switch node.kind {
    case .assignment where node.count > 1 && !isMachine:
      if node[0].kind == .chain, node[0].children.last?.text == "dateFormat", node[1].kind == .string, node[1].hasText {
        remarks.append(AuditedRemark(.dateFormat(node[1].text), at: node.span))
      }
    case .chain where node.count > 1 && node[0].text == "String" && node[1].kind == .call:
      if let format = node[1].all(.argument).first(where: { $0.text == "format" }), format.count > 0,
        format[0].kind == .string, format[0].hasText
      {
        remarks.append(AuditedRemark(.numberFormat(format[0].text), at: node.span))
      }
    default: break
    }
    for child in node.children { formats(child, depth + 1, isMachine: isMachine) }
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
    if names.last == "post", node.source.contains("nnouncement") {
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
