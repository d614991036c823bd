import { rootOf, segmentCount } from '../../board/features.ts';
import { tileCount } from '../../board/tiles.ts';
import { deckLeft } from '../../run/deck.ts';
import { Header } from '../../run/header.ts';
import { eachPair } from '../../run/relations.ts';
import { Entry } from '../../run/runtime.ts';
import { roundEnd } from '../../run/wave-round.ts';
import type { Closures } from '../closures.ts';
import type { Get } from '../values.ts';
import { type Meanings, value } from './meaning.ts';
import { placeMeaning, tilesMeaning } from './tile-place.ts';
import { numberOf } from './zone-contents.ts';

export const namesMeanings: Meanings<'none'> = {
	active: value(
		({ m }) =>
			() =>
				m[Header.active]!,
	),
	placed: value(
		({ m }) =>
			() =>
				m[Header.placed]!,
	),
	drawn: value(
		({ m }) =>
			() =>
				m[Header.drawn]!,
	),
	seats: {
		each: (c, _args, slot, body) => {
			const { m, seats, temps } = c.rt;
			return () => {
				const first = m[Header.active]!;
				for (let i = 0; i < seats; i++) {
					const s = first + i;
					temps[slot] = s < seats ? s : s - seats;
					if (body()) return true;
				}
				return false;
			};
		},
		size: (c) => () => c.rt.seats,
		contains: (c) => (s) => s >= 0 && s < c.rt.seats,
	},
	features: {
		each: (c, _args, slot, body) => {
			const { board, temps, m } = c.rt;
			const { FIRST_SEGMENT, ROOT } = board;
			return () => {
				const n = segmentCount(board);
				for (let s = 0; s < n; s++) {
					const f = m[ROOT + s]!;
					if (m[FIRST_SEGMENT + f] !== s) continue;
					temps[slot] = f;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	pieces: {
		each: (c, _args, slot, body) => {
			const { temps, pieceKind } = c.rt;
			return () => {
				for (let p = 0; p < pieceKind.length; p++) {
					temps[slot] = p;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	spaces: {
		each: (c, _args, slot, body) => {
			const { temps, program } = c.rt;
			return () => {
				for (let i = 0; i < program.spaces.length; i++) {
					temps[slot] = i;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	'board.tiles': {
		each: (c, _args, slot, body) => {
			const { board, temps } = c.rt;
			return () => {
				const n = tileCount(board);
				for (let t = 0; t < n; t++) {
					temps[slot] = t;
					if (body()) return true;
				}
				return false;
			};
		},
		size: (c) => () => tileCount(c.rt.board),
		contains: (c) => (t) => t >= 0 && t < tileCount(c.rt.board),
	},
	'wave.features': {
		each: (c, _args, slot, body) => {
			const { m, board, WAVE, temps } = c.rt;
			return () => {
				const n = m[Header.waveCount]!;
				for (let i = 0; i < n; i++) {
					temps[slot] = rootOf(board, m[WAVE + i * Entry.words + Entry.seg]!);
					if (body()) return true;
				}
				return false;
			};
		},
	},
	'wave.returned': {
		each: (c, _args, slot, body) => {
			const { m, RETURNED, temps } = c.rt;
			return () => {
				const n = m[Header.returned]!;
				for (let i = 0; i < n; i++) {
					temps[slot] = m[RETURNED + i]!;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	final: {
		bool: (c) => () => c.rt.m[Header.final] === 1,
	},
	lastPlacer: value(
		({ m }) =>
			() =>
				m[Header.lastPlacer]!,
	),
	'wave.round': {
		each: (c, _args, slot, body) => {
			const { m, board, WAVE, temps } = c.rt;
			return () => {
				const n = roundEnd(m);
				for (let i = m[Header.waveFrom]!; i < n; i++) {
					temps[slot] = rootOf(board, m[WAVE + i * Entry.words + Entry.seg]!);
					if (body()) return true;
				}
				return false;
			};
		},
	},
	deck: placeMeaning('deck'),
	aside: placeMeaning('aside'),
	box: placeMeaning('box'),
	'deck.tiles': tilesMeaning('deck'),
	'aside.tiles': tilesMeaning('aside'),
	'box.tiles': tilesMeaning('box'),
	'deck.size': value((_, c) => tilesLeft(c)),
	'deck.empty': {
		bool: (c) => {
			const left = tilesLeft(c);
			return () => left() === 0;
		},
	},
	'kinds(tag)': {
		each: (c, _args, slot, body, { table }) => {
			const { temps } = c.rt;
			return () => {
				for (const kind of table) {
					temps[slot] = kind;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	zone: {
		num: (c, _args, { table, args: [on] }) => {
			const zone = table[0]!;
			const first = c.rt.zoneFirst[zone]!;
			if (on === undefined) return () => first;
			const number = numberOf(c.rt, zone);
			const owner = c.num(on);
			return () => {
				const o = owner();
				return o < 0 ? -1 : number(o);
			};
		},
	},
	relation: {
		each: (c, _args, slot, body, { table }) =>
			c.collected(
				(emit) =>
					eachPair(c, table[0]!, (pair) => {
						emit(pair);
						return false;
					}),
				slot,
				body,
			),
	},
};

function tilesLeft(c: Closures): Get<'int'> {
	const { rt } = c;
	const { size } = rt.program.deck;
	const draws = size ? c.num(size) : undefined;
	return () => deckLeft(rt, draws);
}
