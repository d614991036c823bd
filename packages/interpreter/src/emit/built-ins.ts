import { type Expr, builtInEnums } from '@tilewright/lang';
import { Header } from '../run/header.ts';
import { Entry, Where } from '../run/runtime.ts';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import type { Answers, Expressions } from './expr.ts';
import type { PlaceCode } from './places.ts';
import type { Scope } from './scope.ts';
import {
	type Fn,
	type Value,
	add,
	and,
	both,
	choose,
	eq,
	ge,
	get,
	lt,
	mul,
	ne,
	not,
	num,
	shr,
	word,
} from './ir.ts';

type Call = Extract<Expr, { op: 'call' }>;

/** Built-ins with a single value as code, by their meanings in `expr/members`. */
export class BuiltIns {
	private readonly e: Emission;
	private readonly board: BoardCode;
	private readonly answers: Answers;
	private readonly x: Expressions;
	private readonly standsOn: number;
	private readonly pieceKind: number;
	private readonly pieceOwner: number;
	private readonly connect: number;
	private readonly completed: Fn;

	private readonly places: PlaceCode;

	constructor(e: Emission, board: BoardCode, answers: Answers, x: Expressions, places: PlaceCode) {
		this.e = e;
		this.places = places;
		this.board = board;
		this.answers = answers;
		this.x = x;
		const { rt, memory, program } = e;
		this.standsOn = memory.words(rt.standsOn);
		this.pieceKind = memory.words(rt.pieceKind);
		this.pieceOwner = memory.words(rt.pieceOwner);
		this.connect = memory.words(program.kinds.map((k) => builtInEnums.connect.indexOf(k.connect)));
		const { WAVE, board: columns } = rt;
		this.completed = e.fn('completed', ['feature'], true, (f, feature) => {
			f.count(0, word(Header.waveCount), (i) => {
				const at = f.let(mul(i, Entry.words));
				f.if(eq(word(columns.ROOT, word(WAVE + Entry.seg, at)), feature), () =>
					f.return(eq(word(WAVE + Entry.reason, at), 0)),
				);
			});
			f.return(0);
		});
	}

	ownerOf(piece: Value): Value {
		return word(this.pieceOwner, piece);
	}

	kindOf(piece: Value): Value {
		return this.e.program.pieces.length === 1 ? num(0) : word(this.pieceKind, piece);
	}

	value(f: Body, expr: Call, scope: Scope): Value {
		const { e } = this;
		const { rt, program } = e;
		const { board } = rt;
		const [first, second] = expr.args;
		const ofNone = expr.type === 'int' || expr.type === 'bool' ? 0 : -1;
		const of = (read: (id: Value) => Value): Value => this.x.of(f, first!, scope, ofNone, read);
		const isOneOf = (value: Value, all: number): Value => {
			const table = expr.table ?? [];
			if (all > 32) return e.noValue('more-than-32-kinds');
			if (table.length === all) return num(1);
			const mask = table.reduce((bits, kind) => bits | (1 << kind), 0);
			return and(shr(num(mask), value), 1);
		};
		switch (expr.fn) {
			case 'drawn':
				return word(Header.drawn);
			case 'placed':
				return word(Header.placed);
			case 'active':
				return word(Header.active);
			case 'deck.size':
			case 'deck.empty': {
				const n = program.deck.groups
					.map((_, g) => word(rt.GROUP_SIZE + g))
					.reduce((a, b) => add(a, b), num(0));
				return expr.fn === 'deck.size' ? n : not(n);
			}
			case 'segment.feature':
				return of((s) => word(board.ROOT, s));
			case 'segment.tile':
				return of((s) => word(board.SEGMENT_TILE, s));
			case 'segment.kind':
				return of((s) => word(board.KIND, word(board.ROOT, s)));
			case 'feature.kind':
				return of((feature) => word(board.KIND, feature));
			case 'feature.connect':
				return of((feature) => word(this.connect, word(board.KIND, feature)));
			case 'feature.open':
				// half sides of areas are counted when asked for, by closures alone
				return of((feature) => {
					const connects = word(this.connect, word(board.KIND, feature));
					const isArea = eq(connects, builtInEnums.connect.indexOf('area'));
					return choose(isArea, call(e.closure('openHalves'), feature), word(board.OPEN, feature));
				});
			case 'feature.complete':
				return of((feature) => call(this.answers.complete(), feature));
			case 'feature.completed':
				return of((feature) => call(this.completed, feature));
			case 'feature.settled':
				return of((feature) => ne(word(board.SCORED, feature), 0));
			case 'piece.feature':
				return of((p) => {
					const s = f.let(word(board.PIECE_SEGMENT, p));
					return choose(lt(s, 0), num(-1), word(board.ROOT, s));
				});
			case 'piece.segment':
				if (program.pieces.some((k) => k.at.includes('corner'))) return e.noValue('corners');
				return of((p) => word(board.PIECE_SEGMENT, p));
			case 'piece.owner':
				return of((p) => this.ownerOf(p));
			case 'piece.kind':
				return of((p) => this.kindOf(p));
			case 'piece.has':
				return of((p) => isOneOf(this.kindOf(p), program.pieces.length));
			case 'piece.power': {
				const powers = program.pieces.map(({ power }) =>
					power.op === 'const' ? power.value : undefined,
				);
				if (powers.some((p) => p === undefined)) return e.noValue('weights-that-are-worked-out');
				if (new Set(powers).size === 1) return of(() => num(powers[0]!));
				const table = e.memory.words(powers as number[]);
				return of((p) => word(table, this.kindOf(p)));
			}
			case 'kind.has': {
				const kind = f.let(this.x.value(f, first!, scope));
				return both(ge(kind, 0), isOneOf(kind, program.kinds.length));
			}
			case 'piece-kind.has': {
				const kind = f.let(this.x.value(f, first!, scope));
				return both(ge(kind, 0), isOneOf(kind, program.pieces.length));
			}
			case 'feature.has':
				return of((feature) => isOneOf(word(board.KIND, feature), program.kinds.length));
			case 'piece-kind.standsOn': {
				if (rt.kindWords !== 1) return e.noValue('more-than-32-kinds');
				const kind = f.let(this.x.value(f, second!, scope));
				return of((piece) => both(ge(kind, 0), and(shr(word(this.standsOn, piece), kind), 1)));
			}
			case 'cell.tile':
				return of((cell) => call(this.board.cellTile, cell));
			case 'set(*).size':
				return this.x.size(f, first!, scope);
			case 'set(*).empty':
				return not(this.x.size(f, first!, scope));
			case 'set(*).first':
				return f.valueOf(() => {
					const found = f.variable(-1);
					f.block((end) =>
						this.x.each(f, first!, scope, 'canonical', (member) => {
							f.set(found, member);
							f.jump(end);
						}),
					);
					return get(found);
				});
			case 'seat.score':
				return of((seat) => word(rt.SCORE, seat));
			case 'wave.gained(seat)':
				return of((seat) => word(rt.GAINED, seat));
			case 'seat.number':
				return of((seat) => seat);
			case 'left(seat)':
				return of((seat) => choose(lt(seat, rt.seats - 1), add(seat, 1), num(0)));
			case 'seat.piece': {
				const firsts = e.memory.words(rt.pieceFirst);
				const kind = f.let(this.x.value(f, second!, scope));
				return of((seat) => word(firsts, add(mul(seat, program.pieces.length), kind)));
			}
			case 'final':
				return eq(word(Header.final), 1);
			case 'lastPlacer':
				return word(Header.lastPlacer);
			case 'zone': {
				const zone = expr.table![0]!;
				if (!first) return num(rt.zoneFirst[zone]!);
				return of((owner) => this.places.zoneOf(zone, owner));
			}
			case 'tile.kind':
				return of((tile) => word(board.TILE_KIND, tile));
			case 'tile.cell':
				return of((tile) => word(board.TILE_CELL, tile));
			case 'piece.tile':
				return of((piece) => call(this.places.tileOf(), piece));
			case 'piece.holder':
				return of((piece) => call(this.places.holderOf(), piece));
			case 'piece.cell':
				return of((piece) => this.places.cellOf(f, piece));
			case 'piece-kind.piece': {
				const shared = rt.seats * program.pieces.length;
				const firsts = e.memory.words(rt.pieceFirst.slice(shared));
				return of((kind) => word(firsts, kind));
			}
			case 'piece.standsOn': {
				if (rt.kindWords !== 1) return e.noValue('more-than-32-kinds');
				const kind = f.let(this.x.value(f, second!, scope));
				return of((piece) =>
					both(ge(kind, 0), and(shr(word(this.standsOn, this.kindOf(piece)), kind), 1)),
				);
			}
			case 'set(*).intersects':
				return f.valueOf(() => {
					const found = f.variable(0);
					f.block((end) =>
						this.x.each(f, first!, scope, 'repeats', (a) =>
							this.x.each(f, second!, scope, 'repeats', (b) =>
								f.if(eq(a, b), () => {
									f.set(found, 1);
									f.jump(end);
								}),
							),
						),
					);
					return get(found);
				});
			case 'piece.face':
				return of((piece) => word(rt.FACE, piece));
			case 'piece.inSupply':
				return of((piece) => eq(word(rt.WHERE, piece), Where.supply));
			default:
				return e.noValue(expr.fn);
		}
	}
}
