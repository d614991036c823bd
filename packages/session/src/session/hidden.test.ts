import { BotRandom } from '@tilewright/players';
import { describe, expect, test } from 'vitest';
import type { Setup } from '../setup/setup.ts';
import { newSession, shuffleHidden, twoPersons } from '../testing.ts';
import type { GameSession } from './game-session.ts';
import { step } from './step.ts';
import { view } from './view.ts';

const digging: Setup = { ...twoPersons, game: 'gold-rush', seed: 4 };

const bytes = (session: GameSession, seat: number | undefined): string =>
	JSON.stringify(view(session, seat));

describe('what is hidden from a seat changes no byte of its view', () => {
	test.each([
		[0, 1, false],
		[1, 2, false],
		[0, 3, true],
		[1, 4, true],
	])('seat %i, seed %i, turns confirmed: %s', (seat, seed, confirmsTurns) => {
		const random = new BotRandom(seed);
		const setup = { ...digging, seed };
		let session = newSession(setup, { confirmsTurns });
		let twin = newSession({ ...setup }, { confirmsTurns });
		let differed = 0;
		for (let i = 0; i < 80 && !session.game.over; i++) {
			if (session.mode.is === 'live') shuffleHidden(session.game, twin.game, seat, random);
			// a token that the seat took with its last step is known to it before the faces are mixed again
			const learns = session.mode.is !== 'live' && session.game.steps.at(-1)?.seat === seat;
			if (!learns) expect(bytes(twin, seat)).toBe(bytes(session, seat));
			expect(bytes(twin, undefined)).toBe(bytes(session, undefined));
			if (bytes(twin, 1 - seat) !== bytes(session, 1 - seat)) differed++;
			if (session.mode.is === 'awaiting-confirmation') {
				session = step(session, { do: 'confirm-turn' }).session;
				twin = step(twin, { do: 'confirm-turn' }).session;
				continue;
			}
			const options = session.game.decision?.options ?? [];
			const key =
				options.find((o) => o.key.includes('mine'))?.key ??
				options[random.below(options.length)]!.key;
			const at = session.game.steps.length;
			session = step(session, { do: 'play', key, at }).session;
			twin = step(twin, { do: 'play', key, at }).session;
		}
		// the games do differ: who holds other tokens sees it
		expect(differed).toBeGreaterThan(5);
	});

	test('the seed and what is scripted stay out of it', () => {
		const session = newSession(digging);
		const stream = 'deck';
		const other = newSession({ ...digging, seed: 99 });
		expect(view(session, 0).setup).toEqual(view(other, 0).setup);
		const [outcome] = view(session, 0).script.find((s) => s.stream === stream)!.outcomes;
		const from = view(session, 0).script.find((s) => s.stream === stream)!.next;
		const scripted = step(session, {
			do: 'script-outcomes',
			stream,
			from,
			outcomes: [outcome!.outcome],
		});
		expect(scripted.ok).toBe(true);
		expect(bytes(scripted.session, 0)).toBe(bytes(session, 0));
	});
});
