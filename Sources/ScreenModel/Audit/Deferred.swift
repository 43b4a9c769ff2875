/// A value that is made when it is first asked for, by one thread at a time.
struct Deferred<Value> {
  private enum State {
    case made(Value)
    case waiting(() -> Value)
  }

  private var state: State

  init(_ value: Value) { state = .made(value) }

  init(_ make: @escaping () -> Value) { state = .waiting(make) }

  /// The value; what makes it is let go.
  var value: Value {
    mutating get {
      switch state {
      case .made(let value): return value
      case .waiting(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
    set { state = .made(newValue) }
  }
}
