package cli

import "runtime/debug"

// release is set when a release is built.
var release = ""

// version is the version of the program: the release, or what the build says
// of the checkout.
func version() string {
	if release != "" {
		return release
	}
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" || info.Main.Version == "(devel)" {
		return "devel"
	}
	return info.Main.Version
}
