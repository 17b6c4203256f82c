package question

// index is a list of words in order: all in one text, and where each begins
// and the last one ends. It takes little room and needs no making ready.
type index struct {
	text string
	at   []uint32
}

func (x *index) len() int { return len(x.at) - 1 }

func (x *index) word(i int) string { return x.text[x.at[i]:x.at[i+1]] }

// find is the place of the word, or where it would stand.
func (x *index) find(w []byte) (int, bool) {
	low, high := 0, x.len()
	for low < high {
		mid := int(uint(low+high) >> 1)
		if x.word(mid) < string(w) {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return low, low < x.len() && x.word(low) == string(w)
}

// set is a set of concepts by number.
type set [6]uint64

func (s *set) add(n uint16) { s[n/64] |= 1 << (n % 64) }

func (s *set) has(n uint16) bool { return s[n/64]&(1<<(n%64)) != 0 }

// both are the concepts of both sets.
func (s *set) both(o *set) set {
	var out set
	for i := range s {
		out[i] = s[i] & o[i]
	}
	return out
}

// without are the concepts that are not in the other set.
func (s *set) without(o *set) set {
	var out set
	for i := range s {
		out[i] = s[i] &^ o[i]
	}
	return out
}

// meets says whether the sets have a concept in common.
func (s *set) meets(o *set) bool { return s.both(o) != set{} }

// conceptNumber is the number of a concept; 0 if no pattern and no description
// speaks of it.
func conceptNumber(concept string) uint16 {
	i, ok := conceptNames.find([]byte(concept))
	if !ok {
		return 0
	}
	return uint16(i + 1)
}
