import { expect, test } from 'vitest';
import { Trial, twoPersons, withHardCases } from './testing.ts';

test('a reason for points is shown in words, not as it is spelled in the rules', () => {
	const trial = new Trial(withHardCases());
	const shown = new Set<string>();
	for (let seed = 1; seed < 6; seed++) {
		trial.host.start({ ...twoPersons, packs: ['barn'], seed });
		for (let i = 0; i < 120 && trial.game.decision; i++)
			trial.play(
				1,
				(options) =>
					options.find((o) => /^barn |^follower field/.test(o.key)) ??
					options[(i * 7) % options.length]!,
			);
		for (const { why } of trial.game.ledger) shown.add(why);
	}
	expect([...shown].filter((why) => why.includes(' '))).not.toEqual([]);
	for (const why of shown) expect(why).not.toMatch(/[a-z][A-Z]/);
});
