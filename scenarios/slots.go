package scenarios

import (
	"gopkg.in/yaml.v3"

	"ferryman/oracle/question"
	"ferryman/rules/tile"
)

func (l *loader) vocabulary() question.Vocabulary { return question.Vocabulary{} }

func (l *loader) structured(v value, words question.Vocabulary) (question.Question, bool) {
	_ = yaml.MappingNode
	_ = tile.C2
	return question.Question{}, false
}
