import type { Expr } from '@tilewright/lang';
import type { Bool } from '../backend.ts';
import type { Closures } from '../closures.ts';
import type { ExprOf } from '../values.ts';
import type { CallExpr, Meanings, SetMeaning } from './meaning.ts';

function members(c: Closures, set: Expr, use: (v: number) => boolean): Bool {
	const slot = c.rt.newTemp();
	const { temps } = c.rt;
	return c.each(set, slot, () => use(temps[slot]!));
}

function among(
	wanted: boolean,
): SetMeaning<readonly [ExprOf<never>, ExprOf<never>], never, CallExpr> {
	return {
		each: (c, args, slot, body) => {
			const { temps } = c.rt;
			const other = c.rt.newTemp();
			let others: Set<number> = new Set();
			const gather = c.some(args[1], other, () => {
				others.add(temps[other]!);
				return false;
			});
			const run = c.each(args[0], slot, () => others.has(temps[slot]!) === wanted && body());
			return () => {
				const outer = others;
				others = new Set();
				gather();
				const found = run();
				others = outer;
				return found;
			};
		},
	};
}

export const setMeanings: Meanings<'set(*)'> = {
	'set(*).size': { num: (c, args) => c.size(args[0]) },
	'set(*).empty': {
		bool: (c, args) => {
			const any = c.some(args[0], c.rt.newTemp(), () => true);
			return () => !any();
		},
	},
	'set(*).first': {
		num: (c, args) => {
			let first = -1;
			const run = members(c, args[0], (v) => {
				first = v;
				return true;
			});
			return () => {
				first = -1;
				run();
				return first;
			};
		},
	},
	'set(*).first(int)': {
		each: (c, args, slot, body) => {
			const wanted = c.num(args[1]);
			let left = 0;
			let found = false;
			const run = c.each(args[0], slot, () => {
				left--;
				found = body();
				return found || left === 0;
			});
			return () => {
				const outer = left;
				left = wanted();
				found = false;
				if (left > 0) run();
				left = outer;
				return found;
			};
		},
	},
	'set(*).only': {
		num: (c, args) => {
			let n = 0;
			let only = -1;
			const run = members(c, args[0], (v) => {
				only = v;
				return ++n > 1;
			});
			return () => {
				n = 0;
				run();
				return n === 1 ? only : -1;
			};
		},
	},
	'set(*).without': {
		each: (c, args, slot, body) => {
			const { temps } = c.rt;
			const out = c.num(args[1]);
			let skip = -1;
			const run = c.each(args[0], slot, () => temps[slot] !== skip && body());
			return () => {
				const outer = skip;
				skip = out();
				const found = run();
				skip = outer;
				return found;
			};
		},
	},
	'set(*).union': {
		each: (c, args, slot, body) => {
			let emit: (v: number) => void = () => {};
			const use = (v: number): boolean => {
				emit(v);
				return false;
			};
			const a = members(c, args[0], use);
			const b = members(c, args[1], use);
			return () =>
				c.distinct(
					(push) => {
						const outer = emit;
						emit = push;
						a();
						b();
						emit = outer;
					},
					slot,
					body,
				);
		},
	},
	'set(*).intersects': {
		bool: (c, args) => {
			let wanted = -1;
			const search = members(c, args[1], (v) => v === wanted);
			return members(c, args[0], (v) => {
				wanted = v;
				return search();
			});
		},
	},
	'set(*).at(int)': {
		num: (c, args) => {
			const place = c.num(args[1]);
			let left = 0;
			let found = -1;
			const run = members(c, args[0], (v) => {
				if (left-- > 0) return false;
				found = v;
				return true;
			});
			return () => {
				const [outerLeft, outerFound] = [left, found];
				left = place();
				found = -1;
				if (left >= 0) run();
				const result = found;
				[left, found] = [outerLeft, outerFound];
				return result;
			};
		},
	},
	'set(*).intersection(set(*))': among(true),
	'set(*).minus(set(*))': among(false),
};
