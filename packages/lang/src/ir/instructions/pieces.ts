import type { Instr, PieceInstr } from '../code.ts';
import type { Expr } from '../expr.ts';
import type { InstrOf, InstructionTable, Regions } from '../instruction.ts';
import { type StatePart, pieceRegions, tilePlaceOf } from '../state.ts';

function moved(more: readonly StatePart[] = []): Regions<Instr> {
	return {
		parts: ['pieces', 'board', ...more],
		of: (_, tables) => [...pieceRegions(tables), ...more.map((part) => ({ part }))],
	};
}

function namedZone(at: Expr): string | undefined {
	if (at.op !== 'call' || at.fn !== 'zone') return undefined;
	const isNamed = at.args.every((arg) => arg.op === 'call' && arg.fn === 'active');
	return isNamed ? [at.table?.[0], at.args.length].join(' ') : undefined;
}

/** Says what is put where, when that is one of a kind out of a supply into a zone that is named: several of them are alike. */
function putInto({ piece, at, who, short, cause }: InstrOf<'place'>): string | undefined {
	const zone = namedZone(at);
	if (piece.op !== 'const' || zone === undefined) return undefined;
	if (who.op !== 'call' || who.fn !== 'active') return undefined;
	return [piece.value, zone, short, cause].join(' ');
}

/** The first pieces of one shared supply, and how many of them. They are the same in all, whoever takes some of them first. */
export interface TakenFirst {
	readonly kind: number;
	readonly count: Expr;
}

export function takenFirst({ pieces }: InstrOf<'move'>): TakenFirst | undefined {
	if (pieces.op !== 'call' || pieces.fn !== 'set(*).first(int)') return undefined;
	const [supply, count] = pieces.args;
	if (supply?.op !== 'call' || supply.fn !== 'piece-kind.supply' || count === undefined)
		return undefined;
	const [kind] = supply.args;
	return kind?.op === 'const' ? { kind: kind.value, count } : undefined;
}

function movedInto(move: InstrOf<'move'>): string | undefined {
	const taken = takenFirst(move);
	const zone = move.to.to === 'entity' ? namedZone(move.to.at) : undefined;
	if (taken === undefined || zone === undefined) return undefined;
	return ['first', taken.kind, zone, move.cause].join(' ');
}

export const pieceInstructions: InstructionTable<PieceInstr['op']> = {
	place: {
		reads: [],
		writes: {
			parts: ['pieces', 'board'],
			of: ({ piece }, tables) =>
				pieceRegions(
					tables,
					piece.op === 'const' && piece.type === 'piece-kind' ? piece.value : undefined,
				),
		},
		commutes: { into: putInto },
		emit: 'closure',
	},
	move: { reads: [], writes: moved(), commutes: { into: movedInto }, emit: 'closure' },
	'move-under': { reads: [], writes: moved(), commutes: 'never', emit: 'closure' },
	return: { reads: [], writes: moved(['returned']), commutes: { with: 'return' }, emit: 'closure' },
	draw: {
		reads: ['pieces'],
		writes: {
			parts: ['pieces', 'board', 'chance'],
			of: ({ stream }, tables) => [...pieceRegions(tables), { part: 'chance', only: stream }],
		},
		commutes: 'never',
		emit: 'closure',
	},
	shuffle: {
		reads: ['pieces'],
		writes: {
			parts: ['pieces', 'deck', 'chance'],
			of: ({ zone, stream }) =>
				tilePlaceOf(zone) === undefined
					? [{ part: 'pieces' }, { part: 'chance', only: stream }]
					: [{ part: 'deck' }],
		},
		commutes: 'never',
		emit: 'closure',
	},
	reveal: { reads: [], writes: ['faces'], commutes: { with: 'reveal' }, emit: 'closure' },
};
