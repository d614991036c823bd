import { type Scenario, runScenario } from '@tilewright/interpreter';
import { describe, expect, test } from 'vitest';
import { compilerOf, dataOf, workspaceOf } from '../support/packs.ts';
import { filesWithTestPacks } from '../support/test-packs.ts';

const workspace = workspaceOf(filesWithTestPacks());
const compile = compilerOf(workspace);

describe.each([
	['visitors', 6],
	['guests', 11],
	['bargains', 1],
])('what packs for tests show: %s', (name, count) => {
	const pack = workspace.packs.find((p) => p.name === name)!;
	const scenarios = pack.others
		.filter((d) => d.kind === 'scenario')
		.map((document) => ({ name: (dataOf(document) as Scenario).scenario, document }));

	test('is shown', () => expect(scenarios).toHaveLength(count));

	test.each(scenarios)('$name', ({ document }) => {
		const result = runScenario(dataOf(document) as Scenario, { game: pack.game!, compile });
		expect(result).toEqual({ ok: true });
	});
});
