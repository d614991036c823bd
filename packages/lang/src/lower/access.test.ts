import { describe, expect, test } from 'vitest';
import type { InstrOf, InstructionDeclaration, Opcode } from '../ir/instruction.ts';
import { stateless } from '../ir/instruction.ts';
import { instructions } from '../ir/instructions/index.ts';
import type { Expr, Instr } from '../ir/index.ts';
import { link } from '../link/link.ts';
import { compileToy, toyWorkspace } from '../testing.ts';
import type { TieReason } from './tie-reason.ts';
import { accessOf, conflict } from './access.ts';
import { lower } from './lower.ts';

/** Rules whose order shows through an instruction. */
type Litmus<Op extends Opcode> =
	/** The body of a rule that has it, one whose order with it shows, and one whose order does not. */
	| { readonly rule: string; readonly ties: string; readonly independent: string }
	| { readonly code: InstrOf<Op>; readonly ties: Instr; readonly independent: Instr }
	/** It reads and writes only the frame of its routine, so no order shows through it. */
	| 'frame';

const num = (value: number): Expr => ({ op: 'const', value, type: 'int' });
const seat: Expr = { op: 'const', value: 0, type: 'seat' };
const score: Instr = {
	op: 'score',
	to: seat,
	line: 'x',
	cause: 0,
	amount: { by: 'count', count: num(1), each: num(1) },
};
const grant: Instr = { op: 'grant' };
const setA: Instr = { op: 'set', register: 0, value: num(1) };
const give: Instr = {
	op: 'return',
	pieces: { op: 'list', items: [], type: 'set(piece)' },
	cause: 0,
};
const collect: Instr = {
	op: 'collect',
	features: { op: 'call', fn: 'features', args: [], type: 'set(feature)' },
	reason: 0,
};

const points = 'do: [{ score: { to: active, count: 1 } }]';
const counts = (what: string): string => `do: [{ score: { to: active, count: "${what}" } }]`;
const handEmpty = 'do: [{ set: { register: b, to: "drawn == none ? 1 : 2" } }]';
const line = 'board.segments([line]).first()';
const linkRule = (more: string): string =>
	`do: [{ link: { a: "${line}", b: "${line}", by: rope${more} } }]`;

const litmus: { readonly [Op in Opcode]: Litmus<Op> } = {
	jump: 'frame',
	unless: 'frame',
	let: 'frame',
	'let-set': 'frame',
	'stack-mark': 'frame',
	'stack-release': 'frame',
	each: 'frame',
	next: 'frame',
	leave: 'frame',
	measure: 'frame',
	fired: 'frame',
	slot: 'frame',
	fail: 'frame',
	'wave-end': 'frame',

	call: {
		code: { op: 'call', routine: 0, args: [] },
		ties: score,
		independent: { op: 'wave-end' },
	},
	settle: { code: { op: 'settle' }, ties: score, independent: { op: 'wave-end' } },
	'run-begin': {
		code: { op: 'run-begin', quiet: [] },
		ties: { op: 'wave-idle', to: 0 },
		independent: { op: 'wave-end' },
	},
	'run-end': {
		code: { op: 'run-end' },
		ties: { op: 'wave-idle', to: 0 },
		independent: { op: 'wave-end' },
	},
	limit: {
		rule: `limit: once, ${points}`,
		ties: 'limit: once, do: [{ grant: part }]',
		independent: 'limit: twice, do: [{ grant: part }]',
	},
	decide: {
		rule: 'do: [{ choose: { id: c, options: [x, y] } }]',
		ties: 'do: [{ choose: { id: d, options: [x, y] } }]',
		independent: points,
	},

	'turn-begin': { code: { op: 'turn-begin' }, ties: grant, independent: score },
	'turn-end': { code: { op: 'turn-end', to: 0 }, ties: { op: 'grant-turn' }, independent: score },
	'part-begin': { code: { op: 'part-begin' }, ties: setA, independent: score },
	'part-end': { code: { op: 'part-end', to: 0 }, ties: grant, independent: score },
	grant: {
		rule: 'do: [{ grant: part }]',
		ties: 'do: [{ finish: turn }]',
		independent: 'do: [{ grant: turn }]',
	},
	'grant-turn': {
		rule: 'do: [{ grant: turn }]',
		ties: 'do: [{ finish: game }]',
		independent: points,
	},
	finish: {
		rule: 'do: [{ finish: game }]',
		ties: points,
		independent: 'do: [{ finish: game }]',
	},
	'game-over': { code: { op: 'game-over' }, ties: score, independent: { op: 'wave-idle', to: 0 } },

	'wave-begin': { code: { op: 'wave-begin', wave: 'main' }, ties: give, independent: grant },
	'round-begin': { code: { op: 'round-begin', none: 0 }, ties: collect, independent: score },
	freeze: { code: { op: 'freeze' }, ties: collect, independent: grant },
	ledger: { code: { op: 'ledger' }, ties: score, independent: grant },
	'round-end': { code: { op: 'round-end', to: 0 }, ties: collect, independent: score },
	'wave-idle': { code: { op: 'wave-idle', to: 0 }, ties: collect, independent: score },
	collect: {
		rule: 'do: [{ collect: { features: features, reason: why } }]',
		ties: counts('wave.features'),
		independent: points,
	},
	drop: {
		rule: 'do: [{ drop: { features: features } }]',
		ties: 'do: [{ collect: { features: features, reason: why } }]',
		independent: points,
	},

	place: {
		rule: 'do: [{ place: { piece: man, at: bag } }]',
		ties: counts('active.supply'),
		independent: 'do: [{ place: { piece: coin, at: chest } }]',
	},
	move: {
		rule: 'do: [{ move: { pieces: active.supply, to: bag } }]',
		ties: counts('active.supply'),
		independent: points,
	},
	'move-under': {
		rule: 'do: [{ move: { pieces: active.supply, to: pile, on: bottom } }]',
		ties: counts('active.supply'),
		independent: points,
	},
	return: {
		rule: 'do: [{ return: { pieces: active.onBoard } }]',
		ties: 'do: [{ set: { register: a, to: active.onBoard.size() } }]',
		independent: 'do: [{ return: { pieces: pieces } }]',
	},
	draw: {
		rule: 'do: [{ draw: { from: bag, to: chest } }]',
		ties: 'do: [{ roll: { as: r, faces: [1, 2], stream: bag } }]',
		independent: 'do: [{ roll: { as: r, faces: [1, 2], stream: other } }]',
	},
	shuffle: {
		rule: 'do: [{ shuffle: { zone: pile } }]',
		ties: counts('pile'),
		independent: points,
	},
	reveal: {
		rule: 'do: [{ reveal: { pieces: pieces } }]',
		ties: 'do: [{ choose: { id: d, options: [x, y] } }]',
		independent: 'do: [{ reveal: { pieces: active.supply } }]',
	},

	'draw-tile': {
		rule: 'do: [{ draw-tile: {} }]',
		ties: counts('deck.size()'),
		independent: points,
	},
	'draw-tile-of': {
		rule: 'do: [{ draw-tile: { group: main } }]',
		ties: counts('deck.size()'),
		independent: points,
	},
	'draw-tiles': {
		rule: 'do: [{ draw-tile: { to: pool, count: 2 } }]',
		ties: counts('deck.size()'),
		independent: points,
	},
	'take-tile': {
		rule: 'do: [{ take-tile: { tile: A, from: pool } }]',
		ties: counts('pool'),
		independent: points,
	},
	'move-tile': {
		rule: 'do: [{ move-tile: { tile: A, from: pool, to: shelf } }]',
		ties: counts('pool'),
		independent: points,
	},
	'stow-tile': {
		rule: 'do: [{ discard-tile: { to: pool } }]',
		ties: counts('pool'),
		independent: points,
	},
	'discard-tile': {
		rule: 'do: [{ discard-tile: { to: box } }]',
		ties: handEmpty,
		independent: counts('deck.size()'),
	},
	'return-aside': {
		rule: 'do: [{ return-aside: {} }]',
		ties: counts('deck.size()'),
		independent: handEmpty,
	},
	'return-aside-of': {
		rule: 'do: [{ return-aside: { group: main } }]',
		ties: counts('deck.size()'),
		independent: handEmpty,
	},
	'place-tile': {
		rule: 'do: [{ place-tile: { at: placements(drawn).first() } }]',
		ties: counts('board.tiles'),
		independent: points,
	},
	'place-tile-down': {
		rule: 'do: [{ place-tile: { at: placements(drawn).first(), face-down: true } }]',
		ties: counts('board.tiles'),
		independent: points,
	},

	link: { rule: linkRule(''), ties: counts('features'), independent: points },
	'link-end': { rule: linkRule(', open-end: true'), ties: counts('features'), independent: points },
	unlink: {
		rule: 'do: [{ unlink: { by: pieces.first() } }]',
		ties: counts('features'),
		independent: points,
	},
	'add-segment': {
		rule: 'do: [{ add-segment: { tile: placed, kind: line, sides: placed.sides } }]',
		ties: counts('features'),
		independent: points,
	},
	'override-edge': {
		rule: 'do: [{ override-edge: { side: placed.sides.first(), kind: line } }]',
		ties: counts('features'),
		independent: points,
	},
	convert: {
		rule: 'do: [{ convert: { feature: features.first(), to: block } }]',
		ties: counts('features'),
		independent: points,
	},

	score: {
		rule: points,
		ties: 'do: [{ set: { register: a, to: active.score } }]',
		independent: 'do: [{ set: { register: a, to: 1 } }]',
	},
	transfer: {
		rule: 'do: [{ transfer: { from: active, to: left(active), points: 1 } }]',
		ties: 'do: [{ set: { register: a, to: active.score } }]',
		independent: points,
	},
	set: {
		rule: 'do: [{ set: { register: a, to: 1 } }]',
		ties: 'do: [{ set: { register: a, to: 2 } }]',
		independent: 'do: [{ set: { register: b, to: 2 } }]',
	},
	roll: {
		rule: 'do: [{ roll: { as: r, faces: [1, 2] } }]',
		ties: 'do: [{ roll: { as: s, faces: [1, 2] } }]',
		independent: 'do: [{ roll: { as: s, faces: [1, 2], stream: other } }]',
	},
};

const world = `
registers: { a: { per: game }, b: { per: game } }
zones: { bag: {}, chest: {}, pile: { order: stack }, pool: { holds: tiles }, shelf: { holds: tiles } }
pieces: { coin: { shared: 4, starts: pile }, rope: { per-seat: 2, stands-on: line } }
limits: { once: { times: 1, per: turn }, twice: { times: 2, per: turn } }
reasons: { line: [completed, why] }
`;

function compileRules(first: string, second: string): ReturnType<typeof compileToy> {
	return compileToy(
		`${world}rules:\n  - { id: one, at: end, ${first} }\n  - { id: two, at: end, ${second} }\n`,
	);
}

function codesOf(first: string, second: string): string[] {
	return compileRules(first, second).diagnostics.map((d) => d.code);
}

function codeConflict(first: Instr, second: Instr): TieReason | undefined {
	const { lowering } = lower(link(toyWorkspace(), { game: 'toy', seats: 2 }).ruleSet!).made!;
	const of = (instr: Instr): ReturnType<typeof accessOf> => {
		const from = lowering.emitter.here();
		lowering.emitter.emit(instr);
		return accessOf(lowering, from, lowering.emitter.here());
	};
	return conflict(of(first), of(second), false);
}

function withoutDeclaration<T>(op: Opcode, run: () => T): T {
	const table = instructions as Record<Opcode, unknown>;
	const declared = table[op];
	table[op] = stateless;
	try {
		return run();
	} finally {
		table[op] = declared;
	}
}

const cases = Object.entries(litmus) as [Opcode, Litmus<Opcode>][];

describe('the order of two rules', () => {
	test.each(cases)('shows through %s, and only through what it declares', (op, pair) => {
		if (pair === 'frame') {
			const { reads, writes } = instructions[op] as InstructionDeclaration<Instr>;
			expect([reads, writes]).toEqual([[], []]);
		} else if ('code' in pair) {
			expect(codeConflict(pair.code, pair.ties)).toBeDefined();
			expect(withoutDeclaration(op, () => codeConflict(pair.code, pair.ties))).toBeUndefined();
			expect(codeConflict(pair.code, pair.independent)).toBeUndefined();
			expect(codeConflict(pair.independent, pair.code)).toBeUndefined();
		} else {
			expect(codesOf(pair.rule, pair.ties)).toEqual(['ORDER-TIE']);
			expect(codesOf(pair.ties, pair.rule)).toEqual(['ORDER-TIE']);
			expect(withoutDeclaration(op, () => codesOf(pair.rule, pair.ties))).toEqual([]);
			const { program, diagnostics } = compileRules(pair.rule, pair.independent);
			expect(diagnostics.map((d) => `${d.code} ${d.message}`)).toEqual([]);
			const own = program!.code.filter((i) => program!.sources[i.source ?? 0]!.id === 'toy.one');
			expect(own.map((i) => i.op)).toContain(op);
		}
	});
});
