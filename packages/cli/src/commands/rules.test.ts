import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

interface Json {
	packs: string[];
	declarations?: { section: string; id: string; prose: string[]; file: string; line: number }[];
	against?: { packs: string[]; params: Record<string, unknown> };
	differences?: {
		is: string;
		section: string;
		id: string;
		values?: { before: unknown; after: unknown };
		before?: { text: string };
		after?: { text: string; cites: string[] };
	}[];
}
const base = ['rules', '--game', 'carcassonne'];
const json = async (...words: string[]): Promise<Json> => {
	const { exit, out, err } = await call([...base, ...words, '--json'], { cwd: box.path });
	expect({ exit, err }).toEqual({ exit: 0, err: '' });
	return JSON.parse(out) as Json;
};

test('the rules in force in words, each with where it stands', async () => {
	const { declarations } = await json('--section', 'actions,kinds');
	expect(new Set(declarations!.map((d) => d.section))).toEqual(new Set(['actions', 'kinds']));
	for (const { id, prose, file, line } of declarations!) {
		expect(prose.length, id).toBeGreaterThan(0);
		expect(file).toMatch(/rules\.yaml$/);
		expect(line).toBeGreaterThan(1);
	}
	const { out } = await call([...base, '--section', 'actions'], { cwd: box.path });
	expect(out).toMatch(/^action claim/m);
	expect(out).toMatch(/rules\.yaml:\d+/);
});

test('what another rule set adds, and values that are others; the file says the same', async () => {
	const output = await json(
		...['--diff', '--with gold-mines --set fields.pointsPerCity=9', '--out', 'd.json'],
	);
	expect(JSON.parse(readFileSync(join(box.path, 'd.json'), 'utf8'))).toEqual(output);
	expect(output.packs).not.toContain('gold-mines');
	expect(output.against!.packs).toContain('gold-mines');
	const of = (id: string) => output.differences!.find((d) => d.id === id);
	expect(of('fields.pointsPerCity')).toMatchObject({
		is: 'changed',
		values: { before: 3, after: 9 },
	});
	expect(of('ingot')).toMatchObject({ is: 'added', section: 'pieces' });
	expect(of('ingot')!.before).toBeUndefined();
	expect(of('ingot')!.after!.cites.length).toBeGreaterThan(0);
	const { before, after } = of('tiles')!.values!;
	expect(Number(after)).toBeGreaterThan(Number(before));
	const { out } = await call(
		[...base, '--section', 'params', '--diff', '--set fields.pointsPerCity=9'],
		{
			cwd: box.path,
		},
	);
	expect(out).toMatch(/^~ param fields\.pointsPerCity.*: 3 → 9/m);
	expect(out).toContain('0 added, 0 removed, 1 changed');
});

test('the same rule set: nothing; what is no section or flag is refused', async () => {
	const same = await call([...base, '--diff', '--set fields.pointsPerCity=3'], { cwd: box.path });
	expect(same.out.trim()).toBe('Nothing is different.');
	for (const [words, code] of [
		[['--section', 'rulez'], 'CLI-FLAG-VALUE'],
		[['--diff', '--nothing'], 'CLI-FLAG-UNKNOWN'],
		[['--for', '0'], 'CLI-NUMBER'],
	] as const) {
		const result = await call([...base, '--json', ...words], { cwd: box.path });
		expect({ exit: result.exit, codes: codesOf(result) }).toEqual({ exit: 2, codes: [code] });
	}
	expect(existsSync(join(box.path, 'd.json'))).toBe(false);
});
