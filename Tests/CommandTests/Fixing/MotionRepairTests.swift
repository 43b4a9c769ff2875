import Testing

/// Which animations ask for Reduce Motion after a repair: those of what moves, and no others.
@Suite struct MotionRepairTests {
  private func added(_ body: String, _ properties: String = "@State private var isOpen = false") -> [String] {
    let code = example(body, properties)
    return fix(code, unsafe: true).added(to: code).filter { !$0.contains("@Environment") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: [
    ".opacity(isOpen ? 1 : 0)", ".brightness(isOpen ? 0.2 : 0)", ".blur(radius: isOpen ? 4 : 0)", "",
  ])
  func aFadeIsLeftAsItIs(_ look: String) {
    #expect(
      added(
        """
        VStack {
          Button("Open") { withAnimation { isOpen.toggle() } }
          Text("Soup")\(look)
            .animation(.easeOut, value: isOpen)
        }
        """) == [])
  }

  @Test func aPartThatComesIsLeftUnlessItMoves() {
    func body(_ transition: String) -> String {
      """
      VStack {
        Button("Open") { withAnimation { isOpen.toggle() } }
        if isOpen { Text("Soup")\(transition) }
      }
      """
    }
    let guarded = ["Button(\"Open\") { withAnimation(reduceMotion ? nil : .default) { isOpen.toggle() } }"]
    #expect(added(body("")) == [])
    #expect(added(body(".transition(.opacity)")) == [])
    let later = "; if isLate { Text(\"Late\").transition(.scale) }"
    #expect(added(body(later), "@State private var isOpen = false\nlet isLate: Bool") == [])
    #expect(added(body(".transition(.scale)")) == guarded)
    #expect(added(body(".transition(.asymmetric(insertion: .push(from: .top), removal: .opacity))")) == guarded)
  }

  @Test(arguments: [
    ".offset(y: isOpen ? 200 : 0)", ".scaleEffect(isOpen ? 2 : 1)", ".rotationEffect(.degrees(isOpen ? 90 : 0))",
    ".rotation3DEffect(.degrees(isOpen ? 90 : 0), axis: (0, 1, 0))", ".position(x: isOpen ? 10 : 300, y: 0)",
  ])
  func aMovementAsks(_ look: String) {
    #expect(
      added(
        """
        VStack {
          Button("Open") { withAnimation(.spring()) { isOpen.toggle() } }
          Text("Soup")\(look)
        }
        """) == ["Button(\"Open\") { withAnimation(reduceMotion ? nil : .spring()) { isOpen.toggle() } }"])
  }

  @Test func anAnimationIsThatOfTheViewItIsOn() {
    #expect(
      added(
        """
        VStack {
          Text("Soup")
            .offset(y: isOpen ? 200 : 0)
            .animation(.easeOut, value: isOpen)
          Text("Bread")
            .opacity(isOpen ? 1 : 0)
            .animation(.easeOut, value: isOpen)
        }
        """) == [".animation(reduceMotion ? nil : .easeOut, value: isOpen)"])
  }

  @Test func scrollingFarAsks() {
    #expect(
      added(
        """
        ScrollViewReader { proxy in
          List(names, id: \\.self) { Text($0) }
          Button("Up") { withAnimation { proxy.scrollTo(0) } }
        }
        """, "let names: [String]")
        == ["Button(\"Up\") { withAnimation(reduceMotion ? nil : .default) { proxy.scrollTo(0) } }"])
  }
}
