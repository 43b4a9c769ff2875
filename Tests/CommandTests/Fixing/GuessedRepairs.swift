extension RepairTests {
  /// Repairs that guess words.
  static let guesses = [
    Case(
      name: "a picture button is named after what it does",
      before: """
        Button(action: shareRecipe) {
          Image(systemName: "square.and.arrow.up")
        }
        .padding()
        """,
      after: """
        Button(action: shareRecipe) {
          Image(systemName: "square.and.arrow.up")
        }
        .accessibilityLabel("Share")  // [VERIFY]
        .accessibilityInputLabels(["Share", "Share recipe"])  // [VERIFY]
        .padding()
        """, heard: ["Share, button"], properties: "let shareRecipe: () -> Void", isUnsafe: true),
    Case(
      name: "a tapped picture becomes a named button",
      before: """
        Image(systemName: "trash")
          .onTapGesture { discard() }
        """,
      after: """
        Button { discard() } label: {
          Image(systemName: "trash")
        }
        .accessibilityLabel("Delete")  // [VERIFY]
        .buttonStyle(.plain)
        """, heard: ["Delete, button"], properties: "let discard: () -> Void", isUnsafe: true),
    Case(
      name: "a state leaves the label",
      before: """
        Button(action: flip) {
          Image(systemName: isLoud ? "speaker.wave.2" : "speaker.slash")
        }
        .accessibilityLabel(isLoud ? "Sound on" : "Sound off")
        """,
      after: """
        Button(action: flip) {
          Image(systemName: isLoud ? "speaker.wave.2" : "speaker.slash")
        }
        .accessibilityLabel("Sound")  // [VERIFY]
        .accessibilityAddTraits(isLoud ? .isSelected : [])
        """, heard: ["<selected?>, Sound, button"], properties: "let isLoud: Bool\nlet flip: () -> Void", isUnsafe: true
    ),
    Case(
      name: "a coloured dot is said",
      before: """
        HStack {
          Text("Pump")
          Circle()
            .fill(isRunning ? .green : .red)
            .frame(width: 10, height: 10)
        }
        """,
      after: """
        HStack {
          Text("Pump")
          Circle()
            .fill(isRunning ? .green : .red)
            .accessibilityLabel(isRunning ? "Running" : "Stopped")  // [VERIFY]
            .frame(width: 10, height: 10)
        }
        """, heard: ["Pump", "<Running | Stopped>"], properties: "let isRunning: Bool", isUnsafe: true),
    Case(
      name: "an error takes the focus",
      before: """
        VStack {
          if zipFailed {
            Text("Enter five digits.")
          }
          Button("Next") { zipFailed = true }
        }
        """,
      after: """
        VStack {
          if zipFailed {
            Text("Enter five digits.")
              .accessibilityFocused($isZipFailedErrorFocused)
              .onAppear { isZipFailedErrorFocused = true }
          }
          Button("Next") { zipFailed = true }
        }
        """, heard: ["Enter five digits.", "Next, button"],
      properties: "@State private var zipFailed = false", isUnsafe: true),
    Case(
      name: "a spinner says what it waits for",
      before: """
        if isFetchingMail {
          ProgressView()
        } else {
          Text("No mail")
        }
        """,
      after: """
        if isFetchingMail {
          ProgressView()
            .accessibilityLabel("Fetching mail")  // [VERIFY]
        } else {
          Text("No mail")
        }
        """, heard: ["Fetching mail", "No mail"], properties: "let isFetchingMail: Bool", isUnsafe: true),
    Case(
      name: "a file's name becomes words",
      before: """
        Image("photo_beach")
          .accessibilityLabel("photo_beach.jpg")
        """,
      after: """
        Image("photo_beach")
          .accessibilityLabel("Beach")  // [VERIFY]
        """, heard: ["Beach, image"], isUnsafe: true),
    Case(
      name: "a slider is named by the text beside it",
      before: """
        HStack {
          Text("Volume")
          Slider(value: $loudness)
        }
        """,
      after: """
        HStack {
          Text("Volume")
          Slider(value: $loudness)
            .accessibilityLabel("Volume")  // [VERIFY]
        }
        """, heard: ["Volume", "Volume, <loudness>, adjustable"], properties: "@State private var loudness = 0.5",
      isUnsafe: true),
    Case(
      name: "a picture of what the text says is hidden",
      before: """
        VStack {
          Image("RecoverData")
          Text("Recover your notes")
        }
        """,
      after: """
        VStack {
          Image("RecoverData")
            .accessibilityHidden(true)  // [VERIFY]
          Text("Recover your notes")
        }
        """, heard: ["Recover your notes"], isUnsafe: true),
  ]
}
