import ScreenModel
import Testing

@testable import SwiftReader

@Suite("States found in the source")
struct BranchTests {
  /// `state: condition (evidence)`, one a branch.
  private func found(_ source: String) -> [String] {
    Project(source: source).branches(of: "V").map { "\($0.state.rawValue): \($0.condition.text) (\($0.evidence))" }
  }

  private let phases = """
    enum Phase { case idle, loading, failed(String), loaded([String]), success }
    struct V: View {
      @State var phase = Phase.idle
      var body: some View {
        switch phase {
        case .idle: Text("Welcome")
        case .loading: ProgressView("Loading orders")
        case .failed(let why): Text(why)
        case .loaded(let items): if items.isEmpty { Text("No orders yet") } else { Text("Orders") }
        case .success: Text("Order placed")
        }
      }
      func load() { phase = .loading }
    }
    """

  @Test("Cases of an enum by their names")
  func enumCases() {
    let states = Set(Project(source: phases).branches(of: "V").map(\.state))
    #expect(states == [.loading, .error, .empty, .success])
  }

  @Test("Each state asked for is what its branch shows")
  func asked() {
    let project = Project(source: phases)
    #expect(project.heard(in: .loading) == [["Loading orders"]])
    #expect(project.heard(in: .error) == [["<phase.failed.why>"]])
    #expect(project.heard(in: .empty) == [["No orders yet"]])
    #expect(project.heard(in: .success) == [["Order placed"]])
  }

  @Test("What is given decides the branch")
  func given() {
    let project = Project(source: phases)
    #expect(
      project.heard(in: .error, given: ["phase": .enumCase("failed", payload: [.init("Offline")])]) == [["Offline"]])
  }

  @Test("Boolean flags, optional errors and empty lists")
  func flags() {
    let source = """
      struct V: View {
        @State var isLoading = false
        @State var errorMessage: String?
        @State var orders: [String] = []
        var body: some View { VStack {
          if isLoading { ProgressView() }
          if let errorMessage { Text(errorMessage) }
          if orders.isEmpty { Text("Nothing here") } else { ForEach(orders, id: \\.self) { Text($0) } }
        }.onAppear { isLoading = true; errorMessage = ""; orders = [] } }
      }
      """
    let states = Project(source: source).branches(of: "V").map(\.state)
    #expect(Set(states) == [.loading, .error, .empty])
    #expect(Project(source: source).branches(of: "V").map(\.span.line).sorted() == [6, 7, 8])
  }

  @Test("Content shows the state where names do not")
  func content() {
    let source = """
      struct V: View {
        let mode: Int
        var body: some View {
          switch mode {
          case 0: ProgressView()
          case 1: ContentUnavailableView("No results", systemImage: "magnifyingglass")
          default: Text("Rows")
          }
        }
      }
      """
    #expect(Set(Project(source: source).branches(of: "V").map(\.state)) == [.loading, .empty])
  }

  @Test("Disabled controls, selected rows, presentations")
  func modifiers() {
    let source = """
      struct V: View {
        @State var isPaying = false; @State var isOpen = false; @State var failure: String?; @State var tab = 0
        var body: some View { VStack {
          Button("Pay") { isPaying = true }.disabled(isPaying)
          Text("Tea").accessibilityAddTraits(tab == 0 ? .isSelected : [])
          Button("Change") { isOpen = true; tab = 1 }
        }
        .sheet(isPresented: $isOpen) { Text("Sheet") }
        .alert("Failed", isPresented: .init(get: { failure != nil }, set: { _ in failure = nil })) { } }
      }
      """
    let branches = Project(source: source).branches(of: "V")
    #expect(branches.filter { $0.state == .disabled }.map(\.span.line) == [4])
    #expect(branches.filter { $0.state == .selected }.map(\.span.line) == [5])
    #expect(branches.filter { $0.state == .modal || $0.state == .error }.map(\.span.line) == [8, 9])
  }

  @Test("A view without states has none; build choices are none")
  func none() {
    #expect(found("struct V: View { var body: some View { if true { Text(\"A\") } } }") == [])
    #expect(
      found(
        """
        struct V: View { let isWide: Bool
          var body: some View { if isWide { HStack { Text("A") } } else { VStack { Text("A") } } } }
        """) == [])
  }

  @Test("Negations and endings are not mistaken")
  func negations() {
    let states = Project(
      source: """
        struct V: View { let hasLoaded: Bool; let hideError: Bool; let isLoadingDone: Bool
          var body: some View { VStack { if hasLoaded { Text("A") }; if !hideError { Text("B") } } } }
        """
    ).branches(of: "V").map(\.state)
    #expect(states == [])
  }

  @Test("Two branches of one state are two predictions, each with what it assumed")
  func twoBranches() {
    let source = """
      struct V: View {
        let networkError: Bool; let cardError: Bool
        var body: some View { VStack {
          if networkError { Text("Offline") }
          if cardError { Text("Card declined") }
        } }
      }
      """
    let project = Project(source: source)
    let found = project.predictions(.init(view: "V", state: .error))
    #expect(found.count == 2)
    #expect(found.map { $0.assumed?.condition.text } == ["networkError", "cardError"])
    #expect(found.map { $0.lines.first } == ["Offline", "Offline if networkError"])
    #expect(project.heard(in: .error, given: ["networkError": false, "cardError": true]) == [["Card declined"]])
  }

  @Test("States of one enum exclude each other")
  func exclusion() {
    let source = """
      enum Phase { case loading, failed, ready }
      struct V: View {
        let phase: Phase
        var body: some View { VStack {
          if phase == .loading { Text("Loading") }
          if case .failed = phase { Text("Failed") }
          Button("Send") { }.disabled(phase != .ready)
        } }
      }
      """
    #expect(Project(source: source).heard(in: .loading) == [["Loading", "Send, dimmed, button"]])
    #expect(Project(source: source).heard(in: .error) == [["Failed", "Send, dimmed, button"]])
  }

  @Test("Taken, open and never: what given decides is told")
  func truths() {
    let project = Project(source: phases)
    let loading = project.said(given: ["phase": ".loading"])
    #expect(loading?.taken.map(\.state) == [.loading])
    #expect(loading?.open.map(\.state) == [])
    let open = project.said(initial: false)
    #expect(open?.taken.map(\.state) == [])
    #expect(open?.open.count == 4)
  }

  @Test("A name nobody has is told with the nearest")
  func unknownNames() {
    let screen = Project(source: phases).said(given: ["phse": ".loading"])
    #expect(screen?.unknownNames.map(\.name) == ["phse"])
    #expect(screen?.unknownNames.map(\.nearest) == ["phase"])
  }
}
