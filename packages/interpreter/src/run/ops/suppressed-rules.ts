import type { Machine } from '../machine.ts';
import type { Op } from '../status.ts';

/** Lets rules that are silent in a stretch be passed over: each begins with a test, and goes on behind its last instruction. */
export function hush(machine: Machine, ops: Op[]): void {
	const { program } = machine;
	const silent = new Set(machine.quiet.flat());
	const ownerOf = (pc: number): string | undefined => {
		const source = program.code[pc]?.source;
		return source === undefined ? undefined : program.sources[source]?.id;
	};
	const entries = new Set(program.routines.map((r) => r.entry));
	for (let pc = 0; pc < ops.length; pc++) {
		const id = ownerOf(pc);
		if (id === undefined || !silent.has(id)) continue;
		// code of others may stand between: replacements, free actions beside a decision
		let end = pc + 1;
		for (let at = end; at < ops.length && !entries.has(at) && !ends(program.code[at]!.op); at++)
			if (ownerOf(at) === id) end = at + 1;
		const first = ops[pc]!;
		const behind = machine.thread(end);
		ops[pc] = () => (machine.isQuiet(id) ? behind : first());
		pc = end - 1;
	}
}

/** What no rule reaches over. */
function ends(op: string): boolean {
	return op === 'slot' || op === 'settle' || op === 'leave' || op === 'round-end';
}
