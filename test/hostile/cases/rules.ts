import type { Case } from '../kit.ts';

const more = (text: string): Case['files'] => ({ 'extra.yaml': `format: 1\nrules:\n${text}` });

export const rules: readonly Case[] = [
	{
		says: 'two rules whose order shows',
		code: 'ORDER-TIE',
		files: more(
			'  - { id: count, at: end, when: active.score > 5, do: [{ grant: part }] }\n  - { id: ¦pay, at: end, do: [{ score: { to: active, line: wages, count: 1, each: 2, cause: scored } }] }\n',
		),
		message: 'hut.count.*hut.pay',
	},
	{
		says: 'a scoring with lines and with a count beside them',
		code: 'RULE-KEYS-EXCLUDE',
		files: more(
			'  - { id: pay, at: end, do: [{ score: { to: active, ¦count: 1, lines: { a: { count: 1, each: 1 } }, cause: scored } }] }\n',
		),
		message: 'count.*lines',
	},
	{
		says: 'a circle of after',
		code: 'RULE-CYCLE',
		files: more(
			'  - { id: one, at: end, after: two, do: [{ grant: part }] }\n  - { id: two, at: end, after: one, do: [{ grant: part }] }\n',
		),
		at: { file: 'hut/extra.yaml', line: 3, column: 5 },
		message: 'hut.one → hut.two → hut.one',
	},
	{
		says: 'after a rule that does not exist',
		code: 'RULE-AFTER',
		files: more(
			'  - { id: late, at: end, after: ¦earlly, do: [{ grant: part }] }\n  - { id: early, at: start, do: [{ grant: part }] }\n',
		),
		hint: '"early"',
	},
	{
		says: 'rules that cause one another',
		code: 'RULE-CYCLE',
		files: more(
			'  - { id: ¦ping, on: { event: points, as: e }, do: [{ score: { to: e.seat, line: more, count: 1, each: 1, cause: scored } }] }\n',
		),
		message: 'hut.ping → hut.ping',
	},
	{
		says: 'defines that use one another',
		code: 'RULE-CYCLE',
		files: {
			'extra.yaml':
				'format: 1\ndefine:\n  one: { of: tile, type: int, value: ¦it.two + 1 }\n  two: { of: tile, type: int, value: it.one + 1 }\n',
		},
		message: 'one → two → one',
	},
	{
		says: 'kinds whose completion asks one another',
		code: 'RULE-CYCLE',
		files: {
			'rules.yaml': [
				'like: surrounded',
				'like: surrounded\n    ends: { lanes: lane }\n    complete: "lanes.all(l, l.complete)"',
			],
			'extra.yaml':
				'format: 1\nmodify:\n  - { id: waits, query: complete, of: lane, and: "features(hut).all(h, h.complete)" }\n',
		},
		at: { file: 'hut/rules.yaml', line: 14, column: 3 },
		message: 'hut → lane → hut',
	},
	{
		says: 'a loop that nothing ends',
		code: 'RULE-ENDLESS',
		files: more(
			'  - id: spin\n    at: end\n    do: [{ repeat: ¦{ while: "true", do: [{ score: { to: active, line: spin, count: 1, each: 1, cause: scored } }] } }]\n',
		),
		hint: 'measure',
	},
	{
		says: 'an event that does not exist',
		code: 'SCHEMA-VALUE',
		files: more('  - { id: odd, on: { event: ¦placd, as: e }, do: [{ grant: part }] }\n'),
		hint: '"placed"',
		among: true,
	},
	{
		says: 'a number of pieces that is not known before a game',
		code: 'LINK-GIVEN',
		files: { 'rules.yaml': ['per-seat: 3', 'per-seat: ¦deck.size()'] },
		among: true,
	},
	{
		says: 'a negative number of pieces',
		code: 'RULE-COUNT',
		files: { 'rules.yaml': ['per-seat: 3', 'per-seat: ¦0 - 3'] },
	},
	{
		says: 'two folds of one mark',
		code: 'RULE-MARK-TWICE',
		files: {
			'rules.yaml': [
				'  hut:\n    like: surrounded',
				'  hut:\n    like: surrounded\n    marks: { lamp: any }',
			],
		},
		at: { file: 'hut/rules.yaml', line: 10, column: 14 },
		among: true,
	},
	{
		says: 'two modifiers that set one line',
		code: 'LAYER-TIE',
		files: {
			'extra.yaml':
				'format: 1\nmodify:\n  - { id: one, query: value, of: lane, line: tiles, each: { set: 2 } }\n  - { id: two, query: value, of: lane, line: tiles, each: { set: 3 } }\n',
		},
		at: { file: 'hut/extra.yaml', line: 4, column: 11 },
		among: true,
	},
	{
		says: 'a layer that does not fit the query',
		code: 'RULE-LAYER',
		files: {
			'extra.yaml': 'format: 1\nmodify:\n  - { id: odd, query: power, of: lane, and: ¦"true" }\n',
		},
	},
	{
		says: 'a piece that goes into the deck',
		code: 'RULE-ZONE-HOLDS',
		files: {
			'extra.yaml':
				'format: 1\nrules:\n  - { id: odd, at: start, do: [{ move: { pieces: active.supply, to: ¦deck } }] }\n',
		},
	},
	{
		says: 'a shuffle of pieces without an order',
		code: 'RULE-SHUFFLE-NOTHING',
		severity: 'warning',
		files: {
			'extra.yaml':
				'format: 1\nzones: { bag: {} }\nrules:\n  - { id: odd, at: start, do: [{ shuffle: { zone: ¦bag } }] }\n',
		},
	},
	{
		says: 'a refusal without words',
		code: 'RULE-TEXT',
		severity: 'warning',
		files: {
			'extra.yaml':
				'format: 1\nrequire:\n  - { id: near, verb: deploy, that: it.tile == placed, why: ¦claim.far }\n',
		},
	},
	{
		says: 'a mark nobody reads',
		code: 'LINT-MARK-UNREAD',
		severity: 'warning',
		files: { 'rules.yaml': ['marks: { lamp: sum }', 'marks: { lamp: sum, ¦bench: sum }'] },
	},
	{
		says: 'a rule that can never fire',
		code: 'LINT-RULE-NEVER',
		severity: 'warning',
		files: more('  - { id: ¦never, at: end, when: 1 > 2, do: [{ grant: part }] }\n'),
	},
	{
		says: 'a rule whose event nothing causes',
		code: 'LINT-RULE-NEVER',
		severity: 'warning',
		files: more('  - { id: ¦never, on: { event: converted, as: e }, do: [{ grant: part }] }\n'),
	},
	{
		says: 'a run of steps at which nothing stands',
		code: 'LINT-RUN-NOTHING',
		severity: 'warning',
		files: more('  - { id: again, at: start, do: [{ run: { slots: ¦[end] } }] }\n'),
	},
	{
		says: 'a run of a step that no turn has',
		code: 'LINK-ID-UNKNOWN',
		files: more('  - { id: again, at: draw, do: [{ run: { slots: [¦elsewhere] } }] }\n'),
	},
	{
		says: 'a block nobody uses',
		code: 'LINT-BLOCK-UNUSED',
		severity: 'warning',
		files: { 'extra.yaml': 'format: 1\nblocks:\n  ¦idle: { do: [{ grant: part }] }\n' },
	},
	{
		says: 'blocks that use one another in a circle',
		code: 'RULE-CYCLE',
		files: {
			'extra.yaml':
				'format: 1\nblocks:\n  one: { do: [{ block: two }] }\n  two: { do: [{ block: ¦one }] }\nrules:\n  - { id: go, at: start, do: [{ block: one }] }\n',
		},
	},
	{
		says: 'a ban that never forbids',
		code: 'LINT-REQUIREMENT-IDLE',
		severity: 'warning',
		files: {
			'extra.yaml':
				'format: 1\ntexts: { no: No. }\nforbid:\n  - { id: ¦idle, verb: placeTile, when: 1 > 2, why: no }\n',
		},
	},
	{
		says: 'a define nobody uses',
		code: 'LINT-DEFINE-UNUSED',
		severity: 'warning',
		files: {
			'extra.yaml': 'format: 1\ndefine:\n  ¦idle: { of: tile, type: bool, value: it == placed }\n',
		},
	},
	{
		says: 'a param nobody asks for',
		code: 'LINT-PARAM-UNREAD',
		severity: 'warning',
		files: {
			'extra.yaml':
				'format: 1\nparams:\n  ¦idle: { says: "{n} is not used.", type: int, default: 1 }\n',
		},
	},
	{
		says: 'an action nobody can take',
		code: 'LINT-ACTION-UNOFFERED',
		severity: 'warning',
		files: {
			'extra.yaml':
				'format: 1\nactions:\n  wave2: { group: ¦nowhere, says: Wave, key: [wave], do: [{ grant: part }] }\n',
		},
	},
	{
		says: 'a game without a timeline',
		code: 'RULE-TIMELINE',
		files: { 'pack.yaml': ['use: [common]\n', ''] },
		at: { file: 'hut/pack.yaml' },
		among: true,
	},
	{
		says: 'a step that is none',
		code: 'RULE-TIMELINE-STEP',
		files: {
			'extra.yaml':
				'format: 1\ninsert:\n  - { id: more, after: start, steps: [¦{ dance: all }] }\n',
		},
		among: true,
	},
	{
		says: 'no effect at all',
		code: 'SCHEMA-TYPE',
		files: more('  - { id: odd, at: end, do: [¦grant] }\n'),
		among: true,
	},
	{
		says: 'a key that does not belong beside an effect',
		code: 'SCHEMA-UNKNOWN-KEY',
		files: more('  - { id: odd, at: end, do: [{ grant: part, ¦then: [{ grant: part }] }] }\n'),
		among: true,
	},
];
