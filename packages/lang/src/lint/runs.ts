import { report } from '../lower/lowering-context.ts';
import type { Instr } from '../ir/index.ts';
import type { Linting } from './lint.ts';

const marks: ReadonlySet<Instr['op']> = new Set<Instr['op']>(['slot', 'settle', 'leave']);

/** Runs of steps at which no rule, action or wave stands. */
export function lintRuns({ program, lowering, diagnostics }: Linting): void {
	for (const { named, routine } of lowering.runs) {
		const { entry } = program.routines[routine]!;
		const first = program.code.slice(entry).find(({ op }) => op === 'leave' || !marks.has(op));
		if (first?.op === 'leave') report({ diagnostics }, named, 'LINT-RUN-NOTHING', {});
	}
}
