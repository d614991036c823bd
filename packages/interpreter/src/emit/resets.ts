import { Header } from '../run/header.ts';
import { scopeReset } from '../run/ops/resets.ts';
import { Keyed } from '../run/optional-columns.ts';
import { Body } from './body.ts';
import type { Emission } from './emission.ts';
import { add, eq, get, mul, ne, num, shl, type Value, word } from './ir.ts';
import type { Step } from './step.ts';

export function clears({ e, f }: Step, scope: string): void {
	const { machine, program, rt } = e;
	if (!scopeReset(machine, [scope])) return;
	program.limits.forEach(({ per }, i) => {
		if (per === scope) f.store(rt.LIMITS, i, 0);
	});
	forgetKeyed(f, e, scope);
	program.registers.forEach(({ default: first, per, reset }, i) => {
		if (reset !== scope && per !== scope) return;
		const used = usedWords(e, i);
		const base = rt.REGISTER[i]!;
		if (used === 1) return f.store(base, 0, first);
		const words = typeof used === 'number' ? num(used) : used;
		if (first !== 0 && first !== -1) return f.count(0, words, (at) => f.store(base, at, first));
		f.add({ op: 'fill', to: num(base * 4), byte: num(first & 255), length: shl(words, 2) });
	});
}

function usedWords({ program, rt }: Emission, register: number): number | Value {
	switch (program.registers[register]!.per) {
		case 'feature':
		case 'segment':
			return word(rt.board.SEGMENT_COUNT);
		case 'tile':
			return word(rt.board.TILE_COUNT);
		default:
			return rt.registerSize[register]!;
	}
}

/** Forgets the uses of limits of a scope that are counted apart, as `run/limits.ts`. */
function forgetKeyed(f: Body, { program, rt }: Emission, scope: string): void {
	const { KEYED } = rt.optional;
	const own = program.limits.flatMap(({ per }, i) => (per === scope ? [i] : []));
	if (KEYED < 0 || own.length === 0) return;
	const kept = f.variable(0);
	f.count(0, word(Header.keyed), (i, next) => {
		const from = f.let(mul(i, Keyed.words));
		const limit = f.let(word(KEYED, from));
		for (const index of own) f.if(eq(limit, index), () => f.jump(next));
		const to = f.let(mul(get(kept), Keyed.words));
		f.if(ne(to, from), () => {
			for (let w = 0; w < Keyed.words; w++) f.store(KEYED + w, to, word(KEYED + w, from));
		});
		f.set(kept, add(get(kept), 1));
	});
	f.store(Header.keyed, 0, get(kept));
}
