import { parseTile, type KindIR, type MarkIR, type TileIR } from '@tilewright/lang';
import { Arena, Layout } from '../arena.ts';
import { createBoard } from './board.ts';
import { cellAt } from './grid.ts';
import { layTile } from './lay-tile.ts';
import { countPlacements, placementAt } from './placement-table.ts';
import { planBoard, type BoardOptions, type BoardProgram } from './plan.ts';
import type { BoardState } from './state.ts';

const connects = {
	line: 'edge',
	block: 'edge',
	stream: 'edge',
	spot: 'point',
	land: 'area',
} as const;
type KindId = keyof typeof connects;

const context = {
	kinds: {
		line: { connect: 'edge', form: 'line', marks: ['sign'] },
		block: { connect: 'edge', form: 'block', marks: ['shield', 'dome'] },
		stream: { connect: 'edge', form: 'line', marks: [] },
		spot: { connect: 'point', marks: [] },
		land: { connect: 'area', marks: [] },
	},
	areaKind: 'land',
	marks: [],
} as const;

const marks: readonly MarkIR[] = [
	{ id: 'shield', of: 'segment', fold: 'sum' },
	{ id: 'sign', of: 'segment', fold: 'any' },
	{ id: 'dome', of: 'segment', fold: 'max' },
	{ id: 'whole', of: 'tile', fold: 'any' },
];

function kindIR(id: KindId): KindIR {
	const connect = connects[id];
	const no = { op: 'const', type: 'bool', value: 0 } as const;
	const open = { op: 'none', type: 'bool' } as const;
	const complete = connect === 'area' ? no : open;
	const reach = connect === 'point' ? { reach: open } : {};
	return { id, connect, complete, ...reach } as unknown as KindIR;
}

export type Sketches = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The commonest set of 72 tiles. */
export const COMMON_SET: Sketches = {
	A: { copies: 2, spot: 'centre', line: 'S' },
	B: { copies: 4, spot: 'centre' },
	C: { copies: 1, block: 'N-E-S-W shield' },
	D: { copies: 4, block: 'N', line: 'E-W' },
	E: { copies: 5, block: 'N' },
	F: { copies: 2, block: 'E-W shield' },
	G: { copies: 1, block: 'E-W' },
	H: { copies: 3, block: ['N', 'S'] },
	I: { copies: 2, block: ['N', 'W'] },
	J: { copies: 3, block: 'N', line: 'E-S' },
	K: { copies: 3, block: 'N', line: 'S-W' },
	L: { copies: 3, block: 'N', line: ['E', 'S', 'W'] },
	M: { copies: 2, block: 'N-W shield' },
	N: { copies: 3, block: 'N-W' },
	O: { copies: 2, block: 'N-W shield', line: 'E-S' },
	P: { copies: 3, block: 'N-W', line: 'E-S' },
	Q: { copies: 1, block: 'N-E-W shield' },
	R: { copies: 3, block: 'N-E-W' },
	S: { copies: 2, block: 'N-E-W shield', line: 'S' },
	T: { copies: 1, block: 'N-E-W', line: 'S' },
	U: { copies: 8, line: 'E-W' },
	V: { copies: 9, line: 'S-W' },
	W: { copies: 4, line: ['E', 'S', 'W'] },
	X: { copies: 1, line: ['N', 'E', 'S', 'W'] },
};

/** Tiles that try the rest: streams, half sides, crossings, wildcards, marks, several cells. */
export const ODD_SET: Sketches = {
	D: COMMON_SET['D']!,
	V: { ...COMMON_SET['V']!, line: 'S-W sign' },
	X: { copies: 2, line: ['N', 'E', 'S', 'W'] },
	N: { copies: 3, block: 'N-W dome 2' },
	C: { copies: 1, block: 'N-E-S-W shield dome' },
	half: { copies: 3, block: ['W-NL', 'E-NR'] },
	over: { copies: 2, stream: 'N-S', block: 'E-W over' },
	bend: { copies: 3, stream: 'E-S', spot: 'centre' },
	any: { copies: 2, sides: 'any', spot: 'centre' },
	wide: { copies: 3, footprint: '2x1', block: 'N@0/0-N@1/0', line: ['W', 'E'] },
	big: { copies: 1, footprint: '2x2', block: 'N@0/0-N@1/0-E@1/0-E@1/1-S@1/1-S@0/1-W@0/1-W@0/0' },
	angle: {
		copies: 2,
		footprint: ['0/0', '1/0', '0/1'],
		line: 'N@0/0-W@0/1',
		block: 'E@1/0 shield',
	},
};

export function programOf(
	sketches: Sketches,
	kinds: readonly KindId[] = ['line', 'block', 'stream', 'spot', 'land'],
	copies: number = 1,
): BoardProgram {
	const tiles: TileIR[] = Object.entries(sketches).map(([id, sketch]) =>
		parseTile(id, sketch, context, (problem) => {
			throw new Error(`${id}: ${problem.code} ${JSON.stringify(problem.args)}`);
		}),
	);
	return {
		kinds: kinds.map(kindIR),
		marks,
		tiles,
		deck: {
			groups: [
				{
					id: 'main',
					tiles: tiles.map((t, tile) => ({ tile, copies: (t.copies as number) * copies })),
					order: 'shuffled',
					after: [],
				},
			],
			start: [],
		},
	};
}

export function boardOf(program: BoardProgram, options: BoardOptions = {}): BoardState {
	const layout = new Layout();
	return createBoard(planBoard(program, layout, options), new Arena(layout));
}

export function deckOf(program: BoardProgram): number[] {
	return program.deck.groups.flatMap((g) =>
		g.tiles.flatMap(({ tile, copies }) => Array.from({ length: copies }, () => tile)),
	);
}

/** A small generator: numbers from 0 below n. */
export function randomOf(seed: number): (n: number) => number {
	let state = Math.imul(seed + 1, 0x9e3779b9) | 0 || 1;
	return (n) => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return ((state >>> 0) * 2.3283064365386963e-10 * n) | 0;
	};
}

/** Lays the deck in random order, each tile anywhere it fits; `after` sees the board after every tile. */
export function playRandomly(
	board: BoardState,
	program: BoardProgram,
	seed: number,
	after: (tile: number) => void = () => {},
): void {
	const random = randomOf(seed);
	const deck = deckOf(program);
	after(layTile(board, deck.splice(random(deck.length), 1)[0]!, cellAt(board, 0, 0), random(4)));
	while (deck.length > 0) {
		const tileKind = deck.splice(random(deck.length), 1)[0]!;
		const n = countPlacements(board, tileKind);
		if (n === 0) continue;
		const placement = placementAt(board, tileKind, random(n));
		after(layTile(board, tileKind, placement >> 2, placement & 3));
	}
}
