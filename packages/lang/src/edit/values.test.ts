import { expect, test } from 'vitest';
import { link } from '../link/link.ts';
import { type Decl, declOf, valueOf } from '../link/ruleset.ts';
import { toyWorkspace } from '../testing.ts';
import { changeOverlay } from './overlay.ts';
import { leavesOf, patchAt } from './values.ts';

const rules =
	'rules: [{ id: r, at: end, when: round == 1, do: [{ score: { to: active, line: x, count: 2, each: 3 } }, { grant: part }] }]';
const at = (more: Record<string, string> = {}, overlays: string[] = []) =>
	link(toyWorkspace(rules, more), { game: 'toy', seats: 2, overlays });
const decl = (section: 'rules' | 'kinds', key: string): Decl =>
	declOf(at().ruleSet!, section, key)!;

test('the values of a declaration with their places', () => {
	expect(leavesOf(decl('kinds', 'line')).find((l) => l.path.at(-1) === 'each')).toMatchObject({
		path: ['value', 'tiles', 'each'],
		value: 1,
		at: ['kinds', 'line', 'value', 'tiles', 'each'],
	});
	const paths = leavesOf(decl('rules', 'toy.r')).map((l) => l.path.join(' '));
	expect(paths).toContain('do 0 score each');
	expect(paths).toContain('do 1 grant');
});

test('a patch names the way through mappings and gives lists whole', () => {
	expect(patchAt(decl('kinds', 'line'), ['value', 'tiles', 'each'], 4)).toEqual({
		value: { tiles: { each: 4 } },
	});
	expect(patchAt(decl('rules', 'toy.r'), ['do', 0, 'score', 'each'], 5)).toEqual({
		do: [{ score: { to: 'active', line: 'x', count: 2, each: 5 } }, { grant: 'part' }],
	});
});

test('every number of a rule changed by a patch is that number in the rule set, and nothing else is', () => {
	for (const [section, key, ref] of [
		['kinds', 'line', 'kinds.line'],
		['kinds', 'block', 'kinds.block'],
		['rules', 'toy.r', 'toy.r'],
	] as const) {
		const before = decl(section, key);
		const numbers = leavesOf(before).filter((l) => typeof l.value === 'number');
		expect(numbers.length).toBeGreaterThan(0);
		for (const { path, value } of numbers) {
			const change = { is: 'patch', ref, with: patchAt(before, path, Number(value) + 7) } as const;
			const made = changeOverlay(undefined, { id: 'house', over: ['toy'] }, change);
			if (!made.ok) throw new Error(made.diagnostics[0]?.message);
			const { ruleSet, diagnostics } = at({ 'house.yaml': made.text }, ['house']);
			expect(diagnostics).toEqual([]);
			const after = declOf(ruleSet!, section, key)!;
			const expected = structuredClone(valueOf(before)) as never;
			let node: Record<string | number, unknown> = expected;
			for (const step of path.slice(0, -1)) node = node[step] as typeof node;
			node[path.at(-1)!] = Number(value) + 7;
			expect(JSON.parse(JSON.stringify(valueOf(after)))).toEqual(
				JSON.parse(JSON.stringify(expected)),
			);
		}
	}
});
