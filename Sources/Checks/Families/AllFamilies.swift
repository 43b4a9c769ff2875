/// In the order in which `<name>` gets its meaning: what is met on the screen first, what happens after.
let allFamilies: [any Family.Type] = [
  OrderedSpeech.self,
  EachRow.self,
  ModalSpeech.self,
  FocusMoves.self,
  KeyboardFocus.self,
  Announcements.self,
  Silence.self,
  Absence.self,
  ShownText.self,
  KeptInput.self,
  DisabledReason.self,
  OtherScreens.self,
  Background.self,
]
