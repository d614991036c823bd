import { link, loadWorkspace } from '@tilewright/lang';
import { choicesOf } from '@tilewright/session';
import { expect, test } from 'vitest';
import { shipped, twoPersons } from '../engine/testing.ts';
import { closedDetails } from './closed.ts';

const workspace = loadWorkspace(shipped);
const selections = choicesOf(workspace, twoPersons).choices!.packs.map(({ id, optional }) => ({
	game: twoPersons.game,
	seats: 2,
	with: optional ? [id] : [],
}));

test.each(selections)('every rule that $with hides says in words why', (selection) => {
	const { ruleSet } = link(workspace, selection);
	for (const { id, says, reasons } of closedDetails(ruleSet!, workspace.packs)) {
		expect(says, id).not.toBe('');
		expect(reasons.length, id).toBeGreaterThan(0);
		for (const reason of reasons) expect(reason.says, id).not.toMatch(/[{}|]|==|&&/);
	}
});

test('what is offered is not hidden, and what is switched off hides what hangs on it', () => {
	const hidden = (elements: Record<string, boolean>): string[] => {
		const { ruleSet } = link(workspace, { game: twoPersons.game, seats: 2, elements });
		const closed = closedDetails(ruleSet!, workspace.packs).map((d) => d.id);
		for (const id of closed) expect(ruleSet!.sections.get('params')?.has(id)).toBe(false);
		return closed;
	};
	const before = hidden({});
	expect(hidden({ farmers: false }).length).toBeGreaterThan(before.length);
});
