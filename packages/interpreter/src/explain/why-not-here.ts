import { limits } from '@tilewright/schema';
import type { AlternativeIR, VariableIR } from '@tilewright/lang';
import { rootOf } from '../board/features.ts';
import { cellAt } from '../board/grid.ts';
import { canonicalRotation } from '../board/placement-table.ts';
import type { Game } from '../game/game.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';
import { candidates } from './parse-key.ts';
import {
	membershipTest,
	refusalsOfValues,
	evaluateNumber,
	plainRefusal,
	type Refusal,
} from './why-not.ts';

export type Here =
	| { readonly is: 'cell'; readonly x: number; readonly y: number }
	| { readonly is: 'segment'; readonly segment: number };

/** One thing that might be done at a place, and every reason against it; without reasons it is an option. */
export interface RefusedHere {
	readonly says: string;
	/** Rotation of the tile in hand; undefined where none would be laid. */
	readonly turn: number | undefined;
	/** The kind of piece that would be put down, by index; -1 where none would be. */
	readonly piece: number;
	readonly refusals: readonly Refusal[];
}

const maxCombinations: number = limits.placeCombinations;

/**
 * The reasons why some or all of the open decision cannot be done at a place: an entry for each of its alternatives that chooses
 * a place of that sort, with every combination of its other choices. Empty where the decision asks for no such place.
 */
export function refusalsHere(game: Game, here: Here): RefusedHere[] {
	if (game.decision === undefined) return [];
	const { machine, program } = game;
	const ir = program.decisions[machine.rt.m[Header.decision]!]!;
	return ir.alternatives.flatMap((a) => {
		const at = a.variables.find((v) => placesOf(machine, v, here).length > 0);
		return at ? placesOf(machine, at, here).flatMap((place) => each(machine, a, at, place)) : [];
	});
}

function placesOf({ rt }: Machine, { type }: VariableIR, here: Here): number[] {
	const { board, m } = rt;
	if (here.is === 'segment') {
		const known = here.segment >= 0 && here.segment < m[board.SEGMENT_COUNT]!;
		if (!known) return [];
		if (type === 'segment') return [here.segment];
		return type === 'feature' ? [rootOf(board, here.segment)] : [];
	}
	const half = board.width >> 1;
	if (Math.abs(here.x) >= half - 1 || Math.abs(here.y) >= half - 1) return [];
	const cell = cellAt(board, here.x, here.y);
	if (type === 'cell') return [cell];
	const tile = m[Header.drawn]!;
	if (type !== 'placement' || tile < 0) return [];
	return [0, 1, 2, 3].flatMap((r) =>
		canonicalRotation(board, tile, r) === r ? [cell * 4 + r] : [],
	);
}

function each(
	machine: Machine,
	alternative: AlternativeIR,
	at: VariableIR,
	place: number,
): RefusedHere[] {
	const others = alternative.variables.filter((v) => v !== at);
	let open: Map<number, number>[] = [new Map([[at.slot, place]])];
	let short: VariableIR | undefined;
	for (const v of others) {
		const values = membersOf(machine, alternative, v);
		if (values.length === 0) short ??= v;
		else
			open = open
				.flatMap((o) => values.map((value) => new Map(o).set(v.slot, value)))
				.slice(0, maxCombinations);
	}
	const turn = at.type === 'placement' ? place & 3 : undefined;
	if (short) {
		const refusal = plainRefusal(`among.${short.name}`, 'nothing-left', alternative.source);
		return [{ says: alternative.says, turn, piece: -1, refusals: [refusal] }];
	}
	const kind = others.find((v) => v.type === 'piece-kind');
	const piece = others.find((v) => v.type === 'piece');
	return open.map((values) => ({
		says: alternative.says,
		turn,
		piece: kind
			? values.get(kind.slot)!
			: piece
				? (machine.rt.pieceKind[values.get(piece.slot)!] ?? -1)
				: -1,
		refusals: refusalsOfValues(machine, alternative, values),
	}));
}

export function membersOf(
	machine: Machine,
	{ lets }: AlternativeIR,
	{ type, domain }: VariableIR,
): number[] {
	const { m } = machine.rt;
	if ('from' in domain) {
		const from = evaluateNumber(machine, domain.from)();
		const length = evaluateNumber(machine, domain.to)() - from + 1;
		return Array.from(
			{ length: Math.min(maxCombinations, Math.max(0, length)) },
			(_, i) => from + i,
		);
	}
	const frame = m[Header.fp]!;
	const before = lets.map((l) => m[frame + l.slot]!);
	try {
		for (const l of lets) m[frame + l.slot] = evaluateNumber(machine, l.value)();
		return candidates(machine, type)
			.filter(membershipTest(machine, domain.among))
			.slice(0, maxCombinations);
	} finally {
		lets.forEach((l, i) => (m[frame + l.slot] = before[i]!));
	}
}
