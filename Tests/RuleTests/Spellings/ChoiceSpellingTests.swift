import Testing

@testable import Checks

/// Choices that are drawn in other ways than the examples show.
@Suite struct ChoiceSpellingTests {
  static let variants: [TrapVariantTests.Variant] = [
    .init(
      SelectedWithoutTrait.self,
      #"""
      enum Grind: String, CaseIterable, Identifiable { case fine, medium, coarse; var id: Self { self } }
      struct GrindPicker: View {
          @Binding var grind: Grind
          var body: some View {
              HStack {
                  ForEach(Grind.allCases) { option in
                      Button(action: { withAnimation { grind = option } }) {
                          Label(option.rawValue.capitalized, systemImage: grind == option ? "largecircle.fill.circle" : "circle")
                      }
                      .frame(minHeight: 44)
                  }
              }
          }
      }
      """#),
    .init(
      SelectedWithoutTrait.self,
      #"""
      struct TabPillStyle: ButtonStyle {
          let isActive: Bool
          func makeBody(configuration: Configuration) -> some View {
              configuration.label.fontWeight(isActive ? .bold : .regular).padding().frame(minHeight: 44)
                  .overlay(alignment: .bottom) { if isActive { Rectangle().frame(height: 2) } }
          }
      }
      struct StallTabs: View {
          @State private var section = 0
          let titles: [LocalizedStringKey] = ["Fruit", "Bread", "Cheese"]
          var body: some View {
              HStack {
                  ForEach(titles.indices, id: \.self) { index in
                      Button(titles[index]) { section = index }
                          .buttonStyle(TabPillStyle(isActive: section == index))
                  }
              }
          }
      }
      """#),
    .init(
      SelectedWithoutTrait.self,
      #"""
      struct FlavourRow: View {
          let name: String
          let isSelected: Bool
          let choose: () -> Void
          var body: some View {
              HStack {
                  Text(name)
                  Spacer()
                  Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").accessibilityHidden(true)
              }
              .contentShape(Rectangle())
              .onTapGesture(perform: choose)
              .accessibilityElement(children: .combine)
              .accessibilityAddTraits(.isButton)
          }
      }
      struct FlavourScreen: View {
          let flavours: [String]
          @State private var chosen: String?
          var body: some View {
              List {
                  if flavours.isEmpty { Text("No flavours today"); Button("Look again") {} }
                  ForEach(flavours, id: \.self) { flavour in
                      FlavourRow(name: flavour, isSelected: chosen == flavour) { chosen = flavour }
                  }
              }
              .navigationTitle("Flavours")
          }
      }
      """#),
    .init(
      SelectedWithoutTrait.self,
      #"""
      @Observable final class TrayModel { var selectedID: UUID?; func select(_ id: UUID) { selectedID = id } }
      struct Tray: Identifiable { let id: UUID; let name: String }
      struct TrayList: View {
          @State var model: TrayModel
          let trays: [Tray]
          var body: some View {
              VStack(alignment: .leading) {
                  ForEach(trays) { tray in
                      Button { model.select(tray.id) } label: {
                          HStack { Text(tray.name); if model.selectedID == tray.id { Image(systemName: "checkmark").accessibilityHidden(true) } }
                      }
                  }
              }
          }
      }
      """#),
    .init(
      SelectedWithoutTrait.self,
      #"""
      struct SeatPicker: View {
          @State private var seat = 1
          var body: some View {
              HStack { ForEach(1..<5, id: \.self) { number in cell(number) } }
          }
          @ViewBuilder private func cell(_ number: Int) -> some View {
              if number == seat {
                  Button("Seat \(number)") { seat = number }.buttonStyle(.borderedProminent)
              } else {
                  Button("Seat \(number)") { seat = number }.buttonStyle(.bordered)
              }
          }
      }
      """#),
    .init(
      SelectedWithoutTrait.self,
      #"""
      struct ToppingGrid: View {
          @State private var picked: Set<String> = []
          let toppings: [String]
          var body: some View {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
                  ForEach(toppings, id: \.self) { topping in
                      Button { if picked.contains(topping) { picked.remove(topping) } else { picked.insert(topping) } } label: {
                          Text(topping).frame(minHeight: 44)
                              .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(lineWidth: picked.contains(topping) ? 3 : 0) }
                      }
                  }
              }
          }
      }
      """#),
    .init(
      SelectedWithoutTrait.self,
      #"""
      import UIKit
      final class SegmentBar: UIView {
          private let dayButton = UIButton(type: .system)
          private let weekButton = UIButton(type: .system)
          override init(frame: CGRect) {
              super.init(frame: frame)
              dayButton.setTitle(String(localized: "Day"), for: .normal)
              weekButton.setTitle(String(localized: "Week"), for: .normal)
              dayButton.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
              weekButton.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
              addSubview(dayButton)
              addSubview(weekButton)
          }
          required init?(coder: NSCoder) { nil }
          @objc private func choose(_ sender: UIButton) {
              for button in [dayButton, weekButton] {
                  button.backgroundColor = button === sender ? .tintColor : .clear
              }
          }
      }
      """#),
    .init(
      SelectedByColorOnly.self,
      #"""
      struct FilterChips: View {
          @State private var filter = "All"
          var body: some View {
              HStack {
                  ForEach(["All", "Open", "Done"], id: \.self) { name in
                      Button(name) { filter = name }
                          .foregroundColor(filter == name ? .blue : .primary)
                  }
              }
          }
      }
      """#),
    .init(
      SelectedAsText.self,
      #"""
      struct PlanRow: View {
          let name: String
          let isChosen: Bool
          let choose: () -> Void
          var body: some View {
              Button(action: choose) { Text(name) }
                  .accessibilityValue(isChosen ? Text("Selected") : Text(""))
          }
      }
      """#),
    .init(
      SelectedAsText.self,
      #"""
      struct PayButton: View {
          let canPay: Bool
          let pay: () -> Void
          var body: some View {
              Button("Pay", action: pay).accessibilityLabel(canPay ? "Pay" : "Pay, dimmed")
          }
      }
      """#),
    .init(
      CheckboxDrawnByHand.self,
      #"""
      struct TermsRow: View {
          @State private var accepted = false
          var body: some View {
              Button { accepted.toggle() } label: {
                  HStack { Image(systemName: accepted ? "checkmark.square.fill" : "square").accessibilityHidden(true); Text("I accept the rules") }
              }
          }
      }
      """#),
    .init(
      StateInLabel.self,
      #"""
      struct MarkButton: View {
          let title: String
          let isFollowed: Bool
          let act: () -> Void
          var body: some View {
              Button(action: act) { Image(systemName: isFollowed ? "bookmark.fill" : "bookmark") }
                  .accessibilityLabel("\(title), \(isFollowed ? "selected" : "not selected")")
                  .frame(minWidth: 44, minHeight: 44)
          }
      }
      """#),
    .init(
      SelectedWithoutTrait.self,
      #"""
      extension View { func marked(_ on: Bool) -> some View { accessibilityAddTraits(on ? [.isSelected] : []) } }
      struct Pills: View {
          @State private var pill = 0
          var body: some View {
              HStack { ForEach(0..<3, id: \.self) { number in
                  Button("Pill \(number)") { pill = number }.fontWeight(pill == number ? .bold : .regular).marked(pill == number)
              } }
          }
      }
      """#, found: false),
    .init(
      SelectedWithoutTrait.self,
      #"""
      struct FollowButton: View {
          @Binding var isFollowing: Bool
          var body: some View {
              Button { isFollowing.toggle() } label: { Label(isFollowing ? "Unfollow" : "Follow", systemImage: isFollowing ? "minus" : "plus") }
          }
      }
      """#, found: false),
    .init(
      SelectedWithoutTrait.self,
      #"""
      final class OptionCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
          required init?(coder: NSCoder) { nil }
          func configure(name: String, isCurrent: Bool) {
              var content = defaultContentConfiguration()
              content.text = name
              contentConfiguration = content
              accessoryType = isCurrent ? .checkmark : .none
              if isCurrent { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
          }
      }
      """#, found: false),
    .init(
      SelectedWithoutTrait.self,
      #"""
      struct Steps: View {
          @State private var step = 1
          var body: some View {
              VStack {
                  Text("Step \(step) of 3")
                  Button("Next step") { step += 1 }.tint(step == 3 ? .green : .blue)
              }
          }
      }
      """#, found: false),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: TrapVariantTests.Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}
