import { type Scenario, runScenario } from '@tilewright/interpreter';
import { loadWorkspace } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { compilerOf, dataOf } from '../support/packs.ts';
import { filesWithTestPacks } from '../support/test-packs.ts';

const workspace = loadWorkspace(filesWithTestPacks());
const compile = compilerOf(workspace);
const pack = workspace.packs.find((p) => p.name === 'visitors')!;
const scenarios = pack.others
	.filter((d) => d.kind === 'scenario')
	.map((document) => ({ name: (dataOf(document) as Scenario).scenario, document }));

describe('what expansions that are still to come will do to figures', () => {
	test('is shown', () => expect(scenarios).toHaveLength(6));

	test.each(scenarios)('$name', ({ document }) => {
		const result = runScenario(dataOf(document) as Scenario, { game: pack.game!, compile });
		expect(result).toEqual({ ok: true });
	});
});
