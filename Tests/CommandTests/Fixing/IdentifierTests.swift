import Checks
import Foundation
import SwiftReader
import Testing

@testable import spec_check

/// What `fix --identifiers` writes into code in memory.
@Suite struct IdentifierTests {
  /// The code with identifiers, and why elements were left without.
  private func identified(_ code: String, at path: String = "Workshop/Bench/Example.swift") -> (
    text: String, left: [String]
  ) {
    let project = Project([Project.Input(path: path, data: Data(code.utf8))])
    let session = IdentifierSession(
      project, audit: Audit(optedIn: [IdentifierPlan.rule, "identifier-off-pattern", "duplicate-identifier"]),
      options: .init(), wishes: .init(files: [path]))
    session.run()
    return (session.state.project.source(of: path)?.text ?? "", session.refused.compactMap(\.reason))
  }

  /// Identifiers in the order written, as the code has them.
  private func names(_ code: String, at path: String = "Workshop/Bench/Example.swift") -> [String] {
    identified(code, at: path).text.components(separatedBy: ".accessibilityIdentifier(").dropFirst()
      .map { String($0.prefix { $0 != "\n" }) }
      .map { line in
        var depth = 1
        return String(
          line.prefix { letter in
            if letter == "(" { depth += 1 }
            if letter == ")" { depth -= 1 }
            return depth > 0
          })
      }
  }

  @Test func theirWordsComeFromViewPurposeAndKind() {
    let code = """
      import SwiftUI
      struct KilnEditorView: View {
        @State private var glaze = ""
        @State private var isAlarmEnabled = true
        @State private var heat = 0.5
        var body: some View {
          Form {
            TextField("Glaze", text: $glaze)
            Toggle("Warn me when the kiln has cooled down far enough", isOn: $isAlarmEnabled)
            Slider(value: $heat)
            Button("Save") { save() }
              .padding()
            Button(action: discard) { Image(systemName: "trash") }
            NavigationLink(destination: FiringHistoryView()) { Image("clock-photo") }
          }
        }
      }
      """
    #expect(
      names(code) == [
        "\"kiln_editor_glaze_textfield\"", "\"kiln_editor_alarm_toggle\"", "\"kiln_editor_heat_slider\"",
        "\"kiln_editor_save_button\"", "\"kiln_editor_discard_button\"", "\"kiln_editor_firing_history_link\"",
        "\"kiln_editor_view\"",
      ])
  }

  @Test func theyComeFirstAndDirectlyBehindTheElement() {
    let code = """
      import SwiftUI
      struct KilnTimerView: View {
        var body: some View {
          ScrollView {
            Button("Start firing") { startFiring() }
              .accessibilityLabel("Start the firing")
              .padding()
            Text("Ready").frame(maxWidth: .infinity)
          }
          .padding()
        }
      }

      """
    #expect(
      identified(code).text == """
        import SwiftUI
        struct KilnTimerView: View {
          var body: some View {
            ScrollView {
              Button("Start firing") { startFiring() }
                .accessibilityIdentifier("kiln_timer_start_firing_button")
                .accessibilityLabel("Start the firing")
                .padding()
              Text("Ready").frame(maxWidth: .infinity)
            }
            .accessibilityIdentifier("kiln_timer_view")
            .padding()
          }
        }

        """)
  }

  @Test func rowsAreToldApartByWhatTheirLoopGoesBy() {
    let code = """
      import SwiftUI
      struct Pot: Identifiable { let id: Int; var name: String; var shelf: String }
      struct PotListView: View {
        let pots: [Pot]
        let marks: [String]
        var body: some View {
          List {
            ForEach(pots) { pot in NavigationLink(pot.name) { Text(pot.shelf) } }
            ForEach(pots, id: \\.shelf) { pot in
              HStack {
                Text(pot.name)
                Button("Sell") { sell(pot) }
                Button("Break") { smash(pot) }
              }
            }
            ForEach(marks, id: \\.self) { mark in Button(mark) { choose(mark) } }
            ForEach(Array(pots.enumerated()), id: \\.offset) { place, pot in Button(pot.name) { choose(place) } }
          }
        }
      }
      """
    let made = identified(code)
    #expect(
      names(code) == [
        "\"pot_list_row_\\(pot.id)\"", "\"pot_list_sell_button_\\(pot.shelf)\"",
        "\"pot_list_break_button_\\(pot.shelf)\"", "\"pot_list_mark_row_\\(mark)\"", "\"pot_list_view\"",
      ])
    #expect(made.left == ["its rows are only numbered, and numbers move"])
  }

  @Test func whatHasTheSameNameIsToldApartByWhereItIs() {
    let code = """
      import SwiftUI
      struct MugOrderView: View {
        var body: some View {
          Form {
            Section("Handle") { Button("Change") { changeHandle() } }
            Section("Glaze") { Button("Change") { changeGlaze() } }
            Section { Button("Change") { changeSize() } }
          }
          .toolbar { Button("Change") { changeAll() } }
        }
      }
      """
    #expect(
      names(code) == [
        "\"mug_order_change_button\"", "\"mug_order_change_button_glaze\"", "\"mug_order_change_button_2\"",
        "\"mug_order_view\"", "\"mug_order_change_button_toolbar\"",
      ])
  }

  @Test func whatAScreenPlacesTwiceIsNamedWhereItIsPlaced() {
    let code = """
      import SwiftUI
      struct StoreView: View {
        let jars: [Jar]
        var body: some View {
          List {
            PriceButton(title: "Buy")
            PriceButton(title: "Lend")
            RangePicker()
            RangePicker()
            ForEach(jars) { jar in JarCell(jar: jar) }
          }
        }
      }
      struct Jar: Identifiable { let id: String }
      struct PriceButton: View {
        let title: String
        var body: some View { Button(title) { pay() } }
      }
      struct RangePicker: View {
        var body: some View {
          HStack {
            Button("Less") { less() }
            Button("More") { more() }
          }
        }
      }
      struct JarCell: View {
        let jar: Jar
        var body: some View {
          HStack {
            Button("Open") { open(jar) }
            Button("Close") { close(jar) }
          }
        }
      }
      """
    let made = identified(code, at: "Pottery/StoreView.swift")
    #expect(
      names(code, at: "Pottery/StoreView.swift")
        == [
          "\"store_buy_button\"", "\"store_lend_button\"", "\"pottery_store_view\"",
          "\"jar_cell_open_button_\\(jar.id)\"", "\"jar_cell_close_button_\\(jar.id)\"",
        ])
    #expect(
      made.left == [
        "it is part of what a screen places several times: the name would repeat",
        "it is part of what a screen places several times: the name would repeat",
      ])
  }

  @Test func whatIsThereStaysAndASecondRunAddsNothing() {
    let code = """
      import SwiftUI
      struct WheelView: View {
        @State private var speed = 1
        var body: some View {
          List {
            Button("Stop") { stop() }.accessibilityIdentifier("mine")
            Stepper("Speed", value: $speed)
          }
          .accessibilityIdentifier("wheel")
        }
      }
      """
    let once = identified(code).text
    #expect(once.contains("Button(\"Stop\") { stop() }.accessibilityIdentifier(\"mine\")\n"))
    #expect(once.contains(".accessibilityIdentifier(\"wheel\")\n"))
    #expect(names(code) == ["\"mine\"", "\"wheel_speed_stepper\"", "\"wheel\""])
    #expect(identified(once).text == once)
  }

  @Test func whatTheSystemDrawsAndWhatIsTouchedAsOneIsLeftAlone() {
    let code = """
      import SwiftUI
      struct ClayView: View {
        @State private var asks = false
        var body: some View {
          VStack {
            HStack { Text("Red clay"); Text("12 kg") }.onTapGesture { weigh() }
            Text("White clay").onTapGesture { weigh() }
          }
          .alert("Throw away?", isPresented: $asks) { Button("Throw away") { discard() } }
        }
      }
      """
    let made = identified(code)
    #expect(names(code) == ["\"clay_white_button\""])
    #expect(made.left.contains("several elements are touched as one: an identifier would go to each"))
  }
}
