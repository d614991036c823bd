import { type Scenario, runScenario } from '@tilewright/interpreter';
import { validate } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { compilerOf, dataOf, shippedWorkspace } from '../support/packs.ts';

const workspace = shippedWorkspace();
const compile = compilerOf(workspace);
const scenarios = workspace.packs.flatMap((pack) =>
	pack.others
		.filter((d) => d.kind === 'scenario')
		.map((document) => ({ name: document.path, document, game: pack.game ?? '' })),
);

describe('scenarios of the packs', () => {
	test('show every scenario of the fact sheet of the base game', () => {
		const cited = scenarios.flatMap((s) => [(dataOf(s.document) as Scenario).cites ?? []].flat());
		const wanted = Array.from({ length: 20 }, (_, i) => `BG-S${String(i + 1).padStart(2, '0')}`);
		expect(wanted.filter((id) => !cited.includes(id))).toEqual([]);
	});

	test.each(scenarios)('$name', ({ document, game }) => {
		expect(document.yaml.diagnostics).toEqual([]);
		expect(validate('scenario', document.yaml)).toEqual([]);
		const result = runScenario(dataOf(document) as Scenario, { game, compile });
		expect(result).toEqual({ ok: true });
	});
});
