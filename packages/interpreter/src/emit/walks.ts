import type { Expr } from '@tilewright/lang';
import { constantKinds } from '../run/constant-kinds.ts';
import { Header } from '../run/header.ts';
import { Entry, Where } from '../run/runtime.ts';
import type { Body } from './body.ts';
import { collected, inOrderOf, isShort } from './collected.ts';
import type { Emission } from './emission.ts';
import { eachMember } from './features.ts';
import { eachListedSegment } from './kind-walk.ts';
import {
	add,
	and,
	both,
	choose,
	eq,
	ge,
	get,
	gt,
	lt,
	mul,
	ne,
	num,
	shl,
	shr,
	sub,
	type Value,
	word,
} from './ir.ts';
import { pieceWalks } from './piece-walks.ts';
import { placeWalks } from './place-walks.ts';
import { eachSegmentOfKinds, eachTileOf } from './tile-segments.ts';
import { touchWalks } from './touch-walks.ts';
import { ofFirst, type Walk, type WalkTable } from './walk.ts';
import { zoneRanges } from './zone-ranges.ts';

/** Members of a set that are, or are not, members of another one. */
const among =
	(wanted: boolean): Walk =>
	({ x }, f, set, scope, order, say) =>
		x.each(f, set.args[0]!, scope, order, (member) => {
			const isIn = x.has(f, set.args[1]!, member, scope);
			f.if(eq(isIn, wanted ? 1 : 0), () => say(member));
		});

/** Walks by the name of the built-in, by their meanings in `expr/members`. */
export const walks: WalkTable = {
	...placeWalks,
	...touchWalks,
	...pieceWalks,
	pieces: ({ e }, f, _set, _scope, _order, say) => f.count(0, num(e.rt.pieceKind.length), say),
	'board.tiles': ({ e }, f, _set, _scope, _order, say) =>
		f.count(0, word(e.rt.board.TILE_COUNT), say),
	seats: ({ e }, f, _set, _scope, _order, say) => eachSeat(f, e, say),
	'others(seat)': ({ e, x }, f, set, scope, _order, say) =>
		ofFirst(x, f, set, scope, (seat) =>
			eachSeat(f, e, (other) => f.if(ne(other, seat), () => say(other))),
		),
	'wave.round': ({ e }, f, _set, _scope, _order, say) => {
		const { board, WAVE } = e.rt;
		const frozen = f.let(word(Header.waveTo));
		const end = choose(gt(frozen, 0), sub(frozen, 1), word(Header.waveCount));
		f.count(word(Header.waveFrom), end, (i) =>
			say(f.let(word(board.ROOT, word(WAVE + Entry.seg, mul(i, Entry.words))))),
		);
	},
	'wave.returned': ({ e }, f, _set, _scope, _order, say) =>
		f.count(0, word(Header.returned), (i) => say(f.let(word(e.rt.RETURNED, i)))),
	'board.segments(set(kind))': ({ e }, f, set, _scope, order, say) => {
		const { board } = e.rt;
		const mask = kindMask(e, set.args[0]!);
		if (mask === undefined) return;
		const listed = constantKinds(e.program, set.args[0]!)!;
		if (eachListedSegment(f, e, listed, order, say)) return;
		f.count(0, word(board.SEGMENT_COUNT), (s) =>
			f.if(and(shr(num(mask), word(board.KIND, s)), 1), () => say(s)),
		);
	},
	'tile.segments(set(kind))': ({ e, x }, f, set, scope, _order, say) => {
		if (kindMask(e, set.args[1]!) === undefined) return;
		const kinds = constantKinds(e.program, set.args[1]!)!.filter((kind) => kind >= 0);
		ofFirst(x, f, set, scope, (tile) => eachSegmentOfKinds(f, e, tile, kinds, say));
	},
	'tile.corners': ({ e, x }, f, set, scope, _order, say) => {
		const { board } = e.rt;
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		ofFirst(x, f, set, scope, (tile) => {
			const cell = f.let(word(board.TILE_CELL, tile));
			const steps = e.memory.words([0, 1, board.width, board.width + 1]);
			f.count(0, num(4), (i) => say(f.let(add(cell, word(steps, i)))));
		});
	},
	'tile.pieces': ({ e, x, places }, f, set, scope, _order, say) => {
		if (e.rt.optional.tilePlaces === 0) return e.lacks('pieces-of-tiles-without-lists');
		ofFirst(x, f, set, scope, (tile) => places.eachListed(f, tile, say));
	},
	'seat.pieces': ({ e, x }, f, set, scope, _order, say) => {
		const { pieceCount, pieceFirst, program } = e.rt;
		const firsts = e.memory.words(pieceFirst);
		const counts = e.memory.words(pieceCount);
		const kind = f.let(x.value(f, set.args[1]!, scope));
		ofFirst(x, f, set, scope, (seat) => {
			const block = f.let(add(mul(seat, program.pieces.length), kind));
			const from = f.let(word(firsts, block));
			f.count(from, add(from, word(counts, block)), say);
		});
	},
	relation: ({ x }, f, set, _scope, _order, say) => x.relations.each(f, set.table![0]!, say),
	'zone.pieces': ({ e, x, places }, f, set, scope, order, say) => {
		const { optional } = e.rt;
		if (!optional.hasZonePlaces) return;
		ofFirst(x, f, set, scope, (number) => {
			const piles = [...zoneRanges(e).entries()].filter(([, { per }]) => per === 'feature');
			const inList = (emit: (piece: Value) => void): void =>
				places.eachListed(f, add(number, optional.tilePlaces), emit);
			if (piles.length === 0) return inList(say);
			const gather = (emit: (piece: Value) => void): void =>
				f.block((end) => {
					for (const [zone, { first, end: last }] of piles)
						f.if(both(ge(number, first), lt(number, last)), () => {
							places.eachInZone(f, zone, f.let(sub(number, num(first))), order, emit);
							f.jump(end);
						});
					inList(emit);
				});
			collected(f, e, set.type, gather, say);
		});
	},
	'zone.tiles': ({ e, x, places }, f, set, scope, _order, say) => {
		const [zone] = set.args;
		if (zone?.op !== 'call' || zone.fn !== 'zone') return e.lacks('tiles-of-any-zone');
		const number = zone.table![0]!;
		const [of] = zone.args;
		if (!of) return places.zoneTiles.each(f, number, num(0), say);
		ofFirst(x, f, zone, scope, (owner) => places.zoneTiles.each(f, number, owner, say));
	},
	'set(piece).owners': ({ e, x }, f, set, scope, order, say) => {
		const within = order === 'canonical' ? order : 'repeats';
		const gather = (emit: (seat: Value) => void): void =>
			x.each(f, set.args[0]!, scope, within, (piece) => {
				const owner = f.let(x.builtIns.ownerOf(piece));
				f.if(ge(owner, 0), () => emit(owner));
			});
		if (order === 'repeats') gather(say);
		else collected(f, e, set.type, gather, say);
	},
	'segment.pieces': ({ e, x, pieces }, f, set, scope, order, say) => {
		const { board, WHERE } = e.rt;
		ofFirst(x, f, set, scope, (s) =>
			pieces(f, f.let(word(board.ROOT, s)), order, (piece) => {
				const stands = eq(word(WHERE, piece), Where.segment);
				f.if(both(eq(word(board.PIECE_SEGMENT, piece), s), stands), () => say(piece));
			}),
		);
	},
	'segment.sides': ({ e, x, places }, f, set, scope, _order, say) => {
		const { board } = e.rt;
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		if (board.hasLayers) return e.lacks('layers');
		ofFirst(x, f, set, scope, (s) => {
			const cell = f.let(word(board.TILE_CELL, word(board.SEGMENT_TILE, s)));
			f.count(0, num(4), (direction) =>
				f.if(places.reaches(s, cell, direction), () => say(f.let(add(shl(cell, 2), direction)))),
			);
		});
	},
	'feature.segments': ({ e, x }, f, set, scope, order, say) =>
		ofFirst(x, f, set, scope, (feature) => {
			const gather = (emit: (s: Value) => void): void => eachMember(f, e, feature, emit);
			const inOrder = (): void => inOrderOf(f, e, set.type, gather, say);
			if (order !== 'canonical') gather(say);
			else if (!isShort(say)) inOrder();
			// most features have one segment
			else f.if(eq(word(e.rt.board.NEXT, feature), feature), () => say(feature), inOrder);
		}),
	'feature.tiles': ({ e, x }, f, set, scope, order, say) =>
		ofFirst(x, f, set, scope, (feature) => eachTileOf(f, e, feature, order, say)),
	'feature.owners': ({ e, x }, f, set, scope, _order, say) =>
		ofFirst(x, f, set, scope, (feature) => {
			const owners = f.let(x.owners(feature));
			f.count(0, num(e.rt.seats), (seat) => f.if(and(shr(owners, seat), 1), () => say(seat)));
		}),
	'wave.owners(feature)': ({ e, x }, f, set, scope, _order, say) =>
		ofFirst(x, f, set, scope, (feature) => {
			const { board, WAVE } = e.rt;
			f.block((end) =>
				f.count(0, word(Header.waveCount), (i, next) => {
					const at = f.let(mul(i, Entry.words));
					const root = word(board.ROOT, word(WAVE + Entry.seg, at));
					f.if(ne(root, feature), () => f.jump(next));
					const owners = f.let(word(WAVE + Entry.owners, at));
					eachSeat(f, e, (seat) => f.if(and(shr(owners, seat), 1), () => say(seat)));
					f.jump(end);
				}),
			);
		}),
	'around(tile)': ({ e, x }, f, set, scope, _order, say) => {
		const { board } = e.rt;
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		const ring = e.memory.words(board.ring);
		ofFirst(x, f, set, scope, (tile) => {
			const cell = f.let(word(board.TILE_CELL, tile));
			f.count(0, num(board.ring.length), (i) => say(f.let(add(cell, word(ring, i)))));
		});
	},
	'tile.cells': ({ e, x }, f, set, scope, _order, say) => {
		const { board } = e.rt;
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		ofFirst(x, f, set, scope, (tile) => say(f.let(word(board.TILE_CELL, tile))));
	},
	'beside(cell)': ({ x, places }, f, set, scope, _order, say) =>
		ofFirst(x, f, set, scope, (cell) =>
			f.count(0, num(4), (i) => {
				const next = f.let(word(places.neighbours(), add(shl(cell, 2), i)));
				f.if(ge(next, 0), () => say(next));
			}),
		),
	'cross(tile,int)': ({ e, x, places }, f, set, scope, _order, say) => {
		const { board } = e.rt;
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		ofFirst(x, f, set, scope, (tile) => {
			const reach = f.let(x.value(f, set.args[1]!, scope));
			const cell = f.let(word(board.TILE_CELL, tile));
			f.count(-1, num(4), (way) => {
				const here = f.variable(cell);
				const left = f.variable(choose(lt(way, 0), num(1), reach));
				f.block((end) =>
					f.while(
						() => gt(get(left), 0),
						() => {
							f.if(ge(way, 0), () => {
								f.set(here, word(places.neighbours(), add(shl(get(here), 2), way)));
								f.if(lt(get(here), 0), () => f.jump(end));
							});
							say(f.let(get(here)));
						},
						() => f.set(left, sub(get(left), 1)),
					),
				);
			});
		});
	},
	'feature.zone': inZone,
	'seat.zone': inZone,
	'set(*).union': ({ e, x }, f, set, scope, order, say) =>
		collected(
			f,
			e,
			set.type,
			(emit) => {
				for (const part of set.args)
					x.each(f, part, scope, order === 'canonical' ? order : 'repeats', emit);
			},
			say,
		),
	'set(*).without': ({ x }, f, set, scope, order, say) => {
		const out = f.let(x.value(f, set.args[1]!, scope));
		x.each(f, set.args[0]!, scope, order, (member) => f.if(ne(member, out), () => say(member)));
	},
	'set(*).minus(set(*))': among(false),
	'set(*).intersection(set(*))': among(true),
	'set(*).first(int)': ({ x }, f, set, scope, _order, say) => {
		const left = f.variable(x.value(f, set.args[1]!, scope));
		f.if(gt(get(left), 0), () =>
			f.block((end) =>
				x.each(f, set.args[0]!, scope, 'canonical', (member) => {
					f.set(left, sub(get(left), 1));
					say(member);
					f.if(lt(get(left), 1), () => f.jump(end));
				}),
			),
		);
	},
};

function inZone(...[{ x, places }, f, set, scope, order, say]: Parameters<Walk>): void {
	ofFirst(x, f, set, scope, (owner) => places.eachInZone(f, set.table![0]!, owner, order, say));
}

function eachSeat(f: Body, { rt: { seats } }: Emission, say: (seat: Value) => void): void {
	const active = f.let(word(Header.active));
	f.count(0, num(seats), (i) => {
		const seat = f.let(add(active, i));
		say(f.let(choose(lt(seat, seats), seat, sub(seat, seats))));
	});
}

/** The kinds of a set that is the same in every state, as bits. */
function kindMask(e: Emission, set: Expr): number | undefined {
	const kinds = constantKinds(e.program, set);
	if (!kinds) return (e.lacks('kinds-that-are-worked-out'), undefined);
	// the bit 31 is that of segments that were removed
	if (e.program.kinds.length > 31) return (e.lacks('more-than-31-kinds'), undefined);
	return kinds.reduce((bits, kind) => (kind < 0 ? bits : bits | (1 << kind)), 0);
}
