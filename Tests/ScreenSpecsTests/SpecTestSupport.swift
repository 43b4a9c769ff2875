import Foundation
import ScreenModel

@testable import ScreenSpecs

/// Each problem as `line:column message`.
func places(_ problems: [Problem]) -> [String] {
  problems.map { "\($0.span?.line ?? 0):\($0.span?.column ?? 0) \($0.message)" }
}

/// The problems of a spec, as places.
func problems(_ yaml: String, path: String = "specs/sample.yaml") -> [String] {
  places(SpecReader().read(yaml, path: path).1)
}

/// The spec of a text that has no problems.
func spec(_ yaml: String, path: String = "specs/sample.yaml") throws -> ScreenSpec {
  let (spec, problems) = SpecReader().read(yaml, path: path)
  if !problems.isEmpty { throw Problems(problems) }
  guard let spec else { throw Problem("no spec") }
  return spec
}

/// The lines of a state's cases: `name: kind says`.
func heard(_ state: StateSpec?) -> [String] {
  (state?.cases ?? []).flatMap { one in
    one.expectations.map { "\(one.name.map { $0 + ": " } ?? "")\($0.kind.rawValue) \($0.says)" }
  }
}
