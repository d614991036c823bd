import { builtInEnums } from '@tilewright/lang';
import { rootOf } from '../../board/features.ts';
import { cellTile } from '../../board/grid.ts';
import { openAreaHalves } from '../../board/layers.ts';
import {
	countTilesOf,
	countTouchingFeatures,
	forEachMember,
	forEachPiece,
	forEachTileOf,
	forEachTouchingFeature,
} from '../../board/queries.ts';
import { forEachTileCell, forEachTileSegment, tileCellCount } from '../../board/tiles.ts';
import { Header } from '../../run/header.ts';
import { Entry } from '../../run/runtime.ts';
import type { ExprOf } from '../values.ts';
import { cellsOf, emitSides } from './cell-walks.ts';
import {
	type CallExpr,
	type Meanings,
	type SetMeaning,
	containing,
	gather,
	read,
	test,
	walk,
} from './meaning.ts';
import { entryOf } from './wave-entry.ts';
import { ofOwner } from './zone-contents.ts';

function neighbours(
	via: 'touch' | 'end',
): SetMeaning<
	readonly [ExprOf<'feature'>],
	'feature',
	CallExpr & { readonly table: readonly number[] }
> {
	return {
		each: (c, args, slot, body, { table: kinds }) => {
			const { temps, board } = c.rt;
			const on = c.num(args[0]);
			const visit = (root: number): boolean => {
				temps[slot] = root;
				return body();
			};
			if (kinds.length === 1) {
				const [kind] = kinds;
				return () => {
					const f = on();
					return f >= 0 && forEachTouchingFeature(board, f, visit, via, kind);
				};
			}
			const some = (root: number, kind: number): boolean => kinds.includes(kind) && visit(root);
			return () => {
				const f = on();
				return f >= 0 && forEachTouchingFeature(board, f, some, via);
			};
		},
		size: (c, args, { table: kinds }) => {
			const { board } = c.rt;
			const on = c.num(args[0]);
			return () => {
				const f = on();
				return f < 0
					? 0
					: kinds.reduce((n, kind) => n + countTouchingFeatures(board, f, via, kind), 0);
			};
		},
	};
}

export const featureMeanings: Meanings<'feature'> = {
	'feature.kind': read(
		({ m, board }) =>
			(f) =>
				m[board.KIND + f]!,
	),
	'feature.connect': read(({ m, board, program }) => {
		const connect = program.kinds.map((k) => builtInEnums.connect.indexOf(k.connect));
		return (f) => connect[m[board.KIND + f]!]!;
	}),
	'feature.complete': {
		bool: (c, args) => {
			const on = c.num(args[0]);
			const { scoring } = c;
			return () => {
				const f = on();
				return f >= 0 && scoring.complete(f);
			};
		},
	},
	'feature.completed': test((rt) => (f) => {
		const at = entryOf(rt, f);
		return at >= 0 && rt.m[at + Entry.reason] === 0;
	}),
	'feature.settled': test(
		({ m, board }) =>
			(f) =>
				m[board.SCORED + f] !== 0,
	),
	// edges keep count of their ports; those of areas, half sides, are counted when asked for
	'feature.open': read(({ m, board }) => {
		const { KIND, OPEN } = board;
		const area = board.plan.kindConnect.map((connect) => connect === 'area');
		return area.includes(true)
			? (f) => (area[m[KIND + f]!] ? openAreaHalves(board, f) : m[OPEN + f]!)
			: (f) => m[OPEN + f]!;
	}),
	'feature.tiles': {
		...walk(
			({ board }) =>
				(f, visit) =>
					forEachTileOf(board, f, visit),
		),
		size: (c, args) => {
			const { board } = c.rt;
			const on = c.num(args[0]);
			return () => {
				const f = on();
				return f < 0 ? 0 : countTilesOf(board, f);
			};
		},
		contains: (c, args) => {
			const { board, m } = c.rt;
			const on = c.num(args[0]);
			let root = -1;
			const isPart = (s: number): boolean => m[board.ROOT + s] === root;
			return (t) => {
				const f = on();
				if (f < 0 || t < 0) return false;
				root = rootOf(board, f);
				return forEachTileSegment(board, t, isPart);
			};
		},
	},
	'feature.cells': gather(
		({ board }) =>
			(f, emit) =>
				void forEachTileOf(board, f, (t) =>
					forEachTileCell(board, t, (cell) => (emit(cell), false)),
				),
	),
	'feature.segments': containing(
		walk(
			({ board }) =>
				(f, visit) =>
					forEachMember(board, f, visit),
		),
		({ board }) =>
			(f, s) =>
				rootOf(board, s) === rootOf(board, f),
	),
	'feature.pieces': {
		contains: (c, args) => {
			const { board, m } = c.rt;
			const on = c.num(args[0]);
			return (p) => {
				const f = on();
				if (f < 0 || p < 0) return false;
				const s = m[board.PIECE_SEGMENT + p]!;
				return s >= 0 && rootOf(board, s) === rootOf(board, f);
			};
		},
		each: (c, args, slot, body) => {
			const { board, temps, m } = c.rt;
			const { PIECES, PIECE_NEXT } = board;
			const on = c.num(args[0]);
			const visit = (p: number): boolean => {
				temps[slot] = p;
				return body();
			};
			return () => {
				const f = on();
				if (f < 0) return false;
				const first = m[PIECES + f]!;
				if (first < 0) return false;
				if (m[PIECE_NEXT + first] === first) return visit(first);
				return forEachPiece(board, f, visit);
			};
		},
	},
	'feature.reach': {
		each: (c, args, slot, body) => {
			const { temps, m, board, program } = c.rt;
			const on = c.num(args[0]);
			const runs = program.kinds.map((k) => {
				if (!k.reach) return undefined;
				const run = c.each(k.reach, slot, body);
				return (f: number): boolean => {
					temps[k.it] = f;
					return run();
				};
			});
			const own = (f: number): boolean =>
				c.distinct(
					(emit) =>
						void forEachTileOf(board, f, (t) =>
							forEachTileCell(board, t, (cell) => (emit(cell), false)),
						),
					slot,
					body,
				);
			return () => {
				const f = on();
				return f >= 0 && (runs[m[board.KIND + f]!] ?? own)(f);
			};
		},
		some: (c, args, slot, body) => {
			const { temps, m, board, program } = c.rt;
			const on = c.num(args[0]);
			const runs = program.kinds.map((k) => {
				if (!k.reach) return undefined;
				const run = c.some(k.reach, slot, body);
				return (f: number): boolean => {
					temps[k.it] = f;
					return run();
				};
			});
			const visit = (cell: number): boolean => {
				temps[slot] = cell;
				return body();
			};
			const own = (f: number): boolean =>
				forEachTileOf(board, f, (t) => forEachTileCell(board, t, visit));
			return () => {
				const f = on();
				return f >= 0 && (runs[m[board.KIND + f]!] ?? own)(f);
			};
		},
	},
	'feature.owners': {
		contains: (c, args) => {
			const { scoring } = c;
			const on = c.num(args[0]);
			return (s) => {
				const f = on();
				return f >= 0 && s >= 0 && (scoring.owners(f) & (1 << s)) !== 0;
			};
		},
		each: (c, args, slot, body) => {
			const { temps, seats } = c.rt;
			const { scoring } = c;
			const on = c.num(args[0]);
			return () => {
				const f = on();
				if (f < 0) return false;
				const owners = scoring.owners(f);
				for (let s = 0; s < seats; s++)
					if (owners & (1 << s)) {
						temps[slot] = s;
						if (body()) return true;
					}
				return false;
			};
		},
	},
	'feature.worth': {
		num: (c, args) => {
			const on = c.num(args[0]);
			const { scoring } = c;
			return () => {
				const f = on();
				return f < 0 ? 0 : scoring.worth(f);
			};
		},
	},
	'feature.reason': read((rt) => (f) => {
		const at = entryOf(rt, f);
		return at < 0 ? -1 : rt.m[at + Entry.reason]!;
	}),
	'feature.has': {
		bool: (c, args, { table }) => {
			const { m, board } = c.rt;
			const yes = new Set(table);
			const on = c.num(args[0]);
			return () => {
				const f = on();
				return f >= 0 && yes.has(m[board.KIND + f]!);
			};
		},
	},
	'feature.inWave': test((rt) => (f) => entryOf(rt, f) >= 0),
	'feature.meets': walk(
		({ board }) =>
			(f, visit) =>
				forEachTouchingFeature(board, f, visit, 'end'),
	),
	'feature.around': gather(({ board }) => (f, emit) => {
		const own = new Set(cellsOf(board, f));
		const found = new Set<number>();
		for (const cell of own)
			for (const d of board.ring) {
				const t = own.has(cell + d) ? -1 : cellTile(board, cell + d);
				if (t >= 0) forEachTileSegment(board, t, (s) => (found.add(s), false));
			}
		for (const s of [...found].sort((a, b) => a - b))
			if (rootOf(board, s) !== f) emit(rootOf(board, s));
	}),
	'wave.owners(feature)': containing(
		walk((rt) => (f, visit) => {
			const at = entryOf(rt, f);
			if (at < 0) return false;
			const owners = rt.m[at + Entry.owners]!;
			const first = rt.m[Header.active]!;
			for (let i = 0; i < rt.seats; i++) {
				const s = (first + i) % rt.seats;
				if (owners & (1 << s) && visit(s)) return true;
			}
			return false;
		}),
		(rt) => (f, s) => {
			const at = entryOf(rt, f);
			return at >= 0 && (rt.m[at + Entry.owners]! & (1 << s)) !== 0;
		},
	),
	'wave.worth(feature)': read((rt) => (f) => {
		const at = entryOf(rt, f);
		return at < 0 ? 0 : rt.m[at + Entry.worth]!;
	}),
	'around(feature)': {
		each: (c, args, slot, body) => {
			const { rt } = c;
			const { board, temps, m } = rt;
			const on = c.num(args[0]);
			const wide = (f: number, emit: (v: number) => void): void => {
				const own = new Set<number>();
				forEachTileOf(board, f, (t) => forEachTileCell(board, t, (cell) => (own.add(cell), false)));
				for (const cell of own) for (const d of board.ring) if (!own.has(cell + d)) emit(cell + d);
			};
			return () => {
				const f = on();
				if (f < 0) return false;
				const t = m[board.SEGMENT_TILE + f]!;
				if (m[board.SIZE + f] !== 1 || tileCellCount(board, t) !== 1)
					return c.distinct((emit) => wide(f, emit), slot, body);
				const cell = m[board.TILE_CELL + t]!;
				const { ring } = board;
				for (let i = 0; i < 8; i++) {
					temps[slot] = cell + ring[i]!;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	'flank(feature)': gather(({ board }) => (f, emit) => {
		const cells = cellsOf(board, f);
		cells.forEach(emit);
		emitSides(board, cells, emit);
	}),
	'feature.zone': ofOwner(),
	'feature.touch': neighbours('touch'),
	'feature.ends': neighbours('end'),
};
