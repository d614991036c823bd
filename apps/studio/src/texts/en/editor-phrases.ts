import { textsOf } from '@tilewright/schema';

/** Texts of the editor's library, which come with the editor. */
export const editorPhrases = textsOf('studio/editor-phrases', {
	/** By the names that the library gives them; `$` is a number. */
	phrases: {
		'Fold line': 'Fold line',
		'Unfold line': 'Unfold line',
		'folded code': 'folded code',
		unfold: 'unfold',
		to: 'to',
		'Folded lines': 'Folded lines',
		'Unfolded lines': 'Unfolded lines',
		Diagnostics: 'Diagnostics',
		'No diagnostics': 'No diagnostics',
		Completions: 'Completions',
		'Control character': 'Control character',
		'Selection deleted': 'Selection deleted',
		'Go to line': 'Go to line',
		go: 'go',
		'current match': 'current match',
		'on line': 'on line',
		'replaced $ matches': 'replaced $ matches',
		'replaced match on line $': 'replaced match on line $',
		Find: 'Find',
		Replace: 'Replace',
		next: 'next',
		previous: 'previous',
		all: 'all',
		'match case': 'match case',
		regexp: 'regexp',
		'by word': 'by word',
		replace: 'replace',
		'replace all': 'replace all',
		close: 'close',
	},
} as const);
