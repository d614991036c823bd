import { segmentCount } from '../../board/features.ts';
import { tileCount } from '../../board/tiles.ts';
import { forgetKeyed } from '../limits.ts';
import type { Machine } from '../machine.ts';

export function scopeReset(machine: Machine, scopes: readonly string[]): (() => void) | undefined {
	const { arena, m, LIMITS, REGISTER } = machine.rt;
	const { limits, registers } = machine.program;
	const limit = limits.flatMap((l, i) => (scopes.includes(l.per) ? [LIMITS + i] : []));
	const words = registers.flatMap((r, i) =>
		scopes.includes(r.reset) || scopes.includes(r.per)
			? [{ from: REGISTER[i]!, used: usedWords(machine, i), v: r.default }]
			: [],
	);
	const keyed = forgetKeyed(
		machine,
		new Set(limits.flatMap((l, i) => (scopes.includes(l.per) ? [i] : []))),
	);
	if (limit.length + words.length === 0) return undefined;
	return () => {
		if (keyed) keyed();
		for (const at of limit) if (m[at] !== 0) arena.set(at, 0);
		for (const { from, used, v } of words)
			for (let at = from, to = from + used(); at < to; at++) if (m[at] !== v) arena.set(at, v);
	};
}

/** The words of a register that may have been written: those of tiles and segments that exist. */
function usedWords({ program, rt }: Machine, register: number): () => number {
	const { board } = rt;
	const size = rt.registerSize[register]!;
	switch (program.registers[register]!.per) {
		case 'feature':
		case 'segment':
			return () => segmentCount(board);
		case 'tile':
			return () => tileCount(board);
		default:
			return () => size;
	}
}
