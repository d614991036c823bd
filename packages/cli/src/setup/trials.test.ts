import { loadWorkspace, type Workspace } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { fileTrials, packTrials } from './trials.ts';

const manifest =
	'pack: many\nformat: 1\ngame: many\nrole: game\ntitle: Many\nversion: 1.0.0\nlicence: MIT\n';

function workspaceOf(files: Readonly<Record<string, string>>): Workspace {
	const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
	return loadWorkspace(
		Object.entries({ 'many/pack.yaml': manifest, ...files }).map(([path, text]) => ({
			path,
			bytes: bytes(text),
		})),
	);
}

const lines = (n: number, line: (i: number) => string): string =>
	Array.from({ length: n }, (_, i) => line(i)).join('\n');

const words = (n: number): string => Array.from({ length: n }, (_, i) => `w${i}`).join(', ');

function tried(rules: string): { setUps: number; notes: string[] } {
	const workspace = workspaceOf({ 'many/rules.yaml': `format: 1\n${rules}\n` });
	const { trials, notes } = packTrials(workspace, workspace.packs);
	const setUps = new Set(trials.map((t) => JSON.stringify(t.selection)));
	expect(setUps.size).toBe(trials.length);
	return { setUps: setUps.size, notes: notes.map((d) => `${d.file} ${d.code}`) };
}

const note = 'many/pack.yaml CLI-CHECK-SAMPLE';

describe('set-ups of a pack', () => {
	const choices: readonly [name: string, rules: (n: number) => string][] = [
		[
			'params of three words',
			(n) =>
				`params:\n${lines(n, (i) => `  p${i}: { says: "{a | b}", values: [a, b, c], default: a }`)}`,
		],
		[
			'words of one param',
			(n) => `params:\n  p: { says: "{a | b}", values: [${words(n)}], default: w0 }`,
		],
		['elements', (n) => `elements:\n${lines(n, (i) => `  e${i}: { says: E. }`)}`],
		['presets', (n) => `presets:\n${lines(n, (i) => `  s${i}: { says: S., params: {} }`)}`],
	];

	test.each(choices)('are all tried while they are few: %s', (_, rules) => {
		expect(tried(rules(10)).notes).toEqual([]);
		expect(tried(rules(10)).setUps).toBeGreaterThanOrEqual(10);
	});

	test.each(choices)('are bounded, and what is not tried is told: %s', (_, rules) => {
		const [some, many] = [tried(rules(1_000)), tried(rules(4_000))];
		for (const { setUps, notes } of [some, many]) {
			expect(setUps).toBeLessThanOrEqual(limits.checkSetUps);
			expect(setUps).toBeGreaterThanOrEqual(12);
			expect(notes).toEqual([note]);
		}
		expect(many.setUps).toBeLessThanOrEqual(some.setUps);
	});

	test('are the fewer the more a pack declares', () => {
		const rules = (texts: number): string =>
			`params:\n  p: { says: "{a | b}", values: [${words(1_000)}], default: w0 }\ntexts:\n${lines(texts, (i) => `  t${i}: T.`)}`;
		for (const texts of [1_000, 4_000])
			expect(tried(rules(texts)).setUps * texts).toBeLessThanOrEqual(limits.checkDeclarations);
	});
});

test('set-ups of scenarios and their cases are bounded likewise', () => {
	const cases = (n: number): string =>
		lines(n, (i) => `  - { params: { p: ${i} }, expect: { score: { a: 0 } } }`);
	const workspace = (n: number): Workspace =>
		workspaceOf({
			'many/scenarios/one.yaml': `scenario: one\nformat: 1\nset-up: { packs: [many], seats: [a, b] }\nplay: []\ncases:\n${cases(n)}\n`,
		});
	const few = fileTrials(workspace(20), () => true);
	expect({ tried: few.trials.length, notes: few.notes }).toEqual({ tried: 21, notes: [] });
	const many = fileTrials(workspace(2_000), () => true);
	expect(many.trials.length).toBe(limits.checkSetUps);
	expect(many.notes.map((d) => `${d.file} ${d.code}`)).toEqual([note]);
});
