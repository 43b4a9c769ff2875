# The Homebrew formula. `make dist URL=…` fills in where the sources are and what they must be.
class SpecCheck < Formula
  desc "Says SwiftUI screens aloud as VoiceOver does, and holds them against specs"
  url "@URL@"
  sha256 "@SHA256@"

  depends_on "pkgconf" => :build
  depends_on "libyaml"
  uses_from_macos "swift" => :build

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/spec-check --version")
    (testpath/"Hello.swift").write <<~SWIFT
      import SwiftUI
      struct Hello: View {
        var body: some View { Button("Pay") {} }
      }
    SWIFT
    assert_match "Pay, button", shell_output("#{bin}/spec-check speak Hello.swift")
  end
end
