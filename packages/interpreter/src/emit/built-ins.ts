import { builtInEnums, type Expr } from '@tilewright/lang';
import { Header } from '../run/header.ts';
import { Entry, Where } from '../run/runtime.ts';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import type { Answers, Expressions } from './expr.ts';
import {
	add,
	and,
	both,
	byte,
	choose,
	eq,
	type Fn,
	ge,
	get,
	gt,
	lt,
	mul,
	ne,
	not,
	num,
	shr,
	type Value,
	word,
} from './ir.ts';
import { openHalvesFn } from './open-halves.ts';
import type { PlaceCode } from './places.ts';
import { emptyScope, type Scope, withTemp } from './scope.ts';
import { hasAsMany } from './set-sizes.ts';
import { values } from './values.ts';

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
	private readonly openHalves: Partial<Record<'number' | 'any', Fn>> = {};
	/** (feature) → the offset of its entry in the wave, or -1 */
	readonly entryOf: Fn;

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
		this.entryOf = e.fn('entryOf', ['feature'], true, (f, feature) => {
			f.count(0, word(Header.waveCount), (i) => {
				const at = f.let(mul(i, Entry.words));
				const root = word(columns.ROOT, word(WAVE + Entry.seg, at));
				f.if(eq(root, feature), () => f.return(at));
			});
			f.return(-1);
		});
	}

	ownerOf(piece: Value): Value {
		return word(this.pieceOwner, piece);
	}

	kindOf(piece: Value): Value {
		return this.e.program.pieces.length === 1 ? num(0) : word(this.pieceKind, piece);
	}

	private featureKind(feature: Value): Value {
		const { features, rt } = this.e;
		const known = features.kindOf(feature);
		return known === undefined ? word(rt.board.KIND, feature) : num(known);
	}

	/** The open sides of a feature; the half sides of areas are counted when they are asked for. */
	private open(feature: Value, asks: 'number' | 'any'): Value {
		const { e } = this;
		const { board } = e.rt;
		const isArea = board.plan.kindConnect.map((connect) => connect === 'area');
		if (!isArea.includes(true)) return word(board.OPEN, feature);
		const kind = e.features.kindOf(feature);
		if (kind !== undefined && !isArea[kind]) return word(board.OPEN, feature);
		const halves = (this.openHalves[asks] ??= openHalvesFn(e, this.board, asks));
		if (kind !== undefined) return call(halves, feature);
		const connects = word(this.connect, word(board.KIND, feature));
		return choose(
			eq(connects, builtInEnums.connect.indexOf('area')),
			call(halves, feature),
			word(board.OPEN, feature),
		);
	}

	/** Features of most kinds are complete when they are closed, which takes no call. */
	private complete(feature: Value): Value {
		const { machine, memory, rt } = this.e;
		const { closes } = machine.scoring;
		const isClosed = eq(word(rt.board.OPEN, feature), 0);
		const kind = this.e.features.kindOf(feature);
		if (!closes.includes(0) || (kind !== undefined && closes[kind] === 1)) return isClosed;
		const others = call(this.answers.complete(), feature);
		if (!closes.includes(1) || kind !== undefined) return others;
		return choose(byte(memory.bytes(closes), word(rt.board.KIND, feature)), isClosed, others);
	}

	/** Tells whether a feature has open sides, where an expression asks how many it has; undefined for other expressions. */
	anyOf(f: Body, expr: Expr, scope: Scope): Value | undefined {
		if (expr.op !== 'call' || expr.fn !== 'feature.open') return undefined;
		return this.x.of(f, expr.args[0]!, scope, 0, (feature) => gt(this.open(feature, 'any'), 0));
	}

	value(f: Body, expr: Call, scope: Scope): Value {
		const { e } = this;
		const { rt, program } = e;
		const { board } = rt;
		const [first, second] = expr.args;
		const ofNone = expr.type === 'int' || expr.type === 'bool' ? 0 : -1;
		const of = (read: (id: Value) => Value): Value => this.x.of(f, first!, scope, ofNone, read);
		const isListed = (value: Value, all: number): Value => {
			const table = expr.table ?? [];
			if (table.length === all) return num(1);
			if (value.op === 'const') return num(table.includes(value.value) ? 1 : 0);
			if (all > 32) {
				const row = Uint8Array.from({ length: all }, (_, i) => (table.includes(i) ? 1 : 0));
				return byte(e.memory.bytes(row), value);
			}
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
				if (program.deck.size) return e.noValue('decks-that-end-early');
				const n = program.deck.groups
					.map((_, g) => word(rt.GROUP_SIZE + g))
					.reduce((a, b) => add(a, b), num(0));
				return expr.fn === 'deck.size' ? n : not(n);
			}
			case 'segment.feature':
				return of((s) => e.features.of(s));
			case 'segment.tile':
				return of((s) => word(board.SEGMENT_TILE, s));
			case 'segment.kind':
				return of((s) => this.featureKind(e.features.of(s)));
			case 'feature.kind':
				return of((feature) => this.featureKind(feature));
			case 'feature.connect':
				return of((feature) => word(this.connect, word(board.KIND, feature)));
			case 'feature.open':
				return of((feature) => this.open(feature, 'number'));
			case 'feature.complete':
				return of((feature) => this.complete(feature));
			case 'feature.completed':
				return of((feature) =>
					f.valueOf(() => {
						const at = f.let(call(this.entryOf, feature));
						return both(ge(at, 0), eq(word(rt.WAVE + Entry.reason, at), 0));
					}),
				);
			case 'feature.settled':
				return of((feature) => ne(word(board.SCORED, feature), 0));
			case 'piece.feature':
				return of((p) => {
					const s = f.let(word(board.PIECE_SEGMENT, p));
					return choose(lt(s, 0), num(-1), word(board.ROOT, s));
				});
			case 'piece.segment':
				if (!program.pieces.some((k) => k.at.includes('corner')))
					return of((p) => word(board.PIECE_SEGMENT, p));
				return of((p) =>
					choose(eq(word(rt.WHERE, p), Where.segment), word(board.PIECE_SEGMENT, p), num(-1)),
				);
			case 'piece.owner':
				return of((p) => this.ownerOf(p));
			case 'piece.kind':
				return of((p) => this.kindOf(p));
			case 'piece.has':
				return of((p) => isListed(this.kindOf(p), program.pieces.length));
			case 'piece.power':
				return of((piece) => this.powerOf(f, piece));
			case 'kind.has': {
				const kind = f.let(this.x.value(f, first!, scope));
				return both(ge(kind, 0), isListed(kind, program.kinds.length));
			}
			case 'piece-kind.has': {
				const kind = f.let(this.x.value(f, first!, scope));
				return both(ge(kind, 0), isListed(kind, program.pieces.length));
			}
			case 'feature.has':
				return of((feature) => isListed(this.featureKind(feature), program.kinds.length));
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
				return not(hasAsMany(f, this.x, first!, 1, scope));
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
				return of((piece) => this.places.tileOfPiece(piece));
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
							f.if(
								f.valueOf(() => this.x.has(f, second!, a, scope)),
								() => {
									f.set(found, 1);
									f.jump(end);
								},
							),
						),
					);
					return get(found);
				});
			case 'piece.face':
				return of((piece) => word(rt.FACE, piece));
			case 'piece.inSupply':
				return of((piece) => eq(word(rt.WHERE, piece), Where.supply));
			default: {
				const make = values[expr.fn];
				if (!make) return e.noValue(expr.fn);
				const { answers, board: code, places, x } = this;
				const arg = (i: number): Value => x.value(f, expr.args[i]!, scope);
				return make({ e, x, board: code, answers, places, f, expr, scope, of, arg, isListed });
			}
		}
	}

	/** The kinds of features that pieces of a kind may stand on, as bits; undefined where there are too many. */
	groundsOf(pieceKind: Value): Value | undefined {
		return this.e.rt.kindWords === 1 ? word(this.standsOn, pieceKind) : undefined;
	}

	/** The weight of a piece in majorities. */
	powerOf(f: Body, piece: Value): Value {
		const { memory, program } = this.e;
		const powers = program.pieces.map(({ power }) => power);
		const [first] = powers;
		if (powers.every(({ op }) => op === 'const')) {
			const numbers = powers.map((power) => (power.op === 'const' ? power.value : 0));
			if (new Set(numbers).size === 1 && first) return num(numbers[0]!);
			return word(memory.words(numbers), this.kindOf(piece));
		}
		return f.valueOf(() => {
			const kind = f.let(this.kindOf(piece));
			return program.pieces.reduceRight<Value>((rest, { it, power }, k) => {
				const weight = f.valueOf(() => this.x.value(f, power, withTemp(emptyScope, it, piece)));
				return choose(eq(kind, k), weight, rest);
			}, num(0));
		});
	}
}
