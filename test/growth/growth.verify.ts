import { type Compiled, compile } from '@tilewright/lang';
import { hasErrors, limits } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { workspaceOf } from '../../packages/lang/src/testing.ts';
import { forgetTiles } from '../../packages/lang/src/lower/read-tile.ts';
import { longPartOf } from '../support/part.ts';
import { cases } from './cases/index.ts';
import { type Growth, filesOf } from './kit.ts';

function cpuOf(work: () => void): number {
	const begin = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(begin);
	return (user + system) / 1000;
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
	// a file that is not read costs nothing, and a comparison with it would say nothing
	expect(workspace.diagnostics.filter((d) => d.code === 'FILE-TOO-LARGE')).toEqual([]);
	return { reading, compiling, made: made!, findings: workspace.diagnostics.length };
}

function least(tries: readonly Measured[]): Pick<Measured, 'reading' | 'compiling'> {
	return {
		reading: Math.min(...tries.map((m) => m.reading)),
		compiling: Math.min(...tries.map((m) => m.compiling)),
	};
}

// four times the work is linear and sixteen times is quadratic; a tenth of a second is too little to judge
const allowed = (part: number) => 9 * part + 100;

const maxTries = 3;

describe('work grows with what is written', () => {
	test.each(longPartOf(cases, 3).map((c) => [c.name, c] as const))('%s', (_, growth) => {
		// beyond their bounds set-ups are refused, so the largest allowed one is compared with a quarter of it
		const size = growth.most ?? limits.declarations;
		const parts: Measured[] = [];
		const wholes: Measured[] = [];
		for (let i = 0; i < maxTries; i++) {
			parts.push(measure(growth, Math.floor(size / 4)));
			wholes.push(measure(growth, size));
			const [part, whole] = [least(parts), least(wholes)];
			// a busy machine spoils single figures, so only what stays too much counts
			if (whole.reading < allowed(part.reading) && whole.compiling < allowed(part.compiling)) break;
		}
		const [part, whole] = [least(parts), least(wholes)];
		const times = `${JSON.stringify([part, whole])} ms`;
		expect(whole.reading, `reading ${times}`).toBeLessThan(allowed(part.reading));
		expect(whole.compiling, `compiling ${times}`).toBeLessThan(allowed(part.compiling));
		for (const { made, findings } of [parts[0]!, wholes[0]!]) {
			const bound = limits.findings + workspaceNotes;
			expect(findings).toBeLessThanOrEqual(bound);
			expect(made.diagnostics.length).toBeLessThanOrEqual(bound);
			expect(made.program === undefined).toBe(hasErrors(made.diagnostics));
		}
	});
});

const workspaceNotes = 100;
