/// The names that the systems keep for SF Symbols, as far as they were seen.
///
/// One string that is read once, as a large dictionary literal is slow to compile. A line is a mark and a symbol: `+` seen
/// with this name, `~` this name follows from its neighbours or was matched by context, `=` seen without a name on a
/// recent system, `-` without a name in iOS 15, where later systems may have one.
enum SymbolNameTable {
  static let lines = #"""
    + 1.magnifyingglass: Zoom To Actual Size
    + a.circle: A Circle
    + a.circle.fill: A Circle
    + arrow.clockwise: Refresh
    + arrow.clockwise.circle: Refresh
    + arrow.clockwise.circle.fill: Refresh
    ~ arrow.counterclockwise.circle: Refresh Circle
    + arrow.counterclockwise.circle.fill: Refresh Circle
    + arrow.down: Down
    - arrow.down.app
    + arrow.down.circle: Arrow Down Circle
    ~ arrow.left.and.right.righttriangle.left.righttriangle.right: Flip Horizontal
    + arrow.left.and.right.righttriangle.left.righttriangle.right.fill: Flip Horizontal
    - arrow.left.arrow.right
    + arrow.left.circle: Arrow Left Circle
    + arrow.left.circle.fill: Arrow Left Circle
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
    + bell.slash.fill: Notifications Off
    - bell.square
    - bicycle
    - binoculars
    - binoculars.fill
    + bold: Bold
    ~ bus.fill: Bus
    + c.circle: C Circle
    + c.circle.fill: C Circle
    - cablecar
    + calendar: Calendar
    ~ chart.pie.fill: Chart Pie
    - checklist
    + checkmark: Selected
    - checkmark.bubble
    + checkmark.circle: Selected
    + checkmark.circle.fill: Selected
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
    ~ chevron.left.square.fill: Go Left
    + chevron.right: Forward
    - chevron.right.2
    + chevron.right.circle: Go Right
    ~ chevron.up: Go Up
    - clock.arrow.circlepath
    ~ delete.right: Backspace
    + delete.right.fill: Backspace
    - deskclock
    + desktopcomputer: Computer
    + drop.triangle: Liquid Detect
    + drop.triangle.fill: Liquid Detect
    - e.circle
    - ear
    - earbuds
    - earpods
    + eject: Eject
    + ellipsis.circle: More
    + ellipsis.circle.fill: More
    - ellipsis.rectangle
    + envelope: Get Mail
    ~ envelope.open: Mark Read
    + envelope.open.fill: Mark Read
    - equal
    - equal.circle
    + escape: Escape
    - eurosign.circle
    - exclamationmark
    + exclamationmark.bubble: Alert
    + exclamationmark.circle: Error
    ~ exclamationmark.circle.fill: Exclamation Mark In A Filled Circle
    ~ exclamationmark.triangle: Warning
    + exclamationmark.triangle.fill: Warning
    - externaldrive
    - externaldrive.fill
    + eye: Show
    + eye.circle: Show
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
    + globe: Globe
    ~ hand.thumbsup: Thumbs Up
    + hand.thumbsup.fill: Like
    - hand.wave
    - hands.clap
    - hands.sparkles
    + hare: Increase Speed
    + hare.fill: Increase Speed
    ~ headphones.circle: Audiobook
    + headphones.circle.fill: Audiobook
    + heart: Love
    ~ heart.circle: Love
    + heart.circle.fill: Love
    + heart.fill: Love
    - heart.rectangle
    + heart.slash: Unlove
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
    + info.circle: Info
    + info.circle.fill: Info
    - lamp.desk.fill
    ~ list.bullet: List
    ~ location.north: Orient To Phone
    + location.north.circle: Orient To Phone
    + location.north.circle.fill: Orient To Phone
    ~ location.slash: Location Services Off
    + location.slash.fill: Location Services Off
    - location.square
    - location.viewfinder
    + lock: Lock
    - lock.applewatch
    + lock.circle: Lock
    + magnifyingglass: Search
    + magnifyingglass.circle: Search
    + magnifyingglass.circle.fill: Search
    - mail
    - mail.fill
    + mail.stack: Related Messages
    + mappin: Map Pin
    + mappin.and.ellipse: Remove Map Pin
    + mappin.circle: Map Pin
    + mappin.circle.fill: Map Pin
    + mic.slash.fill: Microphone Off
    - mic.square
    + minus: Remove
    + minus.circle: Remove
    + paintbrush: Format
    + paintbrush.fill: Format
    + pencil: Edit
    + pencil.and.outline: Annotate
    + pencil.circle: Edit
    + pencil.circle.fill: Edit
    ~ pencil.tip.crop.circle: Markup
    + pencil.tip.crop.circle.badge.minus: Remove Markup
    + pencil.tip.crop.circle.badge.plus: Add Markup
    - percent
    - person
    + person.2: Two People
    - person.2.circle
    - person.2.fill
    + person.2.square.stack: Compilations
    + person.crop.circle: Account
    ~ person.crop.circle.badge.plus: Add People/Follow
    - person.crop.circle.badge.questionmark
    - person.crop.circle.badge.xmark
    + person.crop.circle.fill: Account
    - person.crop.rectangle
    + person.crop.square: Selfie
    + person.crop.square.fill: Selfie
    + pin: Pin
    + pin.circle: Pin
    + pin.circle.fill: Pin
    ~ play.circle.fill: Play
    + play.fill: Play
    + play.rectangle: Slideshow
    + play.rectangle.fill: Slideshow
    + plus: Add
    ~ plus.bubble: Comment
    + plus.bubble.fill: Comment
    + plus.circle: Add
    = rectangle.3.group
    = rectangle.3.group.fill
    ~ ruler: Ruler With Measurement Marks
    ~ scalemass: Scale For Weighing Mass
    + slider.horizontal.3: Edit
    ~ square.and.arrow.up: Share
    + square.and.arrow.up.fill: Share
    + square.and.arrow.up.on.square: Share Multiple
    ~ square.and.arrow.up.on.square.fill: Share Multiple
    + square.and.line.vertical.and.square: Compare Photos
    + square.and.line.vertical.and.square.fill: Compare Photos
    + square.and.pencil: Compose
    + square.grid.2x2.fill: Grid 2x2
    + square.grid.3x2: Launchpad
    - square.grid.3x2.fill
    - square.grid.3x3
    - square.grid.3x3.fill
    + square.on.circle: Shape
    + square.on.square: Tabs
    - square.on.square.dashed
    - square.slash
    - square.split.1x2
    - square.split.2x1
    - square.split.2x2
    - square.stack
    + star.fill: Favorite
    + star.square: Favorite
    + star.square.fill: Favorite
    + staroflife: Medical Id
    ~ suit.heart: Add To Favorites
    + suit.heart.fill: Remove From Favorites
    - suit.spade
    + suit.spade.fill: Spade
    + sunrise: Sunrise
    + tag: Tag
    + tag.fill: Tag
    + text.alignleft: Align Left
    + text.alignright: Align Right
    + text.append: Move To Bottom Of List
    + tornado: Tornado
    + tortoise: Decrease Speed
    ~ tram: Train
    + tram.fill: Train
    + trash: Trash
    + trash.circle: Trash
    + xmark: Close
    + xmark.bin: Junk
    + xmark.bin.circle: Junk
    + xmark.bin.circle.fill: Junk
    ~ xmark.bin.fill: Junk
    + xmark.circle: Close
    + xmark.circle.fill: Close
    + xmark.square: Close
    + xmark.square.fill: Close
    - y.circle
    - z.circle
    + zzz: Utility Alarms (Snooze)
    """#
}
