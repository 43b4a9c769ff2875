import ScreenModel

/// A value of a project type, or a record a person gave as sample data. Its computed members run only when asked for.
final class Instance {
  /// `nil`: a record without a declared type.
  let type: TypeDeclaration?
  /// What the initialiser or the sample data set.
  var fields: [String: Value]
  /// What its properties start with, made once each.
  var initials: [String: Value] = [:]
  /// What its run-time members are called: `viewModel` for `viewModel.phase`. `nil`: it has no name.
  let symbol: Symbol?
  /// Tells views' run-time values apart; 0 is the screen's own view.
  let owner: Int
  /// Calls it came through, outermost first.
  let frames: [SourceSpan]

  /// Its initialiser is running: what the code sets is set in it.
  var isBeingMade = false
  /// Which of the values made by code it is, counted; 0 where nobody counts. See ``Journal``.
  var birth = 0

  /// The name in `given` it was made from: what the sample leaves out is open under that name.
  var sample: Symbol?

  init(type: TypeDeclaration?, fields: [String: Value], symbol: Symbol?, owner: Int, frames: [SourceSpan] = []) {
    self.type = type
    self.fields = fields
    self.symbol = symbol
    self.owner = owner
    self.frames = frames
  }

  /// A copy with one field changed, as `var` copies of a struct are.
  func setting(_ name: String, to value: Value) -> Instance {
    var fields = fields
    fields[name] = value
    let copy = Instance(type: type, fields: fields, symbol: symbol, owner: owner, frames: frames)
    copy.initials = initials
    copy.sample = sample
    return copy
  }
}

/// What `self` is while code runs; a `mutating` function may put another value there.
final class Receiver {
  var value: Value
  /// The code that runs may set its fields.
  let isWritable: Bool

  init(_ value: Value, isWritable: Bool = false) {
    self.value = value
    self.isWritable = isWritable
  }
}

/// Names in sight at a place in the code.
final class Scope {
  var locals: [String: Value]
  let parent: Scope?
  /// Types that locals were declared with.
  private var declared: [String: TypeReference] = [:]
  /// Where `self` is kept.
  let own: Receiver?
  /// The type whose code this is.
  let type: TypeDeclaration?
  let file: SourceFile

  init(parent: Scope, locals: [String: Value] = [:]) {
    self.locals = locals
    self.parent = parent
    self.own = parent.own
    self.type = parent.type
    self.file = parent.file
  }

  convenience init(file: SourceFile, receiver: Value?, type: TypeDeclaration?, locals: [String: Value] = [:]) {
    self.init(file: file, own: receiver.map { Receiver($0) }, type: type, locals: locals)
  }

  init(file: SourceFile, own: Receiver?, type: TypeDeclaration?, locals: [String: Value] = [:]) {
    self.locals = locals
    self.parent = nil
    self.own = own
    self.type = type
    self.file = file
  }

  /// What `self` is.
  var receiver: Value? { own?.value }

  func local(_ name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if !current.locals.isEmpty, let value = current.locals[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// The scope that declares a local; `nil` where there is none.
  func holder(of name: String) -> Scope? {
    var scope: Scope? = self
    while let current = scope {
      if current.locals[name] != nil { return current }
      scope = current.parent
    }
    return nil
  }

  func declare(_ name: String, _ type: TypeReference?) {
    if type != nil || !declared.isEmpty { declared[name] = type }
  }

  /// The type a local of this scope was declared with.
  func declaredType(of name: String) -> TypeReference? { declared.isEmpty ? nil : declared[name] }

  /// Whether it is another scope or lies inside it.
  func isWithin(_ other: Scope) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current === other { return true }
      scope = current.parent
    }
    return false
  }
}
