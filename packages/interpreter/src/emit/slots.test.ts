import { expect, test } from 'vitest';
import { type Body, fn } from './body.ts';
import { add, get, type Local, lt, type Value, word } from './ir.ts';
import { slotsOf } from './slots.ts';

/** The locals that a function has beside its parameters. */
function localsOf(say: (f: Body, param: Value) => void): number {
	const slots = slotsOf(fn('f', ['param'], false, say));
	return Math.max(...slots.values());
}

test('variables that are used one after the other share a local, however many there are', () => {
	const count = localsOf((f, param) => {
		for (let i = 0; i < 10_000; i++)
			f.if(lt(param, i), () => f.store(i, 0, add(f.let(word(i)), 1)));
	});
	expect(count).toBe(1);
});

test('a variable that is read on has a local of its own until then', () => {
	const count = localsOf((f) => {
		const all = Array.from({ length: 20 }, (_, i) => f.let(word(i)));
		f.store(
			0,
			0,
			all.reduce((sum, v) => add(sum, v)),
		);
	});
	expect(count).toBe(20);
});

test('what a loop reads from outside, and what is read after it, keeps its local in the whole loop', () => {
	let outside: Local | undefined;
	let after: Local | undefined;
	const within: Local[] = [];
	const { body, params } = fn('f', ['param'], false, (f, param) => {
		outside = f.variable(1);
		f.loop((again) => {
			f.store(0, 0, get(outside!));
			within.push(f.variable(word(1)));
			f.store(1, 0, get(within[0]!));
			after = f.variable(param);
			within.push(f.variable(word(2)));
			f.if(get(within[1]!), () => f.jump(again));
		});
		f.store(2, 0, get(after!));
	});
	const slots = slotsOf({ body, params });
	const kept = [slots.get(outside!), slots.get(after!)];
	expect(new Set([...kept, 0]).size).toBe(3);
	for (const local of within) expect(kept).not.toContain(slots.get(local));
	expect(slots.get(within[0]!)).toBe(slots.get(within[1]!));
});
