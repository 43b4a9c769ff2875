import Recordings
import ScreenModel

/// Whether a recording still speaks for the app as it is now.
public enum Freshness: Sendable, Hashable {
  case fresh
  /// The source has moved on since; the text says how, for people: `AddressPicker.swift changed on 2026-11-30`.
  case stale(String)
  /// Nobody can tell: no stamp, no date, or a history that does not reach back.
  case ageUnknown
}

extension Freshness {
  /// Judges the age of a recording.
  ///
  /// A stamp decides alone: the prediction made then against the prediction now. Without one, a source file that changed after
  /// the recording makes it stale, and a file whose change nobody can date leaves the age open.
  ///
  /// - Parameters:
  ///   - predicted: what the source says now, one utterance an element; `nil` where there is no prediction.
  ///   - changes: the source files behind the view, with the dates of their last change.
  public init(of recording: Recording, predicted: [String]?, changes: [SourceChange]) {
    if let stamp = recording.stamp, let predicted {
      self = stamp == predicted ? .fresh : .stale(Freshness.difference(stamp, predicted))
      return
    }
    guard let recorded = recording.recorded.flatMap(Timestamp.init), !changes.isEmpty else {
      self = .ageUnknown
      return
    }
    var isDated = true
    for change in changes.sorted(by: { $0.file < $1.file }) {
      guard let text = change.date, let changed = Timestamp(text) else {
        isDated = false
        continue
      }
      if changed > recorded {
        self = .stale("\(change.file) changed on \(text.prefix(10)), after the recording")
        return
      }
    }
    self = isDated ? .fresh : .ageUnknown
  }

  private static func difference(_ old: [String], _ new: [String]) -> String {
    for (before, now) in zip(old, new) where before != now { return "the source now says ‘\(now)’, then ‘\(before)’" }
    if new.count > old.count { return "the source now also says ‘\(new[old.count])’" }
    return "the source no longer says ‘\(old[new.count])’"
  }
}
