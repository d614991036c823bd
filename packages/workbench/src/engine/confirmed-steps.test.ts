import { expect, test } from 'vitest';
import { Trial, twoPersons } from './testing.ts';

test.each(['carcassonne', 'gold-rush'])(
	'a confirmation in %s tells whether the turn goes on after it',
	(game) => {
		const trial = new Trial();
		trial.host.handlers['confirm-turns'](true);
		trial.host.start({ ...twoPersons, game });
		const seen = new Set<boolean>();
		for (let i = 0; i < 30 && !trial.game.over; i++) {
			trial.play(1, (options) => options.find((o) => o.key !== 'pass')!);
			const { awaitsConfirmation, turnGoesOn, active } = trial.game;
			if (!awaitsConfirmation) {
				expect(turnGoesOn).toBe(false);
				continue;
			}
			trial.host.handlers['confirm-turn']();
			expect(trial.game.decision?.seat === active, trial.keys.at(-1)).toBe(turnGoesOn);
			seen.add(turnGoesOn);
		}
		expect(seen).toEqual(new Set(game === 'gold-rush' ? [true, false] : [false]));
	},
);
