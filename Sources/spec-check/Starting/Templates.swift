/// The files of `templates`, inside the tool so that it works wherever it is installed. A test keeps both equal.
enum Templates {}
