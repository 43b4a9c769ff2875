/// What a control with a symbol usually does.
enum SymbolPurpose {
  /// `Share` for `square.and.arrow.up`; `nil` where the symbol is used for many things.
  static func name(of symbol: String) -> String? {
    if let known = names[symbol] { return known }
    // `trash.circle.fill` does what `trash` does.
    var parts = symbol.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, shapes.contains(last) {
      parts.removeLast()
      if let known = names[parts.joined(separator: ".")] { return known }
    }
    return nil
  }

  private static let shapes: Set<String> = ["fill", "circle", "square", "rectangle", "slash"]

  private static let names: [String: String] = [
    "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo", "arrow.down.to.line": "Download",
    "arrow.left": "Back", "arrow.right": "Next", "arrow.triangle.2.circlepath": "Refresh", "arrow.up": "Send",
    "arrow.up.arrow.down": "Sort", "arrowshape.turn.up.left": "Reply", "arrowshape.turn.up.right": "Forward",
    "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo", "bell": "Notifications", "bookmark": "Bookmark",
    "calendar": "Calendar", "camera": "Camera", "cart": "Cart", "checkmark": "Done", "chevron.backward": "Back",
    "chevron.down": "Show more", "chevron.forward": "Next", "chevron.left": "Back", "chevron.right": "Next",
    "chevron.up": "Show less", "delete.left": "Delete", "doc.on.doc": "Copy", "ellipsis": "More", "envelope": "Mail",
    "eye": "Show", "eye.slash": "Hide", "flag": "Flag", "folder": "Folder", "forward": "Fast forward",
    "gear": "Settings",
    "gearshape": "Settings", "gobackward": "Rewind", "goforward": "Skip forward", "hand.thumbsdown": "Dislike",
    "hand.thumbsup": "Like", "heart": "Favorite", "house": "Home", "info": "Information", "info.circle": "Information",
    "line.3.horizontal": "Menu", "line.3.horizontal.decrease": "Filter", "link": "Copy link",
    "list.bullet": "List", "lock": "Lock", "magnifyingglass": "Search", "map": "Map", "message": "Message",
    "mic": "Record", "minus": "Remove", "moon": "Dark mode", "paperclip": "Attach", "paperplane": "Send",
    "pause": "Pause", "pencil": "Edit", "person": "Profile", "person.badge.plus": "Add person", "phone": "Call",
    "photo": "Photo", "pin": "Pin", "play": "Play", "plus": "Add", "printer": "Print", "qrcode.viewfinder": "Scan",
    "questionmark": "Help", "shuffle": "Shuffle", "sidebar.left": "Sidebar",
    "sidebar.right": "Sidebar", "slider.horizontal.3": "Filter", "speaker.slash": "Mute",
    "speaker.wave.2": "Sound", "square.and.arrow.down": "Save", "square.and.arrow.up": "Share",
    "square.and.pencil": "Write", "star": "Favorite", "stop": "Stop", "tag": "Tag", "trash": "Delete",
    "video": "Video", "x": "Close", "xmark": "Close",
  ]
}
