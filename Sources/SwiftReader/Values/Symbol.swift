/// A value known only when the app runs: a root name in the view's code and the members taken from it.
///
/// Shared and with its hash, because symbols are compared and copied far more often than made.
struct Symbol: Hashable {
  /// The name a person sees: `selected`, `viewModel`.
  var root: String { node.root }
  /// Members and calls, in order: `phase`, `first`, `filter { … }`.
  var path: [String] { node.path }
  /// The instance that owns the root; 0 is the screen's own view. Two views' `isOpen` are two symbols.
  var owner: Int { node.owner }
  /// The row the value belongs to, where it is one of a repeated view.
  var item: Int? { node.item }

  /// Shared storage.
  private final class Node {
    let root: String
    let path: [String]
    let owner: Int
    let item: Int?
    let hashed: Int

    init(_ root: String, _ path: [String], _ owner: Int, _ item: Int?) {
      self.root = root
      self.path = path
      self.owner = owner
      self.item = item
      var hasher = Hasher()
      hasher.combine(root)
      hasher.combine(path)
      hasher.combine(owner)
      hasher.combine(item)
      hashed = hasher.finalize()
    }
  }

  private let node: Node

  init(_ root: String, path: [String] = [], owner: Int = 0, item: Int? = nil) {
    node = Node(root, path, owner, item)
  }

  static func == (left: Symbol, right: Symbol) -> Bool {
    if left.node === right.node { return true }
    return left.node.hashed == right.node.hashed && left.owner == right.owner && left.item == right.item
      && left.root == right.root && left.path == right.path
  }

  func hash(into hasher: inout Hasher) { hasher.combine(node.hashed) }

  var marks: SymbolMarks { SymbolMarks(hash: node.hashed) }

  /// The name a person sees: `viewModel.phase`.
  var name: String { path.isEmpty ? root : ([root] + path).joined(separator: ".") }

  /// The same with entries of collections as they are written: `errors["mail"]`.
  var shown: String { name.replacing(".[", with: "[") }

  func member(_ name: String) -> Symbol { Symbol(root, path: path + [name], owner: owner, item: item) }

  /// The same name, of a row.
  func ofRow(_ row: Int) -> Symbol { Symbol(root, path: path, owner: owner, item: row) }

  /// What the last member was taken from.
  var parent: Symbol { Symbol(root, path: Array(path.dropLast()), owner: owner, item: item) }
}

/// What is asked of a symbol.
enum Test: Hashable {
  case isTrue
  case equals(Constant)
  case equalsSymbol(Symbol)
  case isCase(String)
  case isNil
  case isEmpty
  /// Any other test, as written after the symbol: `> 3`.
  case other(String)
}

/// A value that is known for certain and can be compared.
enum Constant: Hashable {
  case string(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  case enumCase(String)

  var written: String {
    switch self {
    case .string(let text): return "\"\(text)\""
    case .int(let number): return String(number)
    case .double(let number): return String(number)
    case .bool(let flag): return String(flag)
    case .enumCase(let name): return ".\(name)"
    }
  }
}

/// A test of one symbol: what an `if` asks. Shared as ``Symbol`` is.
struct Atom: Hashable {
  var symbol: Symbol { node.symbol }
  var test: Test { node.test }

  /// Shared storage.
  private final class Node {
    let symbol: Symbol
    let test: Test
    let hashed: Int

    init(_ symbol: Symbol, _ test: Test) {
      self.symbol = symbol
      self.test = test
      var hasher = Hasher()
      hasher.combine(symbol)
      hasher.combine(test)
      hashed = hasher.finalize()
    }
  }

  private let node: Node

  init(symbol: Symbol, test: Test) { node = Node(symbol, test) }

  static func == (left: Atom, right: Atom) -> Bool {
    if left.node === right.node { return true }
    return left.node.hashed == right.node.hashed && left.symbol == right.symbol && left.test == right.test
  }

  func hash(into hasher: inout Hasher) { hasher.combine(node.hashed) }

  /// The test as a person reads it.
  var written: String {
    switch test {
    case .isTrue: return symbol.shown
    case .equals(let constant): return "\(symbol.shown) == \(constant.written)"
    case .equalsSymbol(let other): return "\(symbol.shown) == \(other.shown)"
    case .isCase(let name): return "\(symbol.shown) is .\(name)"
    case .isNil: return "\(symbol.shown) == nil"
    case .isEmpty: return "\(symbol.shown).isEmpty"
    case .other(let text):
      // `names.contains(name)` as it was written, `count < 3`.
      let isCall =
        text.first?.isLetter == true && text.hasSuffix(")") && text.prefix { $0 != "(" }.allSatisfy { $0 != " " }
      return text.isEmpty ? symbol.shown : isCall ? "\(symbol.shown).\(text)" : "\(symbol.shown) \(text)"
    }
  }

  /// The names of run-time values it asks about.
  var names: [String] {
    if case .equalsSymbol(let other) = test { return [symbol.name, other.name] }
    return [symbol.name]
  }

  /// Whether the test is about one row of a repeated view, never about the screen.
  var isAboutRow: Bool {
    if case .equalsSymbol(let other) = test, other.item != nil { return true }
    return symbol.item != nil
  }
}
