import type { Expr } from '@tilewright/lang';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';
import { decided } from './lists.ts';
import { bindDefine, withSlotsRestored } from './defines.ts';
import { meanings } from './members/index.ts';
import type { AnyMeaning } from './members/meaning.ts';
import { filterFeatures } from './filter-features.ts';
import { filterPieces } from './filter-pieces.ts';
import { filterTiles } from './filter-tiles.ts';

const table: Readonly<Record<string, AnyMeaning>> = meanings;

export type Contains = (value: number) => boolean;

export function asContains(compile: (wanted: () => number) => Bool): Contains {
	let wanted = -1;
	const search = compile(() => wanted);
	return (value) => {
		const outer = wanted;
		wanted = value;
		const found = search();
		wanted = outer;
		return found;
	};
}

/**
 * Walks a set until `body` returns true, for questions whose answer depends neither on the order of the members nor on how often
 * one occurs: nothing is collected, sorted or compared with members met before. Returns undefined where `each` is as good.
 */
export function someOf(c: Closures, e: Expr, slot: number, body: Bool): Bool | undefined {
	const { temps } = c.rt;
	switch (e.op) {
		case 'list': {
			if (decided(e)) return undefined;
			const items = e.items.map((i) => c.num(i));
			const numbers = e.type === 'set(int)';
			return () => {
				for (let i = 0; i < items.length; i++) {
					const v = items[i]!();
					if (v < 0 && !numbers) continue;
					temps[slot] = v;
					if (body()) return true;
				}
				return false;
			};
		}
		case 'if': {
			const test = c.bool(e.test);
			const a = c.some(e.then, slot, body);
			const b = c.some(e.else, slot, body);
			return () => (test() ? a() : b());
		}
		case 'define': {
			const { body: set, slots, assign } = bindDefine(c, e);
			const run = c.some(set, slot, withSlotsRestored(temps, slots, body));
			return () => {
				assign();
				return run();
			};
		}
		case 'fold': {
			const own = e.slot;
			switch (e.fold) {
				case 'map': {
					const value = c.num(e.body);
					const numbers = e.type === 'set(int)';
					return c.some(e.on, own, () => {
						const member = temps[own]!;
						const v = value();
						if (v === -1 && !numbers) return false;
						temps[slot] = v;
						const found = body();
						temps[own] = member;
						return found;
					});
				}
				case 'flatMap':
					return c.some(e.on, own, c.some(e.body, slot, withSlotsRestored(temps, [own], body)));
				case 'filter': {
					const quick =
						filterFeatures(c, e, slot, body) ??
						filterTiles(c, e, slot, body) ??
						filterPieces(c, e, slot, body);
					if (quick) return quick;
					const test = c.bool(e.body);
					return c.some(e.on, own, () => {
						if (!test()) return false;
						const member = temps[own]!;
						temps[slot] = member;
						const found = body();
						temps[own] = member;
						return found;
					});
				}
				default:
					return undefined;
			}
		}
		case 'call': {
			if (e.fn === 'set(*).union') {
				const a = c.some(e.args[0]!, slot, body);
				const b = c.some(e.args[1]!, slot, body);
				return () => a() || b();
			}
			return table[e.fn]?.some?.(c, e.args, slot, body, e);
		}
		default:
			return undefined;
	}
}

/** Compiles a test of membership that goes down to the parts of a set; undefined where the members must be walked. */
export function containsOf(c: Closures, e: Expr): Contains | undefined {
	const { temps } = c.rt;
	switch (e.op) {
		case 'list': {
			const values = decided(e);
			return values && ((v) => values.includes(v));
		}
		case 'if': {
			const test = c.bool(e.test);
			const a = c.contains(e.then);
			const b = c.contains(e.else);
			return (v) => (test() ? a(v) : b(v));
		}
		case 'define': {
			const { body, slots, assign } = bindDefine(c, e);
			const contains = c.contains(body);
			if (slots.length === 0) return contains;
			return (v) => {
				assign();
				return contains(v);
			};
		}
		case 'fold': {
			const own = e.slot;
			if (e.fold === 'filter') {
				const contains = c.contains(e.on);
				const test = c.bool(e.body);
				return (v) => {
					if (!contains(v)) return false;
					temps[own] = v;
					return test();
				};
			}
			if (e.fold !== 'flatMap') return undefined;
			const contains = c.contains(e.body);
			return asContains((wanted) => c.some(e.on, own, () => contains(wanted())));
		}
		case 'call':
			return containsOfCall(c, e);
		default:
			return undefined;
	}
}

function containsOfCall(c: Closures, e: Extract<Expr, { op: 'call' }>): Contains | undefined {
	const [left, right] = e.args;
	switch (e.fn) {
		case 'set(*).union': {
			const a = c.contains(left!);
			const b = c.contains(right!);
			return (v) => a(v) || b(v);
		}
		case 'set(*).intersection(set(*))': {
			const a = c.contains(left!);
			const b = c.contains(right!);
			return (v) => a(v) && b(v);
		}
		case 'set(*).minus(set(*))': {
			const a = c.contains(left!);
			const b = c.contains(right!);
			return (v) => a(v) && !b(v);
		}
		case 'set(*).without': {
			const contains = c.contains(left!);
			const out = c.num(right!);
			return (v) => v !== out() && contains(v);
		}
		default:
			return table[e.fn]?.contains?.(c, e.args, e);
	}
}
