import ScreenModel

/// Finds fields for personal data that do not say what they are for.
public struct FieldWithoutPurpose: Rule {
  public static let notes = RuleNotes(
    summary: "a field for personal data does not say what it is for",
    why: "the system cannot offer name, address or password, which people who type with effort depend on",
    help: "add .textContentType(…)",
    limits:
      "knows fields by English words in their title or property; the password of a network, file or device is none of a person's data, and one that no user name stands beside is reported for review",
    guidelines: [.wcag("1.3.5")],
    effect: .limits, fix: .safe,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var email = ""
          var body: some View { 1️⃣TextField("Email", text: $email).accessibilityLabel("Email") }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var email = ""
          var body: some View {
            TextField("Email", text: $email).accessibilityLabel("Email").textContentType(.emailAddress)
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var title = ""
          var body: some View { TextField("Title", text: $title).accessibilityLabel("Title") }
        }
        """),
    ])

  public init() {}

  /// Words that name personal data, and the content type for it.
  static let purposes: [([String], String)] = [
    (["email"], "emailAddress"), (["e", "mail"], "emailAddress"), (["mail"], "emailAddress"),
    (["phone"], "telephoneNumber"),
    (["telephone"], "telephoneNumber"), (["phone", "number"], "telephoneNumber"),
    (["mobile"], "telephoneNumber"), (["mobile", "number"], "telephoneNumber"), (["city"], "addressCity"),
    (["town"], "addressCity"), (["country"], "countryName"), (["one", "time", "code"], "oneTimeCode"),
    (["verification", "code"], "oneTimeCode"), (["current", "password"], "password"), (["first", "name"], "givenName"),
    (["given", "name"], "givenName"),
    (["last", "name"], "familyName"), (["family", "name"], "familyName"), (["surname"], "familyName"),
    (["full", "name"], "name"), (["user", "name"], "username"), (["username"], "username"),
    (["postcode"], "postalCode"), (["postal", "code"], "postalCode"), (["zip"], "postalCode"),
    (["zip", "code"], "postalCode"), (["street"], "fullStreetAddress"), (["street", "address"], "fullStreetAddress"),
    (["new", "password"], "newPassword"), (["password"], "password"), (["card", "number"], "creditCardNumber"),
    (["birthday"], "birthdate"), (["date", "of", "birth"], "birthdate"),
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let open = view.controls("TextField", "SecureField").compactMap { node -> (node: AuditedNode, purpose: String)? in
      guard view.isHeard(node), let purpose = purpose(of: node),
        !view.selfAndAncestors(of: node).contains(where: { $0.modifier("textContentType") != nil })
      else { return nil }
      return (node, purpose)
    }
    return open.compactMap { node, purpose in
      let isOfPerson = purpose != "password" && purpose != "newPassword" || hasAccount(beside: node, view)
      if !isOfPerson, ThingSecrets.isNamed(in: view.wordsAbout(node)) { return nil }
      // One field of the code is several on the screen where a part is handed its title: what is said holds for each.
      let same = open.filter { $0.node.span == node.span }
      let purposes = same.map(\.purpose).eachOnce
      let heard = same.compactMap { view.element(of: $0.node)?.heard }.eachOnce.joined(separator: " | ")
      var finding = AuditFinding(
        at: node.span, via: node.frames,
        "this field does not say that it is for \(purposes.map { "‘\($0)’" }.joined(separator: " or "))", heard: heard,
        review: isOfPerson || purpose == "newPassword" ? nil : "which password it is cannot be known here",
        help: help(purposes, node))
      finding.isLeftToPeople = isHandedItsTitle(node)
      return finding
    }
  }

  /// A part that is handed its title is for what that says, at every place another.
  private func isHandedItsTitle(_ node: AuditedNode) -> Bool {
    !node.frames.isEmpty && node.argument(nil)?.source.hasPrefix("\"") != true
  }

  private func help(_ purposes: [String], _ node: AuditedNode) -> String {
    guard isHandedItsTitle(node) else { return "add .textContentType(.\(purposes[0]))" }
    let named = purposes.map { "." + $0 }.joined(separator: ", ")
    return
      "hand the part the content type beside the title (\(named)), and add .textContentType(…) with it to the field"
  }

  /// Whether somebody's name for an account is asked for beside a password.
  private func hasAccount(beside node: AuditedNode, _ view: AuditedView) -> Bool {
    view.fields(beside: node).contains { field in
      let type = view.selfAndAncestors(of: field).lazy.compactMap { $0.modifier("textContentType") }.first
      let kind = type?.arguments.first?.value.memberName ?? purpose(of: field)
      return kind.map { ["username", "emailAddress", "telephoneNumber"].contains($0) } ?? false
    }
  }

  private func purpose(of node: AuditedNode) -> String? {
    let title = node.argument(nil)?.value.text?.known.map(Words.list) ?? []
    var names: [String] = []
    if case .binding(let name, _)? = node.argument("text")?.value {
      names = Words.ofName(name.split(separator: ".").last.map(String.init) ?? name)
    }
    return Self.purposes.first { words, _ in isName(words, title) || isName(words, names) }?.1
  }

  /// The words are all of the title, but for `your`, `address`, `enter`.
  func isName(_ words: [String], _ title: [String]) -> Bool {
    let rest = title.filter {
      !["your", "enter", "address", "the", "new", "confirm", "text", "field", "input"].contains($0)
        || words.contains($0)
    }
    return rest == words
  }
}
