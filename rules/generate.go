package rules

//go:generate go run ./internal/bookgen/cmd
