import { builtInEnums, type Expr } from '@tilewright/lang';
import { largest } from '@tilewright/schema';
import { BOARD_SIDE_BITS } from '../board/placement-sides.ts';
import { SIDE_KIND, SIDE_WORDS } from '../board/tile-tables.ts';
import { rings } from '../expr/members/rings.ts';
import { EventWord } from '../run/event-words.ts';
import { Header } from '../run/header.ts';
import { Entry, Where } from '../run/runtime.ts';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import { eachCornerSegment, neighbour } from './cells.ts';
import type { Emission } from './emission.ts';
import type { Answers, Expressions } from './expr.ts';
import {
	add,
	and,
	both,
	choose,
	either,
	eq,
	ge,
	get,
	gt,
	lt,
	mul,
	ne,
	num,
	rem,
	shl,
	shr,
	sub,
	type Value,
	word,
	xor,
} from './ir.ts';
import type { PlaceCode } from './places.ts';
import type { Scope } from './scope.ts';
import { sideWord } from './side-words.ts';
import { eachTileSegment } from './tile-segments.ts';

type Call = Extract<Expr, { op: 'call' }>;

/** The things that the value of a built-in is made with. */
export interface ValueParts {
	readonly e: Emission;
	readonly x: Expressions;
	readonly board: BoardCode;
	readonly answers: Answers;
	readonly places: PlaceCode;
	readonly f: Body;
	readonly expr: Call;
	readonly scope: Scope;
	/** Reads a value off the first argument; of none it is none, or 0. */
	of(read: (id: Value) => Value): Value;
	/** The value of an argument. */
	arg(i: number): Value;
	/** Tells whether a number is one of the table of the call; there are so many of them. */
	isListed(value: Value, all: number): Value;
}

type MakeValue = (parts: ValueParts) => Value;

/** A word of an event. */
const ofEvent =
	(which: keyof typeof EventWord): MakeValue =>
	({ e, of }) => {
		const { EVENTS, eventWords } = e.rt;
		return of((event) => word(EVENTS + EventWord[which], mul(event, eventWords)));
	};

/** A word kept by piece or tile, where nothing is -1. */
const recorded =
	(column: 'LAST' | 'CAUSE' | 'OWNER'): MakeValue =>
	({ e, of }) => {
		const base = e.rt.optional[column];
		return of((id) => (base < 0 ? num(-1) : word(base, id)));
	};

/** The place where a piece stands if it is of one sort. */
const placeOf =
	(where: number): MakeValue =>
	({ e, of }) =>
		of((piece) => choose(eq(word(e.rt.WHERE, piece), where), word(e.rt.REF, piece), num(-1)));

/** A word of the entry of a feature in the wave. */
const ofEntry =
	(which: keyof typeof Entry, ofNone: number): MakeValue =>
	({ e, f, of, x }) =>
		of((feature) =>
			f.valueOf(() => {
				const at = f.let(call(x.builtIns.entryOf, feature));
				return choose(lt(at, 0), num(ofNone), word(e.rt.WAVE + Entry[which], at));
			}),
		);

const turned: MakeValue = ({ arg, f }) => {
	const by = f.let(and(add(sub(and(arg(1), 3), and(arg(0), 3)), 4), 3));
	const [straight, left, right] = (['straight', 'left', 'right'] as const).map((turn) =>
		num(builtInEnums.turn.indexOf(turn)),
	) as [Value, Value, Value];
	return choose(eq(by, 2), straight, choose(eq(by, 1), left, right));
};

/** Some tile covers more than one cell. */
const isWide = ({ rt }: Emission): boolean => rt.board.tables.cellCount.some((n) => n !== 1);

/** The side of another tile that a side of a cell faces, or -1. */
function facing(f: Body, e: Emission, board: BoardCode, side: Value): Value {
	return f.valueOf(() => {
		const cell = f.let(shr(side, 2));
		const there = f.let(neighbour(f, e, cell, and(side, 3)));
		const tile = f.let(call(board.cellTile, there));
		const isNone = isWide(e)
			? either(lt(tile, 0), eq(tile, call(board.cellTile, cell)))
			: lt(tile, 0);
		return choose(isNone, num(-1), add(shl(there, 2), xor(and(side, 3), 2)));
	});
}

const least =
	(comes: (a: Value, b: Value) => Value): MakeValue =>
	({ arg, f }) => {
		const [a, b] = [f.let(arg(0)), f.let(arg(1))];
		return choose(comes(a, b), a, b);
	};

/** The member of a set with a number, in the order of the set. */
function memberAt({ x, f, expr, scope }: ValueParts, place: Value): Value {
	return f.valueOf(() => {
		const left = f.variable(place);
		const found = f.variable(-1);
		f.if(ge(get(left), 0), () =>
			f.block((end) =>
				x.each(f, expr.args[0]!, scope, 'canonical', (member) => {
					f.if(eq(get(left), 0), () => {
						f.set(found, member);
						f.jump(end);
					});
					f.set(left, sub(get(left), 1));
				}),
			),
		);
		return get(found);
	});
}

/** Single values by the name of the built-in, by their meanings in `expr/members`. */
export const values: Readonly<Record<string, MakeValue>> = {
	'event.segment': ofEvent('segment'),
	'event.tile': ofEvent('tile'),
	'event.piece': ofEvent('piece'),
	'event.seat': ofEvent('seat'),
	'event.points': ofEvent('points'),
	'event.cause': ofEvent('cause'),
	'event.from': ofEvent('from'),
	'event.space': ofEvent('space'),
	'event.tileKind': ofEvent('tileKind'),
	'piece.last': recorded('LAST'),
	'piece.cause': recorded('CAUSE'),
	'tile.owner': recorded('OWNER'),
	'piece.space': placeOf(Where.space),
	'piece.corner': placeOf(Where.corner),
	'piece.carrier': placeOf(Where.piece),
	'feature.reason': ofEntry('reason', -1),
	'wave.worth(feature)': ofEntry('worth', 0),
	'feature.inWave': ({ of, x }) => of((feature) => ge(call(x.builtIns.entryOf, feature), 0)),
	'feature.worth': ({ of, answers }) => of((feature) => call(answers.worth(), feature)),
	'placement.tile': () => word(Header.drawn),
	'placement.cell': ({ of }) => of((p) => shr(p, 2)),
	'placement.turn': ({ of }) => of((p) => and(p, 3)),
	'tile.turn': ({ e, of }) => of((tile) => word(e.rt.board.TILE_ROTATION, tile)),
	'tile.has': ({ e, of, isListed }) =>
		of((tile) => isListed(word(e.rt.board.TILE_KIND, tile), e.program.tiles.length)),
	'tile-kind.has': ({ e, of, isListed }) => of((kind) => isListed(kind, e.program.tiles.length)),
	'tile.shows(kind)': ({ e, f, arg, of }) => {
		const kind = f.let(arg(1));
		return of((tile) =>
			f.valueOf(() => {
				const found = f.variable(0);
				f.block((end) =>
					eachTileSegment(f, e, tile, (s) =>
						f.if(eq(word(e.rt.board.KIND, s), kind), () => {
							f.set(found, 1);
							f.jump(end);
						}),
					),
				);
				return both(ge(kind, 0), get(found));
			}),
		);
	},
	'tile-kind.shows(kind)': ({ e, f, arg, of }) => {
		const { kinds, tiles } = e.program;
		const rows = tiles.flatMap((t) =>
			kinds.map((k) => (t.segments.some((s) => s.kind === k.id) ? 1 : 0)),
		);
		const shown = e.memory.words(rows);
		const kind = f.let(arg(1));
		return of((tile) =>
			choose(lt(kind, 0), num(0), word(shown, add(mul(tile, kinds.length), kind))),
		);
	},
	'corner.feature': ({ e, f, of }) =>
		of((corner) =>
			f.valueOf(() => {
				const found = f.variable(-1);
				f.block((end) =>
					eachCornerSegment(f, e, corner, 'repeats', (s) => {
						const root = f.let(word(e.rt.board.ROOT, s));
						f.if(both(ge(get(found), 0), ne(root, get(found))), () => {
							f.set(found, -1);
							f.jump(end);
						});
						f.set(found, root);
					}),
				);
				return get(found);
			}),
		),
	'pair.a': ({ of, x, expr }) => of((pair) => x.relations.part(expr.table![0]!, 'a', pair)),
	'pair.b': ({ of, x, expr }) => of((pair) => x.relations.part(expr.table![0]!, 'b', pair)),
	'placement-side.direction': ({ of }) => of((side) => add(and(side, 3), 1)),
	'placement-side.opposite': ({ of }) => of((side) => xor(side, 2)),
	'placement-side.kind': ({ e, of }) => {
		const { cellBase, cellCount, sides } = e.rt.board.tables;
		if (cellCount.some((n) => n !== 1)) return e.noValue('tiles-of-several-cells');
		const bases = e.memory.words(cellBase);
		const kinds = e.memory.words(
			Array.from(
				{ length: sides.length / SIDE_WORDS },
				(_, i) => sides[i * SIDE_WORDS + SIDE_KIND]!,
			),
		);
		return of((side) => {
			const turned = add(shl(word(bases, word(Header.drawn)), 2), shr(side, BOARD_SIDE_BITS));
			return word(kinds, add(shl(turned, 2), and(side, 3)));
		});
	},
	'placement-side.facing': ({ e, f, of, board }) =>
		of((side) => facing(f, e, board, and(side, (1 << BOARD_SIDE_BITS) - 1))),
	'side.kind': ({ e, f, of, board }) =>
		of((side) =>
			f.valueOf(() => {
				const cell = f.let(shr(side, 2));
				const shown = f.valueOf(() => sideWord(f, e, cell, and(side, 3), SIDE_KIND));
				return choose(lt(call(board.cellTile, cell), 0), num(-1), shown);
			}),
		),
	'turn(placement-side,placement-side)': turned,
	'turn(side,side)': turned,
	'side.tile': ({ of, board }) => of((side) => call(board.cellTile, shr(side, 2))),
	'side.direction': ({ of }) => of((side) => add(and(side, 3), 1)),
	'side.opposite': ({ of }) => of((side) => xor(side, 2)),
	'side.cell': ({ e, f, of }) => of((side) => neighbour(f, e, shr(side, 2), and(side, 3))),
	'side.facing': ({ e, f, of, board }) => of((side) => facing(f, e, board, side)),
	'deck.size(enum:group)': ({ e, of }) => of((group) => word(e.rt.GROUP_SIZE, group)),
	'deck.empty(enum:group)': ({ e, arg }) => eq(word(e.rt.GROUP_SIZE, arg(0)), 0),
	'min(int,int)': least(lt),
	'max(int,int)': least(gt),
	'table(int,ints,ints)': ({ arg, expr, f }) => {
		const all = expr.table ?? [];
		const n = (all.length - 1) >> 1;
		const v = f.let(arg(0));
		return all
			.slice(0, n)
			.reduceRight<Value>(
				(rest, bound, i) => choose(lt(v, bound), num(all[n + i]!), rest),
				num(all[2 * n]!),
			);
	},
	'space.index': ({ e, of }) => {
		const ring = rings(e.rt);
		const index = e.memory.words(e.program.spaces.map((_, s) => ring(s).indexOf(s)));
		return of((space) => word(index, space));
	},
	'space.ahead(int)': ({ e, f, arg, of }) => {
		const ring = rings(e.rt);
		const { spaces } = e.program;
		const places = e.memory.words(spaces.map((_, s) => ring(s).indexOf(s)));
		const sizes = e.memory.words(spaces.map((_, s) => ring(s).length));
		const width = largest(
			spaces.map((_, s) => ring(s).length),
			1,
		);
		const rows = spaces.flatMap((_, s) =>
			Array.from({ length: width }, (_place, i) => ring(s)[i] ?? -1),
		);
		const all = e.memory.words(rows);
		const steps = f.let(arg(1));
		return of((space) =>
			f.valueOf(() => {
				const size = f.let(word(sizes, space));
				const to = f.let(rem(add(word(places, space), steps), size));
				return word(all, add(mul(space, width), choose(lt(to, 0), add(to, size), to)));
			}),
		);
	},
	'space.has(tag)': ({ e, f, arg, isListed }) => {
		const space = f.let(arg(0));
		return both(ge(space, 0), isListed(space, e.program.spaces.length));
	},
	'set(*).at(int)': (parts) => memberAt(parts, parts.arg(1)),
	'set(*).only': ({ x, f, expr, scope }) =>
		f.valueOf(() => {
			const n = f.variable(0);
			const only = f.variable(-1);
			f.block((end) =>
				x.each(f, expr.args[0]!, scope, 'any', (member) => {
					f.set(only, member);
					f.set(n, add(get(n), 1));
					f.if(gt(get(n), 1), () => f.jump(end));
				}),
			);
			return choose(eq(get(n), 1), get(only), num(-1));
		}),
};
