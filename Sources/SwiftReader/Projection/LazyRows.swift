import ScreenModel

/// Rows that SwiftUI makes as they come into sight: those beyond the screen do not exist yet.
struct LazyRows {
  /// Rows there is room for in any case, whatever stands in them.
  private(set) var inSight = 18
  /// More rows than any screen has room for.
  private(set) var mostInReach = 40
  /// Points between two rows; `nil`: how many there are side by side is not known.
  private var gap: Double?

  /// The height of a large iPhone, in points.
  private static let screen = 932.0
  /// The height of a small one, without its bars.
  private static let content = 600.0

  /// `nil` for a view that makes all it holds at once.
  init?(_ container: String) {
    switch container {
    case "List", "Form": gap = 0
    case "LazyVStack": gap = 8
    case "LazyHStack": gap = nil
    // Cells may be small and many.
    case "LazyVGrid", "LazyHGrid":
      gap = nil
      (inSight, mostInReach) = (40, 200)
    default: return nil
    }
  }

  /// The rows that are there, those that may be under a condition.
  func reached(_ rows: [AXNode], of count: Int, _ evaluator: Evaluator) -> [AXNode] {
    var (sure, most) = (inSight, mostInReach)
    // A frame says how many there are.
    if let gap, case .row(_, _, let nodes)? = rows.first, nodes.count == 1, case .element(let draft) = nodes[0],
      let room = draft.room, room > 20
    {
      sure = max(1, Int(Self.content / (room + gap)))
      most = Int((Self.screen / (room + gap)).rounded(.up))
    }
    guard rows.count > sure else { return rows }
    let isInSight = Guard.atom(Atom(symbol: Symbol("the row is in sight", owner: -1), test: .isTrue))
    let unmade = Reason("rows beyond the screen do not exist until it is scrolled", span: rows[0].place)
    return Array(rows.prefix(sure)) + [.when([(isInSight, Array(rows[sure..<min(most, rows.count)]))])]
      + (count > most ? [.opaque(unmade, [])] : [])
  }
}

extension AXNode {
  /// Where the code of its first element is.
  fileprivate var place: SourceSpan? { elements().first?.1.node.span }
}
