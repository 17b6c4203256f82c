// Package jcz reads and writes the saved games of JCloisterZone 5 and
// FanCloisterZone 6 (.jcz). A saved game becomes what a scenario file becomes:
// a setup with turns, that is played by the same rules. What is not built yet
// is named, never skipped: see mapping.go, which says what every word of a
// saved game is here.
package jcz
