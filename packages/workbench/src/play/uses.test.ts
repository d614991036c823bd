import { expect, test } from 'vitest';
import { Trial, twoPersons as setup } from '../engine/testing.ts';
import { handlers } from './handlers.ts';
import { watchRules } from '@tilewright/session';

test('what every rule did: points add up to the scores, options taken to the steps', async () => {
	const trial = new Trial();
	const table = handlers({ host: trial.host, files: trial.host.files, edits: undefined! });
	trial.host.start(setup);
	trial.play(60, 3);
	const { rules, steps } = (await table['play.rule-uses']())!;
	expect(steps).toBe(trial.game.steps.length);
	const sums = [0, 1].map((s) => rules.reduce((n, r) => n + r.points[s]!, 0));
	expect(sums).toEqual(trial.game.scores);
	expect(rules.reduce((n, r) => n + r.taken, 0)).toBe(steps);
	const claim = rules.find((r) => r.id === 'common.claim')!;
	const claimed = trial.game.steps.flatMap((s, i) =>
		s.key.startsWith('follower') || s.key.startsWith('abbot') ? [i + 1] : [],
	);
	expect(claim).toMatchObject({ taken: claimed.length, fired: claimed.length, steps: claimed });
	expect(claim.offered).toBeGreaterThan(claim.decisions);
	expect(claim.source?.file).toMatch(/yaml$/);
	const requirement = rules.find((r) => r.id === 'common.unoccupied')!;
	expect(requirement).toMatchObject({ fired: 0, offered: 0, steps: [] });
	expect(requirement.refused).toBeGreaterThan(5);
	expect(requirement.reasons).toEqual([
		{ says: expect.any(String) as string, n: requirement.refused },
	]);
	// the requirement is checked right after a tile was laid
	for (const step of requirement.refusedAt)
		expect(trial.game.steps[step - 2]!.key).toMatch(/^place /);
	const matches = rules.find((r) => r.id === 'common.matches')!;
	for (const step of matches.refusedAt) expect(trial.game.steps[step - 1]!.key).toMatch(/^place /);
	for (const rule of rules) for (const step of rule.steps) expect(step).toBeLessThanOrEqual(steps);
	const stopping = trial.host.inSlices(({ game }) => watchRules(game), 0);
	trial.host.handlers.cancel();
	expect(await stopping).toBeUndefined();
	expect(trial.game.steps).toHaveLength(steps);
});

test('every rule in a game is called by a sentence or a title, never by an id or a file', async () => {
	const trial = new Trial();
	const table = handlers({ host: trial.host, files: trial.host.files, edits: undefined! });
	trial.host.start(setup);
	trial.play(40, 3);
	const { rules } = (await table['play.rule-uses']())!;
	expect(rules.length).toBeGreaterThan(20);
	const taken = rules.filter((rule) => rule.taken > 0);
	expect(taken.length).toBeGreaterThan(2);
	for (const { id, name } of taken) expect(name, id).toMatch(/^[A-Z]/);
	for (const { id, name } of rules) {
		const own = name.replace(/“[^”]*”/g, '“”');
		expect(own, id).not.toMatch(/\b[a-z]+[A-Z]\w*|\w\.\w|yaml|[{}_=]|:$/);
	}
});
