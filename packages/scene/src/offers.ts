import type { DecisionView, OptionView, Target } from '@tilewright/session';

export interface CellOffer {
	readonly x: number;
	readonly y: number;
	readonly turns: ReadonlyMap<number, OptionView>;
}

export interface PointOffer {
	readonly key: string;
	readonly target: Target;
	readonly options: readonly OptionView[];
	/** One of several members that is chosen already; pointing at it again takes it out. */
	readonly taken: boolean;
}

export interface SpotOffer extends PointOffer {
	readonly tile: number;
	readonly segment: number;
	readonly piece: number;
}

export interface Offers {
	readonly cells: readonly CellOffer[];
	readonly spots: readonly SpotOffer[];
	/** Tiles, cells, corners, sides, and pieces that stand on no segment. */
	readonly marks: readonly PointOffer[];
	/** Spaces, zones, seats, and pieces and tiles that lie in them. */
	readonly places: readonly PointOffer[];
	/** Numbers, words, sorts: only buttons stand for them. */
	readonly chips: readonly PointOffer[];
	readonly others: readonly OptionView[];
	/** Several members are chosen: the option that holds just those picked so far, if there is one. */
	readonly many: { readonly exact: OptionView | undefined } | undefined;
	readonly open: readonly OptionView[];
	/** The tile that the cells speak of, where it is chosen together with its place; else it is the tile in hand. */
	readonly tile: string | undefined;
}

const NO_OFFERS: Offers = {
	cells: [],
	spots: [],
	marks: [],
	places: [],
	chips: [],
	others: [],
	many: undefined,
	open: [],
	tile: undefined,
};

export function targetKey(t: Target): string {
	switch (t.is) {
		case 'placement':
			return `at ${t.x}/${t.y} ${t.turn}`;
		case 'segment':
			return `segment ${t.tile}/${t.segment}`;
		case 'cell':
		case 'corner':
			return `${t.is} ${t.x}/${t.y}`;
		case 'side':
			return `side ${t.x}/${t.y} ${t.side}`;
		case 'tile':
			return `tile ${t.tile}`;
		case 'piece':
			return `piece ${t.piece}`;
		case 'seat':
			return `seat ${t.seat}`;
		case 'zone':
			return `zone ${t.id} ${t.seat}`;
		case 'piece-kind':
		case 'tile-kind':
		case 'space':
			return `${t.is} ${t.id}`;
		case 'number':
			return `number ${t.value}`;
		default:
			return `${t.is} ${t.text}`;
	}
}

function sortOf(t: Target): 'spots' | 'marks' | 'places' | 'chips' {
	switch (t.is) {
		case 'segment':
			return t.segment < 0 ? 'marks' : 'spots';
		case 'piece':
			return t.tile >= 0 && t.segment >= 0 ? 'spots' : t.x === undefined ? 'places' : 'marks';
		case 'tile':
		case 'cell':
		case 'corner':
		case 'side':
			return 'marks';
		case 'space':
		case 'zone':
		case 'seat':
		case 'tile-kind':
			return 'places';
		default:
			return 'chips';
	}
}

/**
 * The targets that can be pointed at next, after some were picked. Options with several targets are found one target after the other, in the
 * order of their variables; what all of them share is skipped, and what has no place of its own waits to the end.
 */
export function offersOf(
	decision: DecisionView | undefined,
	picked: readonly string[] = [],
): Offers {
	if (!decision) return NO_OFFERS;
	if (decision.kind === 'subset' || decision.kind === 'order') return severalOf(decision, picked);
	const open =
		picked.length === 0
			? decision.options
			: decision.options.filter((o) => {
					const own = o.targets.map(targetKey);
					return picked.every((k) => own.includes(k));
				});
	const differs = differing(open);
	const sorter = new Sorter();
	for (const option of open) {
		const placement = option.targets.find((t) => t.is === 'placement');
		const tile = tileOf(option);
		if (placement && tile && !picked.includes(targetKey(tile)) && differs(option, tile)) {
			// a place means little before it is known which tile goes there
			sorter.add(tile, option, false);
			continue;
		}
		if (placement) {
			sorter.addPlacement(placement.x, placement.y, placement.turn, option);
			continue;
		}
		const next = nextOf(option, picked, differs);
		if (next) sorter.add(next, option, false);
		else sorter.others.push(option);
	}
	return sorter.offers(open, undefined);
}

function tileOf(option: OptionView): Extract<Target, { is: 'tile-kind' }> | undefined {
	return option.targets.find((t) => t.is === 'tile-kind');
}

function differing(open: readonly OptionView[]): (option: OptionView, t: Target) => boolean {
	const values = new Map<string, Set<string>>();
	for (const o of open)
		for (const t of o.targets) {
			const name = `${o.action} ${t.name}`;
			let set = values.get(name);
			if (!set) values.set(name, (set = new Set()));
			set.add(targetKey(t));
		}
	return (o, t) => (values.get(`${o.action} ${t.name}`)?.size ?? 0) > 1;
}

function nextOf(
	option: OptionView,
	picked: readonly string[],
	differs: (option: OptionView, t: Target) => boolean,
): Target | undefined {
	const left = option.targets.filter((t) => t.is !== 'other' && !picked.includes(targetKey(t)));
	const placed = left.filter((t) => sortOf(t) !== 'chips');
	if (picked.length > 0) return placed.find((t) => differs(option, t));
	return (
		placed.find((t) => differs(option, t)) ??
		placed[0] ??
		left.find((t) => differs(option, t)) ??
		left[0]
	);
}

function severalOf({ kind, options }: DecisionView, picked: readonly string[]): Offers {
	const sorter = new Sorter();
	const isOrder = kind === 'order';
	const fits = (keys: readonly string[]): boolean =>
		isOrder ? picked.every((k, i) => keys[i] === k) : picked.every((k) => keys.includes(k));
	let exact: OptionView | undefined;
	const open: OptionView[] = [];
	for (const option of options) {
		if (option.free || option.action === 'pass') {
			sorter.others.push(option);
			continue;
		}
		const keys = option.targets.map(targetKey);
		if (keys.length === 0) {
			sorter.others.push(option);
			continue;
		}
		if (keys.length === picked.length && fits(keys)) exact = option;
		if (fits(keys)) open.push(option);
		// members that were picked stay, so that they can be taken out again
		const reach = isOrder ? option.targets.slice(picked.length, picked.length + 1) : option.targets;
		if (!fits(keys)) continue;
		for (const t of isOrder ? [...option.targets.slice(0, picked.length), ...reach] : reach)
			sorter.add(t, option, picked.includes(targetKey(t)));
	}
	return sorter.offers(open, { exact });
}

class Sorter {
	readonly others: OptionView[] = [];
	private readonly cells = new Map<string, CellOffer & { turns: Map<number, OptionView> }>();
	private readonly points = {
		spots: new Map<string, SpotOffer & { options: OptionView[] }>(),
		marks: new Map<string, PointOffer & { options: OptionView[] }>(),
		places: new Map<string, PointOffer & { options: OptionView[] }>(),
		chips: new Map<string, PointOffer & { options: OptionView[] }>(),
	};

	addPlacement(x: number, y: number, turn: number, option: OptionView): void {
		const cell = this.cells.get(`${x}/${y}`) ?? { x, y, turns: new Map<number, OptionView>() };
		this.cells.set(`${x}/${y}`, cell);
		// the plain one first: with a helper the same place is in the list
		if (cell.turns.has(turn)) this.others.push(option);
		else cell.turns.set(turn, option);
	}

	add(target: Target, option: OptionView, taken: boolean): void {
		const key = targetKey(target);
		const sort = sortOf(target);
		const known = this.points[sort].get(key);
		if (known) known.options.push(option);
		else if (sort === 'spots') {
			const at = target as Extract<Target, { is: 'segment' | 'piece' }>;
			const piece = target.is === 'piece' ? target.piece : -1;
			this.points.spots.set(key, {
				...{ key, target, taken, options: [option] },
				...{ tile: at.tile, segment: at.segment, piece },
			});
		} else this.points[sort].set(key, { key, target, taken, options: [option] });
	}

	offers(open: readonly OptionView[], many: Offers['many']): Offers {
		const { spots, marks, places, chips } = this.points;
		const first = [...this.cells.values()][0]?.turns.values().next().value;
		return {
			cells: [...this.cells.values()].sort(byPlace),
			spots: [...spots.values()],
			marks: [...marks.values()],
			places: [...places.values()],
			chips: [...chips.values()],
			others: this.others,
			many,
			open,
			tile: first && tileOf(first)?.id,
		};
	}
}

export function isAmbiguous({ cells, spots, marks, places }: Offers): boolean {
	return cells.length > 0 || spots.length + marks.length + places.length > 1;
}

function byPlace(a: CellOffer, b: CellOffer): number {
	return a.y - b.y || a.x - b.x;
}

export function pieceKindOf(option: OptionView): string | undefined {
	return option.targets.find((t) => t.is === 'piece-kind')?.id;
}

/** The option of a cell for a rotation: that one, else the next clockwise that fits. */
export function optionAtRotation(cell: CellOffer, turn: number): OptionView | undefined {
	for (let i = 0; i < 4; i++) {
		const option = cell.turns.get((turn + i) & 3);
		if (option) return option;
	}
	return undefined;
}

export function nextTurn(cell: CellOffer, turn: number, back = false): number {
	for (let i = 1; i <= 4; i++) {
		const t = (turn + (back ? -i : i) + 8) & 3;
		if (cell.turns.has(t)) return t;
	}
	return turn;
}

export function nearestInDirection<C extends { readonly x: number; readonly y: number }>(
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

/** Empty cells beside tiles on which the tile in hand cannot be laid. */
export function refusedCells(
	taken: Iterable<{ readonly x: number; readonly y: number }>,
	cells: readonly { readonly x: number; readonly y: number }[],
): { x: number; y: number }[] {
	const known = new Set<string>(cells.map((c) => `${c.x}/${c.y}`));
	const all = [...taken];
	for (const { x, y } of all) known.add(`${x}/${y}`);
	const found: { x: number; y: number }[] = [];
	for (const { x, y } of all)
		for (const [dx, dy] of [
			[0, -1],
			[1, 0],
			[0, 1],
			[-1, 0],
		] as const) {
			const key = `${x + dx}/${y + dy}`;
			if (known.has(key)) continue;
			known.add(key);
			found.push({ x: x + dx, y: y + dy });
		}
	return found.sort((a, b) => a.y - b.y || a.x - b.x);
}
