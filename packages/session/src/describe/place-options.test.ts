import { Game } from '@tilewright/interpreter';
import { compile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { selectionOf } from '../setup/choices.ts';
import { twoPersons, workspaceWith } from '../testing.ts';
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
