package cli

import "testing"

func TestSpoken(t *testing.T) {
	for asked, want := range map[string]string{
		"en": "en", "fr": "fr", "de_AT": "de", "de-CH": "de", "cs_CZ": "cs", "fr_CA": "fr", "en_GB": "en", "FR": "fr", "gsw": "de",
		"": "", "C": "", "POSIX": "", "ja": "", "??": "", "zh_TW": "",
	} {
		if got, ok := spoken(asked); ok != (want != "") || ok && got != want {
			t.Errorf("spoken(%q) = %q, %v, want %q", asked, got, ok, want)
		}
	}
}

func TestFromEnvironment(t *testing.T) {
	tests := []struct {
		env  map[string]string
		want string
	}{
		{map[string]string{"LANG": "fr_FR.UTF-8"}, "fr_FR"},
		{map[string]string{"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "cs_CZ"}, "cs_CZ"},
		{map[string]string{"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "C"},
		{map[string]string{"LANG": "de_DE@euro"}, "de_DE"},
		{nil, ""},
	}
	for _, tt := range tests {
		if got := fromEnvironment(func(name string) string { return tt.env[name] }); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.env, got, tt.want)
		}
	}
}
