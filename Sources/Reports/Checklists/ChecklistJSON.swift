import Checks
import Foundation
import Mustache
import ScreenModel

/// The checklist for programs.
public enum ChecklistJSON: ChecklistFormat {
  public static let name = "json"
  public static let hasTemplate = false

  public static func text(of list: Checklist, template: ChecklistTemplate) -> String {
    JSONWriter().text(value(of: list))
  }

  private static func value(of list: Checklist) -> JSONValue {
    let done = list.items.count(where: \.isDone)
    return [
      "checklist": .int(1), "release": .optional(list.release),
      "summary": ["items": .int(list.items.count), "done": .int(done), "open": .int(list.items.count - done)],
      "sections": .list(list.sections.map(section)),
      "lostTicks": .list(
        list.lostTicks.map { lost in
          [
            "id": .optional(lost.tick.id), "section": .optional(lost.tick.section), "text": .text(lost.tick.text),
            "reason": .text(lost.reason.rawValue),
          ]
        }),
    ]
  }

  private static func section(_ section: ChecklistSection) -> JSONValue {
    [
      "id": .text(section.id), "kind": .text(section.kind.rawValue), "title": .text(section.title),
      "owner": .optional(section.owner), "design": .optional(section.design),
      "status": .text(section.isPlanned ? "planned" : "built"),
      "groups": .list(
        section.groups.map { group in
          [
            "kind": .text(group.kind.rawValue), "title": .text(group.kind.title),
            "items": .list(group.items.map(item)),
          ]
        }),
    ]
  }

  private static func item(_ item: ChecklistItem) -> JSONValue {
    [
      "id": .text(item.id), "done": .bool(item.isDone), "text": .text(item.text),
      "state": .optional(item.state?.rawValue), "case": .optional(item.caseName), "lines": .texts(item.lines),
      "spec": item.spec.map { ["file": .text($0.file), "line": .int($0.line)] } ?? .null,
      "places": .list(
        item.places.map { place in
          [
            "file": .text(place.span.file), "line": .int(place.span.line), "column": .int(place.span.column),
            "words": .text(place.words),
          ]
        }),
    ]
  }

  public static func earlier(_ text: String) -> EarlierChecklist {
    guard let root = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] else {
      return EarlierChecklist()
    }
    var earlier = EarlierChecklist(release: root["release"] as? String)
    for section in root["sections"] as? [[String: Any]] ?? [] {
      for group in section["groups"] as? [[String: Any]] ?? [] {
        for item in group["items"] as? [[String: Any]] ?? [] {
          guard item["done"] as? Bool == true, let id = item["id"] as? String else { continue }
          earlier.ticks.append(
            Tick(id: id, section: section["title"] as? String, text: item["text"] as? String ?? id))
        }
      }
    }
    return earlier
  }
}
