import ScreenModel

/// What tells a finding from all others and survives edits around it: rule, file, view and words, no line.
enum Fingerprint {
  /// Sets it on each finding. Findings that are alike in all of that are counted, in the order of the file.
  static func mark(_ findings: [AuditFinding]) -> [AuditFinding] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      var finding = finding
      let words = [finding.rule, finding.span.file, finding.view, finding.message].joined(separator: "\u{1F}")
      seen[words, default: 0] += 1
      finding.anchor = hash("\(words)\u{1F}\(seen[words] ?? 1)")
      return finding
    }
  }

  /// FNV-1a, 64 bits, as 16 hexadecimal digits.
  static func hash(_ text: String) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      value ^= UInt64(byte)
      value = value &* 0x100_0000_01b3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
