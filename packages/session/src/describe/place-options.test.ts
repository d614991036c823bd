import { Game } from '@tilewright/interpreter';
import { compile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { selectionOf } from '../setup/choices.ts';
import { shipped, twoPersons, workspaceWith } from '../testing.ts';
import { explainPlace } from './place-options.ts';
import { cacheWords } from './words.ts';

function reasonsWith(condition: string): ReadonlySet<string> {
	const workspace = workspaceWith([
		'data/common/rules.yaml',
		'where: can(placeTile, spot)',
		`where: "can(placeTile, spot) && ${condition}"`,
	]);
	const { program, ruleSet } = compile(workspace, selectionOf(twoPersons, 2));
	cacheWords(program!, ruleSet!);
	const places = [
		[1, 0],
		[-1, 0],
		[0, 1],
		[0, -1],
	] as const;
	const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
	const all = seeds.flatMap((seed) => {
		const game = new Game(program!, { seed });
		return places.flatMap(([x, y]) => explainPlace(game, { x, y }));
	});
	return new Set(all.flatMap(({ refusals }) => refusals.map(({ says }) => says)));
}

const some = 'spot.sides.exists(s, s.kind == city && s.facing == none)';

test.each([some, `active.score >= 0 && ${some}`])(
	'where an action asks for %s besides, that part is the reason',
	(condition) => {
		const reasons = [...reasonsWith(condition)].filter((r) => r.startsWith('Only where'));
		expect(reasons).toHaveLength(1);
		expect(reasons[0]).toMatch(/city.*\.$/);
		expect(reasons[0]).not.toMatch(/score|&&|==/);
	},
);

test('a condition that holds is no reason', () => {
	expect([...reasonsWith('active.score >= 0')].join()).not.toContain('Only where');
});

test('a side that does not fit names its kind and the other kind that it would meet', () => {
	const { program } = compile(shipped, selectionOf(twoPersons, 2));
	const titles = new Set(program!.kinds.map(({ title, id }) => title || id));
	const met = Array.from({ length: 12 }, (_, i) => new Game(program!, { seed: i + 1 })).flatMap(
		(game) =>
			explainPlace(game, { x: 1, y: 0 }).flatMap(({ refusals }) =>
				refusals.flatMap(({ sides = [] }) => sides),
			),
	);
	expect(met.length).toBeGreaterThan(5);
	for (const { kinds } of met) {
		expect(titles).toContain(kinds?.own);
		expect(titles).toContain(kinds?.met);
		expect(kinds?.own).not.toBe(kinds?.met);
	}
});
