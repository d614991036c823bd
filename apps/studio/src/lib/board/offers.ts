import type { DecisionView, OptionView, Target } from '../engine/protocol.ts';

/** A cell the tile in hand can be laid on, with an option per rotation. */
export interface CellOffer {
	readonly x: number;
	readonly y: number;
	readonly turns: ReadonlyMap<number, OptionView>;
}

/** A segment or piece on the board that options speak of. */
export interface SpotOffer {
	readonly tile: number;
	readonly segment: number;
	/** The piece itself, where the options speak of one. */
	readonly piece: number;
	readonly options: readonly OptionView[];
}

/** What the open decision offers, by where on the board it can be pointed at. */
export interface Offers {
	readonly cells: readonly CellOffer[];
	readonly spots: readonly SpotOffer[];
	/** Options that nothing on the board stands for, such as passing. */
	readonly others: readonly OptionView[];
}

export const NO_OFFERS: Offers = { cells: [], spots: [], others: [] };

export function offersOf(decision: DecisionView | undefined): Offers {
	if (!decision) return NO_OFFERS;
	const cells = new Map<string, CellOffer & { turns: Map<number, OptionView> }>();
	const spots = new Map<string, SpotOffer & { options: OptionView[] }>();
	const others: OptionView[] = [];
	for (const option of decision.options) {
		const placement = option.targets.find((t) => t.is === 'placement');
		if (placement) {
			const key = `${placement.x}/${placement.y}`;
			const cell = cells.get(key) ?? { x: placement.x, y: placement.y, turns: new Map() };
			cell.turns.set(placement.turn, option);
			cells.set(key, cell);
			continue;
		}
		const at = spotOf(option.targets);
		if (!at) {
			others.push(option);
			continue;
		}
		const key = `${at.tile}/${at.segment}/${at.piece}`;
		const spot = spots.get(key) ?? { ...at, options: [] };
		spot.options.push(option);
		spots.set(key, spot);
	}
	return { cells: [...cells.values()].sort(byPlace), spots: [...spots.values()], others };
}

function spotOf(
	targets: readonly Target[],
): { tile: number; segment: number; piece: number } | undefined {
	const segment = targets.find((t) => t.is === 'segment');
	if (segment) return { tile: segment.tile, segment: segment.segment, piece: -1 };
	const piece = targets.find((t) => t.is === 'piece');
	if (piece && piece.tile >= 0)
		return { tile: piece.tile, segment: piece.segment, piece: piece.piece };
	return undefined;
}

function byPlace(a: CellOffer, b: CellOffer): number {
	return a.y - b.y || a.x - b.x;
}

/** The kind of piece an option would put down, if any. */
export function pieceKindOf(option: OptionView): string | undefined {
	return option.targets.find((t) => t.is === 'piece-kind')?.id;
}

/** The option of a cell for a rotation: that one, else the next clockwise that fits. */
export function turned(cell: CellOffer, turn: number): OptionView | undefined {
	for (let i = 0; i < 4; i++) {
		const option = cell.turns.get((turn + i) & 3);
		if (option) return option;
	}
	return undefined;
}

/** The rotation after this one at a cell, clockwise or back. */
export function nextTurn(cell: CellOffer, turn: number, back = false): number {
	for (let i = 1; i <= 4; i++) {
		const t = (turn + (back ? -i : i) + 8) & 3;
		if (cell.turns.has(t)) return t;
	}
	return turn;
}

/** The cell to go to from another by an arrow key: the nearest in that direction. */
export function towards<C extends { readonly x: number; readonly y: number }>(
	cells: readonly C[],
	from: { readonly x: number; readonly y: number },
	dx: number,
	dy: number,
): C | undefined {
	let best: C | undefined;
	let least = Infinity;
	for (const cell of cells) {
		const along = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
		if (along <= 0) continue;
		const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
		const far = along + aside * 2.5;
		if (far < least) [best, least] = [cell, far];
	}
	return best;
}
