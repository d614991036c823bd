import { type CoveringRow, choiceModel } from '@tilewright/lab';
import { link } from '@tilewright/lang';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedWorkspace } from '../support/packs.ts';

// that every pair of choices can be played: choices.verify.ts

const workspace = shippedWorkspace();
const models = [...new Set(workspace.packs.flatMap((p) => p.game ?? []))].map((game) => ({
	game,
	model: choiceModel(workspace, game),
}));

describe.each(models)('choices of $game', ({ model }) => {
	const rows = fc.tuple(...model.sizes.map((size) => fc.nat(size - 1)));

	test('what a verdict blames decides it alone, whatever else is chosen', () => {
		fc.assert(
			fc.property(rows, rows, (row, other) => {
				const mixed = (kept: readonly number[]): CoveringRow =>
					other.map((value, f) => (kept.includes(f) ? row[f]! : value));
				const { refused, idle } = model.judge!(row);
				if (refused !== undefined) expect(model.judge!(mixed(refused)).refused).toBeDefined();
				for (const [factor, because] of [...(idle ?? [])].slice(0, 4)) {
					const again = model.judge!(mixed(because)).idle?.has(factor);
					expect(again, `${model.choices[factor]!.id} in ${model.textOf(row)}`).toBe(true);
				}
			}),
			{ numRuns: 30 },
		);
	});

	test('a row that is not refused links without a finding, and chooses what it says', () => {
		fc.assert(
			fc.property(rows, (row) => {
				if (model.judge!(row).refused !== undefined) return;
				const selection = model.selectionOf(row);
				const { ruleSet, diagnostics } = link(workspace, selection);
				expect(diagnostics.map((d) => `${d.code} ${d.message}`)).toEqual([]);
				for (const [id, value] of Object.entries(selection.params ?? {}))
					expect(ruleSet!.params.get(id)).toMatchObject({ value, given: 'selection' });
			}),
			{ numRuns: 30 },
		);
	});

	test('everything of every pack can be chosen', () => {
		const packs = workspace.packs.filter((p) => p.game === model.game && p.role !== 'game');
		const ids = (is: string): string[] => model.choices.filter((c) => c.is === is).map((c) => c.id);
		expect(ids('pack').sort()).toEqual(packs.map((p) => p.name).sort());
		for (const pack of workspace.packs.filter((p) => p.game === model.game)) {
			const { ruleSet } = link(workspace, { game: model.game, with: [pack.name], seats: 2 });
			for (const section of ['elements', 'params'] as const)
				expect(ids(section.slice(0, -1))).toEqual(
					expect.arrayContaining([...ruleSet!.sections.get(section)!.keys()]),
				);
		}
	});
});
