import Testing

@testable import Checks

/// What a disabled control waits for, in words made of the test.
@Suite struct ReasonTests {
  @Test(arguments: [
    ("password.isEmpty", "Unavailable until password is entered"),
    ("model.tags.isEmpty", "Unavailable until tags are entered"),
    ("address.isEmpty", "Unavailable until address is entered"),
    ("email.isEmpty || password.isEmpty", "Unavailable until email and password are entered"),
    ("selectedSubtitles.isEmpty", "Unavailable until subtitles are selected"),
    ("selection.isEmpty", "Unavailable until something is selected"),
    ("seatSelection.isEmpty", "Unavailable until seat is selected"),
    ("name.isEmpty || pickedDays.isEmpty", "Unavailable until name is entered and days are picked"),
    ("!isFormValid", "Unavailable until form is valid"),
    ("isSendingInvite", "Sending invite"),
  ])
  func aTestBecomesAReason(_ test: String, _ reason: String) { #expect(GiveReason.reason(test) == reason) }

  @Test func whatTellsNothingStaysUnsaid() { #expect(GiveReason.reason("count < limit(of: plan)") == nil) }
}
