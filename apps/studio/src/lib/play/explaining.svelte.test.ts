import { expect, test } from 'vitest';
import { Explaining } from './explaining.svelte.ts';

const person = { bot: undefined };
const bot = { bot: 'greedy' };

function opened(): Explaining {
	const studio = { explanations: { count: () => undefined } };
	const explaining = new Explaining(
		studio as unknown as ConstructorParameters<typeof Explaining>[0],
	);
	explaining.meet([person, bot]);
	explaining.open({ seat: 0 });
	return explaining;
}

test('an explanation is put away once a person plays on', () => {
	const explaining = opened();
	explaining.meet([person, bot, person, bot]);
	expect(explaining.of).toBeUndefined();
});

test('an explanation stays while bots play, rules change, or steps are taken back', () => {
	const explaining = opened();
	for (const steps of [[person, bot], [person, bot, bot], [person], [person, bot, bot]]) {
		explaining.meet(steps);
		expect(explaining.of).toEqual({ seat: 0 });
	}
});
