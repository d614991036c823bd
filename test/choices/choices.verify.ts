import { type CellPair, type CoveringArray, choiceModel, coveringArray } from '@tilewright/lab';
import { describe, expect, test } from 'vitest';
import { commitSeed } from '../campaign/campaign.ts';
import { shippedWorkspace } from '../support/packs.ts';
import { isWhole } from '../support/part.ts';
import { faultOf, smallestText } from './sweep.ts';

const games = Number(process.env['TILEWRIGHT_GAMES'] ?? 4);

/** Arrays of rows, each with all pairs: what needs three choices to go wrong stands in more of them. */
const arrays = isWhole ? 3 : 1;

/** Another commit has other rows; `TILEWRIGHT_SEED` repeats those of a run. */
const seed = Number(process.env['TILEWRIGHT_SEED'] ?? commitSeed());

const workspace = shippedWorkspace();
const sweeps = [...new Set(workspace.packs.flatMap((p) => p.game ?? []))].map((game) => {
	const model = choiceModel(workspace, game);
	const made = Array.from({ length: arrays }, (_, i) => coveringArray(model, { seed: seed + i }));
	return { game, model, made, rows: made.flatMap((a) => a.rows) };
});

describe.each(sweeps)('choices of $game', ({ model, made, rows }) => {
	const [{ covered, idle }] = made as [CoveringArray];
	const pairs = `${covered + idle} pairs of ${model.choices.length} choices`;

	test(`${pairs} stand in ${made[0]!.rows.length} rows; ${idle} pairs only where one of the two means nothing`, () => {
		const textOf = (pair: CellPair): string =>
			pair
				.map(({ factor, value }) =>
					model.textOf(model.sizes.map((_, f) => (f === factor ? value : 0))),
				)
				.join(' and ');
		for (const { impossible, open } of made) {
			expect(open.map(textOf)).toEqual([]);
			expect(impossible.map(textOf)).toEqual([]);
		}
	});

	test(`${rows.length} rows of ${arrays} arrays compile, and their ${rows.length * games} random games end (seed ${seed})`, () => {
		const found = new Map<string, string>();
		for (const [i, row] of rows.entries()) {
			const fault = faultOf(workspace, model, row, games, seed + i);
			if (fault === undefined || found.has(fault.cause)) continue;
			const smallest = smallestText(workspace, model, row, games, seed + i, fault.cause);
			found.set(fault.cause, `${smallest}: ${fault.message} (row ${i})`);
		}
		expect([...found.values()]).toEqual([]);
	});
});
