import Checks
import Mustache
import ScreenModel

/// A checklist as templates see it.
enum ChecklistValue {
  /// More places than this are counted only.
  static let shownPlaces = 6

  static func value(of list: Checklist) -> MustacheValue {
    [
      "release": .optional(list.release), "total": count(list.items), "done": count(list.items.filter(\.isDone)),
      "sections": .list(list.sections.map(section)),
    ]
  }

  private static func section(_ section: ChecklistSection) -> MustacheValue {
    let items = section.groups.flatMap(\.items)
    let isLink = section.design.map { $0.hasPrefix("https://") || $0.hasPrefix("http://") } ?? false
    return [
      "id": .text(section.id), "name": .text(section.title), "isPart": .truth(section.kind == .part),
      "isJourney": .truth(section.kind == .journey),
      "isScreen": .truth(section.kind == .screen), "isPlanned": .truth(section.isPlanned),
      "owner": .optional(section.owner), "design": .optional(section.design),
      "designLink": .optional(isLink ? section.design : nil), "total": count(items),
      "done": count(items.filter(\.isDone)), "groups": .list(section.groups.map(group)),
    ]
  }

  private static func group(_ group: ChecklistGroup) -> MustacheValue {
    [
      "kind": .text(group.kind.rawValue), "title": .text(group.kind.title), "items": .list(group.items.map(item)),
    ]
  }

  private static func item(_ item: ChecklistItem) -> MustacheValue {
    let more = item.places.count - shownPlaces
    return [
      "id": .text(item.id), "text": .text(Escaping.plain(item.text)), "isDone": .truth(item.isDone),
      "state": .optional(item.state?.rawValue), "case": .optional(item.caseName),
      "lines": .list(item.lines.map { .text(Escaping.plain($0)) }),
      "spec": .optional(item.spec.map { "\($0.file):\($0.line)" }),
      "places": .list(item.places.prefix(shownPlaces).map(place)),
      "hasDetails": .truth(!item.lines.isEmpty || item.spec != nil || !item.places.isEmpty),
      "more": more > 0 ? .number(Double(more)) : .absent,
    ]
  }

  private static func place(_ place: ChecklistPlace) -> MustacheValue {
    let spot = "\(place.span.file):\(place.span.line)"
    return [
      "words": .text(Escaping.plain(place.words)), "place": .text(Escaping.plain(spot)),
      "placeAsCode": .text(Escaping.code(spot)), "wordsAsCode": .text(Escaping.code(place.words)),
      "file": .text(place.span.file), "line": .number(Double(place.span.line)),
    ]
  }

  private static func count(_ items: [ChecklistItem]) -> MustacheValue { .number(Double(items.count)) }
}
