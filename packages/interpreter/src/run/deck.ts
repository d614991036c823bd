import { type DeckGroupIR, type Program, mainGroup } from '@tilewright/lang';
import { appendAll } from '@tilewright/schema';
import { EngineFault } from '../fault.ts';
import type { Bool } from '../expr/backend.ts';
import { drawAt } from './chance.ts';
import { Header } from './header.ts';
import type { Machine } from './machine.ts';
import type { Runtime } from './runtime.ts';
import { tilesPutIntoZones } from './board-options.ts';
import { faults } from '../texts/faults.ts';

/**
 * Groups of the deck. A group's tiles lie as [first ones in order | those drawn by chance | last ones in order]; a group that is
 * shuffled has the middle alone. `GROUP_SIZE` says how many can still be drawn, `GROUP_TILES` how many lie there: more, where
 * a group is told to take only some.
 */
export interface DeckPlan {
	readonly base: Int32Array;
	readonly room: Int32Array;
	readonly full: Int32Array;
	/** By tile kind: the group that a tile goes to which comes from no group, or -1. */
	readonly home: Int32Array;
	/** The number of tiles that can be drawn from each group at the beginning. */
	readonly size: Int32Array;
	readonly front: Int32Array;
	readonly back: Int32Array;
	/** The words of the deck at the beginning; -1 where no tile lies. */
	readonly tiles: Int32Array;
	readonly isOrdered: boolean;
	readonly takes: boolean;
}

export function planDeck(program: Program): DeckPlan {
	const { groups } = program.deck;
	const [base, room, full, size, front, back]: Int32Array[] = Array.from(
		{ length: 6 },
		() => new Int32Array(groups.length),
	);
	const home = homeGroups(program);
	const coming = tilesComing(program, home);
	const tiles: number[] = [];
	groups.forEach((group, g) => {
		base![g] = tiles.length;
		const left = new Map(group.tiles.map(({ tile, copies }) => [tile, copies]));
		const listed = (ids: readonly number[]): number[] =>
			ids.filter((tile) => {
				const n = left.get(tile) ?? 0;
				if (n > 0) left.set(tile, n - 1);
				return n > 0;
			});
		const order = group.order === 'shuffled' ? [] : group.order;
		const at = order.indexOf(-1);
		const before = listed(at < 0 ? order : order.slice(0, at));
		const after = listed(at < 0 ? [] : order.slice(at + 1));
		appendAll(tiles, before);
		for (const [tile, n] of left) for (let i = 0; i < n; i++) tiles.push(tile);
		appendAll(tiles, after);
		front![g] = before.length;
		back![g] = after.length;
		full![g] = tiles.length - base![g]!;
		room![g] = full![g]! + coming[g]!;
		for (let i = 0; i < coming[g]!; i++) tiles.push(-1);
		size![g] = Math.min(full![g]!, group.take ?? full![g]!);
	});
	return {
		base: base!,
		room: room!,
		full: full!,
		home,
		size: size!,
		front: front!,
		back: back!,
		tiles: Int32Array.from(tiles),
		isOrdered: groups.some((g) => g.order !== 'shuffled'),
		takes: groups.some((g) => g.take !== undefined),
	};
}

/** By tile kind: the group that its tiles name where it holds one, else the first group that holds one, else the group named. */
function homeGroups({ tiles, deck }: Program): Int32Array {
	return Int32Array.from(tiles, ({ group }, tile) => {
		const named = deck.groups.findIndex((g) => g.id === (group || mainGroup));
		const holds = (g: DeckGroupIR): boolean => g.tiles.some((t) => t.tile === tile && t.copies > 0);
		if (named >= 0 && holds(deck.groups[named]!)) return named;
		const holding = deck.groups.findIndex(holds);
		return holding < 0 ? named : holding;
	});
}

/** By group: tiles that lie elsewhere when the game begins and that can come to it. */
function tilesComing(program: Program, home: Int32Array): Int32Array {
	const { deck, zones, seats, own } = program;
	const [out, joined] = [new Int32Array(deck.groups.length), new Int32Array(deck.groups.length)];
	const add = (tile: number, n: number): void => {
		if (tile >= 0 && home[tile]! >= 0) out[home[tile]!]! += n;
	};
	deck.groups.forEach((group, g) => {
		for (const { tile, copies } of group.tiles) if (home[tile] !== g) add(tile, copies);
	});
	for (const { tile, zone, copies } of deck.held ?? [])
		add(tile, copies * (zones[zone]!.per === 'seat' ? seats : 1));
	for (const tile of tilesPutIntoZones(program)) add(tile, 1);
	const inHand = own?.position?.drawn;
	if (inHand !== undefined)
		add(
			program.tiles.findIndex((t) => t.id === inHand),
			1,
		);
	// a group that is mixed into another brings all that could come to it
	const joins = new Map(
		deck.groups.flatMap(({ into }, g) => (into === undefined ? [] : [[g, into]])),
	);
	deck.groups.forEach(({ tiles }, g) => {
		const brings = tiles.reduce((n, t) => n + t.copies, 0) + out[g]!;
		for (let to = joins.get(g); to !== undefined; to = joins.get(to)) joined[to]! += brings;
	});
	return out.map((n, g) => n + joined[g]!);
}

export function putBack(rt: Runtime, group: number, tile: number): void {
	const { arena, m, DECK, GROUP_SIZE, GROUP_TILES, GROUP_BACK, deckPlan } = rt;
	if (group < 0) throw new EngineFault('RUN-STATE', faults.tileOfNoGroup);
	const n = m[GROUP_TILES + group]!;
	if (n >= deckPlan.room[group]!) throw new EngineFault('RUN-MEMORY', faults.groupFull);
	const base = DECK + deckPlan.base[group]!;
	const back = GROUP_BACK < 0 ? 0 : m[GROUP_BACK + group]!;
	for (let i = n; i > n - back; i--) arena.set(base + i, m[base + i - 1]!);
	arena.set(base + n - back, tile);
	arena.set(GROUP_SIZE + group, m[GROUP_SIZE + group]! + 1);
	if (GROUP_TILES !== GROUP_SIZE) arena.set(GROUP_TILES + group, n + 1);
}

export function forgetDeckOrder({ arena, m, GROUP_FRONT, GROUP_BACK, deckPlan }: Runtime): void {
	for (let g = 0; GROUP_FRONT >= 0 && g < deckPlan.base.length; g++)
		for (const at of [GROUP_FRONT + g, GROUP_BACK + g]) if (m[at] !== 0) arena.set(at, 0);
}

/** Takes a tile out of the first group that has it, as though it had been drawn; returns the group, or -1 where none has it. */
export function takeFromDeck(rt: Runtime, tile: number): number {
	const { arena, m, DECK, GROUP_SIZE, GROUP_TILES, GROUP_FRONT, GROUP_BACK, deckPlan } = rt;
	for (let g = 0; g < deckPlan.base.length; g++) {
		const base = DECK + deckPlan.base[g]!;
		const n = m[GROUP_TILES + g]!;
		const i = m.subarray(base, base + n).indexOf(tile);
		if (i < 0 || m[GROUP_SIZE + g] === 0) continue;
		const front = GROUP_FRONT < 0 ? 0 : m[GROUP_FRONT + g]!;
		const back = GROUP_BACK < 0 ? 0 : m[GROUP_BACK + g]!;
		if (i < front) arena.set(GROUP_FRONT + g, front - 1);
		else if (i >= n - back) arena.set(GROUP_BACK + g, back - 1);
		for (let k = i; k < n - 1; k++) arena.set(base + k, m[base + k + 1]!);
		arena.set(GROUP_SIZE + g, m[GROUP_SIZE + g]! - 1);
		if (GROUP_TILES !== GROUP_SIZE) arena.set(GROUP_TILES + g, n - 1);
		return g;
	}
	return -1;
}

/** Tiles that can still be drawn, all groups together or up to the number of draws the rules set. */
export function deckLeft(rt: Runtime, draws: (() => number) | undefined): number {
	const { m, GROUP_SIZE, deckPlan } = rt;
	let n = 0;
	for (let g = 0; g < deckPlan.size.length; g++) n += m[GROUP_SIZE + g]!;
	return draws ? Math.max(0, Math.min(n, draws() - m[Header.draws]!)) : n;
}

export function groupJoiner({ rt, program, backend }: Machine): (() => void) | undefined {
	const { arena, m, DECK, GROUP_SIZE, GROUP_TILES, deckPlan } = rt;
	const { groups } = program.deck;
	const stepsOf = (g: number): number => {
		const to = groups[g]!.into;
		return to === undefined ? 0 : 1 + stepsOf(to);
	};
	const joining = groups.flatMap(({ into, opens, after }, g) =>
		into === undefined
			? []
			: [{ g, into, after, isOpen: opens === undefined ? undefined : backend.bool(opens) }],
	);
	if (joining.length === 0) return undefined;
	// one that joins a group that joins a third comes first
	joining.sort((a, b) => stepsOf(b.g) - stepsOf(a.g));
	return () => {
		for (const { g, into, after, isOpen } of joining) {
			const n = m[GROUP_TILES + g]!;
			if (n === 0 || after.some((i) => m[GROUP_SIZE + i]! > 0) || isOpen?.() === false) continue;
			const base = DECK + deckPlan.base[g]!;
			for (let i = 0; i < n; i++) putBack(rt, into, m[base + i]!);
			arena.set(GROUP_SIZE + g, 0);
			if (GROUP_TILES !== GROUP_SIZE) arena.set(GROUP_TILES + g, 0);
		}
	};
}

export interface Drawer {
	/** Takes the next tile; -1 when there is none. `group` is where it came from. */
	next(): number;
	group: number;
	available(): number;
}

/** Draws from the first group that is open, or from one; each draw takes one of the tiles left, so no order is fixed beforehand. */
export function drawerOf(machine: Machine, only: number | undefined): Drawer {
	const { rt, program, backend } = machine;
	const { arena, m, DECK, GROUP_SIZE, GROUP_TILES, GROUP_FRONT, GROUP_BACK, deckPlan } = rt;
	const stream = Math.max(0, program.streams.indexOf('deck'));
	const draws = program.deck.size ? backend.num(program.deck.size) : undefined;
	const join = groupJoiner(machine);
	const takes = GROUP_TILES !== GROUP_SIZE;
	const groups = program.deck.groups.flatMap(({ after, order, opens }, g) => {
		if (only !== undefined && only !== g) return [];
		const isOpen: Bool | undefined = only === undefined && opens ? backend.bool(opens) : undefined;
		return [
			{
				g,
				size: GROUP_SIZE + g,
				base: DECK + deckPlan.base[g]!,
				shuffled: order === 'shuffled',
				after: only === undefined ? after.map((i) => GROUP_SIZE + i) : [],
				isOpen,
			},
		];
	});
	type Group = (typeof groups)[number];
	const place = ({ g, base, shuffled, size }: Group, n: number): number => {
		if (!shuffled) {
			const back = m[GROUP_BACK + g]!;
			if (m[GROUP_FRONT + g]! > 0) return 0;
			if (m[size]! <= back || n <= back) return n - back;
			n -= back;
		}
		return drawAt(rt, stream, base, n);
	};
	const take = (group: Group): number => {
		const { g, base, size, shuffled } = group;
		const n = m[GROUP_TILES + g]!;
		const i = place(group, n);
		const tile = m[base + i]!;
		if (shuffled) arena.set(base + i, m[base + n - 1]!);
		else {
			const front = m[GROUP_FRONT + g]!;
			const back = m[GROUP_BACK + g]!;
			if (front > 0) arena.set(GROUP_FRONT + g, front - 1);
			else if (i >= n - back) arena.set(GROUP_BACK + g, back - 1);
			for (let k = i; k < n - 1; k++) arena.set(base + k, m[base + k + 1]!);
		}
		arena.set(size, m[size]! - 1);
		if (takes) arena.set(GROUP_TILES + g, n - 1);
		arena.set(Header.chance, m[Header.chance]! + 1);
		if (draws) arena.set(Header.draws, m[Header.draws]! + 1);
		if (machine.onChance) machine.onChance(stream, tile);
		return tile;
	};
	const drawer: Drawer = {
		group: 0,
		next: () => {
			if (draws && m[Header.draws]! >= draws()) return -1;
			join?.();
			for (let i = 0; i < groups.length; i++) {
				const group = groups[i]!;
				if (m[group.size]! === 0) continue;
				let open = !group.isOpen || group.isOpen();
				for (let k = 0; k < group.after.length; k++) if (m[group.after[k]!]! > 0) open = false;
				if (!open) continue;
				drawer.group = group.g;
				return take(group);
			}
			return -1;
		},
		available: () => {
			join?.();
			let n = 0;
			const emptied = new Set<number>();
			// groups that others wait for are emptied first
			for (let found = true; found;) {
				found = false;
				for (const group of groups) {
					if (emptied.has(group.size) || (group.isOpen && !group.isOpen())) continue;
					if (!group.after.every((at) => m[at] === 0 || emptied.has(at))) continue;
					n += m[group.size]!;
					emptied.add(group.size);
					found = true;
				}
			}
			return draws ? Math.max(0, Math.min(n, draws() - m[Header.draws]!)) : n;
		},
	};
	if (!draws && !takes && !join && groups.every((g) => g.shuffled && !g.isOpen))
		drawer.next = shuffledOnly(machine, stream, groups, drawer);
	return drawer;
}

/** `next` where every group is shuffled and nothing else decides: the draw of nearly every turn of nearly every game. */
function shuffledOnly(
	machine: Machine,
	stream: number,
	groups: readonly {
		readonly g: number;
		readonly size: number;
		readonly base: number;
		readonly after: readonly number[];
	}[],
	drawer: Drawer,
): () => number {
	const { rt } = machine;
	const { arena, m } = rt;
	return () => {
		for (let i = 0; i < groups.length; i++) {
			const { g, size, base, after } = groups[i]!;
			const n = m[size]!;
			if (n === 0) continue;
			let open = true;
			for (let k = 0; k < after.length; k++) if (m[after[k]!]! > 0) open = false;
			if (!open) continue;
			const at = drawAt(rt, stream, base, n);
			const tile = m[base + at]!;
			arena.set(base + at, m[base + n - 1]!);
			arena.set(size, n - 1);
			arena.set(Header.chance, m[Header.chance]! + 1);
			drawer.group = g;
			if (machine.onChance) machine.onChance(stream, tile);
			return tile;
		}
		return -1;
	};
}
