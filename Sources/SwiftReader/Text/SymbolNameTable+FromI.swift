extension SymbolNameTable {
  /// Those whose symbols begin with a letter from I on.
  static let fromI = #"""
    + icloud.slash: Not Uploaded To ICloud
    + icloud.slash.fill: Not Uploaded To ICloud
    - infinity
    + info: Info
    + info.circle: Info
    + info.circle.fill: Info
    - iphone
    + iphone.homebutton.badge.play: Keynote Remote
    - lamp.desk.fill
    + lasso: Lasso Select
    + lightbulb.fill: Lightbulb
    + line.3.horizontal: Drag
    - line.3.horizontal.decrease
    + line.3.horizontal.decrease.circle: Filter
    + line.3.horizontal.decrease.circle.fill: Filter
    + line.horizontal.3: Drag
    - line.horizontal.3.decrease
    + line.horizontal.3.decrease.circle: Filter
    + line.horizontal.star.fill.line.horizontal: Favorites Bar
    + lineweight: Edit Line
    + link: Link
    + list.bullet: List
    + list.bullet.below.rectangle: Split View Vertically
    + list.bullet.indent: Bulletest List Indent
    + list.dash: List
    + livephoto.slash: Live Photo Off
    + location: Location Services
    + location.circle: Orient To Phone
    + location.circle.fill: Orient To Phone
    + location.fill: Location Services
    ~ location.north: Orient To Phone
    + location.north.circle: Orient To Phone
    + location.north.circle.fill: Orient To Phone
    + location.north.fill: Orient To Phone
    + location.north.line: Orient To North
    ~ location.slash: Location Services Off
    + location.slash.fill: Location Services Off
    - location.square
    - location.viewfinder
    + lock: Lock
    - lock.applewatch
    + lock.circle: Lock
    + lock.circle.fill: Lock
    + lock.fill: Lock
    - lock.icloud
    + lock.open: Unlock
    + lock.open.fill: Unlock
    + lock.rotation: Lock Rotation
    + lock.rotation.open: Unlock Rotation
    + macwindow: Window
    + magnifyingglass: Search
    + magnifyingglass.circle: Search
    + magnifyingglass.circle.fill: Search
    - mail
    - mail.fill
    + mail.stack: Related Messages
    + mail.stack.fill: Related Messages
    + map: Show Map
    + map.fill: Show Map
    + mappin: Map Pin
    + mappin.and.ellipse: Remove Map Pin
    + mappin.circle: Map Pin
    + mappin.circle.fill: Map Pin
    + message: Message
    + message.circle: Message
    + message.circle.fill: Message
    + message.fill: Message
    + metronome: Tempo
    ~ metronome.fill: Tempo
    + mic: Microphone
    + mic.circle: Microphone
    + mic.circle.fill: Microphone
    + mic.fill: Microphone
    + mic.slash.fill: Microphone Off
    - mic.square
    + minus: Remove
    + minus.circle: Remove
    + minus.circle.fill: Remove
    + minus.magnifyingglass: Zoom Out
    + minus.slash.plus: Adjust Goal
    + minus.square.fill: Remove
    + moon: Do Not Disturb
    + moon.circle: Do Not Disturb
    + moon.circle.fill: Do Not Disturb
    + moon.fill: Do Not Disturb
    + moon.stars: Clear Night
    + moon.stars.fill: Clear Night
    + moon.zzz: Snooze
    ~ moon.zzz.fill: Snooze
    + music.badge.plus: Music
    + music.mic: Artist
    + music.note: Song
    + music.note.tv: Music Video
    + music.note.tv.fill: Music Video
    - network
    + nosign: Stop
    + note.text: Notes
    - number
    + option: Option
    + paintbrush: Format
    + paintbrush.fill: Format
    + paperclip.circle: Attachements
    + paperclip.circle.fill: Attachements
    + paperplane: Send
    + paperplane.circle: Send
    + paperplane.circle.fill: Send
    + paperplane.fill: Send
    + pause.circle: Pause
    + pause.circle.fill: Pause
    + pause.fill: Pause
    + pause.rectangle: Pause
    + pause.rectangle.fill: Pause
    + pawprint.fill: Pawprint
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
    + person.2.square.stack.fill: Compilations
    - person.3
    - person.badge.minus
    - person.badge.plus
    + person.circle.fill: Contact Photo
    + person.crop.circle: Account
    + person.crop.circle.badge.plus: Add People/Follow
    - person.crop.circle.badge.questionmark
    - person.crop.circle.badge.xmark
    + person.crop.circle.fill: Account
    - person.crop.rectangle
    + person.crop.square: Selfie
    + person.crop.square.fill: Selfie
    - person.fill
    - person.fill.badge.plus
    + personalhotspot: Personal Hotspot
    + perspective: Edit Perspective
    + phone: Call
    + phone.arrow.down.left: Incoming Call
    + phone.arrow.right: Call Forwarding
    + phone.arrow.up.right: Outgoing Call
    + phone.badge.plus: Add To Call
    + phone.down.circle.fill: Hang Up
    + phone.down.fill: Hang Up
    + phone.fill: Call
    + phone.fill.arrow.down.left: Incoming Call
    + phone.fill.arrow.right: Call Forwarding
    + phone.fill.arrow.up.right: Outgoing Call
    + phone.fill.badge.plus: Add To Call
    + photo: Photo
    - photo.badge.plus
    - photo.circle
    + photo.fill: Photo
    - photo.on.rectangle
    - photo.on.rectangle.angled
    + pianokeys: Piano
    + pills.fill: Medicine
    + pin: Pin
    + pin.circle: Pin
    + pin.circle.fill: Pin
    + pin.fill: Pin
    + pin.slash: Remove Pin
    + pin.slash.fill: Remove Pin
    ~ play.circle.fill: Play
    + play.fill: Play
    + play.rectangle: Slideshow
    + play.rectangle.fill: Slideshow
    + plus: Add
    ~ plus.bubble: Comment
    + plus.bubble.fill: Comment
    + plus.bubble.tapback: Add Reaction
    + plus.circle: Add
    + plus.circle.fill: Add
    + purchased.circle: Purchased
    + purchased.circle.fill: Purchased
    + qrcode: Qr Code
    + qrcode.viewfinder: Scan Qr Code
    + question.bubble.tapback: Question Mark
    + question.bubble.tapback.fill: Question Mark
    - questionmark
    - questionmark.circle
    + questionmark.diamond: Question
    + questionmark.diamond.fill: Question
    + questionmark.video: Facetime Unavailable
    + questionmark.video.fill: Facetime Unavailable
    + quote.bubble: Bubble
    + quote.bubble.fill: Bubble
    + rays: Click
    = rectangle.3.group
    = rectangle.3.group.fill
    + rectangle.split.3x1: Column View
    + rectangle.split.3x1.fill: Column View
    + rectangle.split.3x3: Grid View
    + rotate.right.fill: Rotate Right
    ~ ruler: Ruler With Measurement Marks
    + safari: Safari
    + safari.fill: Safari
    ~ scalemass: Scale For Weighing Mass
    + scribble: Draw
    + selection.pin.in: Trim
    + selection.pin.in.out: Trim
    - server.rack
    + shield: Shield
    + shield.fill: Shield
    + slider.horizontal.3: Edit
    + speaker: Volume Lowest
    + speaker.bluetooth.fill: Bluetooth Speaker
    + speaker.fill: Volume Lowest
    + speaker.slash: Mute
    + speaker.slash.fill: Mute
    + speaker.slash.fill.rtl: Mute
    + speaker.slash.rtl: Mute
    + square: Square
    + square.and.arrow.down: Download
    + square.and.arrow.down.fill: Download
    + square.and.arrow.down.on.square.fill: Download Multiple
    + square.and.arrow.up: Share
    + square.and.arrow.up.fill: Share
    + square.and.arrow.up.on.square: Share Multiple
    ~ square.and.arrow.up.on.square.fill: Share Multiple
    + square.and.line.vertical.and.square: Compare Photos
    + square.and.line.vertical.and.square.fill: Compare Photos
    + square.and.pencil: Compose
    + square.dashed: Rectangular Selection
    + square.fill: Square
    + square.fill.and.line.vertical.and.square: Compare Photos
    + square.fill.and.line.vertical.square.fill: Compare Photos
    + square.fill.on.circle.fill: Shape
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
    + star: Favorite
    + star.circle: Favorite
    + star.circle.fill: Favorite
    + star.fill: Favorite
    + star.lefthalf.fill: Half Star
    + star.slash: Remove Favorite
    + star.slash.fill: Remove Favorite
    + star.square: Favorite
    + star.square.fill: Favorite
    + staroflife: Medical Id
    ~ staroflife.fill: Medical Id
    + stethoscope: Stethoscope
    - stop
    + stop.fill: Stop
    + stopwatch: Stopwatch
    ~ stopwatch.fill: Stopwatch
    ~ suit.heart: Add To Favorites
    + suit.heart.fill: Remove From Favorites
    - suit.spade
    + suit.spade.fill: Spade
    + sun.haze: Haze
    ~ sun.haze.fill: Haze
    + sun.max: Brightness Higher
    + sun.max.fill: Brightness Higher
    + sun.min: Brightness Lower
    + sun.min.fill: Brightness Lower
    + sunrise: Sunrise
    ~ sunrise.fill: Sunrise
    + tablecells.badge.ellipsis.fill: Edit Table
    + tablecells.fill: Table
    + tablecells.fill.badge.ellipsis: Edit Table
    + tag: Tag
    + tag.circle: Tag
    + tag.circle.fill: Tag
    + tag.fill: Tag
    + text.alignleft: Align Left
    + text.alignright: Align Right
    + text.append: Move To Bottom Of List
    + tornado: Tornado
    + tortoise: Decrease Speed
    + tortoise.fill: Decrease Speed
    + touchid: Touch Id
    + tram: Train
    + tram.fill: Train
    + trash: Trash
    + trash.circle: Trash
    + trash.circle.fill: Trash
    + trash.fill: Trash
    + tray: Inbox
    + tray.2: All Mailboxes
    ~ tray.2.fill: All Mailboxes
    + tray.and.arrow.up: Outbox
    + tray.and.arrow.up.fill: Outbox
    + tray.circle: Inbox
    ~ tray.circle.fill: Inbox
    + tray.fill: Inbox
    + tray.full: Inbox Full
    + tray.full.fill: Inbox Full
    + tuningfork: Tune
    + tv: Tv
    + tv.circle: Tv
    + tv.circle.fill: Tv
    + tv.fill: Tv
    + tv.music.note: Music Video
    + video: Video
    + video.circle: Facetime Video Call
    ~ video.circle.fill: Facetime Video Call
    + video.fill: Facetime Video Call
    + video.slash: Video Camera Off
    + video.slash.fill: Video Camera Off
    + wand.and.rays: Enhance
    + wand.and.rays.inverse: Enhance
    - waveform
    + waveform.path: Waveform
    + wifi: Wi-Fi
    + wifi.exclamationmark: Wi-Fi Error
    + wifi.slash: Wi-Fi Off
    + wind: Breezy
    + wind.snow: Blowing Snow
    + xmark: Close
    + xmark.bin: Junk
    + xmark.bin.circle: Junk
    + xmark.bin.circle.fill: Junk
    + xmark.bin.fill: Junk
    + xmark.circle: Close
    + xmark.circle.fill: Close
    + xmark.square: Close
    + xmark.square.fill: Close
    - y.circle
    - z.circle
    + zzz: Utility Alarms (Snooze)
    """#
}
