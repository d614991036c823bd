import { forgetKeyed } from '../limits.ts';
import type { Machine } from '../machine.ts';

/** Clears the limits and registers of some scopes (turn, part, wave, round); undefined when there are none. */
export function resets(machine: Machine, scopes: readonly string[]): (() => void) | undefined {
	const { arena, m, LIMITS, REGISTER, registerSize } = machine.rt;
	const { limits, registers } = machine.program;
	const limit = limits.flatMap((l, i) => (scopes.includes(l.per) ? [LIMITS + i] : []));
	const words = registers.flatMap((r, i) =>
		scopes.includes(r.reset) || scopes.includes(r.per)
			? [{ from: REGISTER[i]!, to: REGISTER[i]! + registerSize[i]!, v: r.default }]
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
		for (const { from, to, v } of words)
			for (let at = from; at < to; at++) if (m[at] !== v) arena.set(at, v);
	};
}
