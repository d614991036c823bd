import { type Area, type None, quoted } from './entry.ts';

export interface YamlArgs {
	'FILE-TOO-LARGE': { bytes: number; limit: number };
	'FILE-NOT-UTF8': { byte: number; utf16: boolean };
	'FILE-BOM': None;
	'FILE-MORE-FINDINGS': { shown: number };
	'FINDINGS-MORE': { shown: number };
	'YAML-EMPTY': None;
	'YAML-INDENT': None;
	'YAML-TAB': { indent: boolean };
	'YAML-UNCLOSED': { opened: string };
	'YAML-UNEXPECTED': { text: string };
	'YAML-COLON': { text: string };
	'YAML-MISSING-SPACE': { key: string };
	'YAML-MISSING-COLON': { word: string };
	'YAML-AFTER-QUOTE': { text: string };
	'YAML-RESERVED-START': { character: string };
	'YAML-ESCAPE': { escape: string };
	'YAML-DUPLICATE-KEY': { key: string; exact: boolean };
	'YAML-ANCHOR': { name: string };
	'YAML-ALIAS': { name: string };
	'YAML-TAG': { tag: string };
	'YAML-MERGE-KEY': None;
	'YAML-DIRECTIVE': { text: string };
	'YAML-DOCUMENTS': None;
	'YAML-NESTING': { limit: number };
	'YAML-TOO-MANY-NODES': { limit: number };
	'YAML-STRING-LONG': { length: number; limit: number };
	'YAML-KEY-LONG': { length: number; limit: number };
	'YAML-KEY-TYPE': { found: string };
	'YAML-KEY-RESERVED': { key: string };
	'YAML-NUMBER-RANGE': { text: string; min: number; max: number };
	'YAML-NUMBER-NOT-FINITE': { text: string };
	'YAML-FLOAT': { text: string };
	'YAML-NUMBER-FORM': { text: string; plain: string };
	'YAML-CHARACTER': { codePoint: number };
	'YAML-UNREADABLE': None;
	'EDIT-PATH': { path: string };
	'EDIT-KEY': { key: string };
	'EDIT-TILE-ID': { id: string };
	'EDIT-VALUE': { found: string };
	'EXPRESSION-SPLIT': { text: string };
	'EXPRESSION-TAG': { tag: string };
	'EXPRESSION-COMMENT': { kept: string; lost: string };
	'EXPRESSION-EMPTY': { key: string };
	'EXPRESSION-LONG': { length: number; limit: number };
}

const quoteIt = (): string => 'Put quotes around the whole expression.';

export const yamlMessages: Area<YamlArgs> = {
	'FILE-TOO-LARGE': {
		severity: 'error',
		message: (a) => `The file has ${a.bytes} bytes; at most ${a.limit} are read.`,
		hint: () => 'Spread the declarations over several files of the pack.',
		doc: 'A file larger than the limit is not opened at all.',
	},
	'FILE-NOT-UTF8': {
		severity: 'error',
		message: (a) =>
			a.utf16
				? 'The file is UTF-16; only UTF-8 is read.'
				: `The file is not UTF-8: byte ${a.byte} belongs to no character.`,
		hint: () => 'Save the file again with the encoding UTF-8.',
		doc: 'Data files are UTF-8. The finding points at the end of the text that could be read.',
	},
	'FILE-BOM': {
		severity: 'info',
		message: () => 'The file starts with a byte order mark, which is skipped.',
		hint: () => 'Save the file as UTF-8 without a byte order mark.',
		doc: 'UTF-8 needs no byte order mark. It does no harm, but other tools may stumble over it.',
	},
	'FILE-MORE-FINDINGS': {
		severity: 'info',
		message: (a) => `Only the first ${a.shown} findings of this file are shown.`,
		doc: 'Only the first findings of a file are shown; the others often follow from them.',
	},
	'FINDINGS-MORE': {
		severity: 'info',
		message: (a) => `Only the first ${a.shown} findings are shown.`,
		doc: 'Only the first findings of a set-up are shown; the others often follow from them.',
	},
	'YAML-EMPTY': {
		severity: 'error',
		message: () => 'The file declares nothing.',
		hint: () => 'Start with "format: 1".',
		doc: 'A data file without a single key is taken for an accident.',
	},
	'YAML-INDENT': {
		severity: 'error',
		message: () => 'The indentation of this line fits no line above it.',
		hint: () => 'Keys of one mapping and dashes of one list start in the same column.',
		doc: 'Keys of one mapping, and the dashes of one list, must start in the same column.',
	},
	'YAML-TAB': {
		severity: 'error',
		message: (a) => (a.indent ? 'A tab is used for indentation.' : 'A tab separates two words.'),
		hint: () => 'Use spaces; most editors can do so by themselves.',
		doc: 'YAML does not allow tabs for indentation; to keep it simple no tab is accepted outside of quotes.',
	},
	'YAML-UNCLOSED': {
		severity: 'error',
		message: (a) => `The ${a.opened} opened here is never closed.`,
		doc: 'A bracket, brace or quote lacks its partner.',
	},
	'YAML-UNEXPECTED': {
		severity: 'error',
		message: (a) => `${quoted(a.text)} is not expected here.`,
		hint: () => 'Look for a missing comma, dash or quote just before it.',
		doc: 'A piece of text stands where YAML expects the end of a value, a comma or a new key.',
	},
	'YAML-COLON': {
		severity: 'error',
		message: (a) => `": " inside ${quoted(a.text)} starts a mapping, it is not part of the value.`,
		hint: () => 'Put quotes around the whole value.',
		doc: 'A colon followed by a space separates key and value, even inside a sentence or `a ? b : c`. Quote such a value.',
	},
	'YAML-MISSING-SPACE': {
		severity: 'error',
		message: (a) => `${quoted(a.key)} is one word, because no space follows the colon.`,
		hint: () => 'Write a space after the colon.',
		doc: 'Inside braces `{b:1}` is the single key "b:1" without a value.',
	},
	'YAML-MISSING-COLON': {
		severity: 'error',
		message: (a) => `${quoted(a.word)} stands alone: a key is followed by a colon.`,
		hint: () => 'Add a colon and a value, or indent the line if it continues the text above.',
		doc: 'In a mapping every key is followed by a colon and a space.',
	},
	'YAML-AFTER-QUOTE': {
		severity: 'error',
		message: (a) => `${quoted(a.text)} follows a quoted text and belongs to nothing.`,
		hint: () => 'Put the whole value in single quotes, the inner double quotes stay.',
		doc: 'A value that starts with a quote ends with that quote.',
	},
	'YAML-RESERVED-START': {
		severity: 'error',
		message: (a) => `A value cannot start with ${a.character} unless it is quoted.`,
		hint: () => 'Put quotes around the value.',
		doc: 'YAML reserves the characters @, ` and % at the start of a value.',
	},
	'YAML-ESCAPE': {
		severity: 'error',
		message: (a) => `${a.escape} is no escape sequence.`,
		hint: () => 'Write \\\\ for a backslash, or use single quotes.',
		doc: 'Inside double quotes a backslash starts an escape such as \\n or \\u00e9.',
	},
	'YAML-DUPLICATE-KEY': {
		severity: 'error',
		message: (a) =>
			a.exact
				? `The key ${quoted(a.key)} is given twice.`
				: `The key ${quoted(a.key)} is given twice, in two Unicode spellings.`,
		doc: 'Each key may stand once in a mapping. Spellings that look the same count as the same.',
	},
	'YAML-ANCHOR': {
		severity: 'error',
		message: (a) => `Anchors such as &${a.name} are not used.`,
		hint: () => 'Write the value out, or give it a name with "define".',
		doc: 'Anchors and aliases are refused: a few lines of them can unfold to gigabytes, and positions get lost.',
	},
	'YAML-ALIAS': {
		severity: 'error',
		message: (a) => `Aliases such as *${a.name} are not used.`,
		hint: () => 'Write the value out; quote a text that starts with *.',
		doc: 'An alias repeats an anchored value and is refused with it; a text that starts with `*` is quoted.',
	},
	'YAML-TAG': {
		severity: 'error',
		message: (a) => `The tag ${quoted(a.tag)} is not used.`,
		hint: () => 'Remove it; quote a text that starts with !.',
		doc: 'Tags change the type of a value in ways that depend on the reader, so they are refused.',
	},
	'YAML-MERGE-KEY': {
		severity: 'error',
		message: () => 'The merge key << is not used.',
		hint: () => 'Say "like: id" to take over another declaration.',
		doc: 'Merge keys belong to an older YAML and to anchors, which are refused.',
	},
	'YAML-DIRECTIVE': {
		severity: 'error',
		message: (a) => `The directive ${quoted(a.text)} is not used.`,
		hint: () => 'Remove the line; quote a text that starts with %.',
		doc: 'Files are YAML 1.2 with the core schema; directives cannot change that.',
	},
	'YAML-DOCUMENTS': {
		severity: 'error',
		message: () => 'A second document starts here.',
		hint: () => 'Put it into a file of its own.',
		doc: 'One file holds one document.',
	},
	'YAML-NESTING': {
		severity: 'error',
		message: (a) => `Mappings and lists are nested deeper than ${a.limit} levels.`,
		doc: 'The nesting of a file is bounded, so that reading it is bounded too.',
	},
	'YAML-TOO-MANY-NODES': {
		severity: 'error',
		message: (a) => `The file has more than ${a.limit} keys and values.`,
		hint: () => 'Spread the declarations over several files of the pack.',
		doc: 'The number of keys and values of a file is bounded, so that reading it is bounded too.',
	},
	'YAML-STRING-LONG': {
		severity: 'error',
		message: (a) => `The text has ${a.length} characters; at most ${a.limit} are allowed.`,
		doc: 'Texts are bounded in length.',
	},
	'YAML-KEY-LONG': {
		severity: 'error',
		message: (a) => `The key has ${a.length} characters; at most ${a.limit} are allowed.`,
		doc: 'Keys are bounded in length.',
	},
	'YAML-KEY-TYPE': {
		severity: 'error',
		message: (a) => `A key is a word or a whole number, not ${a.found}.`,
		hint: () => 'Quote the key if it is meant as a word.',
		doc: 'Keys are words or whole numbers. Lists, mappings, true, false, null and fractions are not.',
	},
	'YAML-KEY-RESERVED': {
		severity: 'error',
		message: (a) => `${quoted(a.key)} cannot be a key.`,
		hint: () => 'Choose another name.',
		doc: 'The names `__proto__`, `constructor` and `prototype` mean something to the machine and are refused.',
	},
	'YAML-NUMBER-RANGE': {
		severity: 'error',
		message: (a) => `${quoted(a.text)} lies outside of ${a.min} to ${a.max}.`,
		doc: 'Numbers are whole and have 32 bits.',
	},
	'YAML-NUMBER-NOT-FINITE': {
		severity: 'error',
		message: (a) => `${quoted(a.text)} is not a number to count with.`,
		hint: () => 'Leave out a limit that should not exist; quote it if it is a text.',
		doc: 'Infinity and not-a-number do not exist here.',
	},
	'YAML-FLOAT': {
		severity: 'error',
		message: (a) => `${quoted(a.text)} is not a whole number.`,
		hint: () => 'Quote it if it is a text, such as a version.',
		doc: 'All numbers are whole. Scaling takes a fraction of two whole numbers; versions and titles are quoted.',
	},
	'YAML-NUMBER-FORM': {
		severity: 'error',
		message: (a) => `${quoted(a.text)} is read as the number ${a.plain}.`,
		hint: (a) => `Write ${a.plain}, or quote it if it is a text.`,
		doc: 'Numbers are written in plain decimal, so that nobody is surprised by octal, hexadecimal or leading zeros.',
	},
	'YAML-CHARACTER': {
		severity: 'error',
		message: (a) =>
			`The character U+${a.codePoint.toString(16).toUpperCase().padStart(4, '0')} cannot be shown and is not allowed.`,
		hint: () => 'Remove it.',
		doc: 'Control characters, halves of characters and marks that turn the direction of the text hide what a file says.',
	},
	'YAML-UNREADABLE': {
		severity: 'error',
		message: () => 'The file confuses the YAML reader.',
		hint: () => 'Please report this file: it should have a better message.',
		doc: 'A fault of ours: the reader gave up on a text that it should accept or refuse with a reason.',
	},
	'EDIT-PATH': {
		severity: 'error',
		message: (a) => `There is no place ${quoted(a.path)} to change in this file.`,
		doc: 'An edit names a key or an item that is not there, or leads through a value that holds nothing.',
	},
	'EDIT-KEY': {
		severity: 'error',
		message: (a) => `${quoted(a.key)} stands here already.`,
		hint: () => 'Choose another name.',
		doc: 'An entry cannot be renamed to the key of a neighbour.',
	},
	'EDIT-TILE-ID': {
		severity: 'error',
		message: (a) => `${quoted(a.id)} is no id of a tile.`,
		hint: () => 'Letters, digits, points, plus signs and underscores, with hyphens inside.',
		doc: 'A tile cannot be given an id that no file could have.',
	},
	'EDIT-VALUE': {
		severity: 'error',
		message: (a) => `${quoted(a.found)} cannot be written into a file.`,
		doc: 'An edit writes texts, whole numbers, truth values, nothing, lists and mappings.',
	},
	'EXPRESSION-SPLIT': {
		severity: 'error',
		message: (a) =>
			`The expression ${quoted(a.text)} is cut into pieces by the braces or brackets around it.`,
		hint: quoteIt,
		doc: 'Inside `{ }` and `[ ]` a comma or bracket ends a value: `{ where: can(capture, m) }` means two keys. Quote the expression.',
	},
	'EXPRESSION-TAG': {
		severity: 'error',
		message: (a) => `${quoted(a.tag)} is a YAML tag here, not a negation.`,
		hint: quoteIt,
		doc: 'A value that starts with `!` is a tag to YAML, and the expression is lost. Quote the expression.',
	},
	'EXPRESSION-COMMENT': {
		severity: 'error',
		message: (a) => `The expression ends at ${quoted(a.kept)}; ${quoted(a.lost)} is a comment.`,
		hint: () =>
			'Quote the expression, so that its end is plain to see, or move the comment to a line above.',
		doc: 'A `#` after a space starts a comment, even in the middle of an expression. An expression followed by a comment is quoted.',
	},
	'EXPRESSION-EMPTY': {
		severity: 'error',
		message: (a) => `${quoted(a.key)} needs an expression, but nothing is given.`,
		hint: () => 'A # or ! at its start would hide it: quote the expression.',
		doc: 'An expression is due where the value is empty.',
	},
	'EXPRESSION-LONG': {
		severity: 'error',
		message: (a) => `The expression has ${a.length} characters; at most ${a.limit} are allowed.`,
		hint: () => 'Give parts of it a name with "define".',
		doc: 'Expressions are bounded in length.',
	},
};
