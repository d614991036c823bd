import { largest } from '@tilewright/schema';
import { EngineFault, openPlaces, type ShownSides } from '@tilewright/interpreter';
import { Machine, cellAt } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { patternsAround } from './holes.ts';
import { faults } from '../texts/faults.ts';

export interface HoleVerdicts {
	/** By the sides of a hole, with commas: tiles that fit there by their sides and that rules kept out wherever they were asked. */
	readonly refused: Readonly<Record<string, readonly number[]>>;
	/** By number of neighbours: whether every hole was asked about. */
	readonly complete: readonly boolean[];
}

/** So many tiles are asked about at most, over all holes. */
const MAX_PLACEMENTS = 40_000;
/** Sets of neighbours that show the same sides, tried for one hole until the rules let the tile in. */
const TRIED = 24;

/**
 * Asks the rules about holes between tiles: their neighbours are laid on a board that is empty otherwise but for what a game begins
 * with, at its first decision. Only tiles of which rules ask more than their sides are asked about. The same set has the same answer.
 */
export function judgeHoles(program: Program, shown: ShownSides): HoleVerdicts {
	const asking = judgeHolesInSteps(program, shown);
	for (;;) {
		const { done, value } = asking.next();
		if (done) return value;
	}
}

export function* judgeHolesInSteps(
	program: Program,
	shown: ShownSides,
	maxPlacements: number = MAX_PLACEMENTS,
): Generator<undefined, HoleVerdicts> {
	const refused: Record<string, readonly number[]> = {};
	const complete = [false, false, false, false, false];
	try {
		const scratch = new Scratch(program, shown);
		let left = maxPlacements;
		for (const neighbours of [1, 2, 3, 4]) {
			const holes = patternsAround(shown, neighbours)?.map(({ sides, fits }) => ({
				sides,
				ruled: fits.filter((tile) => scratch.isRuled(tile)),
			}));
			if (!holes) continue;
			left -= holes.reduce((sum, { ruled }) => sum + ruled.length, 0);
			if (left < 0) break;
			for (const { sides, ruled } of holes) {
				if (ruled.length === 0) continue;
				const out = scratch.refusedAt(sides, ruled);
				if (out.length > 0) refused[sides.join()] = out;
				yield;
			}
			complete[neighbours] = true;
		}
	} catch (fault) {
		// rules that cannot be asked out of turn, or no room for neighbours
		if (!(fault instanceof EngineFault)) throw fault;
		return { refused: {}, complete: complete.fill(false) };
	}
	return { refused, complete };
}

class Scratch {
	private readonly machine: Machine;
	private readonly shown: ShownSides;
	private readonly showing = new Map<number, { readonly tile: number; readonly side: number }[]>();
	private readonly ruled: readonly boolean[];
	private readonly cell: number;

	constructor(program: Program, shown: ShownSides) {
		const machine = new Machine(program);
		machine.rt.arena.journaling = true;
		machine.reset(1);
		this.machine = machine;
		this.shown = shown;
		const places = openPlaces(machine);
		this.ruled = program.tiles.map((_, tile) => !places.isFree(tile));
		const isPlayed = ({ copies }: Program['tiles'][number]): boolean =>
			typeof copies !== 'number' || copies > 0;
		for (const tile of program.tiles.keys()) if (isPlayed(program.tiles[tile]!)) this.note(tile);
		this.cell = this.faraway(program);
	}

	private note(tile: number): void {
		const codes = this.shown.tiles[tile]!;
		if (codes.length !== 4) return;
		for (const code of new Set(codes)) {
			const all = this.showing.get(code) ?? [];
			this.showing.set(code, [...all, { tile, side: codes.indexOf(code) }]);
		}
	}

	/** A cell with room for neighbours, beyond what a game begins with; -1 where there is none. */
	private faraway({ deck }: Program): number {
		const { board } = this.machine.rt;
		const room = deck.groups.reduce((n, g) => n + g.tiles.reduce((k, t) => k + t.copies, 0), 0);
		if (room < 5) return -1;
		const last = largest(
			deck.start.map((s) => s.x),
			0,
		);
		const x = Math.min(last + 6, (board.width >> 1) - 4);
		return x - last < 3 ? -1 : cellAt(board, x, 0);
	}

	isRuled(tile: number): boolean {
		return this.ruled[tile]!;
	}

	refusedAt(sides: readonly number[], tiles: readonly number[]): number[] {
		if (this.cell < 0) throw new EngineFault('RUN-MEMORY', faults.noRoom);
		const { machine } = this;
		const { board } = machine.rt;
		const places = openPlaces(machine);
		const ways = sides.map((code) => (code === 0 ? [] : (this.showing.get(code) ?? [])));
		if (ways.some((w, d) => sides[d] !== 0 && w.length === 0)) return [];
		const all = ways.reduce((n, w) => n * Math.max(1, w.length), 1);
		let out = [...tiles];
		for (let i = 0; i < Math.min(all, TRIED) && out.length > 0; i++) {
			// evenly among all, so that each side changes
			let nth = Math.floor((i * all) / Math.min(all, TRIED));
			const mark = machine.mark();
			ways.forEach((way, d) => {
				if (way.length === 0) return;
				const { tile, side } = way[nth % way.length]!;
				nth = Math.floor(nth / way.length);
				const at = this.cell + [-board.width, 1, board.width, -1][d]!;
				machine.lay(tile, at, (d + 2 - side) & 3);
			});
			try {
				out = out.filter((tile) => !places.of(tile).some((p) => p >> 2 === this.cell));
			} finally {
				machine.undoTo(mark);
			}
		}
		return out;
	}
}
