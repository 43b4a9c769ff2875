import Checks
import ScreenModel
import Testing

@Suite struct TicksTests {
  private func list(_ items: ChecklistItem...) -> Checklist {
    Checklist(sections: [
      ChecklistSection(.screen, id: "pay", title: "Pay", groups: [ChecklistGroup(.release, items)])
    ])
  }

  private let motion = ChecklistItem(
    "pay/release/motion", "Reduce Motion", places: [ChecklistPlace(sourceLine(3), ".transition(.slide)")])

  @Test func aTickIsKept() {
    let kept = list(motion, ChecklistItem("pay/release/text", "Text")).keeping([Tick(id: motion.id, text: "any")])
    #expect(kept.items.map(\.isDone) == [true, false])
    #expect(kept.lostTicks == [])
  }

  @Test func linesOfFilesMayMove() {
    var moved = motion
    moved.places = [ChecklistPlace(sourceLine(30), ".transition(.slide)")]
    #expect(moved.id == motion.id)
  }

  @Test func anotherAnimationOpensItAgain() {
    var more = motion
    more.places.append(ChecklistPlace(sourceLine(40), ".animation(.spring())"))
    let tick = Tick(id: motion.id, text: motion.text)
    let kept = list(more).keeping([tick])
    #expect(kept.items.map(\.isDone) == [false])
    #expect(kept.lostTicks == [LostTick(tick, .changed)])
  }

  @Test func whatIsGoneIsTold() {
    let tick = Tick(id: "pay/release/color-00000000", section: "Pay", text: "Color")
    #expect(list(motion).keeping([tick]).lostTicks == [LostTick(tick, .gone)])
  }

  @Test func withoutIdsSectionAndWordsDecide() {
    let tick = Tick(id: nil, section: "Pay", text: "Reduce Motion")
    #expect(list(motion).keeping([tick]).items.map(\.isDone) == [true])
    let other = Tick(id: nil, section: "Search", text: "Reduce Motion")
    #expect(list(motion).keeping([other]).items.map(\.isDone) == [false])
  }

  @Test func keysHoldNothingThatEndsACommentOrAnAttribute() {
    let item = ChecklistItem("pay/error.a \"b\" --> <c>/try", "Try")
    #expect(item.key == "pay/error.a-b-c-/try")
  }
}
