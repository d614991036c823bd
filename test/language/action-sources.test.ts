import { citesOf, link } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { shippedWorkspace } from '../support/packs.ts';

// the page names the rule behind every option, and `like` takes no source over

test('every action of the shipped packs names the rule it comes from', () => {
	const workspace = shippedWorkspace();
	const silent = new Set<string>();
	let actions = 0;
	for (const { game, name, role } of workspace.packs) {
		if (game === undefined || role !== 'expansion') continue;
		const { ruleSet } = link(workspace, { game, with: [name], seats: 3, params: {} });
		expect(ruleSet, name).toBeDefined();
		for (const decl of ruleSet?.sections.get('actions')?.values() ?? []) {
			actions++;
			if (citesOf(decl).length === 0) silent.add(decl.name);
		}
	}
	expect(actions).toBeGreaterThan(60);
	expect([...silent]).toEqual([]);
});
