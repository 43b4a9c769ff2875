/// A value known only when the app runs: a root name in the view's code and the members taken from it.
///
/// Carries its hash, because symbols are compared far more often than made.
struct Symbol: Hashable {
  /// The name a person sees: `selected`, `viewModel`.
  let root: String
  /// Members and calls, in order: `phase`, `first`, `filter { … }`.
  let path: [String]
  /// The instance that owns the root; 0 is the screen's own view. Two views' `isOpen` are two symbols.
  let owner: Int
  /// The row the value belongs to, where it is one of a repeated view.
  let item: Int?
  private let hashed: Int

  init(_ root: String, path: [String] = [], owner: Int = 0, item: Int? = nil) {
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

  static func == (left: Symbol, right: Symbol) -> Bool {
    left.hashed == right.hashed && left.owner == right.owner && left.item == right.item && left.root == right.root
      && left.path == right.path
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hashed) }

  /// The name a person sees: `viewModel.phase`.
  var name: String { path.isEmpty ? root : ([root] + path).joined(separator: ".") }

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

/// A test of one symbol: what an `if` asks.
struct Atom: Hashable {
  let symbol: Symbol
  let test: Test
  private let hashed: Int

  init(symbol: Symbol, test: Test) {
    self.symbol = symbol
    self.test = test
    var hasher = Hasher()
    hasher.combine(symbol)
    hasher.combine(test)
    hashed = hasher.finalize()
  }

  static func == (left: Atom, right: Atom) -> Bool {
    left.hashed == right.hashed && left.symbol == right.symbol && left.test == right.test
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hashed) }

  /// The test as a person reads it.
  var written: String {
    switch test {
    case .isTrue: return symbol.name
    case .equals(let constant): return "\(symbol.name) == \(constant.written)"
    case .equalsSymbol(let other): return "\(symbol.name) == \(other.name)"
    case .isCase(let name): return "\(symbol.name) is .\(name)"
    case .isNil: return "\(symbol.name) == nil"
    case .isEmpty: return "\(symbol.name).isEmpty"
    case .other(let text): return text.isEmpty ? symbol.name : "\(symbol.name) \(text)"
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
