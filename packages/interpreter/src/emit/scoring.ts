import { elementOf, type KindIR, type LineIR } from '@tilewright/lang';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import {
	choose,
	either,
	eq,
	type Fn,
	get,
	gt,
	le,
	lt,
	num,
	or,
	shl,
	type Value,
	word,
} from './ir.ts';
import { type Bound, emptyScope, type Scope, withTemp } from './scope.ts';

export class ScoringCode {
	private readonly e: Emission;
	private readonly board: BoardCode;
	private made: { worth?: Fn; owners?: Fn } = {};
	private building = new Set<string>();
	/** Kinds whose completion is being made, and the function for all kinds while it is. */
	private readonly completing = new Set<number>();
	private readonly completes = new Map<string, Fn>();
	/** Set once expressions can be made: both ask each other. */
	expressions!: Expressions;

	constructor(e: Emission, board: BoardCode) {
		this.e = e;
		this.board = board;
	}

	/** Makes a function when it is first asked for. One that needs itself is not made. */
	private once(name: 'worth' | 'owners', make: () => Fn): Fn {
		const made = this.made[name];
		if (made) return made;
		if (this.building.has(name)) {
			this.e.lacks(`${name}-of-itself`);
			return this.e.fn(name, ['feature'], true, (f) => f.giveUp());
		}
		this.building.add(name);
		const fn = make();
		this.made[name] = fn;
		return fn;
	}

	private byKind(
		f: Body,
		name: 'complete' | 'worth',
		feature: Value,
		say: (kind: number) => void,
	): void {
		const { e } = this;
		const kind = f.let(word(e.rt.board.KIND, feature));
		e.program.kinds.forEach((_, i) => {
			const { body, lacking } = e.attempt(() => f.collect(() => say(i)));
			f.if(eq(kind, i), () => {
				if (lacking.size === 0) return f.addAll(body);
				e.leave(lacking, name);
				f.return(call(e.closure(name), feature));
			});
		});
		f.giveUp();
	}

	/** (feature) → 1 where it is complete */
	complete(): Fn {
		const { program, machine, rt } = this.e;
		const key = [...this.completing].join();
		const known = this.completes.get(key);
		if (known) return known;
		const made = this.e.fn('complete', ['feature'], true, (f, feature) =>
			this.byKind(f, 'complete', feature, (i) => {
				const { complete } = program.kinds[i]!;
				if (machine.scoring.closes[i] === 1) f.return(eq(word(rt.board.OPEN, feature), 0));
				else if (complete.op === 'const') f.return(complete.value === 0 ? 0 : 1);
				else if (this.completing.has(i)) this.e.lacks('complete-of-itself');
				else f.return(call(this.completeOf(i), feature));
			}),
		);
		this.completes.set(key, made);
		return made;
	}

	/** (feature of a kind) → 1 where it is complete; a function of its own, since it may ask for features of other kinds */
	private completeOf(kind: number): Fn {
		const { complete, it } = this.e.program.kinds[kind]!;
		this.completing.add(kind);
		const made = this.e.fn('completeOf', ['feature'], true, (f, feature) =>
			f.return(this.expressions.value(f, complete, withTemp(emptyScope, it, feature))),
		);
		this.completing.delete(kind);
		return made;
	}

	/** (feature) → its points */
	worth(): Fn {
		const { e } = this;
		return this.once('worth', () =>
			e.fn('worth', ['feature'], true, (f, feature) =>
				this.byKind(f, 'worth', feature, (i) => {
					const { value } = e.program.kinds[i]!;
					if (value.scales.length + value.caps.length + value.vetoes.length > 0)
						e.lacks('totals-that-are-changed');
					const scope = withTemp(emptyScope, value.it, feature);
					const points = [...value.lines, ...value.late].map((line) => this.line(f, line, scope));
					f.return(points.length === 0 ? 0 : points.reduce((a, b) => this.expressions.sum(a, b)));
				}),
			),
		);
	}

	/** (feature, seat) → the share of one owner; undefined where all get the worth */
	share(): Fn | undefined {
		const { e } = this;
		const { kinds } = e.program;
		const differs = kinds.some(
			({ value: { lines, share } }) =>
				lines.some((l) => l.oncePerSeat) ||
				share.lines.length + share.adjust.length + share.floors.length > 0,
		);
		if (!differs) return undefined;
		return e.fn('share', ['feature', 'seat'], true, (f, feature, seat) => {
			const kind = f.let(word(e.rt.board.KIND, feature));
			kinds.forEach(({ value }, i) =>
				f.if(eq(kind, i), () => {
					if (value.lines.some((l) => l.oncePerSeat)) e.lacks('lines-that-count-once-for-a-seat');
					if (value.scales.length + value.caps.length + value.vetoes.length > 0)
						e.lacks('totals-that-are-changed');
					const { expressions: x } = this;
					const { share } = value;
					const own = withTemp(emptyScope, value.it, feature);
					const scope = withTemp(own, share.seat, seat);
					const points = [
						...value.lines.map((line) =>
							this.line(
								f,
								line,
								scope,
								share.adjust.filter((a) => a.line === line.id),
							),
						),
						...[...value.late, ...share.lines].map((line) => this.line(f, line, scope)),
					];
					const total = f.variable(points.reduce((a, b) => x.sum(a, b), num(0)));
					for (const { at } of share.floors) {
						const floor = f.let(x.value(f, at, scope));
						f.if(gt(floor, get(total)), () => f.set(total, floor));
					}
					f.return(get(total));
				}),
			);
			f.giveUp();
		});
	}

	private line(
		f: Body,
		line: LineIR,
		scope: Scope,
		ofSeat: KindIR['value']['share']['adjust'] = [],
	): Value {
		const { expressions: x } = this;
		const { when } = line;
		if (ofSeat.length > 0) {
			const counted = f.valueOf(() => this.part(f, line, 'count', scope));
			const count = when ? choose(x.value(f, when, scope), counted, num(0)) : counted;
			const each = this.part(f, line, 'each', scope);
			return x.product(
				this.adjusted(f, f.let(count), 'count', ofSeat, scope),
				this.adjusted(f, each, 'each', ofSeat, scope),
			);
		}
		const points = (): Value =>
			x.product(this.part(f, line, 'count', scope), this.part(f, line, 'each', scope));
		if (!when) return f.let(points());
		return f.let(choose(x.value(f, when, scope), f.valueOf(points), num(0)));
	}

	private part(f: Body, line: LineIR, field: 'count' | 'each', scope: Scope): Value {
		const { expressions: x } = this;
		const { adjust, [field]: expr } = line;
		const isSet = elementOf(expr.type) !== undefined;
		const value = f.let(isSet ? x.size(f, expr, scope) : x.value(f, expr, scope));
		return this.adjusted(f, value, field, adjust, scope);
	}

	private adjusted(
		f: Body,
		given: Value,
		field: 'count' | 'each',
		adjust: LineIR['adjust'],
		scope: Scope,
	): Value {
		const { expressions: x } = this;
		let result = given;
		for (const change of adjust) {
			if (change.field !== field) continue;
			const { layer, value, when } = change;
			const old = result;
			const by = f.valueOf(() => (layer === 'void' || !value ? num(0) : x.value(f, value, scope)));
			const changed = layer === 'add' ? x.sum(old, by) : by;
			result = f.let(when ? choose(x.value(f, when, scope), changed, old) : changed);
		}
		return result;
	}

	/** (feature) → the seats that own it, as bits */
	owners(): Fn {
		const { e } = this;
		const { owners, seats } = e.program;
		return this.once('owners', () => {
			const [key, ...others] = owners.keys;
			// where no key distinguishes seats, all of them own the feature
			if (!key) return e.fn('owners', ['feature'], true, (f) => f.return((1 << seats) - 1));
			const keyOf = (index: number): Fn =>
				e.fn('power', ['feature', 'seat'], true, (f, feature, seat) => {
					const temps = new Map<number, Bound>([
						[owners.it, { value: feature, isPresent: true }],
						[owners.seat, { value: seat, isPresent: true }],
					]);
					f.return(this.expressions.value(f, owners.keys[index]!, { temps, locals: new Map() }));
				});
			const power = keyOf(0);
			const further = others.map((_, i) => keyOf(i + 1));
			return e.fnOrClosure('owners', (f, feature) => {
				if (e.machine.scoring.needsPieces)
					f.if(lt(word(e.rt.board.PIECES, feature), 0), () => f.return(0));
				const best = f.variable(owners.above);
				const bests = further.map(() => f.variable(0));
				const mask = f.variable(0);
				f.count(0, num(seats), (seat, next) => {
					const v = f.let(call(power, feature, seat));
					f.if(either(le(v, owners.above), lt(v, get(best))), () => f.jump(next));
					const values = further.map((key) => f.let(call(key, feature, seat)));
					const own = f.let(shl(num(1), seat));
					const lead = (): void => {
						f.set(best, v);
						values.forEach((value, i) => f.set(bests[i]!, value));
						f.set(mask, own);
						f.jump(next);
					};
					f.if(gt(v, get(best)), lead);
					values.forEach((value, i) => {
						f.if(gt(value, get(bests[i]!)), lead);
						f.if(lt(value, get(bests[i]!)), () => f.jump(next));
					});
					f.set(mask, or(get(mask), own));
				});
				f.return(get(mask));
			});
		});
	}
}
