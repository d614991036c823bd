import type { Instr, Program } from '@tilewright/lang';

/** What a program makes use of, so that all else is left out when it is compiled. */
export interface Uses {
	/** Names of built-ins that expressions call. */
	readonly calls: ReadonlySet<string>;
	/** Instructions in its code. */
	readonly ops: ReadonlySet<Instr['op']>;
}

const known = new WeakMap<Program, Uses>();

export function usesOf(program: Program): Uses {
	const found = known.get(program);
	if (found) return found;
	const calls = new Set<string>();
	const ops = new Set(program.code.map((i) => i.op));
	const look = (value: unknown): void => {
		if (Array.isArray(value)) for (const v of value) look(v);
		else if (typeof value === 'object' && value !== null) {
			if ('op' in value && value.op === 'call' && 'fn' in value) calls.add(value.fn as string);
			for (const v of Object.values(value)) look(v);
		}
	};
	const { tiles, sources, texts, ...rest } = program;
	void [tiles, sources, texts];
	look(rest);
	const uses = { calls, ops };
	known.set(program, uses);
	return uses;
}
