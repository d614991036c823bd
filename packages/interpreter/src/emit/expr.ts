import { elementOf, type Expr, type RequirementIR } from '@tilewright/lang';
import { substitute } from '../expr/defines.ts';
import { conjuncts } from '../expr/holders.ts';
import { printedMark } from '../expr/marks.ts';
import { skippedRequirements } from '../expr/test-parts.ts';
import { Header } from '../run/header.ts';
import { type Arithmetic, arithmetic } from './arithmetic.ts';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import { BuiltIns } from './built-ins.ts';
import type { Order } from './collected.ts';
import { cheapFirst, costOf } from './costs.ts';
import type { Emission } from './emission.ts';
import {
	add,
	both,
	choose,
	div,
	either,
	eq,
	type Fn,
	ge,
	get,
	gt,
	le,
	lt,
	mul,
	ne,
	not,
	num,
	rem,
	type Value,
	word,
} from './ir.ts';
import { foldValue } from './folds.ts';
import { membership } from './membership.ts';
import type { PlacementCode } from './placements.ts';
import { PlaceCode } from './places.ts';
import { RelationCode } from './relations.ts';
import { type Bound, type Scope } from './scope.ts';
import { sizeComparison, sizeOf } from './set-sizes.ts';
import { Sets } from './sets.ts';
import { tableRow } from './tile-segments.ts';

type Define = Extract<Expr, { op: 'define' }>;

export interface Answers {
	/** Completion, owners and points of a feature. */
	complete(): Fn;
	owners(): Fn;
	worth(): Fn;
	/** The placements of tiles on the board. */
	readonly placements: PlacementCode;
	/** () → 1 where an action has an option now */
	possible(action: number): Fn;
	/** The decision whose options are the placements of the tile in hand, as the tables count them. */
	readonly placementDecision: number;
}

/** Expressions as code. Tests are 0 or 1. */
export class Expressions {
	private readonly e: Emission;
	private readonly board: BoardCode;
	private readonly answers: Answers;
	private readonly defines = new Map<number, Fn>();
	private readonly arithmetic: Arithmetic;
	private readonly sets: Sets;
	readonly places: PlaceCode;
	readonly builtIns: BuiltIns;
	readonly relations: RelationCode;

	constructor(e: Emission, board: BoardCode, answers: Answers) {
		this.e = e;
		this.board = board;
		this.answers = answers;
		this.arithmetic = arithmetic(e);
		const places = new PlaceCode(e, board);
		this.places = places;
		this.relations = new RelationCode(e, this);
		this.sets = new Sets(e, this, places);
		this.builtIns = new BuiltIns(e, board, answers, this, places);
	}

	/** Gives up on an overflow of 32 bits. */
	sum(a: Value, b: Value): Value {
		return this.arithmetic.sum(a, b);
	}

	product(a: Value, b: Value): Value {
		return this.arithmetic.product(a, b);
	}

	/** The seats that own a feature, as bits. */
	owners(feature: Value): Value {
		return call(this.answers.owners(), feature);
	}

	private possible(action: number): Value {
		const { e, answers } = this;
		const [only, ...others] = e.program.actions[action]!.at;
		const isPlacing =
			others.length === 0 && only?.decision === answers.placementDecision && only.alternative === 0;
		if (!isPlacing || e.machine.assists) return call(answers.possible(action));
		return gt(call(answers.placements.count, word(Header.drawn)), 0);
	}

	/** Runs code for each placement of a tile kind. */
	eachPlacement(f: Body, kind: Value, say: (placement: Value) => void): void {
		this.answers.placements.each(f, kind, say);
	}

	/** Runs code for each member of a set. */
	each(f: Body, set: Expr, scope: Scope, order: Order, say: (member: Value) => void): void {
		this.sets.each(f, set, scope, order, say);
	}

	/** The value of an expression; sets have none. */
	value(f: Body, expr: Expr, scope: Scope): Value {
		const known = scope.known?.get(expr);
		if (known) return known;
		const { e } = this;
		const { rt } = e;
		const v = (x: Expr): Value => this.value(f, x, scope);
		const lazy = (x: Expr): Value => f.valueOf(() => v(x));
		switch (expr.op) {
			case 'const':
				return num(expr.value);
			case 'none':
				return num(-1);
			case 'temp':
				return scope.temps.get(expr.slot)?.value ?? e.noValue('a-variable-of-another-place');
			case 'local': {
				const bound = scope.locals.get(expr.slot);
				if (bound) return bound.value;
				const at = word(0, add(word(Header.fp), expr.slot));
				if (expr.type !== 'feature') return at;
				const s = f.let(at);
				return choose(lt(s, 0), num(-1), word(rt.board.ROOT, s));
			}
			case 'before':
				return word(0, add(word(Header.fp), expr.slot));
			case 'register': {
				const base = rt.REGISTER[expr.register]!;
				if (!expr.on) return word(base);
				const isOfFeature = e.program.registers[expr.register]!.per === 'feature';
				return this.of(f, expr.on, scope, 0, (id) =>
					word(base, isOfFeature ? word(rt.board.ROOT, id) : id),
				);
			}
			case 'not':
				return not(v(expr.on));
			case 'neg':
				return this.arithmetic.difference(num(0), v(expr.on));
			case 'if':
				return choose(v(expr.test), lazy(expr.then), lazy(expr.else));
			case 'binary':
				return this.binary(f, expr, scope);
			case 'mark': {
				if (expr.of !== 'feature') return this.printedMark(f, expr, scope);
				const column = rt.board.MARK[expr.mark]!;
				return this.of(f, expr.on, scope, 0, (feature) => word(column, feature));
			}
			case 'define':
				return this.define(f, expr, scope);
			case 'fold':
				return f.valueOf(() => foldValue(f, e, this, expr, scope));
			case 'can':
				return this.can(f, expr, scope);
			case 'possible':
				return this.possible(expr.action);
			case 'in-hand':
				return f.valueOf(() => {
					const outside = f.let(word(Header.drawn));
					f.store(Header.drawn, 0, v(expr.tile));
					const value = f.let(v(expr.on));
					f.store(Header.drawn, 0, outside);
					return value;
				});
			case 'call':
				return this.builtIns.value(f, expr, scope);
			default:
				return e.noValue(`expression:${expr.op}`);
		}
	}

	private printedMark(f: Body, expr: Extract<Expr, { op: 'mark' }>, scope: Scope): Value {
		const { e } = this;
		const { board, program } = e.rt;
		const mark = program.marks[expr.mark]!;
		if (mark.oriented) return e.noValue('marks-that-point-somewhere');
		if (expr.of === 'segment') {
			const column = board.plan.markIndex[expr.mark]!;
			const columns = board.plan.markColumns.length;
			if (column < 0) return num(0);
			const marks = e.memory.words(board.tables.segMarks);
			return this.of(f, expr.on, scope, 0, (s) =>
				f.valueOf(() => {
					const row = tableRow(f, e, s);
					return choose(lt(row, 0), num(0), word(marks + column, mul(row, columns)));
				}),
			);
		}
		const table = e.memory.words(program.tiles.map((tile) => printedMark(tile, mark)));
		return this.of(f, expr.on, scope, 0, (id) =>
			word(table, expr.of === 'tile-kind' ? id : word(board.TILE_KIND, id)),
		);
	}

	of(f: Body, on: Expr, scope: Scope, ofNone: number, read: (id: Value) => Value): Value {
		const id = f.let(this.value(f, on, scope));
		if (this.isPresent(on, scope)) return read(id);
		return choose(
			lt(id, 0),
			num(ofNone),
			f.valueOf(() => read(id)),
		);
	}

	isPresent(on: Expr, scope: Scope): boolean {
		switch (on.op) {
			case 'temp':
				return scope.temps.get(on.slot)?.isPresent ?? false;
			case 'local':
				return scope.locals.get(on.slot)?.isPresent ?? false;
			case 'call':
				return (
					on.fn === 'active' ||
					(['segment.feature', 'segment.tile', 'piece.owner'].includes(on.fn) &&
						this.isPresent(on.args[0]!, scope))
				);
			default:
				return false;
		}
	}

	private binary(f: Body, expr: Extract<Expr, { op: 'binary' }>, scope: Scope): Value {
		const { name, left, right } = expr;
		if (name === 'in') return f.valueOf(() => this.contains(f, right, left, scope));
		if ((name === '>' || name === '==') && right.op === 'const' && right.value === 0) {
			const isAny = this.builtIns.anyOf(f, left, scope);
			if (isAny) return name === '>' ? isAny : not(isAny);
		}
		if (name === '&&') {
			const { program } = this.e;
			const tests = cheapFirst(conjuncts(expr), (test) => costOf(program, test));
			return tests
				.map((test) => f.valueOf(() => this.value(f, test, scope)))
				.reduceRight((rest, test) => both(test, rest));
		}
		const counted = sizeComparison(f, this, expr, scope);
		if (counted) return counted;
		const a = this.value(f, left, scope);
		const lazy = (): Value => f.valueOf(() => this.value(f, right, scope));
		if (name === '||') return either(a, lazy());
		const b = this.value(f, right, scope);
		switch (name) {
			case '==':
				return eq(a, b);
			case '!=':
				return ne(a, b);
			case '<':
				return lt(a, b);
			case '<=':
				return le(a, b);
			case '>':
				return gt(a, b);
			case '>=':
				return ge(a, b);
			case '+':
				return this.sum(a, b);
			case '-':
				return this.arithmetic.difference(a, b);
			case '*':
				return this.product(a, b);
			case '/':
				return div(a, b);
			case '%':
				return rem(a, b);
			default:
				return this.e.noValue(`operator:${name}`);
		}
	}

	private contains(f: Body, set: Expr, of: Expr, scope: Scope): Value {
		return this.has(f, set, f.let(this.value(f, of, scope)), scope);
	}

	/** The same of a value that is known. */
	has(f: Body, set: Expr, wanted: Value, scope: Scope): Value {
		const known = membership(f, this.e, this, set, wanted, scope);
		if (known) return known;
		const result = f.variable(0);
		f.block((end) =>
			this.each(f, set, scope, 'repeats', (member) =>
				f.if(eq(member, wanted), () => {
					f.set(result, 1);
					f.jump(end);
				}),
			),
		);
		return get(result);
	}

	/** The body of a define, its sets put in and its values in its slots. */
	bound(f: Body, { define, args }: Define, scope: Scope): { body: Expr; scope: Scope } {
		const { body, params } = this.e.program.defines[define]!;
		const temps = new Map<number, Bound>();
		let own = body;
		params.forEach(({ slot, type }, i) => {
			const arg = args[i]!;
			if (elementOf(type) !== undefined) own = substitute(own, slot, arg);
			else
				temps.set(slot, {
					value: f.let(this.value(f, arg, scope)),
					isPresent: this.isPresent(arg, scope),
				});
		});
		// sets that were put in speak of the slots around
		return {
			body: own,
			scope: { locals: scope.locals, temps: new Map([...scope.temps, ...temps]) },
		};
	}

	private define(f: Body, expr: Define, scope: Scope): Value {
		const { body, params } = this.e.program.defines[expr.define]!;
		if (body.op === 'const') return num(body.value);
		const isShared =
			params.length === expr.args.length &&
			params.every(
				({ type }, i) => elementOf(type) === undefined && this.isPresent(expr.args[i]!, scope),
			);
		if (!isShared) {
			const bound = this.bound(f, expr, scope);
			return f.valueOf(() => this.value(f, bound.body, bound.scope));
		}
		let made = this.defines.get(expr.define);
		if (!made) {
			made = this.e.fn(
				`define${expr.define}`,
				params.map((_, i) => `p${i}`),
				true,
				(own, ...values) => {
					const temps = new Map(
						params.map(({ slot }, i) => [slot, { value: values[i]!, isPresent: true }]),
					);
					own.return(this.value(own, body, { temps, locals: new Map() }));
				},
			);
			this.defines.set(expr.define, made);
		}
		return call(made, ...expr.args.map((arg) => this.value(f, arg, scope)));
	}

	requirement(f: Body, { allowed, that, when }: RequirementIR, scope: Scope): Value {
		const lazy = (x: Expr): Value => f.valueOf(() => this.value(f, x, scope));
		const strict = allowed.reduce((test, lift) => either(test, lazy(lift.when)), lazy(that));
		return when ? choose(lazy(when), strict, num(1)) : strict;
	}

	private can(f: Body, expr: Extract<Expr, { op: 'can' }>, scope: Scope): Value {
		const { require, forbid, params } = this.e.program.verbs[expr.verb]!;
		const temps = new Map(scope.temps);
		expr.args.forEach((arg, i) =>
			temps.set(params[i]!.slot, {
				value: f.let(this.value(f, arg, scope)),
				isPresent: this.isPresent(arg, scope),
			}),
		);
		const own: Scope = { ...scope, temps };
		const skipped = skippedRequirements(expr);
		const lazy = (x: Expr): Value => f.valueOf(() => this.value(f, x, own));
		const tests = [
			...require.flatMap((r, i) => {
				if (r.local || skipped.includes(i)) return [];
				return [this.requirement(f, r, own)];
			}),
			...forbid.map(({ when, that }) => not(when ? both(lazy(when), lazy(that)) : lazy(that))),
		];
		return tests.length === 0 ? num(1) : tests.reduceRight((rest, test) => both(test, rest));
	}

	size(f: Body, set: Expr, scope: Scope): Value {
		return sizeOf(f, this.board, this, set, scope);
	}
}
