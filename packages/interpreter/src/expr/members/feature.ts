import { rootOf, segmentCount } from '../../board/features.ts';
import { kindWalk } from '../../board/kind-lists.ts';
import { openAreaHalves } from '../../board/layers.ts';
import {
	countTilesOf,
	countTouchingFeatures,
	forEachMember,
	forEachPiece,
	forEachTileOf,
	forEachTouching,
	forEachTouchingFeature,
} from '../../board/queries.ts';
import { forEachTileCell, forEachTileSegment } from '../../board/tiles.ts';
import { constantKinds } from '../../run/constant-kinds.ts';
import { Where } from '../../run/runtime.ts';
import type { Num } from '../backend.ts';
import { kindTest } from './kind-test.ts';
import { containing, gather, read, walk, type MemberImpl, type MemberTable } from './shape.ts';

const connects = ['edge', 'area', 'point', 'region', 'none'];

/** Features of the kinds in `table` that a feature borders, or whose ends it meets. */
function neighbours(via: 'touch' | 'end'): MemberImpl {
	return {
		each: (c, args, slot, body, e) => {
			const { temps, board } = c.rt;
			const on = c.num(args[0]!);
			const kinds = e.table ?? [];
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
		size: (c, args, e) => {
			const { board } = c.rt;
			const on = c.num(args[0]!);
			const kinds = e.table ?? [];
			return () => {
				const f = on();
				return f < 0
					? 0
					: kinds.reduce((n, kind) => n + countTouchingFeatures(board, f, via, kind), 0);
			};
		},
	};
}

/** Segments and features. */
export const featureMembers: MemberTable = {
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
	'features(set(kind))': {
		each: (c, args, slot, body) => {
			const { board, m, temps, program } = c.rt;
			const { FIRST_SEGMENT, ROOT, KIND } = board;
			const walkListed = kindWalk(board, constantKinds(program, args[0]!) ?? []);
			if (walkListed) {
				const visit = (s: number): boolean => {
					const f = m[ROOT + s]!;
					if (m[FIRST_SEGMENT + f] !== s) return false;
					temps[slot] = f;
					return body();
				};
				return () => walkListed(visit);
			}
			const is = kindTest(c, args[0]!);
			return () => {
				const n = segmentCount(board);
				for (let s = 0; s < n; s++) {
					const f = m[ROOT + s]!;
					if (m[FIRST_SEGMENT + f] !== s || !is(m[KIND + s]!)) continue;
					temps[slot] = f;
					if (body()) return true;
				}
				return false;
			};
		},
	},

	'segment.kind': read(
		({ rt: { m, board } }) =>
			(s) =>
				m[board.KIND + rootOf(board, s)]!,
	),
	'segment.feature': read(
		({ rt: { board } }) =>
			(s) =>
				rootOf(board, s),
	),
	'segment.tile': read(
		({ rt: { m, board } }) =>
			(s) =>
				m[board.SEGMENT_TILE + s]!,
	),
	'segment.pieces': walk(
		({ rt: { m, board, WHERE } }) =>
			(s, visit) =>
				forEachPiece(
					board,
					rootOf(board, s),
					(p) => m[board.PIECE_SEGMENT + p] === s && m[WHERE + p] === Where.segment && visit(p),
				),
	),
	'segment.touching': walk(
		({ rt: { board } }) =>
			(s, visit) =>
				forEachTouching(board, s, visit),
	),

	'feature.kind': read(
		({ rt: { m, board } }) =>
			(f) =>
				m[board.KIND + f]!,
	),
	'feature.connect': read(({ rt: { m, board, program } }) => {
		const connect = program.kinds.map((k) => connects.indexOf(k.connect));
		return (f) => connect[m[board.KIND + f]!]!;
	}),
	'feature.complete': {
		bool: (c, args) => {
			const on = c.num(args[0]!);
			const { scoring } = c;
			return () => {
				const f = on();
				return f >= 0 && scoring.complete(f);
			};
		},
	},
	'feature.settled': read(
		({ rt: { m, board } }) =>
			(f) =>
				m[board.SCORED + f]!,
		0,
	),
	// edges keep count of their ports; those of areas, half sides, are counted when asked for
	'feature.open': read(({ rt: { m, board } }) => {
		const { KIND, OPEN } = board;
		const area = board.plan.kindConnect.map((connect) => connect === 'area');
		return area.includes(true)
			? (f) => (area[m[KIND + f]!] ? openAreaHalves(board, f) : m[OPEN + f]!)
			: (f) => m[OPEN + f]!;
	}, 0),
	'feature.tiles': {
		...walk(
			({ rt: { board } }) =>
				(f, visit) =>
					forEachTileOf(board, f, visit),
		),
		size: (c, args) => {
			const { board } = c.rt;
			const on = c.num(args[0]!);
			return () => {
				const f = on();
				return f < 0 ? 0 : countTilesOf(board, f);
			};
		},
		contains: (c, args) => {
			const { board, m } = c.rt;
			const on = c.num(args[0]!);
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
		({ rt: { board } }) =>
			(f, emit) =>
				void forEachTileOf(board, f, (t) =>
					forEachTileCell(board, t, (cell) => (emit(cell), false)),
				),
	),
	'feature.segments': containing(
		walk(
			({ rt: { board } }) =>
				(f, visit) =>
					forEachMember(board, f, visit),
		),
		({ rt: { board } }) =>
			(f, s) =>
				rootOf(board, s) === rootOf(board, f),
	),
	'feature.pieces': {
		contains: (c, args) => {
			const { board, m } = c.rt;
			const on = c.num(args[0]!);
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
			const on = c.num(args[0]!);
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
			const on = c.num(args[0]!);
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
			const on = c.num(args[0]!);
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
	'feature.touch': neighbours('touch'),
	'feature.ends': neighbours('end'),
	'feature.owners': {
		contains: (c, args) => {
			const { scoring } = c;
			const on = c.num(args[0]!);
			return (s) => {
				const f = on();
				return f >= 0 && s >= 0 && (scoring.owners(f) & (1 << s)) !== 0;
			};
		},
		each: (c, args, slot, body) => {
			const { temps, seats } = c.rt;
			const { scoring } = c;
			const on = c.num(args[0]!);
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
		num: (c, args): Num => {
			const on = c.num(args[0]!);
			const { scoring } = c;
			return () => {
				const f = on();
				return f < 0 ? 0 : scoring.worth(f);
			};
		},
	},
	'feature.has': {
		bool: (c, args, e) => {
			const { m, board } = c.rt;
			const tagged = c.tagged(e);
			const on = c.num(args[0]!);
			return () => {
				const f = on();
				return f >= 0 && tagged.has(m[board.KIND + f]!);
			};
		},
	},
	'kind.has': {
		bool: (c, args, e) => {
			const tagged = c.tagged(e);
			const on = c.num(args[0]!);
			return () => tagged.has(on());
		},
	},
};
