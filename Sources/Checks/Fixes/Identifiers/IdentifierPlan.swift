import ScreenModel

/// Which identifiers are added where: one for each place in the source, the same in every run.
public struct IdentifierPlan {
  /// What is asked for.
  public struct Wishes: Sendable {
    /// Files that may be changed, by path; `nil`: all.
    public var files: Set<String>?
    /// Where identifiers are declared; `nil`: they are written where they are used.
    public var namespace: IdentifierNamespace?
    /// Whether a file sees the namespace.
    public var seesNamespace: @Sendable (String) -> Bool = { _ in true }

    public init() {}
  }

  /// An identifier to add, or why there is none.
  public struct Step: Sendable {
    public var finding: AuditFinding
    /// The number of the view it was met in.
    public var view: Int
    public var proposal: Proposal?
    public var declaration: IdentifierNamespace.Declaration?
    /// Why nothing is proposed.
    public var reason: String?
  }

  /// The rule that an element without identifier breaks.
  public static let rule = IdentifierMissing.id

  private let views: [AuditedView]
  private let file: (String) -> WrittenFile?
  private let wishes: Wishes
  private var names: IdentifierNames
  private var namespace: IdentifierNamespace?
  private var steps: [Step] = []
  private let loops = Loops()

  /// What is repeated where, looked up once for each place.
  private final class Loops {
    var known: [String: [Int: RowKey.Answer]] = [:]

    func answer(_ offset: Int, _ file: WrittenFile) -> RowKey.Answer {
      if let answer = known[file.path]?[offset] { return answer }
      let answer = RowKey.around(offset, in: file)
      known[file.path, default: [:]][offset] = answer
      return answer
    }
  }

  /// Every step for the views as they stand, by place.
  public static func steps(
    for views: [AuditedView], _ wishes: Wishes, file: @escaping (String) -> WrittenFile?
  ) -> [Step] {
    var plan = IdentifierPlan(views, wishes, file)
    plan.nameScreens()
    plan.nameElements()
    return plan.steps.sorted { ($0.finding.span, $0.finding.message) < ($1.finding.span, $1.finding.message) }
  }

  private init(_ views: [AuditedView], _ wishes: Wishes, _ file: @escaping (String) -> WrittenFile?) {
    self.views = views
    self.wishes = wishes
    self.file = file
    namespace = wishes.namespace
    names = IdentifierNames(views, namespace)
  }

  private func mayEdit(_ path: String) -> Bool { wishes.files?.contains(path) ?? true }

  // MARK: Screens

  private mutating func nameScreens() {
    for (number, view) in views.enumerated() where view.isScreen && mayEdit(view.span.file) {
      for place in ScreenContainer.all(of: view) {
        guard let file = file(place.span.file), mayEdit(file.path), let written = file.view(at: place.span),
          written.modifier("accessibilityIdentifier") == nil
        else { continue }
        let finding = AuditFinding.gap(
          Self.rule, at: place.span, via: [], in: view, "the screen \(view.name) has no identifier")
        guard let container = place.name else {
          leave(finding, number, "its outermost view is no list, form or scroll view: all it holds would get the name")
          continue
        }
        let context = IdentifierWords.context(of: view.name)
        let wanted = IdentifierWords.name(context: context, purpose: [], kind: ["view"], path: file.path)
        let given = names.give(wanted, apart: [IdentifierWords.split(container)])
        add(given, key: nil, to: written, of: file, finding, number)
      }
    }
  }

  // MARK: Elements

  private mutating func nameElements() {
    var waiting = found()
    for _ in 0..<5 where !waiting.isEmpty {
      var further: [IdentifierPlace] = []
      for place in grouped(waiting).sorted(by: IdentifierPlace.isBefore) { further += settle(place) }
      waiting = further
    }
  }

  /// Every interactive element without identifier, each use for itself.
  private func found() -> [IdentifierPlace] {
    var places: [IdentifierPlace] = []
    for (number, view) in views.enumerated() where view.uikit == nil {
      for (part, elements) in ([view.elements] + view.presentations.map(\.elements)).enumerated() {
        for element in elements where PropertyTable.isInteractive(element) {
          guard let node = view.node(of: element), !node.isInLabel, !view.hasIdentifier(node),
            !view.isDrawnBySystem(node), !element.element.traits.contains(.tabBarItem)
          else { continue }
          let target = view.touched(element, node)
          let span = target?.span ?? node.span
          guard let file = file(span.file), let offset = file.start(of: span) else { continue }
          let use = IdentifierPlace.Use(
            view: number, part: part, node: target ?? node, element: element, frames: (target ?? node).frames)
          places.append(IdentifierPlace(span: span, offset: offset, uses: [use], level: target == nil ? -1 : 0))
        }
      }
    }
    return places
  }

  private func grouped(_ places: [IdentifierPlace]) -> [IdentifierPlace] {
    var groups: [SourceSpan: IdentifierPlace] = [:]
    for place in places {
      guard var group = groups[place.span] else {
        groups[place.span] = place
        continue
      }
      group.uses += place.uses
      group.level = min(place.level, group.level)
      groups[place.span] = group
    }
    return Array(groups.values)
  }

  /// Names a place, or says why not; answers with the places further out that are to be named instead.
  private mutating func settle(_ place: IdentifierPlace) -> [IdentifierPlace] {
    guard let first = place.uses.first, let file = file(place.span.file) else { return [] }
    var finding = AuditFinding.gap(
      Self.rule, at: place.span, via: first.frames, in: views[first.view],
      "\(first.element.called) has no identifier")
    finding.heard = first.element.heard
    var reason: String?
    if place.level < 0 {
      reason = "several elements are touched as one: an identifier would go to each"
    } else {
      let repeated = isMetTwice(place.uses)
      let isOnce = !repeated && !isInLoop(place.uses)
      switch loops.answer(place.offset, file) {
      case .unknown(let because): reason = because
      case .key(let key) where isOnce: name(place, key, file, finding)
      case .none where isOnce: name(place, nil, file, finding)
      case .none:
        if !repeated, let key = handedIn(place, file) {
          name(place, key, file, finding)
          break
        }
        fallthrough
      default:
        switch furtherOut(place) {
        case .success(let further): return further
        case .failure(let because): reason = because.text
        }
      }
    }
    if let reason, mayEdit(file.path) { leave(finding, first.view, reason) }
    return []
  }

  /// Why a place has no name.
  private struct Unnamed: Error { var text: String }

  /// Whether a screen has two elements of one place, reached by different calls.
  private func isMetTwice(_ uses: [IdentifierPlace.Use]) -> Bool {
    var calls: [String: Set<[SourceSpan]>] = [:]
    for use in uses { calls["\(use.view) \(use.part)", default: []].insert(use.frames) }
    return calls.values.contains { $0.count > 1 }
  }

  /// Whether a call on the way stands in a loop, or what surrounds the place is one that cannot be seen in the code.
  private func isInLoop(_ uses: [IdentifierPlace.Use]) -> Bool {
    uses.contains { use in
      use.frames.contains { frame in
        guard let file = file(frame.file), let offset = file.start(of: frame) else { return true }
        return loops.answer(offset, file) != .none
      }
    }
  }

  /// The key where every use gets its row as the same property.
  private func handedIn(_ place: IdentifierPlace, _ file: WrittenFile) -> RowKey? {
    guard let type = file.type(around: place.offset) else { return nil }
    var keys: Set<RowKey> = []
    for use in place.uses {
      guard let frame = use.frames.last, let outer = self.file(frame.file), let offset = outer.start(of: frame),
        let call = outer.views[offset], case .key(let key) = loops.answer(offset, outer),
        let inside = key.inside(type, of: file, placedBy: call, in: outer)
      else { return nil }
      // Further out it must not be repeated again.
      var above = use
      above.frames = Array(use.frames.dropLast())
      guard !isInLoop([above]) else { return nil }
      keys.insert(inside)
    }
    return keys.count == 1 ? keys.first : nil
  }

  /// The calls that make the element, where each of them makes nothing else.
  private func furtherOut(_ place: IdentifierPlace) -> Result<[IdentifierPlace], Unnamed> {
    var further: [IdentifierPlace] = []
    for use in place.uses {
      guard let frame = use.frames.last, let outer = file(frame.file), let offset = outer.start(of: frame) else {
        return .failure(Unnamed(text: "it is repeated on a screen, and nothing tells one from the other"))
      }
      let depth = use.frames.count
      let siblings = views[use.view].everyElement.filter { $0.key.frames.prefix(depth) == use.frames[...] }
      guard siblings.count == 1 else {
        return .failure(Unnamed(text: "it is part of what a screen places several times: the name would repeat"))
      }
      var outside = use
      outside.frames = Array(use.frames.dropLast())
      further.append(IdentifierPlace(span: frame, offset: offset, uses: [outside], level: place.level + 1))
    }
    return .success(further)
  }

  // MARK: Names

  private mutating func name(_ place: IdentifierPlace, _ key: RowKey?, _ file: WrittenFile, _ finding: AuditFinding) {
    guard mayEdit(file.path), let use = place.uses.first else { return }
    guard let written = file.view(at: place.span) else {
      leave(finding, use.view, "its place in the code cannot be told")
      return
    }
    if written.modifier("accessibilityIdentifier") != nil { return }
    let view = views[use.view]
    let type = file.type(around: place.offset)?.name
    let context = IdentifierWords.context(
      of: type ?? String(file.path.split(separator: "/").last?.prefix { $0 != "." } ?? "app"))
    var kind = IdentifierWords.kind(use.node, use.element)
    var purpose = IdentifierWords.purpose(use.node, use.element, in: view, isRow: key != nil)
    let isListed = !view.ancestors(of: use.node.id).contains { ["Menu", "Picker"].contains($0.name) }
    if let key, key.isWhole, isListed {
      kind = ["row"]
      purpose = IdentifierWords.ofProperty(key.item).filter { !Self.plain.contains($0) }
    } else if place.level > 0, written.base.name.first?.isUppercase == true {
      let words = IdentifierWords.context(of: written.base.name).filter { !kind.contains($0) }
      purpose = purpose.isEmpty ? words : purpose
    }
    let wanted = IdentifierWords.name(context: context, purpose: purpose, kind: kind, path: file.path)
    let given = names.give(wanted, apart: apart(use, file, place.offset, type))
    add(given, key: key, to: written, of: file, finding, use.view)
  }

  /// Names of a row that say nothing.
  private static let plain: Set<String> = [
    "item", "element", "row", "value", "index", "id", "model", "entry", "object",
  ]

  /// What tells an element from another that would have the same name: the part of the screen it is in.
  private func apart(_ use: IdentifierPlace.Use, _ file: WrittenFile, _ offset: Int, _ type: String?) -> [[String]] {
    var words: [[String]] = []
    for around in views[use.view].ancestors(of: use.node.id).prefix(12) {
      if around.kind == .presentation || around.kind == .layer { words.append(IdentifierWords.split(around.name)) }
      if around.name == "Section", let title = around.argument(nil)?.value.text?.known {
        words.append(Array(IdentifierWords.split(title).prefix(2)))
      }
    }
    let around = file.type(around: offset)?.properties.last { $0.isComputed && $0.range.lowerBound < offset }
    if let name = around?.name, name != "body" { words.append(Array(IdentifierWords.split(name).prefix(3))) }
    return words.filter { !$0.isEmpty }
  }

  // MARK: Steps

  private mutating func leave(_ finding: AuditFinding, _ view: Int, _ reason: String) {
    steps.append(Step(finding: finding, view: view, reason: reason))
  }

  private mutating func add(
    _ identifier: String, key: RowKey?, to written: WrittenView, of file: WrittenFile, _ finding: AuditFinding,
    _ view: Int
  ) {
    guard let place = ModifierPlace(file, written) else {
      leave(finding, view, "it stands where the type of the view is fixed, or in brackets")
      return
    }
    var use = key.map { "\"\(identifier)_\\(\($0.code))\"" } ?? "\"\(identifier)\""
    var declaration: IdentifierNamespace.Declaration?
    if wishes.seesNamespace(file.path), let made = namespace?.declare(identifier, key: key) {
      declaration = made
      use = made.use
    }
    let edits = place.edits(adding: [AddedModifier(".accessibilityIdentifier(\(use))")])
    let shown = key.map { "\(identifier)_<\($0.code)>" } ?? identifier
    steps.append(
      Step(
        finding: finding, view: view,
        proposal: Proposal("identifies it as ‘\(shown)’", edits, file: file.path, region: written.range),
        declaration: declaration))
  }
}
