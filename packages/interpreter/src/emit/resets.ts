import { scopeReset } from '../run/ops/resets.ts';
import type { Emission } from './emission.ts';
import { type Value, num, word } from './ir.ts';
import type { Step } from './step.ts';

export function clears({ e, f }: Step, scope: string): void {
	const { machine, program, rt } = e;
	if (!scopeReset(machine, [scope])) return;
	program.limits.forEach(({ per }, i) => {
		if (per === scope) f.store(rt.LIMITS, i, 0);
	});
	if (rt.optional.KEYED >= 0) e.lacks('limits-with-a-key');
	program.registers.forEach(({ default: first, per, reset }, i) => {
		if (reset !== scope && per !== scope) return;
		const used = usedWords(e, i);
		const base = rt.REGISTER[i]!;
		if (used === 1) f.store(base, 0, first);
		else f.count(0, typeof used === 'number' ? num(used) : used, (at) => f.store(base, at, first));
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
