import type { Expr, Program } from '@tilewright/lang';
import { EngineFault } from '@tilewright/interpreter';
import {
	Machine,
	emittable,
	gamesByClosures,
	generate,
	lackingFor,
	playoutMachine,
} from '@tilewright/interpreter/state';
import { runJob } from '@tilewright/lab';
import { type Player, playBots, players } from '@tilewright/players';
import { expect, test } from 'vitest';
import { compilerOf, editedFiles, shippedWorkspace, workspaceOf } from '../support/packs.ts';
import { sampleOf } from '../support/sample.ts';
import { BothWays, litmusProgramOf, packSetUps, playable } from './generated-code.ts';

const compile = compilerOf(shippedWorkspace());

function programOf(selection: object): Program {
	const { program, diagnostics } = compile({ game: 'carcassonne', seats: 2, ...selection });
	if (!program) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return program;
}

test.each(
	playable.map(([name, ...rest], i) => [name, [2, 3, 6, 1, 4, 5, 2, 2][i]!, ...rest] as const),
)(
	'%s, %d seats: games in generated code leave the words that closures leave, after every decision and at the end',
	(_, seats, elements, rest) => {
		const both = new BothWays(programOf({ seats, elements, ...rest }));
		expect(both.lacking).toEqual([]);
		for (const seed of [1, 2]) expect(both.stepwise(seed)).toBeUndefined();
		for (const seed of [3, 4, 5]) expect(both.whole(seed)).toBeUndefined();
	},
);

/** A program whose every line of points pays so much for each. */
function paying(program: Program, each: number): Program {
	const much: Expr = { op: 'const', value: each, type: 'int' };
	return {
		...program,
		kinds: program.kinds.map((k) => ({
			...k,
			value: { ...k.value, lines: k.value.lines.map((line) => ({ ...line, each: much })) },
		})),
	};
}

/** The fault of a game, or its scores. */
function ending(machine: Machine, bots: readonly Player[]): unknown {
	try {
		playBots(machine, bots, 5, 6);
	} catch (error) {
		if (!(error instanceof EngineFault)) throw error;
		return { code: error.code, message: error.message, place: error.place };
	}
	const { m, SCORE, seats } = machine.rt;
	return [...m.subarray(SCORE, SCORE + seats)];
}

test.each([1_000, 2_000_000_000])(
	'points of %d each: a fault in generated code is that of the closures, with its rule',
	(each) => {
		const program = paying(programOf({}), each);
		expect(lackingFor(program)).toEqual([]);
		const bots = [players['random']!, players['random']!];
		const { machine } = generate(program);
		const expected = ending(new Machine(program), bots);
		expect(ending(machine, bots)).toEqual(expected);
		// the machine goes on as if nothing had been
		const other = generate(programOf({})).machine;
		const after = ending(other, bots);
		expect(ending(other, bots)).toEqual(after);
		if (each > 1_000) expect(expected).toMatchObject({ code: 'RUN-OVERFLOW' });
	},
);

test('a game that somebody watches is played by closures, and the next one in code again', () => {
	const program = programOf({});
	const { machine } = generate(program);
	const bots = [players['random']!, players['random']!];
	const outcomes: number[] = [];
	machine.onChance = (_, outcome) => void outcomes.push(outcome);
	const watched = ending(machine, bots);
	expect(outcomes.length).toBeGreaterThan(50);
	machine.onChance = undefined;
	expect(ending(machine, bots)).toEqual(watched);
	machine.keepLedger = true;
	expect(ending(machine, bots)).toEqual(watched);
	expect(machine.ledger.length).toBeGreaterThan(0);
	machine.release();
	expect(ending(machine, bots)).toEqual(watched);
	expect(machine.ledger).toEqual([]);
});

test.each<[name: string, selection: object, games: number]>([
	['all of which is code', { seats: 3 }, 330],
	['of which closures run a part', { game: 'gold-rush', seats: 3 }, 1_040],
])(
	'a batch of a program %s, which goes over to code in its middle, has the scores that its games have by closures',
	(_, selection, games) => {
		const program = programOf(selection);
		expect(gamesByClosures(emittable(program))).toBeLessThan(games - 20);
		const seats = ['random', 'random', 'random'];
		const { scores } = runJob({ program, seats, seed: 11, first: 0, games });
		const closures = new Machine(program);
		const bots = seats.map((name) => players[name]!);
		const expected: number[] = [];
		for (let seed = 11; seed < 11 + games; seed++) {
			const { rt } = closures;
			playBots(closures, bots, seed, Math.imul(seed, 0x9e3779b1) ^ 0x51ed270b);
			expected.push(...rt.m.subarray(rt.SCORE, rt.SCORE + 3));
		}
		expect([...scores]).toEqual(expected);
	},
);

test.each<[name: string, selection: object]>([
	['all of which is code', {}],
	['of which closures run a part', { game: 'gold-rush' }],
])(
	'code plays the first game of a program %s where more are due than closures play',
	(_, selection) => {
		const program = programOf(selection);
		const most = gamesByClosures(emittable(program));
		const closures = new Machine(program);
		for (const due of [most, most + 1]) {
			const machine = playoutMachine(program, due);
			expect(machine.generated!.play(5, 6)).toBe(due > most);
			if (due > most)
				expect(ending(machine, [players['random']!, players['random']!])).toEqual(
					ending(closures, [players['random']!, players['random']!]),
				);
		}
	},
);

test('a program without code, or with most of it left to closures, is played by closures alone', () => {
	const whole = { closures: [], instructions: 100, missing: [], stepped: 0 };
	const named = { ...whole, closures: ['instruction:draw'] };
	const games = gamesByClosures(whole);
	expect(games).toBeGreaterThan(0);
	expect(gamesByClosures({ ...named, stepped: 1 })).toBeGreaterThan(games);
	expect(gamesByClosures({ ...named, stepped: 1 })).toBeLessThan(Infinity);
	expect(gamesByClosures({ ...named, stepped: 60 })).toBe(Infinity);
	expect(gamesByClosures({ ...whole, missing: ['web-assembly-memory'] })).toBe(Infinity);
});

// all of them, and more games of each: generated-code.verify.ts
test.each(sampleOf(packSetUps, 12))(
	'%s: games in code that calls closures leave the words that closures leave',
	(_, selection) => {
		const both = new BothWays(litmusProgramOf(selection));
		expect(both.stepwise(1)).toBeUndefined();
		for (const seed of [2, 3]) expect(both.whole(seed)).toBeUndefined();
		expect(both.gaveUp).toBe(0);
	},
);

const onTile = 'shows: { sides: "[a, a.opposite]", kind: road }';
test.each<[name: string, edits: readonly (readonly [string, string])[]]>([
	['two sides of a tile', []],
	['the side opposite', [[onTile, 'shows: { sides: "[a.opposite]", kind: road }']]],
	[
		'two sides of a tile that a test tells',
		[
			[
				'a: t.spans }',
				'a: "t.pieces.empty() ? t.spans : t.spans.minus(t.sides.filter(s, s.direction == 1))" }',
			],
		],
	],
	['all sides of a tile', [[onTile, 'shows: { sides: "t.sides", kind: road }']]],
	[
		'sides of several tiles',
		[[onTile, 'shows: { sides: "beside(it).tiles.flatMap(b, b.sides).without(a)", kind: road }']],
	],
	[
		'sides that depend on the place',
		[['it.sides.filter(s, s.direction <= 2', 'it.sides.filter(s, s.facing == none']],
	],
])('helpers that show %s: code finds the options that closures find', (_, edits) => {
	const file = 'data/carcassonne/bridges-castles-and-bazaars/rules.yaml';
	const edited = compilerOf(workspaceOf(editedFiles(file, ...edits)));
	for (const others of [[], ['abbey-and-mayor']]) {
		const { diagnostics, program } = edited({
			game: 'carcassonne',
			seats: 2,
			with: ['bridges-castles-and-bazaars', ...others],
		});
		if (!program) throw new Error(diagnostics.map((d) => d.message).join('\n'));
		const both = new BothWays(program);
		for (const seed of [1, 2]) expect(both.stepwise(seed)).toBeUndefined();
	}
});

const tower = 'data/carcassonne/tower/rules.yaml';
const atTowers = 'union: board.segments(tower)';
const hills = 'data/gold-rush/base/rules.yaml';
const toHill = 'draw: { from: bag, count: s.nugget, to: s.feature.stack }';
test.each<
	[what: string, file: string, edits: readonly (readonly [string, string])[], selection: object]
>([
	['bids beside a free action', tower, [], { with: ['bridges-castles-and-bazaars', 'tower'] }],
	[
		'other places of two sorts that overlap',
		tower,
		[[atTowers, 'union: "board.segments(tower).union(features.flatMap(f, f.segments))"']],
		{ with: ['tower', 'princess-and-dragon'] },
	],
	[
		'other places that do not always count',
		tower,
		[[atTowers, `when: "active.score > 5"\n    ${atTowers}`]],
		{ with: ['tower', 'princess-and-dragon'] },
	],
	[
		'pieces that are drawn and come back',
		hills,
		[[toHill, 'draw: { from: bag, count: s.nugget, to: bag }']],
		{ game: 'gold-rush' },
	],
])('%s: games in code leave the words that closures leave', (_, file, edits, selection) => {
	const { diagnostics, program } = compilerOf(workspaceOf(editedFiles(file, ...edits)))({
		game: 'carcassonne',
		seats: 2,
		...selection,
	});
	if (!program) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	const both = new BothWays(program);
	expect(both.stepwise(1)).toBeUndefined();
	for (const seed of [2, 3]) expect(both.whole(seed)).toBeUndefined();
	expect(both.gaveUp).toBe(0);
});

test('what is left to closures is named', () => {
	const found = emittable(programOf({ with: ['bridges-castles-and-bazaars'], seats: 2 }));
	expect(found.closures).toContain('instruction:add-segment');
	expect(found.stepped).toBeGreaterThan(0);
	expect(found.stepped).toBeLessThan(found.instructions);
	expect(emittable(programOf({}))).toMatchObject({ closures: [], missing: [], stepped: 0 });
});

test('a fault in code that calls closures is told as closures tell it', () => {
	const program = programOf({ with: ['bridges-castles-and-bazaars'], seats: 2 });
	// nothing is worth 2³² points
	const broken = paying(program, 2_000_000_000);
	const bots = [players['random']!, players['random']!];
	const expected = ending(new Machine(broken), bots);
	expect(expected).toMatchObject({ code: 'RUN-OVERFLOW' });
	expect(ending(generate(broken).machine, bots)).toEqual(expected);
});

type Wasm = NonNullable<Parameters<typeof generate>[1]>;

const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: Wasm };
const { CompileError, Instance, Memory, Module, RuntimeError } = WebAssembly;
const api: Wasm = {
	CompileError,
	Instance,
	Memory,
	Module,
	RuntimeError,
	validate: WebAssembly.validate,
};
const Forbidden = function (): never {
	throw new CompileError();
} as unknown as Wasm['Module'];
const TooLarge = function (): never {
	throw new RangeError('could not allocate memory');
} as unknown as Wasm['Memory'];

test.each<[what: string, wasm: Wasm]>([
	['leave-to-compile-code', { ...api, Module: Forbidden }],
	['web-assembly-memory', { ...api, Memory: TooLarge }],
])('without %s closures play', (what, wasm) => {
	const program = programOf({});
	const made = generate(program, wasm);
	expect('missing' in made && made.missing).toEqual([what]);
	expect(made.machine.generated).toBeUndefined();
	const bots = [players['random']!, players['random']!];
	expect(ending(made.machine, bots)).toEqual(ending(new Machine(program), bots));
});

test('code of the same program is the same, and holds none of its words', () => {
	const program = programOf({});
	const [a, b] = [generate(program), generate(program)];
	if (!('bytes' in a) || !('bytes' in b)) throw new Error('it cannot be made');
	expect(a.bytes).toEqual(b.bytes);
	const text = Buffer.from(a.bytes).toString('latin1');
	const words = [...program.kinds, ...program.pieces, ...program.tiles].map((x) => x.id);
	expect(words.filter((word) => word.length > 3 && text.includes(word))).toEqual([]);
});
