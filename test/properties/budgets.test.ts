import { EngineFault, Game } from '@tilewright/interpreter';
import { Machine, stateHash } from '@tilewright/interpreter/state';
import { type Program, type Selection } from '@tilewright/lang';
import { type FaultCode, diagnose, limits } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { programOf } from '../support/base.ts';
import { compilerOf, shippedFiles, workspaceOf } from '../support/packs.ts';
import { mix } from './script.ts';

const manifest = `pack: trial
format: 1
game: carcassonne
role: expansion
title: Trial
version: 0.1.0
licence: MIT
use: [base]
says: Rules that go wrong.
`;
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function trial(rules: string, selection: Partial<Selection> = {}, tiles?: string): Program {
	const files = [
		...shippedFiles(),
		{ path: 'packs/trial/pack.yaml', bytes: encode(manifest) },
		{ path: 'packs/trial/rules.yaml', bytes: encode(`format: 1\n${rules}`) },
		...(tiles === undefined
			? []
			: [{ path: 'packs/trial/tiles.yaml', bytes: encode(`format: 1\n${tiles}`) }]),
	];
	return programOf(compilerOf(workspaceOf(files)), { ...selection, with: ['trial'] });
}

function faultOf(program: Program | (() => Program), seed = 1): EngineFault | undefined {
	try {
		const machine = new Machine(typeof program === 'function' ? program() : program);
		machine.reset(seed);
		for (let i = 0; !machine.over; i++) machine.choose(mix(seed, i) % machine.optionCount);
	} catch (error) {
		if (error instanceof EngineFault) return error;
		throw error;
	}
	return undefined;
}

const rule = (body: string): string => `rules:\n  - id: wrong\n    at: after-place\n${body}`;
const effect = (text: string): string => rule(`    do:\n      - ${text}\n`);
const nested = (depth: number, set: string, inner: string): string =>
	Array.from({ length: depth }).reduce<string>(
		(body, _, i) => `for-each: { as: v${depth - i}, in: "${set}", do: [{ ${body} }] }`,
		inner,
	);

const cases: readonly (readonly [FaultCode, string, string, Partial<Selection>?, string?])[] = [
	[
		'RUN-STEPS',
		'loops in loops',
		effect(`{ ${nested(5, 'pieces', 'score: { to: active, line: x, count: 1, each: 0 }')} }`),
		{ params: { 'base.meeplesPerPlayer': 20 } },
	],
	[
		'RUN-MEASURE',
		'a loop that does not come to its end',
		'registers: { n: { per: game, type: int, default: 9 } }\n' +
			effect('repeat: { while: n > 0, measure: n, do: [{ set: { register: n, to: n + 0 } }] }'),
	],
	[
		'RUN-STEPS',
		'a loop with a measure that falls too slowly',
		'registers: { n: { per: game, type: int, default: 2000000000 } }\n' +
			effect('repeat: { while: n > 0, measure: n, do: [{ set: { register: n, to: n - 1 } }] }'),
	],
	[
		'RUN-OVERFLOW',
		'a score beyond 32 bits',
		effect('score: { to: active, line: much, count: 1, each: 2000000000 }'),
	],
	[
		'RUN-OVERFLOW',
		'a line beyond 32 bits',
		effect('score: { to: active, line: much, count: 70000, each: 70000 }'),
	],
	[
		'RUN-OVERFLOW',
		'an expression beyond 32 bits',
		'registers: { n: { per: game, type: int, default: 3 } }\n' +
			effect('set: { register: n, to: n * n }'),
	],
	[
		'RUN-OVERFLOW',
		'a sum beyond 32 bits',
		'registers: { n: { per: game, type: int, default: 0 } }\n' +
			effect('set: { register: n, to: "board.tiles.sum(t, 1500000000)" }'),
	],
	[
		'RUN-OVERFLOW',
		'a worth beyond 32 bits',
		'modify:\n  - { id: huge, query: value, of: road, add-line: { much: { count: 1000000, each: 1000000 } } }\n',
	],
	[
		'RUN-SHORT',
		'a piece that is not there',
		'pieces: { token: { shared: 1, stands-on: tile } }\n' +
			effect('place: { piece: token, at: placed }'),
	],
	[
		'RUN-OPTIONS',
		'a choice out of too many',
		effect('choose: { id: far, who: active, among: { a: pieces, b: pieces, c: pieces } }'),
		{ params: { 'base.meeplesPerPlayer': 60 } },
	],
	[
		'RUN-SCRATCH',
		'a set that grows too large',
		`pieces: { card: { faces: { ${Array.from({ length: 300 }, (_, n) => `${n}: 1`).join(', ')} } } }\n` +
			effect(
				'score: { to: active, line: x, count: "pieces.flatMap(a, pieces.map(b, a.face * 1000 + b.face)).size()", each: 0 }',
			),
	],
	[
		'RUN-STACK',
		'loops over too much inside one another',
		effect(`{ ${nested(5, 'pieces', 'score: { to: active, line: x, count: 1, each: 0 }')} }`),
		{ seats: 6, params: { 'base.meeplesPerPlayer': 200 } },
	],
	[
		'RUN-EVENTS',
		'too many events at once',
		'rules:\n  - id: hear\n    on: { event: placed, as: e }\n    do: [{ score: { to: active, line: x, count: 1, each: 0 } }]\n' +
			'  - id: wrong\n    at: after-place\n    do:\n      - { for-each: { as: k, in: pieces, do: [{ place: { piece: k, at: placed, short: skip } }] } }\n',
		{ seats: 6, params: { 'base.meeplesPerPlayer': 200 } },
	],
	[
		'RUN-KEYS',
		'a limit counted apart for too many things',
		`pieces: { card: { faces: { ${Array.from({ length: 300 }, (_, n) => `${n}: 1`).join(', ')} } } }\n` +
			rule(
				'    for-each: { as: p, in: pieces }\n' +
					'    limit: { times: 1, per: game, key: p.face * 100 + board.tiles.size() }\n' +
					'    do: [{ score: { to: active, line: x, count: 1, each: 0 } }]\n',
			),
	],
	[
		'RUN-MEMORY',
		'more state than there may be',
		`registers: { ${Array.from({ length: 20 }, (_, i) => `r${i}: { per: side, type: int, default: 0 }`).join(', ')} }\n` +
			effect('score: { to: active, line: x, count: 1, each: 0 }'),
		{},
		'tiles: { TR-1: { copies: 1000, road: N-S } }',
	],
	[
		'RUN-NO-OPTION',
		'a choice that must be made and cannot',
		effect(
			'choose: { id: one, who: active, among: { a: pieces }, where: "a.power > 9", none: fail }',
		),
	],
	[
		'RUN-STATE',
		'a tile laid when none is in hand',
		effect('place-tile: { at: "placements(drawn).first()" }'),
	],
];

describe('rules that go wrong end with a code', () => {
	for (const [code, says, rules, selection, tiles] of cases)
		test(`${code}: ${says}`, () => {
			const fault = faultOf(() => trial(rules, selection, tiles));
			expect(fault?.code).toBe(code);
			const found = diagnose('', undefined, code, { why: fault!.message });
			expect(found.severity).toBe('error');
			expect(found.message).toBe(`The game was stopped: ${fault!.message}.`);
		});

	test('an instruction that the engine does not know', () => {
		const program = trial(effect('score: { to: active, line: x, count: 1, each: 0 }'));
		const code = program.code.map((c) => (c.op === 'score' ? { ...c, op: 'dance' } : c));
		expect(faultOf({ ...program, code: code as typeof program.code })?.code).toBe('RUN-MISSING');
	});

	test('the budget of steps lets long rules pass that end in time', () => {
		const steps = limits.stepsPerDecision / 20;
		const rules = `registers: { n: { per: game, type: int, default: 0 } }\n`;
		const loop = (n: number): string =>
			`set: { register: n, to: ${n} }\n      - repeat: { while: n > 0, measure: n, do: [{ set: { register: n, to: n - 1 } }] }`;
		expect(faultOf(trial(rules + effect(loop(steps))))).toBeUndefined();
		expect(faultOf(trial(rules + effect(loop(steps * 20))))?.code).toBe('RUN-STEPS');
	});

	test('numbers stop at the last that fits', () => {
		const max = limits.intMax;
		const rules = (n: number): string =>
			`registers: { n: { per: game, type: int, default: ${n} } }\n` +
			effect('if: n == 0\n        then: []\n      - set: { register: n, to: n + 1 - 1 }');
		expect(faultOf(trial(rules(max - 1)))).toBeUndefined();
		expect(faultOf(trial(rules(max)))?.code).toBe('RUN-OVERFLOW');
	});
});

describe('options that are not there', () => {
	test('OPTION-UNKNOWN and OPTION-OVER are refusals with a code, and leave the game', () => {
		const game = new Game(trial(effect('score: { to: active, line: x, count: 1, each: 0 }')), {
			seed: 4,
		});
		const before = stateHash(game.machine);
		expect(game.play('place Z 0/0 r0')).toMatchObject({ ok: false, code: 'OPTION-UNKNOWN' });
		expect(() => game.choose(9999)).toThrow(expect.objectContaining({ code: 'OPTION-UNKNOWN' }));
		expect(() => game.machine.choose(-1)).toThrow(
			expect.objectContaining({ code: 'OPTION-UNKNOWN' }),
		);
		expect(stateHash(game.machine)).toBe(before);
		for (let i = 0; !game.over; i++) game.choose(mix(4, i) % game.decision!.options.length);
		expect(game.play('pass')).toMatchObject({ ok: false, code: 'OPTION-OVER' });
		expect(() => game.choose(0)).toThrow(expect.objectContaining({ code: 'OPTION-OVER' }));
		for (const code of ['OPTION-UNKNOWN', 'OPTION-OVER'] as const)
			expect(diagnose('', undefined, code, { why: 'so' }).message).toBe('This cannot be done: so.');
	});
});
