import { type Scenario, runScenario } from '@tilewright/interpreter';
import type { Pack, Workspace, WorkspaceDocument } from '@tilewright/lang';
import { validate } from '@tilewright/schema';
import { expect, test } from 'vitest';
import { compilerOf, dataOf } from './packs.ts';

export interface ScenarioOfPack {
	readonly name: string;
	readonly document: WorkspaceDocument;
	readonly game: string;
}

export function scenariosOf(packs: readonly Pack[]): ScenarioOfPack[] {
	return packs.flatMap((pack) =>
		pack.others
			.filter((d) => d.kind === 'scenario')
			.map((document) => ({ name: document.path, document, game: pack.game ?? '' })),
	);
}

export function testScenarios(workspace: Workspace, scenarios: readonly ScenarioOfPack[]): void {
	const compile = compilerOf(workspace);
	test.each(scenarios)('$name', ({ document, game }) => {
		expect(document.yaml.diagnostics).toEqual([]);
		expect(validate('scenario', document.yaml)).toEqual([]);
		const result = runScenario(dataOf(document) as Scenario, { game, compile });
		expect(result).toEqual({ ok: true });
	});
}
