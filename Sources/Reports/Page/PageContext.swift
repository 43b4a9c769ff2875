import Checks
import ScreenModel

/// What the parts of a page share: links, anchors and the lines of files.
struct PageContext: Sendable {
  var links: SourceLinks
  var line: @Sendable (SourceSpan) -> String?
  /// The anchor of each screen, by the id of its spec.
  private var anchors: [String: String] = [:]
  private var names: [String: String] = [:]

  init(screens: [ScreenResult], links: SourceLinks, line: @escaping @Sendable (SourceSpan) -> String?) {
    self.links = links
    self.line = line
    var used: Set<String> = []
    for screen in screens {
      let slug = Self.slug(screen.id)
      var anchor = "s-" + slug
      var number = 1
      while !used.insert(anchor).inserted {
        number += 1
        anchor = "s-\(slug).\(number)"
      }
      anchors[screen.id] = anchor
      names[screen.id] = screen.screen
    }
  }

  /// The anchor of a screen or one of its states; `nil`: the page does not show the screen.
  func anchor(_ screen: String, _ state: UXState? = nil) -> String? {
    anchors[screen].map { anchor in state.map { "\(anchor).\($0.rawValue)" } ?? anchor }
  }

  func name(_ screen: String) -> String { names[screen] ?? screen }

  /// A link to another screen by the id of its spec; its id where the page does not show it.
  func screenLink(_ id: String) -> HTML {
    guard let anchor = anchor(id) else { return "\(id)" }
    return "<a href=#\(anchor)>\(name(id))</a>"
  }

  /// A link to a place. The file's name and line are shown; the whole path is what it leads to.
  func link(_ span: SourceSpan, isFile: Bool = false) -> HTML { link(span, name(of: span, isFile: isFile)) }

  /// The same, with the column.
  func exactLink(_ span: SourceSpan) -> HTML { link(span, name(of: span, isFile: false) + ":\(span.column)") }

  /// The name of a file, and the line unless the file as a whole is meant.
  func name(of span: SourceSpan, isFile: Bool) -> HTML {
    let name = span.file.split(separator: "/").last.map(String.init) ?? span.file
    return isFile ? "\(name)" : "\(name):\(span.line)"
  }

  private func link(_ span: SourceSpan, _ words: HTML) -> HTML {
    let address = links.address(of: span)
    // What is percent-encoded through and through needs no quotes.
    return links.address == nil ? "<a href=\(address)>\(words)</a>" : "<a href=\"\(address)\">\(words)</a>"
  }

  /// Letters, digits and hyphens of an id.
  private static func slug(_ id: String) -> String {
    var slug = ""
    for scalar in id.lowercased().unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isPlain { slug.unicodeScalars.append(scalar) } else if slug.last != "-" { slug += "-" }
    }
    return slug
  }
}
