/// The names that the systems keep for SF Symbols, as far as they were seen.
///
/// Two strings that are read once, as a large dictionary literal is slow to compile. A line is a mark and a symbol: `+` seen
/// with this name, `~` this name follows from its neighbours or was matched by context, `=` seen without a name on a
/// recent system, `-` without a name in iOS 15, where later systems may have one.
enum SymbolNameTable {
  /// All of them.
  static var lines: [Substring] { (upToH + fromI).split(separator: "\n") }

  private static let upToH = #"""
    + 1.magnifyingglass: Zoom To Actual Size
    + a.circle: A Circle
    + a.circle.fill: A Circle
    + archivebox: Archive
    + archivebox.circle: Archive
    + archivebox.circle.fill: Archive
    + archivebox.fill: Archive
    + arkit: Ar
    - arrow.2.circlepath
    - arrow.2.squarepath
    + arrow.clockwise: Refresh
    + arrow.clockwise.circle: Refresh
    + arrow.clockwise.circle.fill: Refresh
    - arrow.counterclockwise
    + arrow.counterclockwise.circle: Refresh Circle
    + arrow.counterclockwise.circle.fill: Refresh Circle
    + arrow.down: Down
    - arrow.down.app
    + arrow.down.circle: Arrow Down Circle
    ~ arrow.down.circle.fill: Arrow Down Circle
    + arrow.down.to.line.compact: End
    + arrow.left: Left
    - arrow.left.and.right
    + arrow.left.and.right.righttriangle.left.righttriangle.right: Flip Horizontal
    + arrow.left.and.right.righttriangle.left.righttriangle.right.fill: Flip Horizontal
    - arrow.left.arrow.right
    + arrow.left.circle: Arrow Left Circle
    + arrow.left.circle.fill: Arrow Left Circle
    + arrow.right: Right
    + arrow.right.circle: Arrow Right Circle
    + arrow.right.circle.fill: Arrow Right Circle
    + arrow.right.to.line: Tab
    + arrow.right.to.line.alt: Tab
    + arrow.right.to.line.circle: Tab
    + arrow.uturn.left.circle.badge.ellipsis: Edit Options
    + arrowshape.turn.up.backward: Reply
    + arrowshape.turn.up.left: Reply
    + arrowshape.turn.up.left.2: Reply All
    + arrowshape.turn.up.left.2.circle: Reply All
    + arrowshape.turn.up.left.2.circle.fill: Reply All
    + arrowshape.turn.up.left.circle.fill: Reply
    + arrowshape.turn.up.left.fill: Reply
    + arrowshape.turn.up.right: Forward
    ~ arrowshape.turn.up.right.fill: Forward
    + arrowtriangle.right.fill: Triangle Arrow Right
    + arrowtriangle.up.fill: Triangle Arrow Up
    + aspectratio: Change Aspect Ratio
    + at: Connect
    + at.badge.minus: @ Minus
    + at.badge.plus: @ Plus
    + backward.end.alt.fill: Go To End
    + backward.end.fill: Go To End
    + backward.fill: Back
    - backward.frame
    + badge.plus.radiowaves.right: Add Station
    + bag.circle: Shopping Bag
    + bag.circle.fill: Shopping Bag
    + bag.fill.badge.plus: Add To Shopping Bag
    - bandage
    - bandage.fill
    - banknote
    - banknote.fill
    - barcode
    + barcode.viewfinder: Scan Barcode
    + beats.earphones: BeatsX
    + beats.headphones: Beats Solo
    + beats.powerbeats: Powerbeats
    + bed.double: Bedtime
    + bed.double.fill: Bedtime
    + bell: Notifications
    - bell.badge
    - bell.badge.fill
    + bell.circle: Notifications
    + bell.circle.fill: Notifications
    + bell.fill: Notifications
    + bell.slash: Notifications Off
    + bell.slash.circle: Notifications Off
    + bell.slash.circle.fill: Notifications Off
    + bell.slash.fill: Notifications Off
    - bell.square
    - bicycle
    - binoculars
    - binoculars.fill
    + bold: Bold
    + bolt.circle.fill: Flash
    + bolt.fill: Flash
    + bolt.horizontal: Disconnect
    + bolt.horizontal.circle.fill: Disconnect
    + bolt.horizontal.fill: Disconnect
    + bolt.horizontal.icloud: Disconnected From ICloud
    + book.circle.fill: Bookmark
    + book.fill: Bookmark
    + bookmark: Bookmark
    + bookmark.circle.fill: Bookmark
    + bookmark.fill: Bookmark
    - books.vertical
    + books.vertical.fill: Bookshelf
    + bus: Bus
    + bus.fill: Bus
    + c.circle: C Circle
    + c.circle.fill: C Circle
    - cablecar
    + calendar: Calendar
    + calendar.badge.plus: Add To Calendar
    + calendar.circle: Calendar
    + calendar.circle.fill: Calendar
    + camera: Camera
    + camera.circle: Camera
    + camera.circle.fill: Camera
    ~ camera.fill: Camera
    + capslock.fill: Caps Lock
    + captions.bubble: Captions
    + captions.bubble.fill: Captions
    + car: Car
    + car.2: Cars
    + car.2.fill: Cars
    ~ car.fill: Car
    + cart: Shopping Cart
    + cart.badge.minus: Remove From Shopping Cart
    + cart.badge.plus: Add To Shopping Cart
    + cart.circle.fill: Shopping Cart
    + cart.fill: Shopping Cart
    + cart.fill.badge.minus: Remove From Shopping Cart
    + cart.fill.badge.plus: Add To Shopping Cart
    - case
    - character.bubble
    + character.cursor.ibeam: Insert Text
    + character.textbox: Insert Textbox
    + chart.bar: Chart Column
    + chart.bar.fill: Chart Column
    + chart.pie: Chart Pie
    + chart.pie.fill: Chart Pie
    - checklist
    + checkmark: Selected
    - checkmark.bubble
    + checkmark.circle: Selected
    + checkmark.circle.fill: Selected
    - checkmark.rectangle
    + checkmark.seal: Verified
    + checkmark.seal.fill: Verified
    + checkmark.square: Selected
    ~ checkmark.square.fill: Selected
    + chevron.backward.circle.fill: Back
    - chevron.backward.square
    - chevron.compact.down
    - chevron.compact.left
    - chevron.compact.right
    - chevron.compact.up
    + chevron.down: Go Down
    + chevron.down.circle: Go Down
    + chevron.down.circle.fill: Go Down
    + chevron.down.square: Go Down
    + chevron.down.square.fill: Go Down
    ~ chevron.forward: Forward
    + chevron.left: Back
    ~ chevron.left.circle: Go Left
    + chevron.left.circle.fill: Go Left
    + chevron.left.forwardslash.chevron.right: Embed Code
    + chevron.left.square: Go Left
    + chevron.left.square.fill: Go Left
    + chevron.right: Forward
    - chevron.right.2
    + chevron.right.circle: Go Right
    ~ chevron.right.circle.fill: Go Right
    + chevron.up: Go Up
    + chevron.up.chevron.down: Up And Down Chevrons
    + chevron.up.circle: Go Up
    + chevron.up.circle.fill: Go Up
    + chevron.up.square: Go Up
    + chevron.up.square.fill: Go Up
    - circle
    + circle.dashed: Circular Selection
    + circle.fill: Circle
    + circle.grid.2x2.fill: Find Items
    + clear.fill: Clear
    + clock: Clock
    - clock.arrow.circlepath
    + clock.fill: Clock
    + cloud.bolt.rain: Mix Rainfall
    + cloud.bolt.rain.fill: Mix Rainfall
    + cloud.drizzle: Drizzle
    ~ delete.right: Backspace
    + delete.right.fill: Backspace
    - deskclock
    + desktopcomputer: Computer
    + doc.on.clipboard.fill: Paste
    + doc.on.doc: Copy
    + doc.on.doc.fill: Copy
    + drop.triangle: Liquid Detect
    + drop.triangle.fill: Liquid Detect
    - e.circle
    - ear
    - earbuds
    - earpods
    + eject: Eject
    + eject.fill: Eject
    + ellipsis: More
    - ellipsis.bubble
    + ellipsis.circle: More
    + ellipsis.circle.fill: More
    - ellipsis.rectangle
    + emphasize.bubble.tapback: Exclamation Mark
    + envelope: Get Mail
    ~ envelope.fill: Get Mail
    ~ envelope.open: Mark Read
    + envelope.open.fill: Mark Read
    - equal
    - equal.circle
    + escape: Escape
    - eurosign.circle
    - exclamationmark
    - exclamationmark.arrow.triangle.2.circlepath
    + exclamationmark.bubble: Alert
    ~ exclamationmark.bubble.fill: Alert
    + exclamationmark.circle: Error
    ~ exclamationmark.circle.fill: Exclamation Mark In A Filled Circle
    + exclamationmark.triangle: Warning
    + exclamationmark.triangle.fill: Warning
    - externaldrive
    - externaldrive.fill
    + eye: Show
    + eye.circle: Show
    + eye.circle.fill: Show
    + eye.fill: Show
    + eye.slash: Hide
    + eye.slash.circle: Hide
    + eye.slash.circle.fill: Hide
    + eye.slash.fill: Hide
    + eyedropper: Pick Color Empty
    + film: Movie
    + film.fill: Movie
    + flag: Flag
    + flag.fill: Flag
    + flag.slash: Remove Flag
    + flag.slash.circle: Remove Flag
    ~ flag.slash.fill: Remove Flag
    + flame: Flame
    + flame.fill: Flame
    + flashlight.off.fill: Flashlight
    + flowchart: Workflow
    + flowchart.fill: Workflow
    + folder: Move
    - folder.badge.gear
    + folder.badge.minus: New Folder
    + folder.badge.person.crop: Shared Folder
    + folder.badge.plus: New Folder
    ~ folder.fill: Move
    + forward.end.alt: Go To End
    + forward.end.alt.fill: Shuffle
    + forward.end.fill: Go To Start
    + forward.fill: Forward
    - forward.frame
    + gauge: Dashboard
    + gauge.badge.minus: Remove From Dashboard
    + gauge.badge.plus: Add To Dashboard
    + gear: Settings
    - gear.circle
    - gearshape
    + gearshape.2: Advanced
    + gearshape.2.fill: Advanced
    - gearshape.fill
    + gift: Gift
    + gift.circle: Gift
    ~ gift.circle.fill: Gift
    ~ gift.fill: Gift
    + globe: Globe
    + gobackward: Go Backward
    + gobackward.10: Go Backward 10 Seconds
    + gobackward.30: Go Backward 30 Seconds
    + gobackward.45: Go Backward 45 Seconds
    - gobackward.5
    + gobackward.60: Skip Back 60 Seconds
    - gobackward.75
    + goforward: Go Forward
    + goforward.10: Go Forward 10 Seconds
    + goforward.15: Go Forward 15 Seconds
    + goforward.30: Go Forward 30 Seconds
    + guitars: Genres
    + guitars.fill: Genres
    + hammer: Build
    ~ hammer.fill: Build
    + hand.raised.fill: Block
    + hand.raised.slash: Unblock
    + hand.raised.slash.fill: Unblock
    ~ hand.thumbsup: Thumbs Up
    + hand.thumbsup.fill: Like
    - hand.wave
    - hands.clap
    - hands.sparkles
    + hare: Increase Speed
    + hare.fill: Increase Speed
    ~ headphones.circle: Audiobook
    + headphones.circle.fill: Audiobook
    + hearingdevice.ear: Heart
    + heart: Love
    + heart.bubble.tapback.2: Heart
    + heart.circle: Love
    + heart.circle.fill: Love
    + heart.fill: Love
    - heart.rectangle
    + heart.slash: Unlove
    ~ heart.slash.fill: Unlove
    ~ homepod.2.fill: HomePod Pair
    + homepod.fill: HomePod
    + homepodmini.2.fill: HomePod Mini Pair
    + homepodmini.fill: HomePod Mini
    ~ hourglass: Duration
    + hourglass.bottomhalf.fill: Duration Start
    + hourglass.bottomhalf.filled: Duration Start
    + hourglass.tophalf.fill: Duration End
    ~ hourglass.tophalf.filled: Duration End
    + house: Home
    - house.circle
    - house.circle.fill
    + house.fill: Home
    - humidity
    + hurricane: Hurricane

    """#
}
