import { type Compiled, compile } from '@tilewright/lang';
import { hasErrors, limits } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { workspaceOf } from '../../packages/lang/src/testing.ts';
import { forgetTiles } from '../../packages/lang/src/lower/read-tile.ts';
import { cases } from './cases/index.ts';
import { type Growth, filesOf } from './kit.ts';

/** Processor time of a piece of work in milliseconds, the least of three tries. */
function cpuOf(work: () => void): number {
	let least = Infinity;
	for (let i = 0; i < 3; i++) {
		const begin = process.cpuUsage();
		work();
		const { user, system } = process.cpuUsage(begin);
		least = Math.min(least, (user + system) / 1000);
	}
	return least;
}

interface Measured {
	readonly reading: number;
	readonly compiling: number;
	readonly made: Compiled;
	readonly findings: number;
}

function measure(growth: Growth, n: number): Measured {
	const files = filesOf(growth, n);
	const selection = { game: 'toy', seats: 2, ...growth.selection?.(n) };
	const reading = cpuOf(() => void workspaceOf(files).diagnostics);
	const workspace = workspaceOf(files);
	let made: Compiled | undefined;
	const compiling = cpuOf(() => {
		forgetTiles();
		made = compile(workspace, selection, { lint: true });
	});
	return { reading, compiling, made: made!, findings: workspace.diagnostics.length };
}

describe('work grows with what is written', () => {
	test.each(cases.map((c) => [c.name, c] as const))('%s', (_, growth) => {
		// beyond their bounds set-ups are refused, so the largest that may be are compared with a quarter of them
		const most = growth.most ?? limits.declarations;
		const part = measure(growth, Math.floor(most / 4));
		const whole = measure(growth, most);
		const told = `${JSON.stringify([part, whole].map((m) => [m.reading, m.compiling]))} ms`;
		// twice the work of a quarter is quadratic; a tenth of a second is too little to tell
		expect(whole.reading, `reading ${told}`).toBeLessThan(9 * part.reading + 100);
		expect(whole.compiling, `compiling ${told}`).toBeLessThan(9 * part.compiling + 100);
		for (const { made, findings } of [part, whole]) {
			const bound = limits.findings + workspaceNotes;
			expect(findings).toBeLessThanOrEqual(bound);
			expect(made.diagnostics.length).toBeLessThanOrEqual(bound);
			expect(made.program === undefined).toBe(hasErrors(made.diagnostics));
		}
	});
});

/** Notes of files and of all that more findings were left out. */
const workspaceNotes = 100;
