/// The kinds of node in our own small syntax, each with what its text and children are.
///
/// A node's children stand in the order given here; `x*` is any number, `x?` none or one. Where several optional kinds
/// may stand side by side (declarations), ask by kind: ``Syntax/first(_:)``, ``Syntax/all(_:)``.
public enum NodeKind: UInt8, Sendable, Hashable, CaseIterable {
  // MARK: Declarations

  /// Children: the declarations and statements at the top of the file.
  case file
  /// Text: the name. Children: `keyword`, `attribute*`, `modifier*`, `genericParameter*`, `inherited*`, `members`.
  /// An extension's text is the extended type's name (`Outer.Inner` dotted).
  case typeDecl
  /// Text: `struct`, `class`, `enum`, `actor`, `protocol`, `extension`.
  case keyword
  /// Children: the declarations of a type.
  case members
  /// Text: the name without `@`, `State`, `ViewBuilder`. Children: `argument*`.
  case attribute
  /// Text: `private`, `static`, `let`, `var`, `lazy`, `mutating` …
  case modifier
  /// Text: the name. Children: `typeRef?` the constraint.
  case genericParameter
  /// Children: `typeRef`.
  case inherited
  /// Text: the name. Children: `attribute*`, `modifier*`, `genericParameter*`, `parameter*`, `returnType?`, `block?`.
  case function
  /// Text: `init` or `init?`. Children as `function`.
  case initializer
  /// Text: `subscript`. Children as `function`, with `accessor*` or a `block`.
  case subscriptDecl
  /// A stored or computed property or a local: one name. Text: the name. Children: `attribute*`, `modifier*` (among them
  /// `let` or `var`), `typeRef?`, `initialValue?`, `accessor*`. `let (a, b) = c` has no text and a `tuplePattern` child.
  case variable
  /// Text: `get`, `set`, `willSet`, `didSet`. Children: `block`. A getter without keyword is `get`.
  case accessor
  /// Children: one expression.
  case initialValue
  /// Children: `typeRef`.
  case returnType
  /// Text: the name. Children: `parameter*`, `initialValue?` the raw value.
  case enumCase
  /// Text: the name used inside. Children: `label?` where the name outside differs (`_` for none), `attribute*`,
  /// `typeRef?`, `initialValue?` the default. The payload of an enum case without a label has no text.
  case parameter
  /// Text: a name outside: `_`, `for`.
  case label
  /// Text: the name. Children: `typeRef`.
  case typeAlias
  /// `#if`. Children: `configClause*`. Stands wherever a declaration, statement or modifier may.
  case ifConfig
  /// Text: the condition as written, none for `#else`. Children: what stands in it; for modifiers in a chain one `chain`
  /// whose base is `hashBase`.
  case configClause
  /// The base of a chain that continues the expression before an `#if`.
  case hashBase

  // MARK: Types

  /// Text: the dotted name. Children: generic arguments. `T?` is `Optional<T>`, `[T]` `Array<T>`, `[K: V]` `Dictionary<K, V>`,
  /// a tuple `Tuple`, a function `Function` (parameters, then the result), `some T` `some`, `any T` `any`,
  /// `A & B` `Composition`. Attributes (`@ViewBuilder`, `@escaping`) are `attribute` children, first.
  case typeRef

  // MARK: Statements

  /// Children: statements.
  case block
  /// Statement or expression. Children: `conditions`, `block`, then `block?` or `ifStmt?` for `else`.
  case ifStmt
  /// Children: any expression, `optionalBinding`, `caseCondition` or `availability`.
  case conditions
  /// `let x = y`, `let x`. Text: the name (none for a pattern). Children: `initialValue?`.
  case optionalBinding
  /// `case pattern = value`. Children: a pattern, an expression.
  case caseCondition
  /// `#available(…)`. Text: what stands between the brackets. Negated: `#unavailable` has text beginning `!`.
  case availability
  /// Children: `conditions`, `block`.
  case guardStmt
  /// Statement or expression. Children: the subject, `switchCase*` (or `ifConfig`).
  case switchStmt
  /// Children: `caseItem*`, none for `default`; `block`.
  case switchCase
  /// Children: a pattern, `whereClause?`.
  case caseItem
  /// Children: an expression.
  case whereClause
  /// Children: a pattern, the sequence, `whereClause?`, `block`.
  case forStmt
  /// Children: `conditions`, `block`. `repeat … while` too.
  case whileStmt
  /// Children: an expression?
  case returnStmt
  /// Children: an expression.
  case throwStmt
  /// Children: `block`, `catchClause*`.
  case doStmt
  /// Children: pattern*, `block`.
  case catchClause
  /// Children: `block`.
  case deferStmt
  /// Text: `break`, `continue`, `fallthrough`.
  case jumpStmt
  /// Text: the operator, `=`, `+=` … Children: target, value.
  case assignment

  // MARK: Patterns

  /// Binds a name. Text: the name.
  case identifierPattern
  case wildcardPattern
  /// Children: patterns (`argument` around each that has a label).
  case tuplePattern
  /// `.failed(let why)`, `Phase.failed(why)` under `let`. Text: the case's name. Children: `argument*`, each holding a pattern.
  case enumCasePattern
  /// `x?`. Children: a pattern.
  case optionalPattern
  /// `is T`, `as T`. Children: a pattern?, `typeRef`.
  case typePattern
  /// A value to compare with. Children: an expression.
  case expressionPattern

  // MARK: Expressions

  /// Text: the content, escapes resolved, where nothing is interpolated. Otherwise children: `segment` and `interpolation`, in turn.
  case string
  /// Text: literal words.
  case segment
  /// Children: `argument*` (the first is the value; `format:`, `specifier:` follow).
  case interpolation
  /// Text: as written, without underscores.
  case integer
  /// Text: as written, without underscores.
  case float
  /// Text: `true` or `false`.
  case boolean
  case nilLiteral
  /// Text: a name, also `self`, `Self`, `super`, `$0`, `$email`, `_value`.
  case name
  /// `.largeTitle` at the start of a chain or alone. Text: the name.
  case implicitMember
  /// A postfix expression as an array. Children: base, then `member`, `call`, `subscriptCall`, `optionalChain`, `forceUnwrap`,
  /// `genericArguments`, `ifConfig` in the order applied.
  case chain
  /// Text: the name.
  case member
  /// Children: `argument*`, `trailingClosure*`.
  case call
  /// Children: `argument*`.
  case subscriptCall
  case optionalChain
  case forceUnwrap
  /// Children: `typeRef*`.
  case genericArguments
  /// Text: the label, none where there is none. Children: the value.
  case argument
  /// Text: the label, none for the first. Children: `closure`.
  case trailingClosure
  /// Children: `closureParameter*`, `block`.
  case closure
  /// Text: the name.
  case closureParameter
  /// Children: elements.
  case array
  /// Children: `entry*`.
  case dictionary
  /// Children: key, value.
  case entry
  /// Children: `argument*`. A single expression in brackets is just that expression.
  case tuple
  /// Children: condition, then, else.
  case ternary
  /// Text: the operator (`==`, `&&`, `??`, `+`, `...`). Children: left, right. Folded by the standard precedences.
  case binary
  /// Text: the operator. Children: operand.
  case prefix
  /// Text: the operator. Children: operand.
  case postfix
  /// `x is T`. Children: expression, `typeRef`.
  case isExpr
  /// Text: `as`, `as?`, `as!`. Children: expression, `typeRef`.
  case asExpr
  /// `try?`. Children: the expression. (`try`, `try!`, `await`, `&x` are just their expression.)
  case tryOptional
  /// Text: the path, `name`, `order.total`, `self`. Children: `typeRef?` the root.
  case keyPath
  /// A freestanding macro: `#Preview("Error") { … }`, `#selector(…)`. Text: the name. Children: `argument*`, `trailingClosure*`.
  case macro
  /// Not expressible. Text: as written, cut at 200 characters.
  case opaque
}
