import Testing

@testable import Checks

/// Nothing to show, and waiting for it, in other spellings than the examples show.
@Suite struct AbsenceSpellingTests {
  static let variants: [TrapVariantTests.Variant] = [
    .init(
      EmptyStateMissing.self,
      #"""
      @Observable final class NotesModel { var notes: [Note] = [] }
      struct Note: Identifiable { let id: UUID; let title: String }
      struct NotesScreen: View {
          @State private var model = NotesModel()
          var body: some View {
              NavigationStack {
                  List(model.notes) { note in NavigationLink(note.title) { Text(note.title).navigationTitle("Note") } }
                      .navigationTitle("Notes")
              }
          }
      }
      """#),
    .init(
      EmptyStateMissing.self,
      #"""
      struct Guests: View {
          @ObservedObject var store: GuestStore
          var body: some View {
              List {
                  Section("Guests") {
                      ForEach(store.guests, id: \.self) { Text($0) }.onDelete { store.guests.remove(atOffsets: $0) }
                  }
              }
              .navigationTitle("Guests")
          }
      }
      final class GuestStore: ObservableObject { @Published var guests: [String] = [] }
      """#),
    .init(
      EmptyStateMissing.self,
      #"""
      struct Trips: View {
          @State private var trips: [String]?
          var body: some View {
              Group {
                  if let trips { List(trips, id: \.self) { Text($0) } } else { ProgressView("Loading trips") }
              }
              .task { trips = await load() }
              .navigationTitle("Trips")
          }
          func load() async -> [String] { [] }
      }
      """#),
    .init(
      EmptyWithoutWayOn.self,
      #"""
      struct Boats: View {
          let boats: [String]
          var body: some View {
              ScrollView {
                  if !boats.isEmpty { ForEach(boats, id: \.self) { Text($0) } } else { Text("No boats are free") }
              }
              .navigationTitle("Boats")
          }
      }
      """#),
    .init(
      ResultsChangeSilently.self,
      #"""
      final class FindController: UIViewController, UISearchBarDelegate {
          private let searchBar = UISearchBar()
          private let tableView = UITableView()
          private let noneLabel = UILabel()
          private var hits: [String] = []
          override func viewDidLoad() {
              super.viewDidLoad()
              title = String(localized: "Find")
              searchBar.delegate = self
              noneLabel.text = String(localized: "Nothing found")
              noneLabel.font = .preferredFont(forTextStyle: .body)
              noneLabel.adjustsFontForContentSizeCategory = true
              noneLabel.isHidden = true
              view.addSubview(searchBar); view.addSubview(tableView); view.addSubview(noneLabel)
          }
          func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
              hits = hits.filter { $0.contains(searchText) }
              noneLabel.isHidden = !hits.isEmpty
              tableView.reloadData()
          }
      }
      """#),
    .init(
      EmptyWithoutWayOn.self,
      #"""
      struct LogScreen: View {
          let entries: [String]
          var body: some View {
              List {
                  if entries.isEmpty { Text("Nothing was logged") } else { ForEach(entries, id: \.self) { Text($0) } }
              }
              .navigationTitle("Event log")
          }
      }
      """#, found: false),
    .init(
      EmptyWithoutWayOn.self,
      #"""
      struct Cats: View {
          let cats: [String]
          let add: () -> Void
          var body: some View {
              List { if cats.isEmpty { Text("No cats yet") } else { ForEach(cats, id: \.self) { Text($0) } } }
                  .navigationTitle("Cats")
                  .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add a cat", systemImage: "plus", action: add) } }
          }
      }
      """#, found: false),
    .init(
      EmptyStateMissing.self,
      #"""
      struct HomeList: View {
          let rows: [String]
          var body: some View {
              NavigationStack {
                  content.navigationTitle("Home")
              }
          }
          @ViewBuilder var content: some View {
              switch rows.count {
              case 0: EmptyHome()
              default: List(rows, id: \.self) { Text($0) }
              }
          }
      }
      struct EmptyHome: View { var body: some View { VStack { Text("Nothing here"); Button("Add a row") {} } } }
      """#, found: false),
    .init(
      ResultsChangeSilently.self,
      #"""
      struct Calm: View {
          @State private var query = ""
          let all: [String]
          private var found: [String] { all.filter { $0.contains(query) } }
          var body: some View {
              List {
                  TextField("Filter", text: $query).accessibilityLabel("Filter")
                  ForEach(found, id: \.self) { Text($0) }
                  if found.isEmpty { Text("Nothing fits. Clear the filter."); Button("Clear") { query = "" } }
              }
              .navigationTitle("All")
              .task(id: query) {
                  try? await Task.sleep(for: .seconds(1))
                  guard !Task.isCancelled else { return }
                  AccessibilityNotification.Announcement(String(localized: "\(found.count) results")).post()
              }
          }
      }
      """#, found: false),
    .init(
      LoadingUnnamed.self,
      #"""
      struct Busy: View {
          let isLoading: Bool
          var body: some View { VStack { Text("Tickets").font(.title).accessibilityAddTraits(.isHeader); if isLoading { ProgressView().progressViewStyle(.circular).scaleEffect(1.5) } } }
      }
      """#),
    .init(
      LoadingUnnamed.self,
      #"""
      struct SendButton: View {
          let isSending: Bool
          let send: () -> Void
          var body: some View { Button(action: send) { if isSending { ProgressView() } else { Text("Send") } }.disabled(isSending) }
      }
      """#),
    .init(
      LoadingUnnamed.self,
      #"""
      struct Blank: View { var body: some View { ProgressView { EmptyView() } } }
      """#),
    .init(
      LoadingUnnamed.self,
      #"""
      extension View { func speaking(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) } }
      struct Loader: View { var body: some View { ProgressView().tint(.blue).speaking("Loading the map") } }
      """#, found: false),
    .init(
      LoadingUnnamed.self,
      #"""
      struct Loader2: View { var body: some View { HStack { ProgressView().accessibilityHidden(true); Text("Loading the map") } } }
      """#, found: false),
    .init(
      LoadingSilent.self,
      #"""
      @Observable final class Shop { enum Phase { case idle, loading, done([String]) } ; var phase = Phase.idle
        func load() async { phase = .loading; try? await Task.sleep(for: .seconds(1)); phase = .done([]) } }
      struct ShopView: View {
          @State private var shop = Shop()
          var body: some View {
              VStack {
                  switch shop.phase {
                  case .idle: VStack { Text("Press to see what is on offer"); Button("See offers") { Task { await shop.load() } } }
                  case .loading: ProgressView("Loading offers")
                  case .done(let offers): 
                      if offers.isEmpty { Text("No offers today"); Button("Ask again") { Task { await shop.load() } } } else { List(offers, id: \.self) { Text($0) } }
                  }
              }
              .navigationTitle("Offers")
          }
      }
      """#, found: false),
    .init(
      LoadingSilent.self,
      #"""
      struct QuoteCard: View {
          @State private var isFetching = false
          @State private var quote = "Hello"
          var body: some View {
              VStack {
                  if !isFetching { Text(quote); Button("Another quote") { fetch() } } else { ProgressView("Fetching a quote") }
              }
          }
          private func fetch() { isFetching = true; Task { quote = await next(); isFetching = false } }
          private func next() async -> String { "" }
      }
      """#),
    .init(
      LoadingSilent.self,
      #"""
      final class RatesController: UIViewController {
          private let spinner = UIActivityIndicatorView(style: .medium)
          private let ratesLabel = UILabel()
          private let button = UIButton(type: .system)
          override func viewDidLoad() {
              super.viewDidLoad()
              title = String(localized: "Rates")
              spinner.accessibilityLabel = String(localized: "Loading rates")
              ratesLabel.font = .preferredFont(forTextStyle: .body)
              ratesLabel.adjustsFontForContentSizeCategory = true
              button.setTitle(String(localized: "Refresh"), for: .normal)
              button.addTarget(self, action: #selector(refresh), for: .touchUpInside)
              view.addSubview(spinner); view.addSubview(ratesLabel); view.addSubview(button)
          }
          @objc private func refresh() {
              ratesLabel.isHidden = true
              spinner.startAnimating()
              Task { await load() }
          }
          private func load() async { spinner.stopAnimating(); ratesLabel.isHidden = false }
      }
      """#),
    .init(
      LoadingSilent.self,
      #"""
      struct Initial: View {
          @State private var isLoading = true
          @State private var text = ""
          var body: some View { VStack { if isLoading { ProgressView("Loading the story") } else { Text(text); Button("Share the story") {} } }.task { text = "x"; isLoading = false }.navigationTitle("Story") }
      }
      """#, found: false),
    .init(
      BusyControlLive.self,
      #"""
      struct Booking: View {
          @State private var isBooking = false
          var body: some View {
              Form {
                  Button("Book the table", action: book)
              }
              .overlay { if isBooking { ProgressView("Booking") } }
              .navigationTitle("Table")
          }
          func book() { isBooking = true; Task { await send(); isBooking = false } }
          func send() async {}
      }
      """#),
    .init(
      BusyControlLive.self,
      #"""
      struct Guarded: View {
          @State private var isSaving = false
          var body: some View {
              VStack { Button(isSaving ? "Saving" : "Save the draft") { guard !isSaving else { return }; isSaving = true }; if isSaving { ProgressView("Saving") } }
          }
      }
      """#, found: false),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: TrapVariantTests.Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}
