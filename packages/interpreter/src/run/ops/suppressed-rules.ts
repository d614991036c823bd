import type { Machine } from '../machine.ts';
import type { Op } from '../status.ts';

/** Makes rules skippable that some stretch suppresses: each begins with a test that jumps behind its last instruction. */
export function suppressRules(machine: Machine, ops: Op[]): void {
	const { program } = machine;
	const suppressible = new Set(machine.suppressed.flat());
	const ownerOf = (pc: number): string | undefined => {
		const source = program.code[pc]?.source;
		return source === undefined ? undefined : program.sources[source]?.id;
	};
	const entries = new Set(program.routines.map((r) => r.entry));
	for (let pc = 0; pc < ops.length; pc++) {
		const id = ownerOf(pc);
		if (id === undefined || !suppressible.has(id)) continue;
		// the code of a rule may be interrupted by that of replacements and free actions
		let end = pc + 1;
		for (let at = end; at < ops.length && !entries.has(at) && !ends(program.code[at]!.op); at++)
			if (ownerOf(at) === id) end = at + 1;
		const first = ops[pc]!;
		const behind = machine.thread(end);
		ops[pc] = () => (machine.isSuppressed(id) ? behind : first());
		pc = end - 1;
	}
}

function ends(op: string): boolean {
	return op === 'slot' || op === 'settle' || op === 'leave' || op === 'round-end';
}
