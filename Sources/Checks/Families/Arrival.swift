import Recordings
import ScreenModel

/// A place that the source, or the system on its behalf, moves VoiceOver's focus to.
struct Arrival: Sendable {
  var stop: Stop
  /// What sets it off, for people.
  var trigger: String
  var conditions: [Condition]
  var span: SourceSpan?

  /// Every place focus can come to by itself: moves that are written down, and the first element of what the system presents.
  static func all(in prediction: PredictedScreen) -> [Arrival] {
    var arrivals = prediction.focusMoves.flatMap { move in
      move.targets.map {
        Arrival(stop: Stop(element: $0), trigger: move.trigger, conditions: move.conditions, span: move.span)
      }
    }
    for presentation in prediction.presentations
    where presentation.isPresented != false && presentation.kind != .overlay {
      guard let first = presentation.content.first else { continue }
      let conditions = presentation.isPresented == nil ? [presentation.condition] : []
      arrivals.append(
        Arrival(
          stop: Stop(element: first), trigger: ".\(presentation.kind.rawValue)", conditions: conditions,
          span: presentation.span))
    }
    for presentation in prediction.presentedBy where presentation.kind != .overlay {
      guard let first = presentation.content.first ?? prediction.screen.elements.first else { continue }
      arrivals.append(
        Arrival(
          stop: Stop(element: first), trigger: ".\(presentation.kind.rawValue) in \(presentation.presenter)",
          conditions: [], span: presentation.span))
    }
    return arrivals
  }
}

extension PredictedFocusMove {
  /// Whether it happens in this state without a touch, for certain: set off by the view itself, under no further condition.
  var firesByItself: Bool { conditions.isEmpty && isSelfTrigger(trigger) }
}

extension PredictedAnnouncement {
  /// Whether it is made in this state without a touch, for certain.
  var firesByItself: Bool { conditions.isEmpty && isSelfTrigger(trigger) }
}

private func isSelfTrigger(_ trigger: String) -> Bool {
  let name = trigger.hasPrefix(".") ? String(trigger.dropFirst()) : trigger
  return name == "task" || name.hasPrefix("onAppear") || name.hasPrefix("task(") && !name.contains("id:")
}

extension UtteranceMatch {
  /// For choosing the best of several: the outcome first, then how near it is.
  var rank: Double {
    switch outcome {
    case .same: 4
    case .inPart: 3
    case .open: 2
    case .different: similarity
    }
  }
}

extension Recording {
  /// What happened once the person did something; everything where no action was recorded.
  var eventsAfterFirstAction: [RecordedEvent] {
    guard let first = events.firstIndex(where: { $0.kind == .action }) else { return events }
    return Array(events[(first + 1)...])
  }

  /// What the first action sets off: once the person acts again, they may move the focus themselves.
  var eventsUntilNextAction: [RecordedEvent] { Array(eventsAfterFirstAction.prefix { $0.kind != .action }) }

  /// Whether a focus move would be in the recording had there been one.
  var tellsFocus: Bool { carries.contains(.focusMoves) || events.contains { $0.kind == .focus } }

  /// Whether an announcement would be in the recording had there been one.
  var tellsAnnouncements: Bool { carries.contains(.announcements) || events.contains { $0.kind == .announcement } }
}
