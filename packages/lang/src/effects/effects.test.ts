import { languageNames, translated, useLanguage } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { disassemble } from '../lower/disassemble.ts';
import { compileToy } from '../testing.ts';
import { argumentsOf } from './prose.ts';
import { effects } from './table.ts';

const world = `
registers: { n: { per: game }, of: { per: seat }, mood: { per: piece, values: [calm, wild] } }
zones: { bag: { order: stack }, hand: { per: seat }, box: { holds: tiles } }
pieces: { king: { neutral: 1, stands-on: cell, starts: off-board }, coin: { shared: 4, starts: bag } }
kinds: { ruin: { connect: none, complete: "false" } }
deck: { groups: { rest: { after: main } } }
`;

function codeOf(effect: string): string[] {
	const { program, diagnostics } = compileToy(
		`${world}rules:\n  - id: x\n    at: end\n    do:\n${effect.replace(/^/gm, '      ')}\n`,
	);
	expect(diagnostics.map((d) => `${d.line} ${d.code} ${d.message}`)).toEqual([]);
	const lines = disassemble(program!).split('\n');
	const from = lines.findIndex((l) => /^ +\d+ slot end$/.test(l)) + 1;
	const to = lines.findIndex((l, i) => i >= from && /turn-end/.test(l));
	const base = Number(/\d+/.exec(lines[from]!)![0]);
	// jumps count from the beginning of the rule
	const relative = (text: string): string =>
		text.replace(
			/(to|end|→|none) (\d+)$/g,
			(_, word: string, n: string) => `${word} ${Number(n) - base}`,
		);
	return lines.slice(from, to).map((l) => relative(l.replace(/^ +\d+ /, '').trim()));
}

const cases: readonly (readonly [string, string, readonly string[]])[] = [
	[
		'place',
		'- { place: { piece: man, at: bag, short: skip } }',
		['place piece man who active at zone{0} short skip cause placed'],
	],
	[
		'move',
		'- { move: { pieces: active.onBoard, to: active.hand, cause: won } }',
		['move pieces active.onBoard to to entity at zone{2}(active) cause won'],
	],
	[
		'move to the bottom',
		'- { move: { pieces: active.onBoard, to: bag, on: bottom } }',
		['move-under pieces active.onBoard to to entity at zone{0} cause moved'],
	],
	[
		'move off the board',
		'- { move: { pieces: king, to: off-board } }',
		['move pieces [king.piece] to to off-board cause moved'],
	],
	[
		'return',
		'- { return: { pieces: active.onBoard } }',
		['return pieces active.onBoard cause returned'],
	],
	[
		'draw',
		'- { draw: { from: bag, count: 2, to: active.hand } }',
		[
			'draw from zone{0} count 2 to to entity at zone{2}(active) short take-all cause drawn stream bag',
		],
	],
	['shuffle', '- { shuffle: { zone: bag } }', ['shuffle zone zone{0} stream bag']],
	[
		'draw-tile until it fits',
		'- { draw-tile: { until: drawn == A, rest: "n > 1 ? aside : box" } }',
		[
			'let slot 0 value 2147483647',
			'draw-tile',
			'unless test ((drawn != none) && !(drawn == A)) to 9',
			'measure slot 0 measure deck.size',
			'unless test (n > 1) to 7',
			'discard-tile to aside',
			'jump to 8',
			'stow-tile to zone{1}',
			'jump to 1',
		],
	],
	[
		'discard-tile by a condition',
		'- { discard-tile: { to: "n > 1 ? aside : deck" } }',
		['unless test (n > 1) to 3', 'discard-tile to aside', 'jump to 4', 'discard-tile to deck'],
	],
	['reveal', '- { reveal: { pieces: active.onBoard } }', ['reveal pieces active.onBoard']],
	[
		'score',
		'- { score: { to: active, line: l, count: active.onBoard, each: 2 } }',
		['score to active line l cause scored amount by count count active.onBoard each 2'],
	],
	[
		'score a ledger',
		'- { score: { to: seats, ledger: features.first() } }',
		['score to seats line x cause scored amount by ledger feature features.first'],
	],
	[
		'transfer',
		'- { transfer: { from: active, to: left(active), points: 3 } }',
		['transfer from active to left(active) line payment points 3 cause payment'],
	],
	['set', '- { set: { register: of, of: active, to: n + 1 } }', ['set of on active value (n + 1)']],
	[
		'set a word',
		'- { set: { register: mood, of: king, to: wild } }',
		['set mood on king.piece value enum:register.mood:1'],
	],
	[
		'let',
		'- { let: { a: n, b: a + 1 } }\n- { set: { register: n, to: b } }',
		['let slot 0 value n', 'let slot 1 value (a#0 + 1)', 'set n value b#1'],
	],
	[
		'let of a set',
		'- { let: { all: seats } }\n- { score: { to: all, count: 1 } }',
		[
			'stack-mark slot 1',
			'let-set slot 0 value seats',
			'score to all#0 line x cause scored amount by count count 1 each 1',
			'stack-release slot 1',
		],
	],
	[
		'if',
		'- { if: n > 1, then: [{ grant: part }], else: [{ grant: turn }] }',
		['unless test (n > 1) to 3', 'grant', 'jump to 4', 'grant-turn'],
	],
	[
		'case',
		'- { case: n, of: { 1: [{ grant: part }] }, else: [{ finish: turn }] }',
		[
			'let slot 0 value n',
			'unless test (case#0 == 1) to 4',
			'grant',
			'jump to 5',
			'finish what turn',
		],
	],
	[
		'for-each',
		'- { for-each: { as: s, in: seats, order: { from: left(active) }, when: s.score > 0, do: [{ score: { to: s, count: 1 } }] } }',
		[
			'stack-mark slot 0',
			'each list 1 in seats from left(active)',
			'next list 1 slot 3 end 6',
			'unless test (s#3.score > 0) to 2',
			'score to s#3 line x cause scored amount by count count 1 each 1',
			'jump to 2',
			'stack-release slot 0',
		],
	],
	[
		'repeat with a measure',
		'- { repeat: { vars: { i: 3 }, while: i > 0, measure: i, do: [{ set: { var: i, to: i - 1 } }] } }',
		[
			'let slot 0 value 3',
			'let slot 1 value 2147483647',
			'unless test (i#0 > 0) to 6',
			'measure slot 1 measure i#0',
			'let slot 0 value (i#0 - 1)',
			'jump to 2',
		],
	],
	[
		'repeat some times',
		'- { repeat: { times: 2, do: [{ grant: part }] } }',
		[
			'let slot 0 value 2',
			'unless test (times#0 > 0) to 5',
			'let slot 0 value (times#0 - 1)',
			'grant',
			'jump to 1',
		],
	],
	[
		'roll',
		'- { roll: { as: d, faces: [1, 2] } }\n- { set: { register: n, to: d } }',
		['roll slot 0 faces [1, 2] stream dice', 'set n value d#0'],
	],
	[
		'collect',
		'- { collect: { features: features, reason: late } }',
		['collect features features reason late'],
	],
	['drop', '- { drop: { features: features } }', ['drop features features']],
	['finish', '- { finish: part }', ['finish what part']],
	[
		'convert',
		'- { convert: { feature: features.first(), to: ruin } }',
		['convert feature features.first kind 3'],
	],
	[
		'link',
		'- { link: { a: placed.segments.first(), b: placed.segments.first(), by: king } }',
		['link a placed.segments.first b placed.segments.first by king.piece'],
	],
	['unlink', '- { unlink: { by: king } }', ['unlink by king.piece']],
	[
		'add a segment',
		'- { add-segment: { tile: placed, kind: line, sides: placed.sides, over: true } }',
		['add-segment tile placed kind 2 sides placed.sides over true'],
	],
	[
		'override an edge',
		'- { override-edge: { side: placed.sides.first(), kind: line } }',
		['override-edge side placed.sides.first kind 2'],
	],
	['draw a tile', '- { draw-tile: {} }', ['draw-tile']],
	['draw a tile of a group', '- { draw-tile: { group: rest } }', ['draw-tile-of group 1']],
	[
		'draw tiles into a zone',
		'- { draw-tile: { to: box, count: 2 } }',
		['draw-tiles to zone{1} count 2 short take-all'],
	],
	[
		'take a tile',
		'- { take-tile: { tile: box.first(), from: box } }',
		['take-tile tile zone{1}.tiles.first from zone{1}'],
	],
	[
		'move a tile',
		'- { move-tile: { tile: A, from: box, to: box } }',
		['move-tile tile A from zone{1} to zone{1}'],
	],
	[
		'discard a tile',
		'- { discard-tile: { to: aside } }\n- { discard-tile: { to: box } }\n- { discard-tile: { to: deck } }',
		['discard-tile to aside', 'discard-tile to box', 'discard-tile to deck'],
	],
	['bring tiles back', '- { return-aside: {} }', ['return-aside']],
];

describe('effects', () => {
	test.each(cases)('%s', (_, effect, code) => {
		expect(codeOf(effect)).toEqual(code);
	});

	test('all have a name, a key and a sentence', () => {
		for (const [name, effect] of effects) expect(effect.name).toBe(name);
		expect(effects.size).toBeGreaterThan(30);
	});
});

describe('choose', () => {
	const choose = (keys: string, more = ''): ReturnType<typeof compileToy> =>
		compileToy(
			`${world}rules:\n  - { id: x, at: end, do: [{ choose: { id: c, ${keys} }${more} }] }\n`,
		);

	test('offers members, stores the choice, goes on with `then` or `else`', () => {
		const { program } = choose(
			'who: left(active), among: { s: seats }, where: s != active, optional: true',
			', then: [{ score: { to: c, count: 1 } }], else: [{ grant: part }]',
		);
		const d = program!.decisions.at(-1)!;
		expect(d).toMatchObject({ id: 'toy.c', kind: 'pick' });
		const [one] = d.alternatives;
		expect(one!.key).toEqual([{ word: 'c' }, { slot: 0, type: 'seat' }]);
		expect(program!.code[one!.target]!.op).toBe('score');
		// declined and without an option nothing is stored, then `else` is done
		expect(program!.code[d.pass!]).toMatchObject({ op: 'let', slot: 0, value: { op: 'none' } });
		expect(program!.code[d.pass! + 1]!.op).toBe('grant');
		expect(d.none).toBe(d.pass);
	});

	test('has one alternative for each word', () => {
		const { program } = choose(
			'options: [buy, sell]',
			', then: [{ case: c, of: { sell: [{ grant: part }] } }]',
		);
		const d = program!.decisions.at(-1)!;
		expect(d.alternatives.map((a) => a.key)).toEqual([
			[{ word: 'c' }, { word: 'buy' }],
			[{ word: 'c' }, { word: 'sell' }],
		]);
		expect(d.alternatives.map((a) => program!.code[a.target])).toMatchObject([
			{ op: 'let', value: { value: 0 } },
			{ op: 'let', value: { value: 1 } },
		]);
	});

	test('asks for a number, a subset, an order', () => {
		const last = (keys: string): unknown => choose(keys).program!.decisions.at(-1);
		expect(last('number: { min: 1, max: n + 2 }')).toMatchObject({
			kind: 'number',
			alternatives: [{ key: [{ word: 'c' }, { slot: 0 }] }],
		});
		expect(last('among: { s: seats }, subset: { min: 1, max: 2 }')).toMatchObject({
			kind: 'subset',
			subset: { min: { value: 1 }, max: { value: 2 } },
		});
		expect(last('among: { s: seats }, order: true')).toMatchObject({ kind: 'order' });
	});

	test('several variables are known by `id.name`, those first that others use', () => {
		const { program, diagnostics } = choose(
			'among: { a: "others(z)", z: seats }',
			', then: [{ transfer: { from: c.z, to: c.a, points: 1 } }]',
		);
		expect(diagnostics).toEqual([]);
		expect(program!.decisions.at(-1)!.alternatives[0]!.variables.map((v) => v.name)).toEqual([
			'z',
			'a',
		]);
	});

	test('fails where it must have an option', () => {
		const { program } = choose('among: { s: seats }, none: fail');
		expect(program!.code[program!.decisions.at(-1)!.none]).toMatchObject({
			op: 'fail',
			code: 'RUN-NO-OPTION',
		});
	});
});

describe('loops of seats', () => {
	test('go on until a lap had nothing to do', () => {
		expect(
			codeOf(
				'- { round-robin: { as: s, start: active, while: s.score > 0, do: [{ grant: part }] } }',
			),
		).toEqual([
			'let slot 0 value active',
			'let slot 1 value 0',
			'unless test (idle#1 < 2) to 11',
			'unless test (s#0.score > 0) to 8',
			'let slot 2 value idle#1',
			'let slot 1 value 0',
			'grant',
			'jump to 9',
			'let slot 1 value (idle#1 + 1)',
			'let slot 0 value left(s#0)',
			'jump to 2',
		]);
	});

	test('keep out who passed, for good where a pass is final', () => {
		const { program } = compileToy(
			'rules: [{ id: x, at: end, do: [{ round-robin: { as: s, start: active, pass: final, do: [{ choose: { id: c, who: s, among: { t: seats }, optional: true } }] } }] }]',
		);
		const d = program!.decisions.at(-1)!;
		const [idle, out] = [program!.code[d.pass!], program!.code[d.pass! + 1]];
		expect([idle, out]).toMatchObject([
			{ op: 'let', slot: 1 },
			{ op: 'let', slot: 3 },
		]);
	});

	test('walk over cells, never one twice', () => {
		const { program, diagnostics } = compileToy(
			`${world}rules: [{ id: x, at: end, do: [{ walk: { piece: king, as: s, steps: 6, step: next, among: beside(king.cell), where: next.tile != none } }] }]`,
		);
		expect(diagnostics).toEqual([]);
		const text = disassemble(program!);
		expect(text).toContain('where (!(next#4 in visited#3) && (next#4.tile != none))');
		expect(text).toContain('move pieces king.piece to to entity at next#4 cause moved');
	});
});

test('what an effect does is traced to the sources of its rule, inner ones too', () => {
	const { program, diagnostics } = compileToy(
		`${world}rules:
  - id: x
    at: end
    source: AB-12
    do: [{ if: deck.empty(), then: [{ score: { to: active, each: 1 } }] }]
`,
	);
	expect(diagnostics).toEqual([]);
	const score = program!.code.find((i) => i.op === 'score')!;
	expect(program!.sources[score.source!]!.cites).toEqual(['AB-12']);
});

test.each(languageNames)(
	'in %s a sentence of an effect has each of its blanks once',
	(language) => {
		expect(useLanguage(language)).toBe(true);
		try {
			for (const [name, { prose }] of effects)
				for (const [code, english] of Object.entries(prose.english)) {
					const blanks = argumentsOf(english);
					expect(blanks, `${name}: ${english}`).toEqual([...new Set(blanks)]);
					const text = translated('effects', code, english);
					expect(argumentsOf(text).sort(), `${name}: ${text}`).toEqual([...blanks].sort());
				}
		} finally {
			useLanguage('en');
		}
	},
);
