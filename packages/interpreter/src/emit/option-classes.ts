import { type AlternativeIR, elementOf } from '@tilewright/lang';
import { largest } from '@tilewright/schema';
import { type Body, call } from './body.ts';
import { membersOf } from './collected.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { add, and, both, eq, get, type Local, mul, num, type Value, word } from './ir.ts';
import { MAX_OPTIONS } from './option-rows.ts';
import type { Scope } from './scope.ts';
import { type Stamps, stamps } from './stamps.ts';

/** Marks by sums of the keys of a class of options, a power of 2. */
const CLASS_MARKS = 256;

/** Classes of an alternative at most that have a mark each. */
const MOST_OWN_MARKS = 65_536;

/** Of options that are equal in all keys only the first is listed. */
export class OptionClasses {
	private readonly e: Emission;
	private readonly x: Expressions;
	private readonly keys: number;
	private readonly stride: number;
	private readonly seen: Stamps;
	/** Marks of alternatives with few classes: each class has one of its own. */
	private readonly own: Stamps;

	constructor(e: Emission, x: Expressions) {
		this.e = e;
		this.x = x;
		const alternatives = e.program.decisions.flatMap((d) => d.alternatives);
		this.stride = largest(
			alternatives.map((a) => Math.max(a.equivalentBy.length, a.variables.length)),
			1,
		);
		this.keys = e.memory.room(this.stride * MAX_OPTIONS);
		this.seen = stamps(e, CLASS_MARKS);
		this.own = stamps(
			e,
			largest(
				alternatives.map((a) => classCount(e, a) ?? 0),
				1,
			),
		);
	}

	/** To be said before the options of an alternative are listed, of which the first will be number `n`. */
	begin(f: Body, a: AlternativeIR, n: Local): OpenClasses | undefined {
		if (!hasClasses(a)) return undefined;
		const marks = classCount(this.e, a) === undefined ? this.seen : this.own;
		return { a, from: f.let(get(n)), stamp: f.let(call(marks.next)) };
	}

	/** Says `skip` where an option with the values of `scope` is equal to one that was listed, else notes it as number `n`. */
	firstOnly(
		f: Body,
		{ a, from, stamp }: OpenClasses,
		scope: Scope,
		n: Local,
		skip: () => void,
	): void {
		const { e, keys, own, seen, stride, x } = this;
		const by =
			a.equivalentBy.length === 0
				? a.variables.map((v) => scope.locals.get(v.slot)!.value)
				: a.equivalentBy.map((key) => {
						if (elementOf(key.type) !== undefined) return e.noValue('classes-by-sets');
						return f.let(x.value(f, key, scope));
					});
		if (classCount(e, a) !== undefined) {
			const sizes = keyTypes(a).map((type) => membersOf(e, `set(${type})`)! + 1);
			// keys without a value are -1
			const mark = by.reduce<Value>((at, key, i) => add(mul(at, sizes[i]!), add(key, 1)), num(0));
			const at = f.let(mark);
			f.if(eq(word(own.marks, at), stamp), skip);
			f.store(own.marks, at, stamp);
			return;
		}
		// most options are the first whose keys have that sum
		const sum = by.map((key, at) => mul(key, 2 * at + 1)).reduce((a, b) => add(a, b));
		const mark = f.let(and(sum, num(CLASS_MARKS - 1)));
		f.if(eq(word(seen.marks, mark), stamp), () =>
			f.count(from, get(n), (i) => {
				const row = f.let(mul(i, stride));
				const isEqual = by.map((key, at) => eq(word(keys + at, row), key));
				f.if(
					isEqual.reduceRight((rest, test) => both(test, rest)),
					skip,
				);
			}),
		);
		f.store(seen.marks, mark, stamp);
		const row = f.let(mul(get(n), stride));
		by.forEach((key, at) => f.store(keys + at, row, key));
	}
}

/** The classes of an alternative whose options are being listed. */
export interface OpenClasses {
	readonly a: AlternativeIR;
	readonly from: Value;
	readonly stamp: Value;
}

function keyTypes({ equivalentBy, variables }: AlternativeIR): readonly string[] {
	return (equivalentBy.length === 0 ? variables : equivalentBy).map(({ type }) => type);
}

/** The number of classes that options of an alternative can have; undefined where it is large or unknown. */
function classCount(e: Emission, a: AlternativeIR): number | undefined {
	if (!hasClasses(a)) return undefined;
	let count = 1;
	for (const type of keyTypes(a)) count *= 1 + (membersOf(e, `set(${type})`) ?? MOST_OWN_MARKS);
	return count > MOST_OWN_MARKS ? undefined : count;
}

function hasClasses({ equivalentBy, variables }: AlternativeIR): boolean {
	return equivalentBy.length > 0 || variables.some(({ type }) => type === 'tile-kind');
}
