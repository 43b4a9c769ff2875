/// The version of the tool, printed by `--version` and written into reports that ask for it.
let toolVersion = "0.1.0"
