import XCTest

let recorder = SpecRecorder(XCUIApplication(), in: XCTestCase())
recorder.commit = "abc123"
recorder.language = "en"
recorder.startVoiceOver()
recorder.act("search for zzz") {}
recorder.listen()
try recorder.record(screen: "search", state: .empty, case: "No match")
