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

  /// The name in `given` it was made from: what the sample leaves out is open under that name.
  var sample: Symbol?

  init(type: TypeDeclaration?, fields: [String: Value], symbol: Symbol?, owner: Int, frames: [SourceSpan] = []) {
    self.type = type
    self.fields = fields
    self.symbol = symbol
    self.owner = owner
    self.frames = frames
  }
}

/// Names in sight at a place in the code.
final class Scope {
  var locals: [String: Value]
  let parent: Scope?
  /// What `self` is.
  let receiver: Value?
  /// The type whose code this is.
  let type: TypeDeclaration?
  let file: SourceFile

  init(parent: Scope, locals: [String: Value] = [:]) {
    self.locals = locals
    self.parent = parent
    self.receiver = parent.receiver
    self.type = parent.type
    self.file = parent.file
  }

  init(file: SourceFile, receiver: Value?, type: TypeDeclaration?, locals: [String: Value] = [:]) {
    self.locals = locals
    self.parent = nil
    self.receiver = receiver
    self.type = type
    self.file = file
  }

  func local(_ name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if !current.locals.isEmpty, let value = current.locals[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// Changes a local where it is declared; false where there is none.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.locals[name] != nil {
        current.locals[name] = value
        return true
      }
      scope = current.parent
    }
    return false
  }

  /// A copy of all locals, so that two branches do not see each other's changes.
  func forked() -> Scope {
    guard let parent else { return Scope(file: file, receiver: receiver, type: type, locals: locals) }
    return Scope(parent: parent.forked(), locals: locals)
  }
}
