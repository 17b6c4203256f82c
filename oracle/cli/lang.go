package cli

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"ferryman/oracle/say"
)

// settleLang settles the language of the answers: the one of --lang, else that
// of the environment, else English.
func (a *app) settleLang() error {
	if a.lang != "" {
		lang, ok := spoken(locale(a.lang))
		if !ok {
			return fmt.Errorf("--lang %q is not known: expected one of %s", a.lang, strings.Join(say.Languages(), ", "))
		}
		a.lang = lang
		return nil
	}
	a.lang = "en"
	if lang, ok := spoken(fromEnvironment(os.Getenv)); ok {
		a.lang = lang
	}
	return nil
}

// fromEnvironment is the locale that the environment asks for, "de_AT", in the
// order in which the C library looks.
func fromEnvironment(get func(string) string) string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := get(name); v != "" {
			return locale(v)
		}
	}
	return ""
}

// locale is a locale without its encoding and variant: "de_DE" of
// "de_DE.UTF-8@euro".
func locale(v string) string {
	v, _, _ = strings.Cut(v, ".")
	v, _, _ = strings.Cut(v, "@")
	return v
}

// spoken is the language of ours that is nearest to the one asked for: German
// for "de_CH", Czech for "cs". False if none is near.
func spoken(asked string) (string, bool) {
	ours := say.Languages()
	if slices.Contains(ours, asked) {
		return asked, true
	}
	if asked == "" || asked == "C" || asked == "POSIX" {
		return "", false
	}
	tag, err := language.Parse(asked)
	if err != nil {
		return "", false
	}
	var tags []language.Tag
	for _, l := range ours {
		tags = append(tags, language.Make(l))
	}
	_, i, sure := language.NewMatcher(tags).Match(tag)
	return ours[i], sure != language.No
}
