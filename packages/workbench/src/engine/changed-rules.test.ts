import type { RulesDifference } from '@tilewright/session';
import { expect, test } from 'vitest';
import { setupDifferences } from '../setups/difference.ts';
import type { RuleChoice } from './protocol.ts';
import { edited, rulesPath, shipped, Trial, twoPersons as setup } from './testing.ts';

const mine = {
	path: 'own/house-rules/mine.yaml',
	bytes: new TextEncoder().encode(
		'overlay: mine\nformat: 1\nover: [base]\ntitle: No roads\nchanges: [{ disable: base.road }]\n',
	),
};

function changeOf(trial: Trial): readonly RulesDifference[] {
	return trial.game.swap!.differences;
}

test('a change of the choices of a running game is told as the difference of both set-ups', () => {
	const trial = new Trial([...shipped, mine]);
	const { choices } = trial.host.choices(setup);
	const { params, elements, presets } = choices!;
	const changes: readonly RuleChoice[] = [
		{ overlays: ['mine'] },
		{ packs: ['inns-and-cathedrals'] },
		...presets.map(({ id }) => ({ preset: id })),
		...elements.map(({ id, on }) => ({ elements: { [id]: !on } })),
		...params.flatMap(({ id, value, values }) =>
			values
				.filter((other) => other !== value)
				.slice(0, 1)
				.map((other) => ({ params: { [id]: other } })),
		),
	];
	expect(changes.length).toBeGreaterThan(5);
	let told = 0;
	for (const change of changes) {
		trial.host.start(setup);
		if (!trial.host.changeRules(change).ok || !trial.game.swap) continue;
		const { workspace } = trial.host.files;
		const { seats } = setup;
		expect(changeOf(trial)).toEqual(
			setupDifferences(workspace, setup, { ...setup, ...change }, { seats }),
		);
		expect(changeOf(trial)).not.toEqual([]);
		told++;
	}
	expect(told).toBeGreaterThan(4);
});

test('house rules are told by their title, when they are switched and when their file changes', () => {
	const trial = new Trial([...shipped, mine]);
	trial.host.start(setup);
	trial.host.changeRules({ overlays: ['mine'] });
	expect(changeOf(trial)).toMatchObject([{ is: 'house', title: 'No roads', b: true }]);
	const text = new TextDecoder().decode(mine.bytes).replace('base.road', 'base.city');
	trial.host.change([{ ...mine, bytes: new TextEncoder().encode(text) }], [], false);
	expect(changeOf(trial)).toEqual([{ is: 'text', title: 'No roads' }]);
	trial.host.changeRules({ overlays: [] });
	expect(changeOf(trial)).toMatchObject([{ is: 'house', title: 'No roads', b: false }]);
});

test('the text of a pack is told by its title, and a file that is not in play by nothing', () => {
	const trial = new Trial([...shipped, mine]);
	trial.host.start(setup);
	const change = edited('tiles: { count: tiles, each: 1 }', 'tiles: { count: tiles, each: 2 }');
	trial.host.change(
		[...change, { ...mine, bytes: new Uint8Array([...mine.bytes, 10]) }],
		[],
		false,
	);
	const { title } = trial.host.files.workspace.packs.find(({ parts }) =>
		parts.some(({ path }) => path === rulesPath),
	)!;
	expect(changeOf(trial)).toEqual([{ is: 'text', title }]);
});
