import ScreenModel

/// Tells the secret of a thing (a network, a file, a device) from the password of a person.
enum ThingSecrets {
  private static let things: Set<String> = [
    "wifi", "ssid", "wpa", "wpa2", "wpa3", "hotspot", "network", "networks", "router", "modem", "certificate",
    "certificates", "p12", "pfx", "pkcs12", "keystore", "keychain", "passphrase", "archive", "archives", "zip", "rar",
    "pdf", "encrypt", "encrypted", "encryption", "decrypt", "decrypted", "decryption", "unlock", "backup", "backups",
    "key", "device", "devices", "file", "document", "database", "vault", "wallet", "server", "mqtt", "smb", "ftp",
    "proxy", "camera", "printer",
  ]

  private static let accounts: Set<String> = ["account", "accounts", "login", "signin", "signup", "register", "logon"]

  /// Whether words speak of a thing that has a secret of its own, and of nobody's account.
  static func isNamed(in words: [String]) -> Bool {
    let pairs = Set(zip(words, words.dropFirst()).map { "\($0) \($1)" })
    if !accounts.isDisjoint(with: words) || !pairs.isDisjoint(with: ["log in", "sign in", "sign up"]) { return false }
    if words.contains(where: things.contains) { return true }
    return !pairs.isDisjoint(with: ["wi fi", "back up", "access point"])
  }
}

extension AuditedView {
  /// The words that say what a field is about: its own, those of the header, title, alert and screen around it, and of
  /// the fields beside it.
  func wordsAbout(_ field: AuditedNode) -> [String] {
    var words = ownWords(of: field)
    let around = ancestors(of: field.id)
    for node in around {
      switch node.kind {
      case .control where ["Section", "LabeledContent", "GroupBox"].contains(node.name):
        words += spoken(node.argument(nil))
        for text in texts(in: node) { words += Words.list(text.elements.first?.label?.written ?? "") }
      default: break
      }
      for modifier in node.modifiers where ["navigationTitle", "navigationBarTitle"].contains(modifier.name) {
        words += spoken(modifier.arguments.first)
      }
    }
    for text in dialog(around: field)?.elements.filter({ $0.content == .text }) ?? [] {
      words += Words.list(text.label?.written ?? "")
    }
    for other in fields(beside: field) { words += ownWords(of: other) }
    return words
  }

  /// The other fields of the form, alert or stack that a field stands in.
  func fields(beside field: AuditedNode) -> [AuditedNode] {
    let around = ancestors(of: field.id)
    let scope = around.first { $0.kind == .presentation || $0.kind == .control && $0.name == "Form" } ?? around.last
    return (scope.map { content(of: $0.id) } ?? []).filter {
      $0.kind == .control && ["TextField", "SecureField"].contains($0.name) && $0.id != field.id
    }
  }

  private func ownWords(of field: AuditedNode) -> [String] {
    var words = field.arguments.filter { $0.label == nil || $0.label == "prompt" }.flatMap { spoken($0) }
    for modifier in field.modifiers where modifier.name == "accessibilityLabel" {
      words += spoken(modifier.arguments.first)
    }
    for argument in field.arguments {
      if case .binding(let name, _) = argument.value {
        words += Words.ofName(name.split(separator: ".").last.map(String.init) ?? name)
      }
    }
    return words
  }

  private func spoken(_ argument: AuditedArgument?) -> [String] {
    guard let text = argument?.value.text else { return [] }
    return Words.list(text.variants.compactMap(\.known).joined(separator: " "))
  }
}
