import { EngineFault } from '../../fault.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';
import { below } from '../random.ts';
import type { OpTable } from './shape.ts';

/** The deck and the tile in hand. */
export const tileOps: OpTable<'draw-tile' | 'discard-tile' | 'return-aside' | 'place-tile'> = {
	'draw-tile': (machine, _instr, next) => {
		const draw = drawer(machine);
		return () => {
			draw();
			return next;
		};
	},
	'discard-tile': ({ rt }, { to }, next) => {
		const { arena, m, ASIDE } = rt;
		return () => {
			const tile = m[Header.drawn]!;
			if (tile >= 0) {
				const group = m[Header.drawnGroup]!;
				if (to === 'aside') {
					const n = m[Header.aside]!;
					arena.set(ASIDE + n, group * 65536 + tile);
					arena.set(Header.aside, n + 1);
				} else if (to === 'deck') putBack(rt, group, tile);
				arena.set(Header.drawn, -1);
			}
			return next;
		};
	},
	'return-aside': ({ rt }, _instr, next) => {
		const { arena, m, ASIDE } = rt;
		return () => {
			for (let i = m[Header.aside]! - 1; i >= 0; i--) putBack(rt, m[ASIDE + i]! >> 16, m[ASIDE + i]! & 65535);
			arena.set(Header.aside, 0);
			return next;
		};
	},
	'place-tile': (machine, { at }, next) => {
		const { arena, m } = machine.rt;
		const where = machine.backend.num(at);
		const { events } = machine;
		const laid = events.heard('laid');
		const recording = machine.rt.board.recording;
		return () => {
			const p = where();
			const kind = m[Header.drawn]!;
			if (p < 0 || kind < 0) throw new EngineFault('RUN-STATE', 'no tile in hand, or nowhere to lay it');
			if (recording) events.captureFormer(kind, p);
			const tile = machine.lay(kind, p >> 2, p & 3);
			if (recording) events.recordBoard(tile);
			if (laid) events.record('laid', { tile, seat: m[Header.active]! });
			arena.set(Header.placed, tile);
			arena.set(Header.drawn, -1);
			arena.set(Header.lastPlacer, m[Header.active]!);
			return next;
		};
	},
};

function putBack(rt: Machine['rt'], group: number, tile: number): void {
	const { arena, m, DECK, GROUP_SIZE, groupBase } = rt;
	const n = m[GROUP_SIZE + group]!;
	arena.set(DECK + groupBase[group]! + n, tile);
	arena.set(GROUP_SIZE + group, n + 1);
}

/** Draws from the first group that is open; each draw takes one of the tiles left, so no order is fixed beforehand. */
function drawer(machine: Machine): () => void {
	const { rt, program } = machine;
	const { arena, m, DECK, GROUP_SIZE, groupBase, STREAMS } = rt;
	const stream = Math.max(0, program.streams.indexOf('deck'));
	const name = program.streams[stream]!;
	const heard = machine.events.heard('drawn');
	const groups = program.deck.groups.map(({ after, order }, g) => ({
		size: GROUP_SIZE + g,
		base: DECK + groupBase[g]!,
		shuffled: order === 'shuffled',
		after: after.map((i) => GROUP_SIZE + i),
	}));
	return () => {
		for (let g = 0; g < groups.length; g++) {
			const { size, base, shuffled, after } = groups[g]!;
			const n = m[size]!;
			if (n === 0) continue;
			let open = true;
			for (let i = 0; i < after.length; i++) if (m[after[i]!]! > 0) open = false;
			if (!open) continue;
			let i = 0;
			if (shuffled) {
				i = below(arena, STREAMS + stream * 4, n);
				if (rt.oracle) {
					const forced = rt.oracle(name, m.subarray(base, base + n), n);
					if (forced >= 0) i = forced;
				}
			}
			const tile = m[base + i]!;
			if (shuffled) arena.set(base + i, m[base + n - 1]!);
			else for (let k = 0; k < n - 1; k++) arena.set(base + k, m[base + k + 1]!);
			arena.set(size, n - 1);
			arena.set(Header.drawn, tile);
			if (m[Header.drawnGroup] !== g) arena.set(Header.drawnGroup, g);
			arena.set(Header.chance, m[Header.chance]! + 1);
			if (machine.onChance) machine.onChance(stream, tile);
			if (heard) machine.events.record('drawn', { seat: m[Header.active]! });
			return;
		}
		arena.set(Header.drawn, -1);
	};
}
