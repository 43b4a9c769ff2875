import ScreenModel

/// What the name of a preview says of the state it shows.
struct StatedPreview {
  let state: UXState?

  init(_ name: String) {
    let words = Set(nameWords(name))
    let meant: [(UXState, Set<String>)] = [
      (.loading, ["loading", "skeleton", "placeholder"]), (.error, ["error", "failed", "failure", "offline"]),
      (.empty, ["empty", "none"]), (.disabled, ["disabled"]), (.selected, ["selected"]),
      (.success, ["success", "done"]),
      (.modal, ["sheet", "alert"]),
    ]
    state = meant.first { !words.isDisjoint(with: $0.1) }?.0
  }
}
