import Recordings
import ScreenModel

extension JSONNode {
  var string: String? { if case .text(let text) = kind { text } else { nil } }

  /// A whole number.
  var int: Int? { if case .number(let number) = kind { Int(exactly: number) } else { nil } }

  var bool: Bool? { if case .bool(let truth) = kind { truth } else { nil } }

  /// The items of a list; empty for anything else.
  var items: [JSONNode] { if case .list(let items) = kind { items } else { [] } }

  /// The texts of a list; `nil` where it is no list or has something else in it.
  var strings: [String]? {
    guard case .list(let items) = kind else { return nil }
    let texts = items.compactMap(\.string)
    return texts.count == items.count ? texts : nil
  }
}
