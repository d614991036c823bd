import type { Case } from '../kit.ts';

const when = (text: string): Case['files'] => ({
	'rules.yaml': ['when: element.lamps', `when: "${text}"`],
});
const each = (text: string): Case['files'] => ({
	'rules.yaml': ['each: param.rate', `each: "${text}"`],
});

export const expressions: readonly Case[] = [
	{ says: 'a text that is no expression', code: 'TYPE-SYNTAX', files: when('deck.empty() && ¦') },
	{ says: 'one equals sign', code: 'TYPE-SYNTAX', files: when('deck.size() ¦= 1'), hint: '==' },
	{
		says: 'a word of the language as an id',
		code: 'TYPE-RESERVED',
		files: { 'rules.yaml': ['  peg: {', '  ¦it: {'] },
	},
	{
		says: 'a word every object of the machine knows as an id',
		code: 'TYPE-RESERVED',
		files: { 'rules.yaml': ['  peg: {', '  ¦toString: {'] },
	},
	{
		says: 'a word of the grammar in an expression',
		code: 'TYPE-RESERVED',
		files: when('¦while > 1'),
	},
	{ says: 'a fraction', code: 'TYPE-LITERAL', files: each('¦1.5') },
	{ says: 'a text', code: 'TYPE-LITERAL', files: when("active == ¦'ann'") },
	{ says: 'a number beyond 32 bits', code: 'TYPE-INT-RANGE', files: each('¦2147483648') },
	{
		says: 'a constant that grows beyond 32 bits',
		code: 'TYPE-INT-RANGE',
		files: each('¦65536 * 65536'),
	},
	{
		says: 'a number where a truth value is due',
		code: 'TYPE-MISMATCH',
		files: when('¦deck.size()'),
		hint: '> 0',
	},
	{
		says: 'a set where a number is due',
		code: 'TYPE-MISMATCH',
		files: each('¦features'),
		hint: 'size',
	},
	{
		says: 'things of two types compared',
		code: 'TYPE-COMPARISON',
		files: when('¦active == drawn'),
	},
	{
		says: 'two values that may both be none',
		code: 'TYPE-NONE-COMPARISON',
		files: when('¦placed == lastPlacer.onBoard.first().tile'),
	},
	{
		says: 'a name nobody declares',
		code: 'TYPE-UNKNOWN-NAME',
		files: each('¦tilse'),
		hint: '"tiles"',
	},
	{
		says: 'a value a param does not have',
		code: 'TYPE-UNKNOWN-VALUE',
		files: when('param.mood == ¦wildd'),
		hint: '"wild"',
	},
	{
		says: 'a property that does not exist',
		code: 'TYPE-UNKNOWN-MEMBER',
		files: when('active.¦scores > 1'),
		hint: '"score"',
	},
	{
		says: 'a function that does not exist',
		code: 'TYPE-UNKNOWN-FUNCTION',
		files: when('¦arround(placed).empty()'),
		hint: '"around"',
	},
	{
		says: 'a tag that does not exist',
		code: 'TYPE-UNKNOWN-TAG',
		files: when('pieces.exists(p, p.has(¦claim))'),
		hint: '"claims"',
	},
	{
		says: 'an action that does not exist',
		code: 'TYPE-UNKNOWN-ACTION',
		files: when('possible(¦clam)'),
		hint: '"claim"',
	},
	{ says: 'a method without parentheses', code: 'TYPE-FORM', files: when('¦deck.empty') },
	{ says: 'too many arguments', code: 'TYPE-ARGUMENT-COUNT', files: when('¦min(1, 2, 3) > 0') },
	{
		says: 'a fold without a variable',
		code: 'TYPE-VARIABLE',
		files: when('features.exists(¦1 == 1, true)'),
	},
	{
		says: 'a method of sets on a seat',
		code: 'TYPE-NOT-A-SET',
		files: when('active.¦exists(s, true)'),
	},
	{
		says: 'a number of all members at once',
		code: 'TYPE-LIFT',
		files: when('features.¦open > 0'),
		hint: 'sum',
	},
	{
		says: 'a division by a number that varies',
		code: 'TYPE-DIVISION',
		files: each('10 / ¦tiles.size()'),
	},
	{ says: 'a division by 0', code: 'TYPE-DIVISION', files: each('10 / ¦0') },
	{
		says: 'a table with falling bounds',
		code: 'TYPE-TABLE',
		files: each('table(lamp, ¦[4, 2], [1, 2, 3])'),
	},
	{
		says: 'a value from before outside of a trigger',
		code: 'TYPE-BEFORE',
		files: when('¦before(deck.size()) > 1'),
	},
	{
		says: 'the wave where there is none',
		code: 'TYPE-SCOPE',
		files: {
			'rules.yaml': ['like: surrounded', 'like: surrounded\n    complete: "¦wave.round.empty()"'],
		},
	},
	{
		says: 'a cost beyond the limit',
		code: 'TYPE-COST',
		files: when(
			'¦board.tiles.all(a, board.tiles.all(b, board.tiles.all(c, board.tiles.all(d, board.tiles.all(e, board.tiles.all(f, board.tiles.all(g, a == g)))))))',
		),
		hint: 'smaller set',
	},
	{
		says: 'brackets 100 deep',
		code: 'EXPRESSION-DEEP',
		files: when(`${'('.repeat(100)}1${')'.repeat(100)} > 0`),
		at: { file: 'hut/rules.yaml', line: 29, column: 76 },
	},
	{
		says: 'a name with two meanings',
		code: 'TYPE-AMBIGUOUS',
		files: {
			'rules.yaml': [
				'marks: { lamp: sum }',
				'marks: { lamp: sum }\n    define: { hut: tiles.size() }\n    complete: "¦hut > 2"',
			],
		},
	},
	{ says: 'none where nothing says its type', code: 'TYPE-UNTYPED', files: when('¦none == none') },
];
