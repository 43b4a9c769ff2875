import ScreenModel

/// A type the project declares, with everything its extensions add.
final class TypeDeclaration: @unchecked Sendable {
  enum Kind: String { case `struct`, `class`, `enum`, `actor`, `protocol`, `extension` }

  let name: String
  /// `Outer.Inner`
  let path: String
  let kind: Kind
  let node: Syntax
  let module: String
  /// Module and path: the same type wherever it is met.
  let key: String
  /// The type it is declared in.
  let outer: TypeDeclaration?
  /// The declaration itself and those of its extensions.
  private(set) var declarations: [Syntax] = []
  /// Names of the types it inherits from and conforms to.
  private(set) var inherited: [String] = []
  private(set) var properties: [String: Property] = [:]
  private(set) var functions: [String: [Syntax]] = [:]
  /// Computed properties that extensions declare beside stored ones or requirements of the same name.
  private(set) var defaults: [String: Property] = [:]
  private(set) var initializers: [Syntax] = []
  private(set) var subscripts: [Syntax] = []
  private(set) var cases: [String: Syntax] = [:]
  /// Stored properties in the order declared: the memberwise initialiser's.
  private(set) var stored: [Property] = []
  /// Type aliases declared in it.
  private(set) var aliases: [String: Syntax] = [:]
  /// Where `@dynamicMemberLookup` forwards to: `viewState`, `bindings`.
  private(set) var forwarded: [String] = []
  var nested: [String: TypeDeclaration] = [:]
  /// Generic parameters by name, with their constraint.
  private(set) var generics: [String] = []

  /// A property and what its declaration says.
  struct Property {
    var name: String
    var node: Syntax
    /// Attribute names: `State`, `Binding`, `ViewBuilder`.
    var attributes: [String]
    var isStatic: Bool
    var isLet: Bool
    var isPrivate: Bool

    /// Code that computes it; `nil` for a stored property.
    let getter: Syntax?
    let type: Syntax?
    let initialValue: Syntax?

    init(name: String, node: Syntax, attributes: [String], isStatic: Bool, isLet: Bool, isPrivate: Bool) {
      self.name = name
      self.node = node
      self.attributes = attributes
      self.isStatic = isStatic
      self.isLet = isLet
      self.isPrivate = isPrivate
      getter = node.all(.accessor).first { $0.text == "get" }?.first(.block)
      type = node.first(.typeRef)
      initialValue = node.first(.initialValue).flatMap { $0.count > 0 ? $0[0] : nil }
    }
  }

  init(name: String, path: String, kind: Kind, node: Syntax, outer: TypeDeclaration?) {
    self.name = name
    self.path = path
    self.kind = kind
    self.node = node
    self.module = node.file.module
    self.key = "\(node.file.module) \(path)"
    self.outer = outer
    self.generics = node.all(.genericParameter).map(\.text)
    add(node)
  }

  /// Takes in the members of the declaration itself or of an extension.
  func add(_ declaration: Syntax) {
    declarations.append(declaration)
    inherited += declaration.all(.inherited).compactMap { $0.first(.typeRef)?.text }
    guard let members = declaration.first(.members) else { return }
    for member in members.children { add(member: member) }
  }

  private func add(member: Syntax) {
    switch member.kind {
    case .variable where member.hasText:
      let modifiers = member.all(.modifier).map(\.text)
      let property = Property(
        name: member.text, node: member, attributes: member.all(.attribute).map(\.text),
        isStatic: modifiers.contains("static") || modifiers.contains("class"), isLet: modifiers.contains("let"),
        isPrivate: modifiers.contains { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") })
      if let known = properties[property.name] {
        // An extension's default beside what the protocol asks for.
        if known.getter == nil, property.getter != nil, defaults[property.name] == nil {
          defaults[property.name] = property
        }
      } else {
        properties[property.name] = property
      }
      if !property.isStatic, property.getter == nil { stored.append(property) }
    case .function: functions[member.text, default: []].append(member)
    case .subscriptDecl:
      subscripts.append(member)
      if forwarded.isEmpty { forwarded = Self.forwardedPath(member) }
    case .initializer: initializers.append(member)
    case .typeAlias: aliases[member.text] = member
    case .enumCase: cases[member.text] = member
    case .ifConfig:
      for clause in BuildChoice.clause(of: member) { add(member: clause) }
    default: break
    }
  }

  /// The path before `[keyPath: keyPath]` in `subscript(dynamicMember keyPath:)`.
  private static func forwardedPath(_ declaration: Syntax) -> [String] {
    guard let parameter = declaration.first(.parameter), parameter.outsideLabel == "dynamicMember" else { return [] }
    let getter = declaration.all(.accessor).first { $0.text == "get" }?.first(.block) ?? declaration.first(.block)
    guard var chain = getter?.children.last else { return [] }
    if chain.kind == .returnStmt, chain.count > 0 { chain = chain[0] }
    guard chain.kind == .chain, chain.count > 1, chain[chain.count - 1].kind == .subscriptCall else { return [] }
    let path = chain.children.dropLast().filter { $0.kind == .name || $0.kind == .member }.map(\.text)
    return path.count == chain.count - 1 ? path.filter { $0 != "self" } : []
  }

  /// The name at the top of its files: `Outer` of `Outer.Inner`.
  var topName: String { String(path.prefix { $0 != "." }) }

  /// Whether only its own file sees it.
  private(set) var isPrivate = false

  func inherits(_ name: String) -> Bool { inherited.contains(name) }

  /// Works out what is asked often, once every extension was added.
  func seal(_ viewProtocols: ViewProtocols) {
    isPrivate = node.all(.modifier).contains { $0.text == "private" || $0.text == "fileprivate" }
    isView = looksLikeView || kind != .protocol && inherited.contains(where: viewProtocols.names.contains)
    for inner in nested.values { inner.seal(viewProtocols) }
  }

  /// Whether it is a SwiftUI view.
  private(set) var isView = false

  private var looksLikeView: Bool {
    if kind == .protocol { return false }
    return inherits("View") || inherits("SwiftUI.View") || inherits("UIViewRepresentable")
      || inherits("UIViewControllerRepresentable") || inherits("NSViewRepresentable")
      || (properties["body"].map { !$0.isStatic && $0.type?.text == "some" && $0.type?.first(.typeRef)?.text == "View" }
        ?? false)
  }

  /// Whether it is made of views though it is none itself: toolbar content, tabs, rows, scenes.
  var isViewLike: Bool {
    isView
      || [
        "ToolbarContent", "CustomizableToolbarContent", "TabContent", "TableRowContent", "Scene", "App", "Widget",
        "Commands",
      ]
      .contains(where: inherits)
  }

  /// Whether what it shows is drawn by UIKit or AppKit, which the source of the view does not tell.
  var isRepresentable: Bool {
    inherits("UIViewRepresentable") || inherits("UIViewControllerRepresentable") || inherits("NSViewRepresentable")
  }

  /// Whether it is drawn and never heard.
  var isShape: Bool { !isView && (inherits("Shape") || inherits("InsettableShape")) }

  /// Whether it places the views it is called with.
  var isLayout: Bool { !isView && (inherits("Layout") || inherits("SwiftUI.Layout")) }

  var isViewModifier: Bool {
    inherits("ViewModifier") || inherits("SwiftUI.ViewModifier") || inherits("AnimatableModifier")
  }

  var isReference: Bool { kind == .class || kind == .actor }
}

/// Which clause of an `#if` is built: an iOS device, a release build.
enum BuildChoice {
  /// What stands in the chosen clause.
  static func clause(of ifConfig: Syntax) -> [Syntax] {
    for clause in ifConfig.all(.configClause) where !clause.hasText || holds(clause.text) { return clause.children }
    return []
  }

  private static func holds(_ condition: String) -> Bool {
    let parts = condition.split(separator: "|", omittingEmptySubsequences: true)
    if parts.count > 1 { return parts.contains { holds(String($0)) } }
    return condition.split(separator: "&", omittingEmptySubsequences: true).allSatisfy { part in
      var text = part.filter { !$0.isWhitespace }
      var wanted = true
      while text.hasPrefix("!") {
        wanted.toggle()
        text.removeFirst()
      }
      while text.hasPrefix("("), text.hasSuffix(")"), !text.contains("os(") {
        text.removeFirst()
        text.removeLast()
      }
      return single(String(text)) == wanted
    }
  }

  private static func single(_ text: String) -> Bool {
    switch text {
    case "os(iOS)", "true", "canImport(UIKit)", "canImport(SwiftUI)", "canImport(Foundation)": return true
    case let text where text.hasPrefix("swift(") || text.hasPrefix("compiler("): return true
    case let text where text.hasPrefix("canImport("):
      return !["AppKit", "WatchKit", "Cocoa"].contains { text.contains($0) }
    default: return false
    }
  }
}
