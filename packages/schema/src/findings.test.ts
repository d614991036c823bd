import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diagnose } from './diagnose.ts';
import { type Diagnostic, hasErrors } from './diagnostic.ts';
import { Findings, boundFindings } from './findings.ts';
import { limits } from './generated/limits.ts';
import { sourceFile } from './source.ts';

const text = 'x\n'.repeat(5_000);
const files = new Map([...'abcdefghijkl'].map((path) => [path, sourceFile(path, text)]));

function found(path: string, line: number, isError: boolean): Diagnostic {
	const file = files.get(path) ?? path;
	const range = { start: line * 2, end: line * 2 + 1 };
	return isError
		? diagnose(file, range, 'YAML-TAB', { indent: true })
		: diagnose(file, range, 'RULE-TEXT', { text: 'x', near: [] });
}

function many(n: number, path: string, isError: boolean): Diagnostic[] {
	return Array.from({ length: n }, (_, i) => found(path, i, isError));
}

function collect(all: readonly Diagnostic[]): Findings {
	const findings = new Findings();
	findings.push(...all);
	return findings;
}

const codes = (shown: readonly Diagnostic[]): string[] => shown.map((d) => d.code);
const shownOf = (path: string, shown: readonly Diagnostic[]): number =>
	shown.filter((d) => d.file === path && !d.code.includes('MORE')).length;

describe('findings', () => {
	const finding = fc.record({
		path: fc.constantFrom(...files.keys(), ''),
		times: fc.integer({ min: 1, max: 300 }),
		isError: fc.boolean(),
	});

	test('are bounded for each file and in all, and no error is hidden', () => {
		fc.assert(
			fc.property(fc.array(finding, { maxLength: 16 }), (groups) => {
				const all = groups.flatMap((g) => many(g.times, g.path, g.isError));
				const findings = collect(all);
				expect(findings.length).toBe(all.length);
				for (const shown of [findings.shown, boundFindings(all)]) {
					expect(shown.length).toBeLessThanOrEqual(limits.findings + files.size + 1);
					expect(hasErrors(shown)).toBe(hasErrors(all));
					expect(boundFindings(shown)).toEqual(shown);
					if (codes(shown).includes('FINDINGS-MORE')) continue;
					for (const path of files.keys()) {
						const expectedCount = all.filter((d) => d.file === path).length;
						expect(shownOf(path, shown)).toBeLessThanOrEqual(limits.diagnosticsPerFile);
						const isCut = expectedCount > limits.diagnosticsPerFile;
						const saysMore = shown.some((d) => d.file === path && d.code === 'FILE-MORE-FINDINGS');
						expect(saysMore).toBe(isCut);
						if (!isCut) expect(shownOf(path, shown)).toBe(expectedCount);
					}
				}
			}),
			{ numRuns: 60 },
		);
	});

	test('about no file are bounded in all', () => {
		const shown = collect(many(limits.findings + 5, '', true)).shown;
		expect(shown.length).toBe(limits.findings + 1);
		expect(codes(shown).at(-1)).toBe('FINDINGS-MORE');
		expect(shown.at(-1)!.message).toBe(`Only the first ${limits.findings} findings are shown.`);
	});

	test('come in order of their places, the note of a file last', () => {
		const shown = collect([...many(150, 'b', true), ...many(3, 'a', false)]).shown;
		expect(codes(shown)).toEqual([
			...Array<string>(3).fill('RULE-TEXT'),
			...Array<string>(limits.diagnosticsPerFile).fill('YAML-TAB'),
			'FILE-MORE-FINDINGS',
		]);
	});

	test('look for near words only so often', () => {
		const findings = new Findings();
		let looked = 0;
		const known = (): string[] => {
			looked++;
			return ['road'];
		};
		expect(findings.near('raod', known)).toEqual(['road']);
		for (let i = 0; i < 10 * limits.suggestions; i++) findings.near('raod', known);
		expect(looked).toBe(limits.suggestions);
		expect(findings.near('raod', known)).toEqual([]);
	});
});

test('messages, hints and fixes are bounded, whatever they quote', () => {
	const long = 'long '.repeat(10_000);
	const range = { start: 0, end: 1 };
	const d = diagnose(
		files.get('a')!,
		range,
		'RULE-CYCLE',
		{ what: long, path: Array<string>(10_000).fill(long) },
		{ hint: long, fix: { title: long, edits: [] } },
	);
	for (const words of [d.message, d.hint!, d.fix!.title])
		expect(words.length).toBe(limits.messageLength);
});

test('a long circle is told by its beginning and its end', () => {
	const path = Array.from({ length: 100 }, (_, i) => `r${i}`);
	const { message } = diagnose('a', undefined, 'RULE-CYCLE', { what: 'after', path });
	expect(message).toContain('r0 → r1');
	expect(message).toContain('r7 → … → r97');
	expect(message).not.toContain('r50');
});
