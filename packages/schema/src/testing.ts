import { expect } from 'vitest';
import { type Diagnostic, applyFix, formatDiagnostic } from './diagnostic.ts';
import type { Kind } from './generated/kinds.ts';
import { validate } from './schema-check.ts';
import { sourceFile } from './source.ts';
import { parseYaml } from './yaml.ts';

export function findings(text: string, kind?: Kind): string {
	return collect(text, kind).map(formatDiagnostic).join('\n');
}

export function fixedText(text: string, kind?: Kind): string | undefined {
	const fix = collect(text, kind).find((d) => d.fix !== undefined)?.fix;
	return fix === undefined ? undefined : applyFix('f.yaml', text, fix);
}

export function codes(text: string, kind?: Kind): string[] {
	return collect(text, kind).map((d) => d.code);
}

function collect(text: string, kind: Kind | undefined): Diagnostic[] {
	const doc = parseYaml(sourceFile('f.yaml', text));
	return [...doc.diagnostics, ...(kind === undefined ? [] : validate(kind, doc))];
}

/** Many times what a slow machine needs for any input of the tests, so that only work without bounds reaches it. */
export const maxSeconds = 60;

/** Does some work and returns its result. The test fails if the work took longer than any bounded work can. */
export function inBoundedTime<T>(work: () => T): T {
	const begin = process.cpuUsage();
	const result = work();
	const { user, system } = process.cpuUsage(begin);
	expect((user + system) / 1e6).toBeLessThan(maxSeconds);
	return result;
}
