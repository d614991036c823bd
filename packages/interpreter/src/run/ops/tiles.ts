import { EngineFault } from '../../fault.ts';
import { drawAt } from '../chance.ts';
import { drawerOf, putBack } from '../deck.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';
import { Seen } from '../optional-columns.ts';
import type { Op } from '../status.ts';
import { layAside, placeOfNumber, putInBox, putTileInto, takeTileFrom } from '../tile-places.ts';
import { tileRow, zoneOf } from '../zones.ts';
import type { OpTable } from './shape.ts';
import { faults } from '../../texts/faults.ts';

const {
	active: ACTIVE,
	aside: ASIDE_COUNT,
	chance: CHANCE_COUNT,
	declined: DECLINED,
	drawn: DRAWN,
	drawnGroup: DRAWN_GROUP,
	lastPlacer: LAST_PLACER,
	placed: PLACED,
	redraw: REDRAW,
} = Header;

export const tileOps: OpTable<
	| 'draw-tile'
	| 'draw-tile-of'
	| 'draw-tiles'
	| 'take-tile'
	| 'move-tile'
	| 'stow-tile'
	| 'discard-tile'
	| 'return-aside'
	| 'return-aside-of'
	| 'place-tile'
	| 'place-tile-down'
> = {
	'draw-tile': (machine, _instr, next) => drawInHand(machine, undefined, next),
	'draw-tile-of': (machine, { group }, next) => drawInHand(machine, group, next),
	'draw-tiles': (machine, { group, to, count, short, show }, next) => {
		const { rt, backend, events } = machine;
		const { arena, m, optional } = rt;
		const drawer = drawerOf(machine, group);
		const zone = backend.num(to);
		const wanted = backend.num(count);
		const isListened = events.hasListeners('drawn');
		return () => {
			const z = zone();
			const n = wanted();
			if (z < 0) return next;
			if (short !== 'take-all' && drawer.available() < n) {
				if (short === 'skip') return next;
				throw new EngineFault('RUN-SHORT', faults.tooFewTiles);
			}
			const isZone = placeOfNumber(rt, z) === undefined;
			if (isZone && show !== undefined) arena.set(optional.SHOWN + tileRow(rt, z), Seen[show]);
			const shown = show ?? (isZone ? rt.program.zones[zoneOf(rt, z).zone]!.shows : 'all');
			for (let i = 0; i < n; i++) {
				machine.drawsUnseen = shown === 'nobody';
				const tile = drawer.next();
				machine.drawsUnseen = false;
				if (tile < 0) break;
				putTileInto(rt, z, tile, drawer.group);
				if (isListened) events.record('drawn', { seat: m[ACTIVE]!, tileKind: tile });
			}
			return next;
		};
	},
	'take-tile': ({ rt, backend }, { tile, from }, next) => {
		const { arena, m } = rt;
		const kind = backend.num(tile);
		const zone = backend.num(from);
		return () => {
			const k = kind();
			const z = zone();
			if (k < 0 || z < 0) return next;
			emptyHand(m);
			const group = take(rt, z, k);
			arena.set(DRAWN, k);
			arena.set(DRAWN_GROUP, group);
			return next;
		};
	},
	'move-tile': ({ rt, backend }, { tile, from, to }, next) => {
		const kind = backend.num(tile);
		const source = backend.num(from);
		const target = backend.num(to);
		return () => {
			const k = kind();
			const z = source();
			const t = target();
			if (k < 0 || z < 0 || t < 0) return next;
			putTileInto(rt, t, k, take(rt, z, k));
			return next;
		};
	},
	'stow-tile': ({ rt, backend }, { to }, next) => {
		const { arena, m } = rt;
		const zone = backend.num(to);
		return () => {
			const tile = m[DRAWN]!;
			const z = zone();
			if (tile < 0 || z < 0) return next;
			putTileInto(rt, z, tile, m[DRAWN_GROUP]!);
			arena.set(DRAWN, -1);
			return next;
		};
	},
	'discard-tile': (machine, { to }, next) => {
		const { rt } = machine;
		const { arena, m } = rt;
		return () => {
			const tile = m[DRAWN]!;
			if (tile >= 0) {
				machine.onDiscard?.(tile);
				const group = m[DRAWN_GROUP]!;
				if (to === 'aside') layAside(rt, tile, group);
				else if (to === 'deck') putBack(rt, group, tile);
				else putInBox(rt, tile);
				arena.set(DRAWN, -1);
			}
			return next;
		};
	},
	'return-aside': ({ rt }, _instr, next) => {
		const { arena, m, ASIDE } = rt;
		return () => {
			for (let i = m[ASIDE_COUNT]! - 1; i >= 0; i--)
				putBack(rt, m[ASIDE + i]! >> 16, m[ASIDE + i]! & 65535);
			arena.set(ASIDE_COUNT, 0);
			return next;
		};
	},
	'return-aside-of': ({ rt }, { group }, next) => {
		const { arena, m, ASIDE } = rt;
		return () => {
			let kept = 0;
			const n = m[ASIDE_COUNT]!;
			for (let i = 0; i < n; i++) {
				const word = m[ASIDE + i]!;
				if (word >> 16 === group) putBack(rt, group, word & 65535);
				else arena.set(ASIDE + kept++, word);
			}
			arena.set(ASIDE_COUNT, kept);
			return next;
		};
	},
	'place-tile': (machine, { at }, next) => {
		const { rt, events, afterMerge, assists } = machine;
		const { arena, m, optional } = rt;
		const where = machine.backend.num(at);
		const laid = events.hasListeners('laid');
		const recording = rt.board.recording;
		const { OWNER } = optional;
		return () => {
			const p = where();
			const kind = m[DRAWN]!;
			if (p < 0 || kind < 0) throw new EngineFault('RUN-STATE', faults.cannotLay);
			const isGathered = recording && events.captureFormer(kind, p);
			const tile = machine.lay(kind, p >> 2, p & 3, isGathered);
			if (recording) events.recordBoard(tile);
			if (laid) events.record('laid', { tile, seat: m[ACTIVE]! });
			arena.set(PLACED, tile);
			arena.set(DRAWN, -1);
			arena.set(LAST_PLACER, m[ACTIVE]!);
			if (OWNER >= 0) arena.set(OWNER + tile, m[ACTIVE]!);
			if (afterMerge) afterMerge();
			return assists ? assists.carryOut(next) : next;
		};
	},
	'place-tile-down': (machine, { at }, next) => {
		const { rt, events } = machine;
		const { arena, m, optional } = rt;
		const where = machine.backend.num(at);
		const laid = events.hasListeners('laid');
		return () => {
			const p = where();
			const kind = m[DRAWN]!;
			if (p < 0 || kind < 0) throw new EngineFault('RUN-STATE', faults.cannotLay);
			const tile = machine.lay(machine.faceDown[kind]!, p >> 2, p & 3);
			if (laid) events.record('laid', { tile, seat: m[ACTIVE]! });
			arena.set(PLACED, tile);
			arena.set(DRAWN, -1);
			arena.set(LAST_PLACER, m[ACTIVE]!);
			if (optional.OWNER >= 0) arena.set(optional.OWNER + tile, m[ACTIVE]!);
			return next;
		};
	},
};

function emptyHand(m: Int32Array): void {
	if (m[DRAWN]! >= 0) throw new EngineFault('RUN-STATE', faults.tileInHand);
}

function take(rt: Machine['rt'], place: number, kind: number): number {
	const group = takeTileFrom(rt, place, kind);
	if (group === undefined) throw new EngineFault('RUN-SHORT', faults.tileNotInZone);
	return group;
}

function drawInHand(machine: Machine, group: number | undefined, next: number): Op {
	const { rt, events, assists } = machine;
	const { arena, m } = rt;
	const drawer = drawerOf(machine, group);
	const isListened = events.hasListeners('drawn');
	const draw = (): number => {
		emptyHand(m);
		const tile = drawer.next();
		arena.set(DRAWN, tile);
		if (tile < 0) return next;
		if (m[DRAWN_GROUP] !== drawer.group) arena.set(DRAWN_GROUP, drawer.group);
		if (isListened) events.record('drawn', { seat: m[ACTIVE]!, tileKind: tile });
		return next;
	};
	if (!assists) return group === undefined ? (plainDraw(machine, next) ?? draw) : draw;
	return () => {
		const again = m[REDRAW]! - 1;
		if (again < 0) {
			if (m[DECLINED] !== 0) arena.set(DECLINED, 0);
			return draw();
		}
		arena.set(REDRAW, 0);
		arena.set(DRAWN, again);
		return next;
	};
}

function plainDraw(machine: Machine, next: number): Op | undefined {
	const { rt, program } = machine;
	const { deck } = program;
	if (
		rt.deckPlan.isOrdered ||
		rt.deckPlan.takes ||
		deck.size ||
		deck.groups.some((g) => g.opens || g.into !== undefined)
	)
		return undefined;
	const { arena, m, DECK, GROUP_SIZE, groupBase } = rt;
	const stream = Math.max(0, program.streams.indexOf('deck'));
	const isListened = machine.events.hasListeners('drawn');
	const groups = deck.groups.map(({ after }, g) => ({
		size: GROUP_SIZE + g,
		base: DECK + groupBase[g]!,
		after: after.map((i) => GROUP_SIZE + i),
	}));
	return () => {
		emptyHand(m);
		for (let g = 0; g < groups.length; g++) {
			const { size, base, after } = groups[g]!;
			const n = m[size]!;
			if (n === 0) continue;
			let open = true;
			for (let i = 0; i < after.length; i++) if (m[after[i]!]! > 0) open = false;
			if (!open) continue;
			const i = drawAt(rt, stream, base, n);
			const tile = m[base + i]!;
			arena.set(base + i, m[base + n - 1]!);
			arena.set(size, n - 1);
			arena.set(DRAWN, tile);
			if (m[DRAWN_GROUP] !== g) arena.set(DRAWN_GROUP, g);
			arena.set(CHANCE_COUNT, m[CHANCE_COUNT]! + 1);
			if (machine.onChance) machine.onChance(stream, tile);
			if (isListened) machine.events.record('drawn', { seat: m[ACTIVE]!, tileKind: tile });
			return next;
		}
		arena.set(DRAWN, -1);
		return next;
	};
}
