import type { Scenario } from '@tilewright/interpreter';
import { describe, expect, test } from 'vitest';
import { dataOf, shippedWorkspace } from '../support/packs.ts';
import { scenariosOf, testScenarios } from '../support/scenarios.ts';

const workspace = shippedWorkspace();
const scenarios = scenariosOf(workspace.packs);

describe('scenarios of the packs', () => {
	test('show every scenario of the fact sheet of the base game', () => {
		const cited = scenarios.flatMap((s) => [(dataOf(s.document) as Scenario).cites ?? []].flat());
		const wanted = Array.from({ length: 20 }, (_, i) => `BG-S${String(i + 1).padStart(2, '0')}`);
		expect(wanted.filter((id) => !cited.includes(id))).toEqual([]);
	});

	testScenarios(workspace, scenarios);
});
