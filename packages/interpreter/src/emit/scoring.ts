import { elementOf, type LineIR } from '@tilewright/lang';
import { type Body, call } from './body.ts';
import type { BoardCode } from './board.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { type Bound, withTemp, emptyScope, type Scope } from './scope.ts';
import { type Fn, type Value, choose, eq, get, gt, lt, num, or, shl, word } from './ir.ts';

export class ScoringCode {
	private readonly e: Emission;
	private readonly board: BoardCode;
	private made: { complete?: Fn; worth?: Fn; owners?: Fn } = {};
	private building = new Set<string>();
	/** Set once expressions can be made: both ask each other. */
	expressions!: Expressions;

	constructor(e: Emission, board: BoardCode) {
		this.e = e;
		this.board = board;
	}

	/** Makes a function when it is first asked for. One that needs itself is not made. */
	private once(name: 'complete' | 'worth' | 'owners', make: () => Fn): Fn {
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
		return this.once('complete', () =>
			this.e.fn('complete', ['feature'], true, (f, feature) =>
				this.byKind(f, 'complete', feature, (i) => {
					const { complete, it } = program.kinds[i]!;
					if (machine.scoring.closes[i] === 1) f.return(eq(word(rt.board.OPEN, feature), 0));
					else if (complete.op === 'const') f.return(complete.value === 0 ? 0 : 1);
					else f.return(this.expressions.value(f, complete, withTemp(emptyScope, it, feature)));
				}),
			),
		);
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

	private line(f: Body, line: LineIR, scope: Scope): Value {
		const { expressions: x } = this;
		const points = (): Value => {
			const isSet = elementOf(line.count.type) !== undefined;
			const parts = {
				count: f.let(isSet ? x.size(f, line.count, scope) : x.value(f, line.count, scope)),
				each: f.let(x.value(f, line.each, scope)),
			};
			for (const { layer, field, value, when } of line.adjust) {
				const old = parts[field];
				const by = f.valueOf(() => (value ? x.value(f, value, scope) : num(0)));
				const changed = layer === 'add' ? x.sum(old, by) : by;
				parts[field] = f.let(when ? choose(x.value(f, when, scope), changed, old) : changed);
			}
			return x.product(parts.count, parts.each);
		};
		if (!line.when) return f.let(points());
		return f.let(choose(x.value(f, line.when, scope), f.valueOf(points), num(0)));
	}

	/** (feature) → the seats that own it, as bits */
	owners(): Fn {
		const { e } = this;
		const { owners, seats } = e.program;
		return this.once('owners', () => {
			const [key, ...others] = owners.keys;
			// where no key distinguishes seats, all of them own the feature
			if (!key) return e.fn('owners', ['feature'], true, (f) => f.return((1 << seats) - 1));
			const power = e.fn('power', ['feature', 'seat'], true, (f, feature, seat) => {
				const temps = new Map<number, Bound>([
					[owners.it, { value: feature, isPresent: true }],
					[owners.seat, { value: seat, isPresent: true }],
				]);
				f.return(this.expressions.value(f, key, { temps, locals: new Map() }));
			});
			return e.fnOrClosure('owners', (f, feature) => {
				if (others.length > 0) e.lacks('several-keys-of-owners');
				if (e.machine.scoring.needsPieces)
					f.if(lt(word(e.rt.board.PIECES, feature), 0), () => f.return(0));
				const best = f.variable(owners.above);
				const mask = f.variable(0);
				f.count(0, num(seats), (seat) => {
					const v = f.let(call(power, feature, seat));
					f.if(
						gt(v, get(best)),
						() => {
							f.set(best, v);
							f.set(mask, shl(num(1), seat));
						},
						() =>
							f.if(eq(v, get(best)), () =>
								f.if(gt(v, owners.above), () => f.set(mask, or(get(mask), shl(num(1), seat)))),
							),
					);
				});
				f.return(get(mask));
			});
		});
	}
}
